import { type EventItem, hasOwnFeed, type LiveState, NO_FACTS, type PlayerTable, type SectionType } from '@stillingen/domain';
import { type PlayerStatisticsPart, writePlayerStatistics } from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';
import type { MatchContext } from '../../projection/item-source.ts';
import { partTitle } from './titles.ts';

const WHOLE_MATCH = '0';

function partOf(
  state: LiveState,
  event: EventItem,
  { id, sections }: PlayerTable,
  wanted: (type: SectionType) => boolean,
  words: Vocabulary,
): PlayerStatisticsPart {
  const codes = { home: state.participants.get(event.home)!.code, away: state.participants.get(event.away)!.code };
  return {
    title: id === WHOLE_MATCH ? '' : partTitle(event, Number(id), words),
    sections: sections
      .filter(({ type }) => wanted(type))
      .map((section) => ({
        ...section,
        title: words.phrase(section.title),
        columns: section.columns.map((column) => ({ ...column, label: words.phrase(column.label) })),
        lines: section.lines.map(({ side, player, country, values }) => ({ side, player, country, team: codes[side], values })),
      })),
  };
}

function text(
  state: LiveState,
  event: EventItem,
  { words }: MatchContext,
  ofMatch: boolean,
  wanted: (type: SectionType) => boolean,
): string {
  const tables = (state.facts.get(event.id) ?? NO_FACTS)['player-statistics'];
  return writePlayerStatistics(
    tables
      .filter(({ id }) => (id === WHOLE_MATCH) === ofMatch)
      .map((table) => partOf(state, event, table, wanted, words))
      .filter(({ sections }) => sections.length > 0),
  );
}

export const playerStatisticsText = (state: LiveState, event: EventItem, around: MatchContext): string =>
  text(state, event, around, true, () => true);

export const playerPartsText = (state: LiveState, event: EventItem, around: MatchContext): string =>
  text(state, event, around, false, () => true);

export const pitchersText = (state: LiveState, event: EventItem, around: MatchContext): string =>
  hasOwnFeed(event.sportId, 'pitchers') ? text(state, event, around, true, (type) => type === 'pitchers') : '';

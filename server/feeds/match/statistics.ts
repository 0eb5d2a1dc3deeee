import {
  type EventItem,
  hasOwnFeed,
  type LiveState,
  type MatchRatings,
  NO_FACTS,
  type PlayerTable,
  type SectionType,
  sportById,
} from '@stillingen/domain';
import {
  partTitleRow,
  type PlayerStatisticsPart,
  statisticRow,
  statisticsSectionRow,
  writePlayerStatistics,
} from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';
import type { MatchContext } from '../../projection/item-source.ts';
import { linkOf } from './persons.ts';
import { ratingOf, ratingsOf, ratingsText } from './ratings.ts';

/** Of `part`, from 1: '2. halvleg', '3. frame'; of darts '3. sæt' if it counts no legs. */
export function partTitle(
  { sportId, format: { unit } }: Pick<EventItem, 'sportId' | 'format'>,
  part: number,
  words: Vocabulary,
): string {
  const sport = sportById(sportId)!;
  const { format } = sport.formats[0];
  if (format.kind !== 'frames') return words.part(sport, part - 1);
  return words.unit(format.unit === 'legs' && unit !== 'legs' ? 'sets' : format.unit, part);
}

/** `part`: 0 for the whole match. */
function partText(state: LiveState, event: EventItem, part: number, words: Vocabulary): string {
  const values = new Map((state.statistics.get(event.id)?.[part] ?? []).map((value) => [value.stat, value]));
  if (values.size === 0) return '';
  const title = part === 0 ? words.wholeMatch : partTitle(event, part, words);
  let text = partTitleRow.writeText({ title }) + statisticsSectionRow.writeText({ title: words.statistics });
  for (const kind of sportById(event.sportId)!.statistics) {
    const value = values.get(kind.stat);
    if (value === undefined) continue;
    text += statisticRow.writeText({ stat: kind.stat, label: words.statistic(kind), home: value.home, away: value.away });
  }
  return text;
}

/** Numeric keys iterate in ascending order. */
const partsText = (state: LiveState, event: EventItem, words: Vocabulary): string =>
  Object.keys(state.statistics.get(event.id) ?? {})
    .map((part) => (part === '0' ? '' : partText(state, event, Number(part), words)))
    .join('');

export const statisticsText = (state: LiveState, event: EventItem, { words }: MatchContext): string =>
  partText(state, event, 0, words) + partsText(state, event, words);

export const dartsText = (state: LiveState, event: EventItem, { words }: MatchContext): string =>
  hasOwnFeed(event.sportId, 'darts-statistics') ? partText(state, event, 0, words) : '';

export const dartsPartsText = (state: LiveState, event: EventItem, { words }: MatchContext): string =>
  hasOwnFeed(event.sportId, 'darts-statistics') ? partsText(state, event, words) : '';

const WHOLE_MATCH = '0';

function playerPart(
  state: LiveState,
  event: EventItem,
  { id, sections }: PlayerTable,
  wanted: (type: SectionType) => boolean,
  rated: MatchRatings | null,
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
        lines: section.lines.map(({ side, player, participant, country, values }) => ({
          side,
          player,
          url: linkOf(state, participant).url,
          country,
          team: codes[side],
          rating: ratingOf(rated, side, player),
          values,
        })),
      })),
  };
}

function playerText(
  state: LiveState,
  event: EventItem,
  { words }: MatchContext,
  rated: MatchRatings | null,
  wanted: (table: PlayerTable, type: SectionType) => boolean,
): string {
  const tables = (state.facts.get(event.id) ?? NO_FACTS)['player-statistics'];
  const parts = tables
    .map((table) => playerPart(state, event, table, (type) => wanted(table, type), rated, words))
    .filter(({ sections }) => sections.length > 0);
  return parts.length === 0 ? '' : writePlayerStatistics(parts) + ratingsText(rated);
}

export const playerStatisticsText = (state: LiveState, event: EventItem, around: MatchContext): string =>
  playerText(state, event, around, ratingsOf(state, event), ({ id }) => id === WHOLE_MATCH);

export const playerPartsText = (state: LiveState, event: EventItem, around: MatchContext): string =>
  playerText(state, event, around, null, ({ id }) => id !== WHOLE_MATCH);

export const pitchersText = (state: LiveState, event: EventItem, around: MatchContext): string =>
  hasOwnFeed(event.sportId, 'pitchers')
    ? playerText(state, event, around, null, ({ id }, type) => id === WHOLE_MATCH && type === 'pitchers')
    : '';

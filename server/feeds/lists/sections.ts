import {
  DATA_PART_EVENTS,
  type EventId,
  type PageOrder,
  type ParticipantId,
  listsTournamentsByTime,
  sportById,
} from '@stillingen/domain';
import { type ListItem, byOrder, compare } from '../../projection/list-item.ts';
import type { ItemSource } from '../../projection/item-source.ts';
import { headText, listOf, sectionIdOf } from './listing.ts';
import { leagueHeader, leagueSortKey, participantLeagueKey } from '../../projection/league-header.ts';

export const itemsOf = (view: ItemSource, ids: readonly EventId[]): ListItem[] => ids.flatMap((id) => view.item(id) ?? []);

const headerText = (view: ItemSource, { leagueId, race }: ListItem): string =>
  leagueHeader(view.league(leagueId), race, view.words).text;

export const rowIdsOf = ({ id, race }: ListItem, competitor: ParticipantId): readonly string[] =>
  race === null ? [id] : race.entries.filter(({ participant }) => participant === competitor).map((entry) => entry.id);

function rowText(item: ListItem, competitor: ParticipantId | null): string {
  if (item.race === null || competitor === null) return item.text();
  const { entries } = item.race;
  return item.texts.filter((_, at) => entries[at]!.participant === competitor).join('');
}

/** A header where it changes. Of races all rows, or those of `competitor`; `about` comes first. */
export function inGivenOrder(
  view: ItemSource,
  sportId: number,
  items: readonly ListItem[],
  { competitor = null, about = '' }: { competitor?: ParticipantId | null; about?: string } = {},
): string {
  let text = items.length === 0 && about === '' ? '' : headText(sportId) + about;
  let under = '';
  for (const item of items) {
    const section = sectionIdOf(item);
    if (section !== under) text += headerText(view, item);
    under = section;
    text += rowText(item, competitor);
  }
  return text;
}

export const soonestFirst = (items: readonly ListItem[]): ListItem[] => items.toSorted(byOrder);

export function byLeague(view: ItemSource, items: readonly ListItem[], keyOf = leagueSortKey): ListItem[] {
  const keys = new Map(items.map(({ leagueId }) => [leagueId, keyOf(view.league(leagueId), view.words)]));
  return soonestFirst(items).sort((a, b) => compare(keys.get(a.leagueId)!, keys.get(b.leagueId)!));
}

export function latestHeaderFirst(items: readonly ListItem[]): ListItem[] {
  const times = new Map<string, number>();
  for (const item of items) {
    const section = sectionIdOf(item);
    times.set(section, Math.max(times.get(section) ?? 0, item.start));
  }
  const timeOf = (item: ListItem): number => times.get(sectionIdOf(item))!;
  return soonestFirst(items).sort((a, b) => timeOf(b) - timeOf(a) || compare(sectionIdOf(a), sectionIdOf(b)));
}

const ON_PARTICIPANT: PageOrder = { kind: 'participant', sortByTime: false, descending: false, tournamentsByEnd: false };

/** SORT-09: of sports with meetings the latest tournament first. */
export const ofParticipant = (view: ItemSource, sportId: number, items: readonly ListItem[]): ListItem[] =>
  listsTournamentsByTime(sportById(sportId)!, ON_PARTICIPANT)
    ? latestHeaderFirst(items)
    : byLeague(view, items, participantLeagueKey);

/** With the flag y the latest tournaments first, where the sport lists them so (SORT-08 to 10). */
export function pageList(
  view: ItemSource,
  sportId: number,
  items: readonly ListItem[],
  kind: PageOrder['kind'],
  flag: string,
): string {
  const page = { kind, sortByTime: false, descending: false, tournamentsByEnd: true };
  const isByTime = flag === 'y' && listsTournamentsByTime(sportById(sportId)!, page);
  return isByTime ? inGivenOrder(view, sportId, latestHeaderFirst(items)) : listOf(view, sportId, items).text;
}

/** O-063: finished events, the latest first, or all others, the soonest first. */
export type PartKind = 'results' | 'fixtures';

export function ofKind(view: ItemSource, items: readonly ListItem[], kind: PartKind): ListItem[] {
  const chosen = items.filter((item) => item.isOver === (kind === 'results'));
  const direction = kind === 'results' ? -1 : 1;
  // Stable: events of one start stay together by league under one header.
  return byLeague(view, chosen).sort((a, b) => direction * (a.start - b.start));
}

/** Whole items of a hundred rows (CONST-08, O-093); parts count from 0, empty past the end. */
export function partOf(items: readonly ListItem[], part: number, rowCount: (item: ListItem) => number): ListItem[] {
  const chosen: ListItem[] = [];
  let at = 0;
  let rows = 0;
  for (const item of items) {
    if (at === part) chosen.push(item);
    rows += rowCount(item);
    if (rows < DATA_PART_EVENTS) continue;
    if (at === part) return chosen;
    at += 1;
    rows = 0;
  }
  return chosen;
}

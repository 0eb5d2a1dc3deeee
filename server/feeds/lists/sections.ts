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
import { leagueHeader, leagueSortKey } from '../../projection/league-header.ts';

export const itemsOf = (view: ItemSource, ids: readonly EventId[]): ListItem[] => ids.flatMap((id) => view.item(id) ?? []);

const headerText = (view: ItemSource, { leagueId, race }: ListItem): string =>
  leagueHeader(view.league(leagueId), race, view.words).text;

/** The ids of the rows of a match, or of one competitor of a race. */
export const rowIdsOf = ({ id, race }: ListItem, competitor: ParticipantId): readonly string[] =>
  race === null ? [id] : race.entries.filter(({ participant }) => participant === competitor).map((entry) => entry.id);

function rowText(item: ListItem, competitor: ParticipantId | null): string {
  if (item.race === null || competitor === null) return item.text();
  const { entries } = item.race;
  return item.texts.filter((_, at) => entries[at]!.participant === competitor).join('');
}

/**
 * Items in the order in which they are given, under a header wherever that changes; '' without any. Of races all rows, or
 * those of one competitor. `about` stands before the first header.
 */
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

/** Items by league, in reading order, and within it with the soonest first. */
export function byLeague(view: ItemSource, items: readonly ListItem[]): ListItem[] {
  const keys = new Map(items.map(({ leagueId }) => [leagueId, leagueSortKey(view.league(leagueId), view.words)]));
  return soonestFirst(items).sort((a, b) => compare(keys.get(a.leagueId)!, keys.get(b.leagueId)!));
}

/** Items with what stands under the latest header first, and under each the soonest first. */
export function latestHeaderFirst(items: readonly ListItem[]): ListItem[] {
  const times = new Map<string, number>();
  for (const item of items) {
    const section = sectionIdOf(item);
    times.set(section, Math.max(times.get(section) ?? 0, item.start));
  }
  const timeOf = (item: ListItem): number => times.get(sectionIdOf(item))!;
  return soonestFirst(items).sort((a, b) => timeOf(b) - timeOf(a) || compare(sectionIdOf(a), sectionIdOf(b)));
}

/**
 * Items as a page lists them. With the order flag y the latest tournaments stand first where the pages of the sport list
 * them so (SORT-08 to 10); in all other lists the leagues stand by their sort key.
 */
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

/** What a list in parts holds (O-063): what is over, the latest first, or all else, the soonest first. */
export type PartKind = 'results' | 'fixtures';

export function ofKind(view: ItemSource, items: readonly ListItem[], kind: PartKind): ListItem[] {
  const chosen = items.filter((item) => item.isOver === (kind === 'results'));
  const direction = kind === 'results' ? -1 : 1;
  // What begins at the same time stays together by league, so that each has one header.
  return byLeague(view, chosen).sort((a, b) => direction * (a.start - b.start));
}

/**
 * One part of a list, counted from 0: as many items as make a hundred rows (CONST-08, O-093). `rowCount` says how many rows
 * an item has; a race is never divided. Empty past the end.
 */
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

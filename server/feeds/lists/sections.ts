import type { EventId, ParticipantId } from '@stillingen/domain';
import { byOrder, compare, type ListItem } from '../../projection/list-item.ts';
import type { ItemSource } from '../../projection/item-source.ts';
import { headText, sectionIdOf } from './listing.ts';
import { leagueHeader, leagueSortKey } from '../../projection/league-header.ts';

/** The matches and races of these ids. */
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

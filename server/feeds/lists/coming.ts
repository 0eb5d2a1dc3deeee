import { dayOf, StageType } from '@stillingen/domain';
import { byOrder, type ListItem } from '../../projection/list-item.ts';
import type { ItemSource } from '../../projection/item-source.ts';
import { leagueHeader } from '../../projection/league-header.ts';
import { headText } from './listing.ts';
import { sportsOf } from './lists.ts';

const MOST_DAYS = 10;

const isTelevised = ({ match }: ListItem): boolean => (match?.event.broadcasts.length ?? 0) > 0;

const isScheduled = ({ match, race }: ListItem): boolean => (match?.event ?? race!.race).stageType === StageType.scheduled;

/** Of each of the next days with events of a sport the first, and the first on television. */
export function comingList(view: ItemSource, sportId: number, nowS: number): string {
  const sports = sportsOf(sportId);
  const coming = [...view.items()].filter((item) => sports.has(item.sportId) && item.start > nowS && isScheduled(item));
  const days = [...Map.groupBy(coming.sort(byOrder), ({ start }) => dayOf(start)).values()].slice(0, MOST_DAYS);
  const first = new Set(days.flatMap((items) => [items[0]!, ...items.filter(isTelevised).slice(0, 1)]));
  if (first.size === 0) return '';
  // Of a race the row of one competitor: it has the start.
  const textOf = (item: ListItem): string =>
    leagueHeader(view.league(item.leagueId), item.race, view.words).text + (item.texts[0] ?? '');
  return headText(sportId) + [...first].map(textOf).join('');
}

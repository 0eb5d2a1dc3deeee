import { listsTournamentsByTime, type PageOrder, sportById } from '@stillingen/domain';
import type { ListItem } from '../../projection/list-item.ts';
import type { ItemSource } from '../../projection/item-source.ts';
import { listOf } from './listing.ts';
import { inGivenOrder, latestHeaderFirst } from './sections.ts';

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

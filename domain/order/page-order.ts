import type { Sport } from '../sport/sport.ts';

/** The kinds of pages whose tables differ in order. */
export type PageKind = 'main' | 'country' | 'category' | 'tournament' | 'season' | 'participant';

/** How one page orders its tables. */
export interface PageOrder {
  readonly kind: PageKind;
  /** The visitor's setting of live tables: by time instead of by league (SORT-11). */
  readonly sortByTime: boolean;
  /** Latest first, as lists of results have it (SORT-07). */
  readonly descending: boolean;
  /** `country_tournament_order_fin` of the deployment (SORT-10). */
  readonly tournamentsByEnd: boolean;
}

/**
 * Whether a page's rows are sorted by time across their leagues: as the setting says, but never in stage sports, whose
 * rows belong together, nor on golf's season pages (SORT-11, 12).
 */
export const sortsByTime = ({ order }: Pick<Sport, 'order'>, page: PageOrder): boolean =>
  page.sortByTime && !order.stages && (order.seasonsByTime || page.kind !== 'season');

/** Whether a page lists its tournaments by time, the latest first (SORT-08 to 10). */
export function listsTournamentsByTime({ order }: Pick<Sport, 'order'>, page: PageOrder): boolean {
  if (page.kind === 'country') return order.countriesByTime;
  if (page.kind === 'participant') return order.meetings;
  return page.tournamentsByEnd && (page.kind === 'season' || page.kind === 'category');
}

/** The letter that lifts top leagues: 'a' and 'b', none on the pages of participants (SORT-03 to 05). */
export function topMarker(isTop: boolean, kind: PageKind): 'a' | 'b' | '' {
  if (kind === 'participant') return '';
  return isTop && kind !== 'season' ? 'a' : 'b';
}

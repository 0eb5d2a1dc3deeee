import type { Sport } from '../sport/sport.ts';

export type PageKind = 'main' | 'country' | 'category' | 'tournament' | 'season' | 'participant';

export interface PageOrder {
  readonly kind: PageKind;
  /** The visitor's setting: by time instead of by league (SORT-11). */
  readonly sortByTime: boolean;
  /** Latest first, for results (SORT-07). */
  readonly descending: boolean;
  /** `country_tournament_order_fin` of the deployment (SORT-10). */
  readonly tournamentsByEnd: boolean;
}

/** As the setting says, but not in stage sports or on golf's season pages (SORT-11, 12). */
export const sortsByTime = ({ order }: Pick<Sport, 'order'>, page: PageOrder): boolean =>
  page.sortByTime && !order.stages && (order.seasonsByTime || page.kind !== 'season');

/** Latest first (SORT-08 to 10). */
export function listsTournamentsByTime({ order }: Pick<Sport, 'order'>, page: PageOrder): boolean {
  if (page.kind === 'country') return order.countriesByTime;
  if (page.kind === 'participant') return order.meetings;
  return page.tournamentsByEnd && (page.kind === 'season' || page.kind === 'category');
}

/** 'a' before 'b'; none on participant pages (SORT-03 to 05). */
export function topMarker(isTop: boolean, kind: PageKind): 'a' | 'b' | '' {
  if (kind === 'participant') return '';
  return isTop && kind !== 'season' ? 'a' : 'b';
}

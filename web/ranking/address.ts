import { rankingPath } from '@stillingen/wire';

export const VIEW_KEY = 'vis';
export const NATION_KEY = 'land';
export const PAGE_KEY = 'side';
const OFFICIAL_WORD = 'officiel';
const NATION = /^[a-z]{2}(?:-[a-z]{3})?$/;
const PAGE = /^[1-9]\d{0,2}$/;

export type RankingView = 'live' | 'official';
export interface RankingSelection {
  readonly view: RankingView;
  /** Code of the only country shown; null for all. */
  readonly nation: string | null;
  /** Counted from 0. */
  readonly page: number;
}

/**
 * Null for a page that is no number from 1. Other unknown words are the default: live where there is a
 * live list, all countries.
 */
export function selectionOf(search: string, hasLive: boolean): RankingSelection | null {
  const query = new URLSearchParams(search);
  const [nation, page] = [query.get(NATION_KEY) ?? '', query.get(PAGE_KEY) ?? '1'];
  if (!PAGE.test(page)) return null;
  return {
    view: hasLive && query.get(VIEW_KEY) !== OFFICIAL_WORD ? 'live' : 'official',
    nation: NATION.test(nation) ? nation : null,
    page: Number(page) - 1,
  };
}

export function rankingHref(slug: string, hasLive: boolean, { view, nation, page }: RankingSelection): string {
  const query = new URLSearchParams();
  if (hasLive && view === 'official') query.set(VIEW_KEY, OFFICIAL_WORD);
  if (nation !== null) query.set(NATION_KEY, nation);
  if (page > 0) query.set(PAGE_KEY, String(page + 1));
  return rankingPath(slug) + (query.size === 0 ? '' : `?${query}`);
}

import { NEWS_PATH } from '@stillingen/wire';
import { sportNameById } from '@stillingen/domain';

/** PAGE-37. */
export const COUNTS = [3, 15, 30] as const;
export const DEFAULT_COUNT = 15;

export const PAGE_KEY = 'side';
export const COUNT_KEY = 'antal';

export interface NewsSelection {
  /** Null for all sports. */
  readonly sportId: number | null;
  /** From 0. */
  readonly page: number;
  readonly count: number;
}

export function newsHref({ sportId, page, count }: NewsSelection): string {
  const sport = sportId === null ? null : sportNameById(sportId);
  const query = new URLSearchParams();
  if (page > 0) query.set(PAGE_KEY, String(page + 1));
  if (count !== DEFAULT_COUNT) query.set(COUNT_KEY, String(count));
  return NEWS_PATH + (sport === null ? '' : `${sport.segment}/`) + (query.size === 0 ? '' : `?${query}`);
}

/** Null for a page that is no number from 1; an unknown count is the default one. */
export function selectionOf(sportId: number | null, search: string): NewsSelection | null {
  const query = new URLSearchParams(search);
  const page = query.get(PAGE_KEY) ?? '1';
  if (!/^[1-9]\d{0,3}$/.test(page)) return null;
  const count = COUNTS.find((each) => String(each) === query.get(COUNT_KEY)) ?? DEFAULT_COUNT;
  return { sportId, page: Number(page) - 1, count };
}

import { Category } from '@stillingen/client';
import { CALENDAR_DAYS, PROJECT_TYPE, sportsOfGroup } from '@stillingen/domain';
import { buildPageFeedName } from '@stillingen/wire';
import { DAY_KEY } from '../page/paths.ts';

export interface Selection {
  readonly day: number;
  readonly category: Category;
}

export const CATEGORY_KEY = 'cat';
/** Numbers of a second reading that the first leaves free (O-001). */
const ALIASES: ReadonlyMap<string, Category> = new Map([
  ['6', Category.finished],
  ['7', Category.scheduled],
]);
const MARKER = /^#reload:(-?\d)-(\d)$/;

/** All for an unknown category (TAB-01, TAB-03, O-123). */
function categoryOf(text: string | null): Category {
  return Object.values(Category).find((category) => String(category) === text) ?? ALIASES.get(text ?? '') ?? Category.all;
}

function dayOf(text: string | null): number {
  const day = /^-?\d$/.test(text ?? '') ? Number(text) : 0;
  return Math.abs(day) <= CALENDAR_DAYS ? day + 0 : 0;
}

/** '?dag=-1&cat=2'. */
export function selectionOfQuery(search: string): Selection {
  const query = new URLSearchParams(search);
  return { day: dayOf(query.get(DAY_KEY)), category: categoryOf(query.get(CATEGORY_KEY)) };
}

/** TAB-07, or a category (O-123); null for other text. */
export function selectionOfHash(hash: string): Selection | null {
  const marker = MARKER.exec(hash);
  if (marker !== null) return { day: dayOf(marker[1]!), category: categoryOf(marker[2]!) };
  const category = /^#cat=(\d+)$/.exec(hash);
  return category === null ? null : { day: 0, category: categoryOf(category[1]!) };
}

export function queryOf({ day, category }: Selection): string {
  const query = new URLSearchParams();
  if (day !== 0) query.set(DAY_KEY, String(day));
  if (category !== Category.all) query.set(CATEGORY_KEY, String(category));
  return query.size === 0 ? '' : `?${query}`;
}

/** The hash that remembers a selection (TAB-07). */
export const hashOf = ({ day, category }: Selection): string => `#reload:${day}-${category}`;

/** FEED-21, FEED-24. */
export const tableFeed = (sport: number, day: number, tz: number): string =>
  sportsOfGroup(sport).length > 0
    ? buildPageFeedName({ kind: 'group', group: sport, day, tz, lang: 'da', projectType: PROJECT_TYPE.id })
    : buildPageFeedName({ kind: 'full', sport, day, tz, lang: 'da', projectType: PROJECT_TYPE.id });

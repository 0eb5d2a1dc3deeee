import { sportBySegment } from '@stillingen/domain';
import { ACCOUNT_PAGE_PATH } from '@stillingen/wire';

export type LeagueTab = 'overview' | 'standings' | 'results' | 'fixtures';

export type Route =
  | { readonly page: 'table'; readonly sportId: number }
  | { readonly page: 'match'; readonly eventId: string }
  | { readonly page: 'settings' }
  | { readonly page: 'account' }
  | { readonly page: 'gallery' }
  | { readonly page: 'category'; readonly sportId: number; readonly category: string }
  | {
      readonly page: 'league';
      readonly sportId: number;
      readonly country: string;
      readonly slug: string;
      readonly season: string | null;
      readonly tab: LeagueTab;
    };

const LEAGUE_TABS: ReadonlyMap<string, LeagueTab> = new Map([
  ['stilling', 'standings'],
  ['resultater', 'results'],
  ['kampprogram', 'fixtures'],
]);
const FRONT_SPORT = 'fodbold';
const SETTINGS = 'indstillinger';
const OWN_PAGES: ReadonlyMap<string, 'settings' | 'account' | 'gallery'> = new Map([
  [SETTINGS, 'settings'],
  [ACCOUNT_PAGE_PATH.slice(1, -1), 'account'],
  ['_galleri', 'gallery'],
]);
const EVENT_ID = /^[A-Za-z0-9]{8}$/;
const SLUG = /^[a-z0-9-]+$/;
const SEASON = /^\d{4}(?:-\d{4})?$/;
const PAST_TABS: ReadonlySet<LeagueTab> = new Set(['overview', 'standings']);

export const SETTINGS_PATH = `/${SETTINGS}/`;

export const matchPath = (eventId: string): string => `/kamp/${eventId}/`;

/** The address of a country or category of a sport; `sport` is the sport's part of the address. */
export const categoryPath = (sport: string, category: string): string => `/${sport}/${category}/`;

/** Null if it leads nowhere. The path ends with a slash; the front page is football's table. */
export function routeOf(path: string): Route | null {
  if (!path.endsWith('/')) return null;
  const parts = path.split('/').slice(1, -1);
  const [first = FRONT_SPORT, second, third] = parts;
  if (first === 'kamp') return parts.length === 2 && EVENT_ID.test(second!) ? { page: 'match', eventId: second! } : null;
  const own = OWN_PAGES.get(first);
  if (own !== undefined) return parts.length === 1 ? { page: own } : null;
  const sport = sportBySegment(first);
  if (sport === null) return null;
  if (second === undefined) return { page: 'table', sportId: sport.id };
  if (!SLUG.test(second)) return null;
  if (third === undefined) return { page: 'category', sportId: sport.id, category: second };
  if (!SLUG.test(third)) return null;
  const season = SEASON.test(parts[3] ?? '') ? parts[3]!.replace('-', '/') : null;
  const [last, ...beyond] = parts.slice(season === null ? 3 : 4);
  const tab = last === undefined ? 'overview' : LEAGUE_TABS.get(last);
  if (beyond.length > 0 || tab === undefined || (season !== null && !PAST_TABS.has(tab))) return null;
  return { page: 'league', sportId: sport.id, country: second, slug: third, season, tab };
}

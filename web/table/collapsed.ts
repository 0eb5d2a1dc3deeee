import type { LeagueRow } from '@stillingen/wire';

const COOKIE = 'clientStorage';
const SEPARATOR = '|';
/** A cookie must stay small; the oldest choices go first. */
const KEPT = 120;
const COOKIE_LIFE_S = 31_536_000;
const CLOSED = 'c';

/** Whether a league is folded: its default (LEAGUE-04) unless it was toggled away from it (EXPAND-02, O-008). */
export const isFolded = (league: LeagueRow, toggled: ReadonlySet<string>): boolean =>
  (league.type === CLOSED) !== toggled.has(league.stageId ?? '');

/** The toggled leagues of a cookie header or `document.cookie`, oldest first. */
export function readToggled(cookies: string): string[] {
  const value = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? '';
  return decodeURIComponent(value).split(SEPARATOR).filter((id) => id !== '');
}

/** The cookie that remembers them (EXPAND-01, O-107). */
export const toggledCookie = (ids: readonly string[]): string =>
  `${COOKIE}=${encodeURIComponent(ids.slice(-KEPT).join(SEPARATOR))}; path=/; max-age=${COOKIE_LIFE_S}; samesite=lax`;

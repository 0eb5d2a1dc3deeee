import type { LeagueRow } from '@stillingen/wire';
import { cookieText, readCookie } from '../../page/browser.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';

const COOKIE = 'clientStorage';
const SEPARATOR = '|';
const WRITTEN_SEPARATOR = /%7C|\|/i;
const STAGE_ID = /^[A-Za-z0-9]{8}$/;
/** A cookie must stay small: the oldest choices are dropped. */
const KEPT = 120;
const CLOSED = 'c';

/** Whether a league is folded: its default (LEAGUE-04) unless toggled (EXPAND-02, O-008). */
export const isFolded = (league: LeagueRow, toggled: ReadonlySet<string>): boolean =>
  (league.type === CLOSED) !== toggled.has(league.stageId ?? '');

export const readToggled = (cookies: string): string[] =>
  readCookie(cookies, COOKIE)
    .split(WRITTEN_SEPARATOR)
    .filter((id) => STAGE_ID.test(id));

/** The cookie that remembers them (EXPAND-01, O-107). */
export const toggledCookie = (ids: readonly string[]): string =>
  cookieText(COOKIE, encodeURIComponent(ids.slice(-KEPT).join(SEPARATOR)));

/** The leagues toggled away from their default, kept in a cookie, and their toggle (EXPAND-01). */
export function useFolded(first: readonly string[]): [ReadonlySet<string>, (stageId: string) => void] {
  const [ids, setIds] = useState(first);
  useEffect(() => {
    // The page may come from a shared cache.
    const remembered = readToggled(document.cookie);
    setIds((shown) => (shown.join() === remembered.join() ? shown : remembered));
  }, []);
  const toggle = useCallback((stageId: string): void => {
    setIds((before) => {
      const after = before.includes(stageId) ? before.filter((id) => id !== stageId) : [...before, stageId];
      document.cookie = toggledCookie(after);
      return after;
    });
  }, []);
  return [useMemo(() => new Set(ids), [ids]), toggle];
}

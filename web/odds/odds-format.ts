import { createStore } from '@stillingen/client';
import { DEFAULT_ODDS_FORMAT, ODDS_FORMATS, type OddsFormat } from '@stillingen/domain/odds';
import { useEffect } from 'react';
import { cookieText, readCookie } from '../page/browser.ts';
import { useStore } from '../page/page-context.ts';

/** ODDS-12: 365 days. */
const COOKIE = 'oddsFormat';

const format = createStore<OddsFormat>(DEFAULT_ODDS_FORMAT);

export function readOddsFormat(cookies: string): OddsFormat {
  const kept = readCookie(cookies, COOKIE);
  return ODDS_FORMATS.find((each) => each === kept) ?? DEFAULT_ODDS_FORMAT;
}

export function chooseOddsFormat(chosen: OddsFormat): void {
  document.cookie = cookieText(COOKIE, chosen);
  format.set(chosen);
}

/** That of the visitor, one for all that is shown. */
export function useOddsFormat(): OddsFormat {
  useEffect(() => format.set(readOddsFormat(document.cookie)), []);
  return useStore(format, DEFAULT_ODDS_FORMAT);
}

import { createStore } from '@stillingen/client';
import { DEFAULT_ODDS_FORMAT, ODDS_FORMAT_ID, ODDS_FORMATS, type OddsFormat } from '@stillingen/domain/odds';
import { useEffect } from 'react';
import { cookieText, readCookie } from '../page/browser.ts';
import { useStore } from '../page/page-context.ts';

/** ODDS-12: 365 days. The value is the id of the format. */
const COOKIE = 'oddsFormat';

const format = createStore<OddsFormat>(DEFAULT_ODDS_FORMAT);

export function readOddsFormat(cookies: string): OddsFormat {
  const kept = readCookie(cookies, COOKIE);
  return ODDS_FORMATS.find((each) => String(ODDS_FORMAT_ID[each]) === kept) ?? DEFAULT_ODDS_FORMAT;
}

export function chooseOddsFormat(chosen: OddsFormat): void {
  document.cookie = cookieText(COOKIE, String(ODDS_FORMAT_ID[chosen]));
  format.set(chosen);
}

/** That of the visitor, one for all that is shown. */
export function useOddsFormat(): OddsFormat {
  useEffect(() => format.set(readOddsFormat(document.cookie)), []);
  return useStore(format, DEFAULT_ODDS_FORMAT);
}

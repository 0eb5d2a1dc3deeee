import type { BetScope, BetType, Price } from '@stillingen/domain/odds';

/** GET: the prices of one market over time. 404 where a visitor is served none. */
export const ODDS_HISTORY_PATH = '/api/odds-history';

export interface HistoryMarket {
  readonly betType: BetType;
  readonly scope: BetScope;
  readonly line: number | null;
  readonly isLive: boolean;
}

/** Seconds; with a delay, `asOf` is the time that the visitor sees. */
export function oddsHistoryAddress(event: string, { betType, scope, line, isLive }: HistoryMarket, asOf: number | null): string {
  const query = new URLSearchParams({ event, type: betType, scope, ...(line === null ? {} : { line: String(line) }) });
  if (isLive) query.set('live', '1');
  if (asOf !== null) query.set('asof', String(asOf));
  return `${ODDS_HISTORY_PATH}?${query}`;
}

/** Of each bookmaker, oldest point first. */
export type OddsHistory = readonly {
  readonly bookmaker: number;
  readonly outcomes: readonly string[];
  readonly points: readonly OddsPoint[];
}[];

/** Received at a time (seconds), with the price of each outcome. */
export type OddsPoint = readonly [atS: number, ...prices: readonly (Price | null)[]];

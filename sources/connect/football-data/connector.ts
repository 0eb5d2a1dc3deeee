import type { Connector, PlanInput, SourceRequest } from '../kit/connector.ts';
import { DAY, HOUR, MINUTE, paceOf } from '../kit/pace.ts';
import table from './competitions.json' with { type: 'json' };
import { read } from './read.ts';

const LIVE_INTERVAL = MINUTE;
const WIDE_INTERVAL = 6 * HOUR;
/** The source allows ten days in one request. */
const [NEAR_DAYS, WIDE_DAYS] = [2, 8];

/** All competitions from yesterday to some days ahead. */
function pathOf(leagues: readonly string[], days: number, nowMs: number): string {
  const day = (ahead: number): string => new Date(nowMs + ahead * DAY).toISOString().slice(0, 10);
  return `/v4/matches?competitions=${leagues.toSorted().join(',')}&dateFrom=${day(-1)}&dateTo=${day(days)}`;
}

function requests({ leagues, matches, nowMs }: PlanInput): SourceRequest[] {
  const wide = { path: pathOf(leagues, WIDE_DAYS, nowMs), everyMs: WIDE_INTERVAL, isLive: false };
  const pace = paceOf(matches, nowMs, LIVE_INTERVAL);
  return pace.everyMs < WIDE_INTERVAL ? [{ path: pathOf(leagues, NEAR_DAYS, nowMs), ...pace }, wide] : [wide];
}

export const footballData: Connector = {
  name: 'football-data',
  about: 'football: twelve big competitions; about five minutes late without a plan for live scores',
  terms: 'free with an account; the terms of the account apply',
  website: 'https://www.football-data.org',
  attribution: { text: 'football-data.org', url: 'https://www.football-data.org', licence: 'vilkår hos football-data.org' },
  address: 'https://api.football-data.org',
  key: { setting: 'FOOTBALL_DATA_KEY', where: 'https://www.football-data.org/client/register', header: 'X-Auth-Token' },
  // Ten a minute are allowed without a plan.
  limits: { perMinute: 5, perHour: 300, perDay: 7200 },
  leagues: { known: table.leagues, fallback: Object.keys(table.leagues) },
  requests,
  read,
};

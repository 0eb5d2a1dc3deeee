import type { Connector, MatchPlan, PlanInput, SourceRequest } from '../kit/connector.ts';
import { DAY, HOUR, MINUTE, paceOf, SECOND } from '../kit/pace.ts';
import { dayAfter, easternDay, listedDays } from '../kit/us-days.ts';
import { PAGE, read, WEEK } from './read.ts';

const LIVE_INTERVAL = 15 * SECOND;
/** Pages of matches share what the lists of the day leave of the budget. */
const PAGE_INTERVAL = 12 * SECOND;

/** Goals have ids on the page of a match alone. */
const hasGoals = ({ phase, startMs }: MatchPlan, nowMs: number): boolean => phase !== 'before' && startMs > nowMs - 2 * DAY;

function pagesOf(matches: readonly MatchPlan[], nowMs: number): SourceRequest[] {
  const begun = matches.filter((match) => hasGoals(match, nowMs));
  const leastMs = Math.max(MINUTE, begun.length * PAGE_INTERVAL);
  return begun.map((match) => ({
    path: `${PAGE}${match.key.split('/')[1]}/landing`,
    everyMs: Math.max(leastMs, paceOf([match], nowMs, LIVE_INTERVAL).everyMs),
    isLive: false,
  }));
}

function requests({ matches, nowMs }: PlanInput): SourceRequest[] {
  const lists = listedDays(matches, nowMs).map((day) => ({
    path: `/v1/score/${day}`,
    ...paceOf(
      matches.filter(({ group }) => group === day),
      nowMs,
      LIVE_INTERVAL,
    ),
  }));
  // The week begins tomorrow: it has no clocks, and caches hold it for longer than the lists.
  const week = { path: `${WEEK}${dayAfter(easternDay(nowMs), 1)}`, everyMs: 6 * HOUR, isLive: false };
  return [...lists, week, ...pagesOf(matches, nowMs)];
}

export const nhl: Connector = {
  name: 'nhl',
  about: 'ice hockey: the NHL, live within seconds',
  terms: 'no terms published for this API; it may change without notice',
  website: 'https://www.nhl.com',
  attribution: { text: 'NHL', url: 'https://www.nhl.com', licence: 'vilkår ikke offentliggjort' },
  address: 'https://api-web.nhle.com',
  key: null,
  limits: { perMinute: 12, perHour: 600, perDay: 10_000 },
  leagues: null,
  requests,
  read,
};

import type { Connector, MatchPlan, PlanInput, SourceRequest } from '../kit/connector.ts';
import { DAY, HOUR, MINUTE, paceOf, SECOND } from '../kit/pace.ts';
import { LEAGUES, read } from './read.ts';

const LIVE_INTERVAL = 20 * SECOND;
/** The list of matches in play has them until a quarter of an hour after the end of a shoot-out. */
const LISTED = 180 * MINUTE;
const GIVEN_UP = 6 * HOUR;
const [RESULTS_INTERVAL, SEASON_INTERVAL] = [10 * MINUTE, 6 * HOUR];

/** A page holds 50; two leagues play fewer matches in a week. */
const LEAGUES_A_PAGE = 2;
const PAGE = 'per_page=50';
const WEEKS_AHEAD = 4;
const WEEK = 7 * DAY;

const FIXTURE = 'participants;state;league;season;stage;round;venue';
const PLAYED = `${FIXTURE};scores;periods;events`;

const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const football = (path: string, include: string, leagues: readonly string[]): string =>
  `/v3/football/${path}?include=${include}&filters=fixtureLeagues:${leagues.join(',')}`;

const between = (fromMs: number, toMs: number, include: string, leagues: readonly string[]): string =>
  `${football(`fixtures/between/${day(fromMs)}/${day(toMs)}`, include, leagues)}&${PAGE}`;

const pagesOf = (leagues: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(leagues.length / LEAGUES_A_PAGE) }, (_, page) =>
    leagues.slice(page * LEAGUES_A_PAGE, (page + 1) * LEAGUES_A_PAGE),
  );

/** Longer in play than the list of such matches has them: asked for alone. */
function overdue({ phase, startMs, group }: MatchPlan, nowMs: number): SourceRequest[] {
  const sinceMs = nowMs - startMs;
  if ((phase !== 'live' && phase !== 'break') || sinceMs < LISTED) return [];
  const isAwaited = sinceMs < GIVEN_UP;
  const path = `/v3/football/fixtures/${group}?include=${PLAYED}`;
  return [{ path, everyMs: isAwaited ? MINUTE : SEASON_INTERVAL, isLive: isAwaited }];
}

function requests({ leagues, matches, nowMs }: PlanInput): SourceRequest[] {
  const pace = paceOf(matches, nowMs, LIVE_INTERVAL);
  const inPlay: SourceRequest[] = pace.isLive ? [{ path: football('livescores/inplay', PLAYED, leagues), ...pace }] : [];
  const around = pagesOf(leagues).map((page) => ({
    path: between(nowMs - DAY, nowMs + DAY, PLAYED, page),
    everyMs: Math.max(RESULTS_INTERVAL, pace.everyMs),
    isLive: false,
  }));
  const ahead = Array.from({ length: WEEKS_AHEAD }, (_, week) => nowMs + 2 * DAY + week * WEEK).flatMap((fromMs) =>
    pagesOf(leagues).map((page) => ({
      path: between(fromMs, fromMs + WEEK - DAY, FIXTURE, page),
      everyMs: SEASON_INTERVAL,
      isLive: false,
    })),
  );
  return [...inPlay, ...matches.flatMap((match) => overdue(match, nowMs)), ...around, ...ahead];
}

export const sportmonks: Connector = {
  name: 'sportmonks',
  about: 'football: the Danish Superliga and the Scottish Premiership for free, more leagues by plan',
  terms: 'for display on a site; the account is not shared, the data are as they are',
  website: 'https://www.sportmonks.com/football-api',
  attribution: { text: 'Sportmonks', url: 'https://www.sportmonks.com', licence: 'vilkår hos Sportmonks' },
  address: 'https://api.sportmonks.com',
  key: { setting: 'SPORTMONKS_KEY', where: 'https://my.sportmonks.com', header: 'authorization' },
  // Half of 180 an hour; an answer states what is left of a larger plan.
  limits: { perMinute: 10, perHour: 90, perDay: 2000 },
  leagues: {
    known: Object.fromEntries(Object.entries(LEAGUES).map(([id, { name, country }]) => [id, `${name} (${country})`])),
    fallback: ['271'],
  },
  requests,
  read,
};

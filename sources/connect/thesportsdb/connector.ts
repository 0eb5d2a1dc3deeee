import type { Connector, PlanInput, SourceRequest } from '../kit/connector.ts';
import { MINUTE, paceOf, SECOND } from '../kit/pace.ts';
import { type League, leagueById, leagueNames, LISTS } from './leagues.ts';
import { read } from './read.ts';

/** The source renews its list every two minutes. */
const LIVE_INTERVAL = 90 * SECOND;
const [SCHEDULE_INTERVAL, RESULTS_INTERVAL] = [30 * MINUTE, 10 * MINUTE];

const ROOT = '/api/v2/json';

type OfLeague = readonly [id: string, league: League];

function live(list: string, leagues: readonly OfLeague[], { matches, nowMs }: PlanInput): SourceRequest[] {
  const ids = leagues.filter(([, { sport }]) => LISTS[sport] === list).map(([id]) => id);
  const pace = paceOf(
    matches.filter(({ group }) => ids.includes(group)),
    nowMs,
    LIVE_INTERVAL,
  );
  return pace.isLive ? [{ path: `${ROOT}/livescore/${list}`, ...pace }] : [];
}

/** The next and the last twenty matches of a league. */
function schedules([leagueId]: OfLeague, { matches, nowMs }: PlanInput): SourceRequest[] {
  const { everyMs } = paceOf(
    matches.filter(({ group }) => group === leagueId),
    nowMs,
    LIVE_INTERVAL,
  );
  return [
    { path: `${ROOT}/schedule/next/league/${leagueId}`, everyMs: Math.max(SCHEDULE_INTERVAL, everyMs), isLive: false },
    { path: `${ROOT}/schedule/previous/league/${leagueId}`, everyMs: Math.max(RESULTS_INTERVAL, everyMs), isLive: false },
  ];
}

function requests(input: PlanInput): SourceRequest[] {
  const chosen = input.leagues.flatMap((id): OfLeague[] => {
    const league = leagueById(id);
    return league === undefined ? [] : [[id, league]];
  });
  const lists = new Set(chosen.map(([, { sport }]) => LISTS[sport]));
  return [...[...lists].flatMap((list) => live(list, chosen, input)), ...chosen.flatMap((each) => schedules(each, input))];
}

export const thesportsdb: Connector = {
  name: 'thesportsdb',
  about: 'football, ice hockey, basketball, handball, rugby and volleyball, small leagues too; about two minutes late',
  terms: 'a paid plan (9 $ a month); data by its community; whether it allows a site of your own is to be asked',
  website: 'https://www.thesportsdb.com',
  attribution: { text: 'TheSportsDB', url: 'https://www.thesportsdb.com', licence: 'vilkår hos TheSportsDB' },
  address: 'https://www.thesportsdb.com',
  key: { setting: 'THESPORTSDB_KEY', where: 'https://www.thesportsdb.com/pricing', header: 'x-api-key' },
  // Half of 100 a minute.
  limits: { perMinute: 50, perHour: 1000, perDay: 10_000 },
  leagues: {
    known: leagueNames(),
    fallback: ['4340'],
  },
  requests,
  read,
};

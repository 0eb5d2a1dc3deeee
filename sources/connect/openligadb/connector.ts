import { competitionByName } from '@stillingen/domain';
import type { Connector, MatchPlan, PlanInput, SourceRequest } from '../kit/connector.ts';
import { HOUR, MINUTE, paceOf, SECOND } from '../kit/pace.ts';
import { type League, LEAGUES, type Leagues, seasonAt } from './leagues.ts';
import { read } from './read.ts';

const PROBE_INTERVAL = 30 * SECOND;
/** The round is read without a change too: a start and a confirmed end are matters of time. */
const ROUND_INTERVAL = 2 * MINUTE;
const SEASON_INTERVAL = 6 * HOUR;

const pathOf = (group: string): string => `/getmatchdata/${group}`;

function requestsOfLeague(code: string, league: League | undefined, nowMs: number): SourceRequest[] {
  if (league === undefined) return [];
  return [
    { path: `/getcurrentgroup/${code}`, everyMs: HOUR, isLive: false, ifChanged: pathOf(code) },
    { path: pathOf(`${code}/${seasonAt(league, nowMs)}`), everyMs: SEASON_INTERVAL, isLive: false },
  ];
}

function requestsOfRound(group: string, matches: readonly MatchPlan[], nowMs: number): SourceRequest[] {
  const [probe, round] = [paceOf(matches, nowMs, PROBE_INTERVAL), paceOf(matches, nowMs, ROUND_INTERVAL)];
  if (round.everyMs >= SEASON_INTERVAL) return [];
  const whole = { path: pathOf(group), ...round };
  return probe.everyMs < round.everyMs
    ? [{ path: `/getlastchangedate/${group}`, ...probe, ifChanged: whole.path }, whole]
    : [whole];
}

function requests({ leagues: codes, matches, nowMs }: PlanInput, leagues: Leagues): SourceRequest[] {
  const rounds = Map.groupBy(matches, ({ group }) => group);
  return [
    ...[...rounds].flatMap(([group, ofRound]) => requestsOfRound(group, ofRound, nowMs)),
    ...codes.flatMap((code) => requestsOfLeague(code, leagues.get(code), nowMs)),
  ];
}

const connectorOf = (leagues: Leagues): Connector => ({
  name: 'openligadb',
  about: 'football of Germany, World Cups and Euros, entered by volunteers within about a minute',
  terms: 'ODbL 1.0: any use that names the source; a database that is published from it has the same licence',
  website: 'https://www.openligadb.de',
  attribution: { text: 'OpenLigaDB', url: 'https://www.openligadb.de', licence: 'ODbL 1.0' },
  address: 'https://api.openligadb.de',
  key: null,
  // No limits are published.
  limits: { perMinute: 30, perHour: 1200, perDay: 12_000 },
  leagues: {
    known: Object.fromEntries(
      [...leagues].map(([code, { name, year }]) => [code, year === undefined ? name : `${name} ${year}`]),
    ),
    fallback: ['bl1', 'bl2', 'dfb'],
  },
  withLeague(code, { name, country }) {
    const isCup = competitionByName(country, name)?.format !== 'league';
    return connectorOf(new Map([...leagues, [code.toLowerCase(), { name, country, isCup }]]));
  },
  requests: (input) => requests(input, leagues),
  read: (input) => read(input, leagues),
});

export const openligadb = connectorOf(LEAGUES);

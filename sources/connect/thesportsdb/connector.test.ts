import { isKnownCompetition, SPORT } from '@stillingen/domain';
import { expect, it } from 'vitest';
import type { MatchPlan } from '../kit/connector.ts';
import { HOUR, MINUTE, SECOND } from '../kit/pace.ts';
import { thesportsdb } from './connector.ts';
import { leagueById } from './leagues.ts';

const START_MS = Date.parse('2026-10-05T18:45:00Z');
const planned = (group: string, phase: MatchPlan['phase'] = 'live'): MatchPlan => ({
  key: 'tsdb/7',
  startMs: START_MS,
  phase,
  overMs: null,
  group,
});
const requests = (leagues: string[], matches: MatchPlan[], nowMs = START_MS + HOUR) =>
  thesportsdb.requests({ leagues, matches, nowMs }).map(({ path, everyMs }) => [path.replace('/api/v2/json/', ''), everyMs]);

it('every league of TheSportsDB is in the catalogue', () => {
  const leagues = Object.keys(thesportsdb.leagues!.known).map((id) => leagueById(id)!);
  expect(leagues.filter(({ sport, name, country }) => !isKnownCompetition(SPORT[sport], name, country))).toEqual([]);
});

it('the list of a sport is requested every 90 seconds while a match of it is in play, with the schedules of its leagues', () => {
  expect(requests(['4340', '4930'], [planned('4930')])).toEqual([
    ['livescore/ice%20hockey', 90 * SECOND],
    ['schedule/next/league/4340', 6 * HOUR],
    ['schedule/previous/league/4340', 6 * HOUR],
    ['schedule/next/league/4930', 30 * MINUTE],
    ['schedule/previous/league/4930', 10 * MINUTE],
  ]);
});

it('one list serves both codes of rugby', () => {
  expect(
    requests(['4414', '4416'], [planned('4414'), planned('4416')]).filter(([path]) => String(path).startsWith('live')),
  ).toEqual([['livescore/rugby', 90 * SECOND]]);
});

it('no list is requested while no match is near, and nothing for leagues outside the table', () => {
  expect(requests(['4340', '1'], [planned('4340', 'before')], START_MS - 5 * HOUR)).toEqual([
    ['schedule/next/league/4340', 30 * MINUTE],
    ['schedule/previous/league/4340', 30 * MINUTE],
  ]);
});

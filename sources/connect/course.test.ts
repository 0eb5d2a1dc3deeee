import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createInMemoryIngest } from '../in-memory-ingest.ts';
import { mlbGame, mlbLinescore, mlbStatus, nhlGame, nhlGoal, nhlPeriod } from '../testing/made-games.ts';
import { namedEvents } from '../testing/named-views.ts';
import { playReports } from '../testing/play-reports.ts';
import type { MatchReport } from './kit/connector.ts';
import { mlb } from './mlb/connector.ts';
import { nhl } from './nhl/connector.ts';

const NOW = Date.parse('2026-11-29T01:00:00Z');

const clock = (timeRemaining: string, inIntermission = false) => ({ clock: { timeRemaining, inIntermission } });
const period = (number: number, periodType: string) => ({ periodDescriptor: { number, periodType } });
const score = (home: number, away: number) => ({
  ...{ homeTeam: { abbrev: 'BUF', score: home }, awayTeam: { abbrev: 'DAL', score: away } },
});
const first = nhlPeriod(1, [nhlGoal(11, 'BUF', [1, 0])]);
const third = [first, nhlPeriod(2, []), nhlPeriod(3, [nhlGoal(31, 'DAL', [1, 1])])];
const attempt = (sequence: number, team: string, result: string) => ({ sequence, teamAbbrev: { default: team }, result });
const attempts = [attempt(1, 'BUF', 'goal'), attempt(2, 'DAL', 'save'), attempt(3, 'BUF', 'goal')];
const goals = (scoring: readonly object[], shootout: readonly object[] = []) => ({ summary: { scoring, shootout } });

/** A match from before its start to its shoot-out. */
const HOCKEY: readonly object[] = [
  { gameState: 'FUT', clock: undefined, ...score(0, 0) },
  { ...score(0, 0), ...goals([]), periodDescriptor: undefined, clock: undefined },
  { ...score(1, 0), ...goals([]), ...period(1, 'REG'), ...clock('12:46') },
  { ...score(1, 0), ...goals([first]), ...period(1, 'REG'), ...clock('12:40') },
  { ...score(1, 0), ...goals([first]), ...period(1, 'REG'), ...clock('17:00', true) },
  { ...score(1, 0), ...goals([first]), ...period(2, 'REG'), ...clock('03:00') },
  { ...score(1, 1), ...goals(third), ...period(3, 'REG'), ...clock('00:10'), gameState: 'CRIT' },
  { ...score(1, 1), ...goals(third), ...period(4, 'OT'), ...clock('04:59') },
  { ...score(1, 1), ...goals(third, attempts.slice(0, 2)), ...period(5, 'SO'), ...clock('00:00') },
  { ...score(2, 1), ...goals(third, attempts), ...period(5, 'SO'), ...clock('00:00'), gameState: 'OVER' },
  { ...score(2, 1), ...goals(third, attempts), ...period(5, 'SO'), ...clock('00:00'), gameState: 'OFF' },
];

const innings = (count: number) => ({
  linescore: mlbLinescore({
    currentInning: count,
    innings: Array.from({ length: count }, (_, at) => ({ num: at + 1, home: { runs: 0 }, away: { runs: at === 0 ? 1 : 0 } })),
    teams: { home: { runs: 0, hits: 1, errors: 0 }, away: { runs: 1, hits: 2, errors: 0 } },
  }),
});

/** A match that waits for rain twice and is finished on another day. */
const BASEBALL: readonly object[] = [
  { status: mlbStatus('Scheduled', 'S') },
  { status: mlbStatus('Delayed Start: Rain', 'P') },
  { status: mlbStatus('In Progress', 'I'), ...innings(1) },
  { status: mlbStatus('Manager challenge: Tag play', 'M'), ...innings(2) },
  { status: mlbStatus('Delayed: Rain', 'I'), ...innings(3) },
  { status: mlbStatus('In Progress', 'I'), ...innings(3) },
  { status: mlbStatus('Suspended: Rain', 'U'), ...innings(4) },
  { status: mlbStatus('Pre-Game', 'P'), resumedFrom: '2026-07-01T23:05:00Z', ...innings(4) },
  { status: mlbStatus('In Progress', 'I'), resumedFrom: '2026-07-01T23:05:00Z', ...innings(9) },
  { status: mlbStatus('Game Over', 'O'), resumedFrom: '2026-07-01T23:05:00Z', ...innings(9) },
  { status: mlbStatus('Final', 'F'), resumedFrom: '2026-07-01T23:05:00Z', ...innings(9) },
];

const hockeyReport = (change: object): MatchReport =>
  nhl.read({ path: '/v1/gamecenter/2026020001/landing', body: nhlGame(change), nowMs: NOW, leagues: [] }).matches[0]!;
const baseballReport = (change: object): MatchReport =>
  mlb.read({
    ...{ path: '/api/v1/schedule?sportId=1', nowMs: NOW, leagues: [] },
    body: { dates: [{ date: '2026-07-01', games: [mlbGame(change)] }] },
  }).matches[0]!;

describe.each([
  ['nhl', HOCKEY.map(hockeyReport), [1, 14, 14, 14, 46, 15, 16, 6, 7, 11, 11]],
  ['mlb', BASEBALL.map(baseballReport), [1, 43, 26, 27, 36, 28, 45, 45, 34, 3, 3]],
] as const)('%s made/ course of a match', (name, reports, stages) => {
  it(`${name} reads the stages of a whole match in order`, () => {
    expect(reports.map((report) => report.stages[0])).toEqual(stages);
  });

  it(`${name} ends a match in the same state, and nothing is refused, when answers before the last are missed`, async () => {
    const stateAfter = async (kept: readonly MatchReport[]) => {
      const ingest = createInMemoryIngest();
      const { refused } = await playReports(kept, ingest);
      expect(refused).toEqual([]);
      const [event] = namedEvents(ingest.state);
      const incidents = ingest.state.incidents.get(event!.id) ?? [];
      const { stage, score: board, parts, penalties, winner, fullTime, results } = event!;
      return {
        stage,
        board,
        parts,
        penalties,
        winner,
        fullTime,
        results,
        incidents: incidents.map(({ type, side, clock: at, score: after }) => [type, side, at, after]),
      };
    };
    const whole = await stateAfter(reports);
    await fc.assert(
      fc.asyncProperty(fc.subarray(reports.slice(0, -1)), async (kept) => {
        expect(await stateAfter([...kept, reports.at(-1)!])).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });
});

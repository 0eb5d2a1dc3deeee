import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { mlbGame, mlbLinescore, mlbStatus } from '../../testing/made-games.ts';
import { playReports } from '../../testing/play-reports.ts';
import { UnreadableAnswer } from '../kit/answer.ts';
import type { MatchReport } from '../kit/connector.ts';
import { mlb } from './connector.ts';

const NOW = Date.parse('2026-07-02T01:00:00Z');
const answer = (body: unknown, nowMs = NOW) => mlb.read({ path: '/api/v1/schedule?sportId=1', body, nowMs, leagues: [] });
const days = (lists: Readonly<Record<string, readonly unknown[]>>, nowMs = NOW) =>
  answer({ dates: Object.entries(lists).map(([date, games]) => ({ date, games })) }, nowMs);
const one = (change: object = {}, nowMs = NOW): MatchReport => days({ '2026-07-01': [mlbGame(change)] }, nowMs).matches[0]!;

async function expectAccepted(report: MatchReport): Promise<void> {
  const { refused } = await playReports([report]);
  expect(refused).toEqual([]);
}

describe('mlb made/ statuses', () => {
  it.each([
    ['Scheduled', 'S', 'before', Stage.scheduled],
    ['Pre-Game', 'P', 'before', Stage.scheduled],
    ['Warmup', 'P', 'before', Stage.scheduled],
    ['Delayed Start: Rain', 'P', 'before', Stage.delayed],
    ['In Progress', 'I', 'live', 27],
    ['Manager challenge: Tag play', 'M', 'live', 27],
    ['Player challenge: Pitch Result', 'M', 'live', 27],
    ['Umpire review: Home run', 'N', 'live', 27],
    ['Umpire Challenge: Pitch Result', 'N', 'live', 27],
    ['Instant Replay', 'I', 'live', 27],
    ['Delayed: Lightning', 'I', 'break', Stage.interrupted],
    ['Suspended: Rain', 'U', 'over', Stage.toFinish],
    ['Game Over', 'O', 'over', Stage.finished],
    ['Final', 'F', 'over', Stage.finished],
    ['Final: Tied', 'F', 'over', Stage.finished],
    ['Completed Early: Rain', 'F', 'over', Stage.finished],
    ['Completed Early', 'O', 'over', Stage.finished],
    ['Forfeit: Refuses to play', 'R', 'over', Stage.awarded],
    ['Postponed: Rain', 'D', 'over', Stage.postponed],
    ['Cancelled', 'C', 'over', Stage.cancelled],
  ])('mlb reads %s as %s %s %s', async (state, code, phase, stage) => {
    const report = one({ status: mlbStatus(state, code) });
    expect(report).toMatchObject({ phase, stages: [stage] });
    expect(report.confirmEndMs).toBe(code === 'O' ? 600_000 : undefined);
    expect('score' in report).toBe(phase !== 'before' && code !== 'D' && code !== 'C');
    await expectAccepted(report);
  });
});

describe('mlb made/ line scores', () => {
  it('mlb reads count, outs, runners and the side at bat', () => {
    expect(one()).toMatchObject({ situation: '1-2, 1 ude, 1. base', half: 'bottom', score: { serve: 'home' } });
    const loaded = { first: {}, second: {}, third: {} };
    const top = one({ linescore: mlbLinescore({ isTopInning: true, outs: 0, offense: loaded }) });
    expect(top).toMatchObject({ situation: '1-2, 0 ude, fyldte baser', half: 'top', score: { serve: 'away' } });
    expect(one({ linescore: mlbLinescore({ outs: 3 }) }).situation).toBe('3 ude');
    expect(one({ linescore: mlbLinescore({ balls: undefined }) })).not.toHaveProperty('situation');
  });

  it('mlb counts no runs in a half that is not played, and all extra innings in one part', async () => {
    const innings = Array.from({ length: 11 }, (_, at) => ({
      ...{ num: at + 1, away: { runs: at === 10 ? 1 : 0 } },
      home: at === 10 ? {} : { runs: 0 },
    }));
    const teams = { home: { runs: 0, hits: 4, errors: 0 }, away: { runs: 1, hits: 6, errors: 2 } };
    const live = one({ linescore: mlbLinescore({ innings, teams, currentInning: 11 }) });
    expect(live).toMatchObject({ stages: [35], score: { home: 0, away: 1 } });
    expect(live.score!.parts).toHaveLength(10);
    expect(live.score!.parts!.at(-1)).toEqual([0, 1]);
    const over = one({ status: mlbStatus('Final', 'F'), linescore: mlbLinescore({ innings, teams, currentInning: 11 }) });
    expect(over).toMatchObject({ stages: [3], score: { serve: null, parts: live.score!.parts } });
    for (const report of [live, over]) await expectAccepted(report);
  });

  it('mlb leaves the innings out where they do not add up to the score', () => {
    const teams = { home: { runs: 2 }, away: { runs: 2 } };
    expect(one({ linescore: mlbLinescore({ teams }) }).score).toEqual({ home: 2, away: 2, serve: 'home', results: [{}, {}] });
    const gap = [{ num: 2, home: { runs: 1 }, away: { runs: 2 } }];
    expect(one({ linescore: mlbLinescore({ innings: gap }) }).score).not.toHaveProperty('parts');
  });

  it('mlb lets the score fall after a review', () => {
    const fewer = mlbLinescore({
      innings: [{ num: 1, home: { runs: 1 }, away: {} }],
      teams: { home: { runs: 1 }, away: { runs: 0 } },
    });
    expect([one(), one({ linescore: fewer })].map(({ score }) => [score!.home, score!.away])).toEqual([
      [1, 2],
      [1, 0],
    ]);
  });

  it('mlb states a shortened match by its innings', () => {
    expect(one({ linescore: mlbLinescore({ scheduledInnings: 7 }) }).details).toMatchObject({ format: { innings: 7 } });
    expect(one().details).toEqual({ venue: 'Yankee Stadium' });
  });
});

describe('mlb made/ calendars', () => {
  it('mlb reads a doubleheader as two matches', () => {
    const first = mlbGame({ doubleHeader: 'S' });
    const second = mlbGame({ gamePk: 800002, doubleHeader: 'S', gameNumber: 2, status: mlbStatus('Scheduled', 'S') });
    const { matches } = days({ '2026-07-01': [first, second] });
    expect(matches.map(({ key, details }) => `${key} ${details!.round}`)).toEqual([
      'mlb/800001 Doubleheader, 1. kamp',
      'mlb/800002 Doubleheader, 2. kamp',
    ]);
  });

  it('mlb moves a postponed match to its new start, which the list of the new day then states', () => {
    const moved = { rescheduleDate: '2026-07-02T17:05:00Z', rescheduleGameDate: '2026-07-02' };
    const postponed = mlbGame({ status: mlbStatus('Postponed: Rain', 'D'), ...moved });
    const next = mlbGame({ gameDate: moved.rescheduleDate, status: mlbStatus('In Progress', 'I') });
    const place = { key: 'mlb/800001', start: '2026-07-02T17:05:00Z', group: '2026-07-02' };
    expect(days({ '2026-07-01': [postponed] }).matches).toMatchObject([{ ...place, stages: [1], phase: 'before' }]);
    const later = Date.parse('2026-07-02T18:00:00Z');
    expect(days({ '2026-07-01': [postponed] }, later).matches).toEqual([]);
    expect(days({ '2026-07-01': [postponed], '2026-07-02': [next] }, later).matches).toMatchObject([{ ...place, stages: [27] }]);
  });

  it('mlb keeps a postponed match without a new start on its day, and once where it is listed again', () => {
    const postponed = mlbGame({ status: mlbStatus('Postponed', 'D') });
    const again = mlbGame({ gameDate: '2026-07-05T17:05:00Z', status: mlbStatus('Scheduled', 'S') });
    expect(days({ '2026-07-01': [postponed] }).matches).toMatchObject([{ stages: [Stage.postponed], group: '2026-07-01' }]);
    expect(days({ '2026-07-01': [postponed], '2026-07-05': [again] }).matches).toMatchObject([
      { stages: [1], start: '2026-07-05T17:05:00Z', group: '2026-07-05' },
    ]);
  });

  it('mlb lets a suspended match wait under its own start until it is resumed', () => {
    const suspended = mlbGame({ status: mlbStatus('Suspended: Rain', 'U'), resumeDate: '2026-07-02T17:05:00Z' });
    const resumed = (state: string, code: string) => ({
      '2026-07-02': [
        mlbGame({ gameDate: '2026-07-02T17:05:00Z', resumedFrom: '2026-07-01T23:05:00Z', status: mlbStatus(state, code) }),
      ],
    });
    const start = '2026-07-01T23:05:00Z';
    expect(days({ '2026-07-01': [suspended] }).matches).toMatchObject([{ start, stages: [45], score: { home: 1, away: 2 } }]);
    expect(days(resumed('Pre-Game', 'P')).matches).toMatchObject([{ start, stages: [45], group: '2026-07-02' }]);
    const both = days({ '2026-07-01': [suspended], ...resumed('Pre-Game', 'P') }).matches;
    expect(both).toMatchObject([{ start, stages: [45], group: '2026-07-02' }]);
    const later = Date.parse('2026-07-02T18:00:00Z');
    expect(days({ '2026-07-01': [suspended] }, later).matches).toEqual([]);
    expect(days(resumed('In Progress', 'I'), later).matches).toMatchObject([{ start, stages: [27], phase: 'live' }]);
  });

  it('mlb states the day alone where the hour is not fixed', () => {
    expect(one({ status: { ...mlbStatus('Scheduled', 'S'), startTimeTBD: true } }).start).toBe('2026-07-01');
  });

  it.each([
    ['R', 'MLB', 'main', undefined],
    ['S', 'MLB træningskampe', 'main', undefined],
    ['E', 'MLB træningskampe', 'main', undefined],
    ['A', 'MLB All-Star', 'knockout', undefined],
    ['F', 'MLB', 'playoff', 'Wild card'],
    ['D', 'MLB', 'playoff', 'Divisionsserie'],
    ['L', 'MLB', 'playoff', 'Ligamesterskab'],
    ['W', 'MLB', 'playoff', 'World Series'],
  ])('mlb reads a match of type %s as %s, %s, %s', (gameType, name, role, round) => {
    const { competition, details } = one({ gameType });
    expect({ competition, round: details!.round }).toMatchObject({ competition: { name, role, season: '2026' }, round });
  });

  it('mlb lists types of matches that the catalogue does not have, and leaves undecided teams of play-offs out', () => {
    const undecided = {
      home: { team: { id: 4615, name: 'AL Wild Card Winner' } },
      away: { team: { id: 147, name: 'New York Yankees' } },
    };
    const { matches, unmapped, unread } = days({
      '2026-07-01': [mlbGame({ gameType: 'I' }), mlbGame({ gameType: 'D', teams: undecided })],
    });
    expect({ matches, unmapped, unread }).toEqual({ matches: [], unmapped: ['gameType I'], unread: [] });
  });
});

describe('mlb made/ rubbish', () => {
  it.each([null, [], 7, 'html', {}, { dates: {} }, { dates: [null] }, { dates: [{ date: '2026-07-01', games: null }] }])(
    'mlb cannot read %j',
    (body) => {
      expect(() => answer(body)).toThrow(UnreadableAnswer);
    },
  );

  it.each([
    [null, 'dates/0/games/0: must be object, not null'],
    [[], 'dates/0/games/0: must be object, not []'],
    [mlbGame({ gamePk: '800001' }), 'dates/0/games/0/gamePk: must be integer, not "800001"'],
    [
      mlbGame({ status: mlbStatus('Writing', 'W') }),
      'dates/0/games/0/status/detailedState: must be a known status, not "Writing"',
    ],
    [mlbGame({ status: mlbStatus('constructor') }), 'dates/0/games/0/status/detailedState: must be a known status'],
    [mlbGame({ status: 'Final' }), 'dates/0/games/0/status: must be object, not "Final"'],
    [mlbGame({ gameDate: '2099-07-01T23:05:00Z' }), 'dates/0/games/0/gameDate: no day of a match'],
    [mlbGame({ teams: undefined }), 'dates/0/games/0: must have required properties teams'],
    [mlbGame({ linescore: [] }), 'dates/0/games/0/linescore: must be object, not []'],
  ])('mlb states the field of a match that cannot be read: %#', (game, line) => {
    const games = [JSON.parse(JSON.stringify(game)), mlbGame({ gamePk: 800002 })];
    const { matches, unread } = days({ '2026-07-01': games });
    expect(unread).toEqual([expect.stringContaining(line)]);
    expect(matches.map(({ key }) => key)).toEqual(['mlb/800002']);
  });
});

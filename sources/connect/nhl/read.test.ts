import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { nhlGame, nhlGoal, nhlPeriod } from '../../testing/made-games.ts';
import { playReports } from '../../testing/play-reports.ts';
import { UnreadableAnswer } from '../kit/answer.ts';
import { nhl } from './connector.ts';

const NOW = Date.parse('2026-11-29T01:00:00Z');
const answer = (path: string, body: unknown) => nhl.read({ path, body, nowMs: NOW, leagues: [] });
const list = (games: readonly unknown[], currentDate = '2026-11-28') =>
  answer(`/v1/score/${currentDate}`, { currentDate, games });
const page = (change: object = {}) => answer('/v1/gamecenter/2026020001/landing', nhlGame(change)).matches[0]!;

const over = (gameState: string, change: object = {}) => page({ gameState, clock: undefined, ...change });
const period = (number: number, periodType: string) => ({ periodDescriptor: { number, periodType } });
const level = { homeTeam: { abbrev: 'BUF', score: 2 }, awayTeam: { abbrev: 'DAL', score: 2 } };

describe('nhl made/ stages', () => {
  it.each([
    ['FUT', {}, 'before', [1]],
    ['PRE', {}, 'before', [1]],
    ['LIVE', period(1, 'REG'), 'live', [14]],
    ['LIVE', period(2, 'REG'), 'live', [15]],
    ['CRIT', period(3, 'REG'), 'live', [16]],
    ['LIVE', period(4, 'OT'), 'live', [Stage.extraTime]],
    ['LIVE', period(6, 'OT'), 'live', [Stage.extraTime]],
    ['LIVE', period(5, 'SO'), 'live', [Stage.penalties]],
    ['LIVE', { periodDescriptor: undefined, clock: undefined }, 'live', [14]],
    ['LIVE', { periodDescriptor: {}, clock: undefined }, 'live', [14]],
    ['LIVE', { clock: undefined }, 'live', [15, Stage.break]],
    ['LIVE', { clock: { timeRemaining: '11:00', inIntermission: true } }, 'break', [Stage.break]],
    ['FINAL', period(3, 'REG'), 'over', [Stage.finished]],
    ['OFF', period(4, 'OT'), 'over', [Stage.afterExtraTime]],
    ['FINAL', period(6, 'OT'), 'over', [Stage.afterExtraTime]],
    ['OFF', period(5, 'SO'), 'over', [Stage.afterPenalties]],
    ['FUT', { gameScheduleState: 'PPD' }, 'over', [Stage.postponed]],
    ['LIVE', { gameScheduleState: 'SUSP' }, 'over', [Stage.toFinish]],
    ['FUT', { gameScheduleState: 'CNCL' }, 'over', [Stage.cancelled]],
  ])('nhl reads %s with %j as %s %j', (gameState, change, phase, stages) => {
    expect(page({ gameState, ...change })).toMatchObject({ phase, stages });
  });

  it('nhl holds the end of a match that is not official yet, and no other', () => {
    expect(['OVER', 'FINAL', 'OFF'].map((state) => over(state).confirmEndMs)).toEqual([600_000, undefined, undefined]);
  });

  it('nhl waits for the page of a match when a list states the end of a shoot-out, whose attempts it does not have', () => {
    const attempt = { sequence: 1, teamAbbrev: { default: 'BUF' }, result: 'goal' };
    const end = { gameState: 'FINAL', ...period(5, 'SO'), ...level, homeTeam: { abbrev: 'BUF', score: 3 } };
    expect(list([nhlGame({ ...end, summary: undefined })]).matches[0]!.confirmEndMs).toBe(300_000);
    expect(page({ ...end, summary: { scoring: [], shootout: [attempt] } }).confirmEndMs).toBeUndefined();
  });
});

describe('nhl made/ clocks and scores', () => {
  it.each([
    [{ clock: { timeRemaining: '20:00', inIntermission: false } }, '00:00'],
    [{ clock: { timeRemaining: '00:31', inIntermission: false } }, '19:29'],
    [{ ...period(4, 'OT'), clock: { timeRemaining: '04:10', inIntermission: false } }, '00:50'],
    [{ ...period(5, 'OT'), gameType: 3, clock: { timeRemaining: '04:10', inIntermission: false } }, '15:50'],
    [{ ...period(4, 'OT'), clock: { timeRemaining: '20:00', inIntermission: false } }, undefined],
    [{ clock: { timeRemaining: '', inIntermission: false } }, undefined],
    [{ clock: { timeRemaining: '17:00', inIntermission: true } }, undefined],
    [{ ...period(5, 'SO'), clock: { timeRemaining: '00:00', inIntermission: false } }, undefined],
  ])('nhl counts the clock of %j up from the start of its period', (change, gameTime) => {
    expect(page(change).gameTime).toBe(gameTime);
  });

  it('nhl counts a goal in its third where the answer is still in the third before', () => {
    expect(page(period(1, 'REG')).score!.parts).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  it('nhl leaves goals and thirds out while fewer goals are listed than scored', () => {
    const report = page({ homeTeam: { abbrev: 'BUF', score: 3 } });
    expect(report.score).toEqual({ home: 3, away: 1 });
    expect(report).not.toHaveProperty('incidents');
  });

  it('nhl leaves a withdrawn goal out when the score falls', () => {
    const scoring = [nhlPeriod(1, [nhlGoal(11, 'BUF', [1, 0])]), nhlPeriod(2, [nhlGoal(22, 'DAL', [1, 1])])];
    const before = page();
    const after = page({ homeTeam: { abbrev: 'BUF', score: 1 }, summary: { scoring } });
    expect([before, after].map(({ incidents }) => incidents!.map(({ id }) => id))).toEqual([
      ['11', '21', '22'],
      ['11', '22'],
    ]);
    expect(after.score).toMatchObject({ home: 1, away: 1 });
  });

  it('nhl leaves the goals out where one has no id, as in lists of days', () => {
    const goals = [nhlGoal(1, 'BUF', [1, 0]), nhlGoal(2, 'BUF', [2, 0]), nhlGoal(3, 'DAL', [2, 1])].map((goal) => ({
      ...goal,
      ...period(1, 'REG'),
      ...{ eventId: undefined, teamAbbrev: goal.teamAbbrev.default },
    }));
    const [report] = list([{ ...nhlGame(), summary: undefined, goals }]).matches;
    expect(report).not.toHaveProperty('incidents');
    expect(report!.score!.parts).toEqual([
      [2, 1],
      [0, 0],
    ]);
  });

  it('nhl sums all overtimes of a play-off match in one part', () => {
    const scoring = [
      ...nhlGame().summary.scoring,
      nhlPeriod(3, [nhlGoal(31, 'DAL', [2, 2])]),
      nhlPeriod(6, [nhlGoal(61, 'DAL', [2, 3])]),
    ];
    const report = over('OFF', { ...period(6, 'OT'), gameType: 3, awayTeam: { abbrev: 'DAL', score: 3 }, summary: { scoring } });
    expect(report).toMatchObject({ competition: { role: 'playoff' }, stages: [Stage.afterExtraTime] });
    expect(report.score).toMatchObject({ fullTime: [2, 2], afterExtraTime: [2, 3], winner: 'away' });
    expect(report.score!.parts!.at(-1)).toEqual([0, 1]);
    expect(report.incidents!.at(-1)).toMatchObject({ id: '61', minute: 107, stage: Stage.extraTime });
  });

  it('nhl names the side that advanced where not all attempts of a shoot-out are listed', async () => {
    const scoring = [...nhlGame().summary.scoring, nhlPeriod(3, [nhlGoal(31, 'DAL', [2, 2])])];
    const attempt = (sequence: number, team: string, result: string) => ({ sequence, teamAbbrev: { default: team }, result });
    const won = { ...level, homeTeam: { abbrev: 'BUF', score: 3 } };
    const shootOut = (attempts: readonly object[]) =>
      over('FINAL', { ...won, ...period(5, 'SO'), summary: { scoring, shootout: attempts } });
    const reports = [
      shootOut([attempt(1, 'BUF', 'goal'), attempt(2, 'DAL', 'save')]),
      shootOut([attempt(1, 'BUF', 'miss')]),
      shootOut([attempt(1, 'DAL', 'goal')]),
      shootOut([]),
    ];
    expect(reports.map(({ score }) => [score!.home, score!.away, score!.penalties, score!.advanced])).toEqual([
      [2, 2, [1, 0], 'home'],
      [2, 2, undefined, 'home'],
      [2, 2, undefined, 'home'],
      [2, 2, undefined, 'home'],
    ]);
    for (const report of reports) {
      const { refused } = await playReports([report]);
      expect(refused).toEqual([]);
    }
  });

  it('nhl keeps a shoot-out level while it goes on', () => {
    const scoring = [...nhlGame().summary.scoring, nhlPeriod(3, [nhlGoal(31, 'DAL', [2, 2])])];
    const shootout = [{ sequence: 1, teamAbbrev: { default: 'DAL' }, result: 'goal' }];
    const report = page({ ...level, ...period(5, 'SO'), summary: { scoring, shootout } });
    expect(report).toMatchObject({ stages: [Stage.penalties], score: { home: 2, away: 2, penalties: [0, 1] } });
    expect(report.score!.parts).toEqual([
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ]);
    expect(report.score).not.toHaveProperty('advanced');
    // Some exhibitions go to a shoot-out without an overtime.
    expect(page({ ...level, ...period(4, 'SO'), summary: { scoring } }).score!.parts).toHaveLength(3);
    // Without a list of attempts, those of an earlier answer stand.
    expect(page({ ...level, ...period(5, 'SO'), summary: { scoring } })).not.toHaveProperty('incidents');
  });
});

describe('nhl made/ calendars', () => {
  it('nhl keeps a postponed match on its day until it stands under another', () => {
    const moved = (date: string, startTimeUTC: string, gameScheduleState = 'OK') => ({
      date,
      games: [nhlGame({ gameState: 'FUT', startTimeUTC, gameScheduleState })],
    });
    const old = moved('2026-11-28', '2026-11-29T00:00:00Z', 'PPD');
    const next = moved('2026-12-01', '2026-12-02T00:30:00Z');
    const week = (gameWeek: readonly object[]) => answer('/v1/schedule/2026-11-28', { gameWeek }).matches;
    expect(week([old])).toMatchObject([{ stages: [Stage.postponed], group: '2026-11-28' }]);
    for (const both of [
      [old, next],
      [next, old],
    ])
      expect(week(both)).toMatchObject([{ stages: [1], start: '2026-12-02T00:30:00Z', group: '2026-12-01' }]);
    // The entry of the old day may have the new start.
    expect(week([moved('2026-11-28', '2026-12-02T00:30:00Z', 'PPD')])).toEqual([]);
  });

  it('nhl states the day alone where the hour is not fixed', () => {
    const [match] = list([nhlGame({ gameState: 'FUT', gameScheduleState: 'TBD' })]).matches;
    expect(match).toMatchObject({ start: '2026-11-28', stages: [1] });
  });

  it('nhl lists competitions that the catalogue does not have, and leaves undecided teams out', () => {
    const { matches, unmapped, unread } = list([
      nhlGame({ gameType: 12 }),
      nhlGame({ gameState: 'FUT', homeTeam: { abbrev: 'TBD' } }),
      nhlGame({ id: 2026010001, gameType: 1 }),
    ]);
    expect({ unmapped, unread }).toEqual({ unmapped: ['gameType 12'], unread: [] });
    expect(matches.map(({ competition }) => competition.name)).toEqual(['NHL træningskampe']);
  });

  it('nhl names a team that its table does not have by its place', () => {
    const houston = { abbrev: 'HOU', score: 2, placeName: { default: 'Houston' }, commonName: { default: 'Aeros' } };
    const { matches, unread } = list([
      nhlGame({ homeTeam: houston, summary: undefined }),
      nhlGame({ homeTeam: { ...houston, placeName: undefined } }),
    ]);
    expect(matches.map(({ home }) => home)).toEqual([{ name: 'Houston Aeros', country: 'us', kind: 'club', key: 'nhl-HOU' }]);
    expect(unread).toEqual(['games/1/homeTeam/abbrev: must be the abbreviation of a team, not "HOU"']);
  });
});

describe('nhl made/ rubbish', () => {
  it.each([null, [], 7, 'html', {}, { games: {} }, { currentDate: '2026-11-28', games: null }])('nhl cannot read %j', (body) => {
    expect(() => answer('/v1/score/2026-11-28', body)).toThrow(UnreadableAnswer);
    expect(() => answer('/v1/schedule/2026-11-28', body)).toThrow(UnreadableAnswer);
  });

  it.each([
    [null, 'games/0: must be object, not null'],
    [[], 'games/0: must be object, not []'],
    [{}, 'games/0: must have required properties id, season'],
    [nhlGame({ homeTeam: { abbrev: 'BUF', score: '2' } }), 'games/0/homeTeam/score: must be integer, not "2"'],
    [nhlGame({ gameState: 'WON' }), 'games/0/gameState: must be equal to one of the allowed values, not "WON"'],
    [nhlGame({ gameScheduleState: 'LATE' }), 'games/0/gameScheduleState: must be equal'],
    [nhlGame({ startTimeUTC: '2099-01-01T00:00:00Z' }), 'games/0/startTimeUTC: no day of a match'],
    [nhlGame({ startTimeUTC: undefined }), 'games/0: must have required properties startTimeUTC'],
    [nhlGame({ summary: { scoring: {} } }), 'games/0/summary/scoring: must be array, not {}'],
    [nhlGame({ gameState: 'OFF', periodDescriptor: {} }), 'games/0/periodDescriptor/number: is missing'],
  ])('nhl states the field of a match that cannot be read: %#', (game, line) => {
    const { matches, unread } = list([JSON.parse(JSON.stringify(game)), nhlGame({ id: 2026020002 })]);
    expect(unread).toEqual([expect.stringContaining(line)]);
    expect(matches.map(({ key }) => key)).toEqual(['nhl/2026020002']);
  });
});

import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { answer, event, fixture, OF_AWAY, participant, scores, START_MS } from '../../testing/sportmonks-answers.ts';
import type { Answer, MatchReport } from '../kit/connector.ts';
import { MINUTE } from '../kit/pace.ts';
import { sportmonks } from './connector.ts';

const PATH = '/v3/football/livescores/inplay';
const read = (body: unknown, nowMs = START_MS, leagues = ['271']): Answer =>
  sportmonks.read({ path: PATH, body, nowMs, leagues });
const only = (body: unknown, nowMs?: number): MatchReport => {
  const { matches, unread } = read(body, nowMs);
  expect(unread).toEqual([]);
  expect(matches).toHaveLength(1);
  return matches[0]!;
};
const report = (...given: Parameters<typeof fixture>): MatchReport => only(answer([fixture(...given)]));

describe('a match of Sportmonks', () => {
  it('reads sides, competition, round, ground and start when it has not begun', () => {
    expect(report('NS', { scores: scores({ CURRENT: [0, 0] }) })).toEqual({
      key: 'sm/19500001',
      sport: 1,
      competition: { name: 'Superligaen', country: 'dk', season: '2026/2027' },
      home: { name: 'FC Copenhagen', key: 'sm-85', kind: 'club' },
      away: { name: 'Brøndby', key: 'sm-293', kind: 'club' },
      start: '2026-11-22T17:00:00.000Z',
      details: { round: '16. runde', venue: 'Parken' },
      phase: 'before',
      stages: [Stage.scheduled],
      group: '19500001',
    });
  });

  it('reads when the ticking period began, and none where no period ticks or it is of another shape', () => {
    const started = START_MS / 1000 + 63 * 60;
    const periods = [
      { started: START_MS / 1000, ticking: false },
      { started, ticking: true, minutes: 50 },
    ];
    expect(report('INPLAY_2ND_HALF', { periods }).stageStartMs).toBe(started * 1000);
    for (const other of [[], [{ started, ticking: false }], [{ ticking: true }], 'periods', null])
      expect(report('INPLAY_2ND_HALF', { periods: other }).stageStartMs).toBeUndefined();
  });

  it('reads no end of a shoot-out that is level', () => {
    const level = scores({ CURRENT: [1, 1], '2ND_HALF': [1, 1], PENALTY_SHOOTOUT: [3, 3] });
    expect(read(answer([fixture('FT_PEN', { scores: level })]))).toMatchObject({
      matches: [],
      unread: ['data/0/scores: a shoot-out of 3-3 is over without a winner'],
    });
  });

  it('reads home by the location, whatever the order of participants', () => {
    const participants = [participant(293, 'Brøndby', 'away'), participant(85, 'FC Copenhagen', 'home')];
    expect(report('NS', { participants }).home.name).toBe('FC Copenhagen');
  });

  it('reads the season by the start, and no round, when only base fields are included', () => {
    const { competition, details } = report('NS', { season: undefined, round: undefined, venue: null, stage: [] });
    expect([competition.season, details]).toEqual(['2026/2027', {}]);
  });

  it('reads the state by its id when the state is not included', () => {
    expect(report('', { state: undefined, state_id: 22 }).stages).toEqual([Stage.secondHalf]);
  });

  it('reads the half of the season by the stage of the league', () => {
    expect(report('NS', { stage: { name: 'Championship Round' } }).competition.role).toBe('championship');
  });

  it('leaves the score out when no current one is stated', () => {
    expect(report('INPLAY_1ST_HALF', { scores: scores({ '1ST_HALF': [1, 0] }) }).score).toBeUndefined();
  });

  it('reads the lower score when it falls, and the list without the goal when it is withdrawn', () => {
    const two = [event(1, 14, 12), event(2, 14, 30, OF_AWAY)];
    const read1 = report('INPLAY_1ST_HALF', { scores: scores({ CURRENT: [1, 1] }), events: two });
    const read2 = report('INPLAY_1ST_HALF', {
      scores: scores({ CURRENT: [1, 0] }),
      events: [two[0], { ...two[1], rescinded: true }],
    });
    expect([read1.score, read2.score]).toEqual([
      { home: 1, away: 1 },
      { home: 1, away: 0 },
    ]);
    expect([read1, read2].map(({ incidents }) => incidents?.map(({ id }) => id))).toEqual([['1', '2'], ['1']]);
  });

  it('states no incidents when the plan has no events, and all of none when the list is empty', () => {
    expect(report('INPLAY_1ST_HALF')).not.toHaveProperty('incidents');
    expect(report('INPLAY_1ST_HALF', { events: [] })).toMatchObject({ incidents: [], underReview: null });
  });

  it.each([
    ['POSTPONED', 'over', [Stage.postponed]],
    ['SUSPENDED', 'over', [Stage.toFinish]],
    ['CANCELLED', 'over', [Stage.cancelled]],
    ['ABANDONED', 'over', [Stage.abandoned]],
    ['AWARDED', 'over', [Stage.awarded]],
    ['WALKOVER', 'over', [Stage.walkover]],
    ['WO', 'over', [Stage.walkover]],
    ['DELAYED', 'before', [Stage.delayed]],
    ['INTERRUPTED', 'break', [Stage.interrupted]],
    ['AWAITING_UPDATES', 'live', [Stage.awaitingUpdate]],
    ['AET', 'over', [Stage.afterExtraTime]],
    ['PENDING', 'before', []],
  ])('reads %s as phase %s', (state, phase, stages) => {
    expect(report(state)).toMatchObject({ phase, stages });
  });

  it('keeps its key when it is postponed and gets a new start', () => {
    const later = { starting_at_timestamp: (START_MS + 90 * 24 * 60 * MINUTE) / 1000 };
    expect(report('POSTPONED').key).toBe(report('NS', later).key);
    expect(report('NS', later).start).toBe('2027-02-20T17:00:00.000Z');
  });

  it('states the day alone when the hour is not fixed', () => {
    expect(report('TBA').start).toBe('2026-11-22');
  });

  it.each([
    ['it is deleted', fixture('DELETED')],
    ['it is a placeholder', fixture('NS', { placeholder: true })],
    ['a club is not known', fixture('NS', { participants: [participant(85, 'FC Copenhagen', 'home')] })],
    [
      'a club is a placeholder',
      fixture('NS', { participants: [participant(1, 'Winner 1', 'home', { placeholder: true }), participant(2, 'AGF', 'away')] }),
    ],
    ['its league was not chosen', fixture('NS', { league_id: 501 })],
  ])('is left alone without a line when %s', (_, match) => {
    expect(read(answer([match]))).toMatchObject({ matches: [], unread: [], unmapped: [] });
  });
});

describe('an answer of Sportmonks', () => {
  it('reads one fixture when data is an object, and none when only a message is there', () => {
    expect(only(answer(fixture('FT', { scores: scores({ CURRENT: [2, 0] }) }))).score).toMatchObject({ home: 2, away: 0 });
    expect(read({ message: 'No result(s) found matching your request.' })).toEqual({ matches: [], unread: [], unmapped: [] });
  });

  it('lists leagues outside the catalogue by their names when the answer has some', () => {
    const other = fixture('NS', { league_id: 1659, league: { name: 'Super Cup' } });
    expect(read(answer([other, fixture('NS'), fixture('NS', { league_id: 7, league: null })]))).toMatchObject({
      matches: [{ key: 'sm/19500001' }],
      unmapped: ['Super Cup (1659)', 'league (7)'],
    });
  });

  it('states what is left of the hour when the answer has a rate limit', () => {
    expect(read(answer([])).remaining).toEqual({ requests: 150, resetMs: START_MS + 30 * MINUTE });
    expect(read(answer([], { rate_limit: { remaining: 'many' } }))).not.toHaveProperty('remaining');
  });

  it('reports a line when a page does not hold all', () => {
    const { matches, unread } = read(answer([fixture('NS')], { pagination: { count: 50, has_more: true } }));
    expect([matches.length, unread]).toEqual([1, ['pagination/has_more: more fixtures than the page holds']]);
    expect(read(answer([], { pagination: { count: 1, has_more: false } })).unread).toEqual([]);
  });
});

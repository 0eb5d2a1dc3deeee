import { expect, it } from 'vitest';
import type { StatisticsMessage } from '../messages/index.ts';
import { at, createScenario, fixture, score, status } from '../testing/scenario.ts';
import { differences, readSnapshot, snapshotLines } from './snapshot.ts';

const corners = (seq: number, minute: number, home: number, more: Partial<StatisticsMessage> = {}): StatisticsMessage => ({
  kind: 'statistics',
  key: 'm1/statistics',
  seq,
  at: at(minute),
  event: 'm1',
  period: 0,
  values: [{ stat: 16, home: String(home), away: '0' }],
  ...more,
});

function playing(sport = 1) {
  const scenario = createScenario();
  scenario.submit(fixture({ sport }));
  scenario.submit(status(1, 12));
  const marks = (): unknown[] =>
    [...scenario.state.courses.values()].flat().map(({ minute, added, counts }) => [minute, added, counts[8]]);
  return { ...scenario, marks };
}

it('the course of a match keeps the last counts of each minute, in order', () => {
  const { submit, marks } = playing();
  for (const message of [
    corners(1, 20, 1, { minute: 20 }),
    corners(2, 21, 2, { minute: 20 }),
    corners(3, 47, 4, { minute: 45, added: 2 }),
    corners(4, 48, 3, { minute: 30 }),
  ])
    expect(submit(message)).toMatchObject({ result: 'accepted' });
  expect(marks()).toEqual([
    [20, 0, 2],
    [30, 0, 3],
    [45, 2, 4],
  ]);
});

it('counts without a minute belong to that of the clock, and without a clock to the newest', () => {
  const { submit, marks } = playing();
  submit(corners(1, 9.5, 1));
  submit(corners(2, 46.5, 2));
  expect(marks()).toEqual([
    [9, 0, 1],
    [45, 1, 2],
  ]);
  submit(status(47, 38));
  submit(corners(3, 50, 3));
  expect(marks().at(-1)).toEqual([45, 1, 3]);
});

it('parts of a match, sports without bars of minutes and other statistics have no course', () => {
  const { submit, marks } = playing();
  submit(corners(1, 9, 1, { period: 1 }));
  submit(corners(2, 9, 1, { key: 'other', values: [{ stat: 22, home: '1', away: '0' }] }));
  const handball = playing(7);
  handball.submit(corners(1, 9, 1));
  const bandy = playing(10);
  bandy.submit(corners(1, 9, 1));
  expect(bandy.marks()).toEqual([[9, 0, 1]]);
  expect([...marks(), ...handball.marks()]).toEqual([]);
});

it('a snapshot keeps courses, and one of before has none', () => {
  const { submit, state } = playing();
  submit(corners(1, 9, 1));
  expect(differences(readSnapshot(snapshotLines(state)), state)).toEqual([]);
  const before = readSnapshot([...snapshotLines(state)].filter((line) => !line.startsWith('["courses"')));
  expect([before.courses.size, before.statistics.size]).toEqual([0, 1]);
});

it('the course of a sport of many goals keeps the score of each minute by a clock that counts down', () => {
  const courseOf = ({ state }: ReturnType<typeof createScenario>) =>
    [...state.courses.values()].flat().map((sample) => [sample.minute, sample.added, ...sample.score!]);
  const basketball = createScenario();
  basketball.submit(fixture({ sport: 3 }));
  basketball.submit(status(1, 22));
  basketball.submit(score(2, 2, 0, { gameTime: '09:30' }));
  basketball.submit(score(3, 2, 3, { gameTime: '09:01' }));
  basketball.submit(score(4, 4, 3, { gameTime: '00:00' }));
  basketball.submit(status(30, 23));
  basketball.submit(score(31, 4, 5, { gameTime: '10:00' }));
  basketball.submit(status(90, 3, { score: { home: 6, away: 5, winner: 'home' } }));
  expect(courseOf(basketball)).toEqual([
    [1, 0, 2, 3],
    [10, 0, 4, 3],
    [11, 0, 6, 5],
  ]);
});

it('the course of kabaddi counts a second overtime, which has the clock of the first, as the last minute', () => {
  const { submit, state } = createScenario();
  submit(fixture({ sport: 42 }));
  submit(status(1, 12));
  submit(score(2, 1, 0, { gameTime: '19:30' }));
  submit(status(45, 6));
  submit(score(46, 2, 0, { gameTime: '02:10' }));
  submit(score(48, 2, 1, { gameTime: '00:10' }));
  submit(status(50, 38));
  submit(status(52, 6));
  submit(score(53, 2, 2, { gameTime: '02:50' }));
  expect([...state.courses.values()].flat().map(({ minute, score: pair }) => [minute, pair])).toEqual([
    [1, [1, 0]],
    [41, [2, 0]],
    [43, [2, 2]],
  ]);
});

it.each([5, 8, 18])('the course of sport %i, whose scores are all incidents, keeps none of them', (sport) => {
  const { submit, state } = createScenario();
  submit(fixture({ sport }));
  submit(status(1, sport === 8 ? 12 : 22));
  expect(submit(score(9, sport === 18 ? 6 : 3, 0, { gameTime: '08:12' }))).toMatchObject({ result: 'accepted' });
  expect(state.courses.size).toBe(0);
});

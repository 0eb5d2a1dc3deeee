import { beforeEach, describe, expect, it } from 'vitest';
import { createScenario, fixture } from '../../../domain/testing/scenario.ts';
import { dayList } from './lists.ts';
import { StateProjection } from '../../projection/projection.ts';
import { readRows } from '@stillingen/wire';
import { readMovedEvents } from '../../../wire/testing/moved-events.ts';
import { NOW_S, type TestFeeds, createTestFeeds, daysOn, eventsIn, race, ranking } from '../../testing/feeds.ts';

/** Saturday before the night on which Copenhagen goes back to winter time, 23:30 there. */
const BEFORE_WINTER_S = Date.parse('2026-10-24T21:30:00Z') / 1000;
const LATE = '2026-10-24T21:45:00Z';

let scenario: ReturnType<typeof createScenario>;
let projection: StateProjection;
/** Moves the start; returns whether lists have to be loaded again. */
function move(seq: number, start: string): boolean {
  const decision = scenario.submit(fixture({ seq, start }));
  if (decision.result !== 'accepted') throw new Error(JSON.stringify(decision));
  return projection.advance([{ n: scenario.state.n, atMs: 0, changes: decision.changes }], BEFORE_WINTER_S * 1000).structural;
}
const daysWithIt = (tzHours: number): number[] =>
  [-1, 0, 1, 2].filter((day) => dayList(projection, 1, day, tzHours, BEFORE_WINTER_S).text.includes('Brøndby IF'));

beforeEach(() => {
  scenario = createScenario();
  scenario.submit(fixture({ start: LATE }));
  projection = new StateProjection(scenario.state);
});

describe('a match whose start is moved', () => {
  it('a match moved across midnight moves to the list of the next day', () => {
    expect(daysWithIt(2)).toEqual([0]);
    expect(move(2, '2026-10-24T22:15:00Z')).toBe(true);
    expect(daysWithIt(2)).toEqual([1]);
  });

  it('a match moved into the repeated hour is listed on that day', () => {
    // 02:30 in Copenhagen, before and after the clocks go back.
    for (const [seq, start] of [
      [2, '2026-10-25T00:30:00Z'],
      [3, '2026-10-25T01:30:00Z'],
    ] as const) {
      expect(move(seq, start)).toBe(true);
      expect(daysWithIt(2)).toEqual([1]);
      expect(daysWithIt(1)).toEqual([1]);
    }
  });

  it('a match moved within its day is not structural', () => {
    expect(move(2, LATE)).toBe(false);
    expect(daysWithIt(2)).toEqual([0]);
  });
});

let feeds: TestFeeds;
beforeEach(() => {
  feeds = createTestFeeds();
  feeds.submit(fixture());
});
const movedOn = (name: string) => {
  const last = readRows(feeds.feed(name)!).at(-2);
  return last === undefined ? null : readMovedEvents(last);
};
const matchId = (): string => [...feeds.state.events.keys()][0]!;
const secondsOf = (days: number): number => Date.parse(daysOn(days)) / 1000;

describe('the row of events that have moved', () => {
  it('the list of the day that a match left ends with its new start', () => {
    expect(movedOn('f_1_0_1_da_1')).toBeNull();
    feeds.submit(fixture({ seq: 2, start: daysOn(2) }));
    expect(movedOn('f_1_0_1_da_1')).toEqual([{ id: matchId(), start: secondsOf(2), end: null }]);
    expect(feeds.feed('f_1_0_1_da_1')).toMatch(/^SA÷1¬~QA÷1¬QB÷[A-Za-z0-9]{8}¬QC÷\d+\|¬~A1÷/);
    expect(movedOn('f_1_2_1_da_1')).toBeNull();
    expect(movedOn('fm_0_0_1_da_1')).toEqual(movedOn('f_1_0_1_da_1'));
    expect(feeds.feed('f_2_0_1_da_1')).toBe('');
  });

  it('a match on its original day is not among the moved ones', () => {
    feeds.submit(fixture({ seq: 2, start: new Date((NOW_S + 3600) * 1000).toISOString().replace('.000Z', 'Z') }));
    expect(movedOn('f_1_0_1_da_1')).toBeNull();
    feeds.submit(fixture({ seq: 3, start: daysOn(1) }), fixture({ seq: 4, start: daysOn(0) }));
    expect(movedOn('f_1_0_1_da_1')).toBeNull();
    expect(movedOn('f_1_1_1_da_1')).toEqual([{ id: matchId(), start: secondsOf(0), end: null }]);
    expect(eventsIn(feeds.feed('f_1_0_1_da_1')!)).toHaveLength(1);
  });

  it('a moved race has its end', () => {
    feeds.submit(race('Tour', { end: daysOn(1) }), ranking('Tour', ['Pogačar']));
    feeds.submit(race('Tour', { seq: 2, start: daysOn(3), end: daysOn(4) }));
    const [id] = [...feeds.state.races.keys()];
    expect(movedOn('f_32_0_1_da_1')).toEqual([{ id, start: secondsOf(3), end: secondsOf(4) }]);
  });
});

import { readMovedEvents, readRows } from '@stillingen/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { fixture } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, daysOn, eventsIn, NOW_S, race, ranking, type TestFeeds } from '../../testing/feeds.ts';

let feeds: TestFeeds;
beforeEach(() => {
  feeds = createTestFeeds();
  feeds.tell(fixture());
});
const movedOn = (name: string) => {
  const last = readRows(feeds.feed(name)!).at(-2);
  return last === undefined ? null : readMovedEvents(last);
};
const matchId = (): string => [...feeds.state.events.keys()][0]!;
const secondsOf = (days: number): number => Date.parse(daysOn(days)) / 1000;

describe('the row of events that have moved', () => {
  it('ends the list of the day that a match has left, and says where it went', () => {
    expect(movedOn('f_1_0_1_da_1')).toBeNull();
    feeds.tell(fixture({ seq: 2, start: daysOn(2) }));
    expect(movedOn('f_1_0_1_da_1')).toEqual([{ id: matchId(), start: secondsOf(2), end: null }]);
    expect(feeds.feed('f_1_0_1_da_1')).toMatch(/^SA÷1¬~QA÷1¬QB÷[A-Za-z0-9]{8}¬QC÷\d+\|¬~A1÷/);
    expect(movedOn('f_1_2_1_da_1')).toBeNull();
    expect(movedOn('fm_0_0_1_da_1')).toEqual(movedOn('f_1_0_1_da_1'));
    expect(feeds.feed('f_2_0_1_da_1')).toBe('');
  });

  it('is not there for a match that stays on its day, or has come back to it', () => {
    feeds.tell(fixture({ seq: 2, start: new Date((NOW_S + 3600) * 1000).toISOString().replace('.000Z', 'Z') }));
    expect(movedOn('f_1_0_1_da_1')).toBeNull();
    feeds.tell(fixture({ seq: 3, start: daysOn(1) }), fixture({ seq: 4, start: daysOn(0) }));
    expect(movedOn('f_1_0_1_da_1')).toBeNull();
    expect(movedOn('f_1_1_1_da_1')).toEqual([{ id: matchId(), start: secondsOf(0), end: null }]);
    expect(eventsIn(feeds.feed('f_1_0_1_da_1')!)).toHaveLength(1);
  });

  it('tells the end of a race', () => {
    feeds.tell(race('Tour', { end: daysOn(1) }), ranking('Tour', ['Pogačar']));
    feeds.tell(race('Tour', { seq: 2, start: daysOn(3), end: daysOn(4) }));
    const [id] = [...feeds.state.races.keys()];
    expect(movedOn('f_32_0_1_da_1')).toEqual([{ id, start: secondsOf(3), end: secondsOf(4) }]);
  });
});

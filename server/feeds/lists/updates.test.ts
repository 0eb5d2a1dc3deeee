import { eventRow, readRows } from '@stillingen/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { createScenario, fixture, goal, retraction, score, status } from '../../../domain/testing/scenario.ts';
import { NOW_S, type TestFeeds, createTestFeeds, daysOn, eventsIn, race, ranking } from '../../testing/feeds.ts';
import { StateProjection } from '../../projection/projection.ts';
import { updateList } from './lists.ts';

let feeds: TestFeeds;
beforeEach(() => {
  feeds = createTestFeeds();
});
const update = (name = 'u_1_1'): string => feeds.feed(name)!;
const rowsOf = (text: string) => readRows(text).filter(([cell]) => cell![0] === eventRow.head);
const cellsOf = (text: string) => rowsOf(text).map((row) => Object.fromEntries(row));

describe('the update feed', () => {
  it('[FEED-26] the update feed has the full row of a new match for a minute', () => {
    feeds.submit(fixture());
    const [row] = eventsIn(update());
    expect(eventsIn(feeds.feed('f_1_0_1_da_1')!)).toEqual([row]);
    expect(eventsIn(update('u_0_1'))).toEqual([row]);
    feeds.pass(61);
    expect(update()).toBe('');
  });

  it('the update feed has one row with the newest score for a match with a withdrawn goal', () => {
    feeds.submit(fixture(), status(1, 12));
    feeds.pass(61);
    feeds.submit(goal('g1', 5, 'home'), score(2, 1, 0));
    expect(cellsOf(update())).toMatchObject([{ AG: '1' }]);
    feeds.submit(retraction('g1', { score: [0, 0] }));
    expect(cellsOf(update())).toHaveLength(1);
    expect(cellsOf(update())).toMatchObject([{ AG: '0', COF: '1-0' }]);
    feeds.submit(score(4, 1, 0));
    expect(rowsOf(update()).flatMap((row) => row.filter(([key]) => key === 'AG'))).toEqual([['AG', '1']]);
  });

  it('the update feed has the full row of a match added and scored in within the minute', () => {
    feeds.submit(fixture(), status(1, 12), score(2, 2, 1));
    expect(eventsIn(update())).toEqual(eventsIn(feeds.feed('f_1_0_1_da_1')!));
  });

  it('the update feed has the removal of a match, and its full row when it is added again', () => {
    feeds.submit(fixture(), status(1, 12), score(2, 1, 0), retraction('m1'));
    expect(update()).toMatch(/^SA÷1¬~AA÷\w{8}¬DEL÷1¬~A2÷/);
    feeds.submit(fixture({ seq: 2 }));
    expect(eventsIn(update())).toEqual(eventsIn(feeds.feed('f_1_0_1_da_1')!));
  });

  it('the update feed has matches in the order of their last changes', () => {
    feeds.submit(fixture(), fixture({ key: 'm2', home: { name: 'AGF' }, away: { name: 'OB' } }), score(2, 1, 0));
    expect(eventsIn(update()).map(({ homeName }) => homeName)).toEqual(['AGF', 'Brøndby IF']);
  });

  it('the update feed has rows of new competitors under the sport and its group', () => {
    feeds.submit(race('Monaco'), ranking('Monaco', ['Norris', 'Piastri']));
    for (const name of ['u_32_1', 'u_31_1', 'u_0_1'])
      expect(eventsIn(update(name)).map(({ homeName }) => homeName)).toEqual(['Norris', 'Piastri']);
  });

  it('the update feed omits added matches that are on no list of a day', () => {
    feeds.submit(fixture({ start: daysOn(-30) }), fixture({ key: 'm2', start: daysOn(30) }));
    expect(update()).toBe('');
  });
});

it('[SYNC-03] the repair feed has live matches and those changed within five minutes', () => {
  const updateCount = (): number => eventsIn(feeds.feed('r_1_1') ?? '').length;
  feeds.submit(fixture(), status(27, 12));
  feeds.pass(3600);
  expect(updateCount()).toBe(1);
  feeds.pass(-3600);
  feeds.submit(status(28, 3, { score: { home: 1, away: 0 } }));
  feeds.pass(180);
  expect(updateCount()).toBe(1);
  feeds.pass(60);
  expect(updateCount()).toBe(0);
});

it('the update feed has the rows of a repair until a minute after the start', () => {
  const { state, submit } = createScenario();
  submit(fixture());
  submit(status(1, 12));
  const projection = new StateProjection(state, NOW_S * 1000);
  const updateCount = (afterMs: number): number => eventsIn(updateList(projection, 1, NOW_S * 1000 + afterMs)).length;
  expect([updateCount(0), updateCount(60_000), updateCount(60_001)]).toEqual([1, 1, 0]);
});

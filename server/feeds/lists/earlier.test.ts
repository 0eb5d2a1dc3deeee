import { type EventId, FAVOURITE_LIMITS } from '@stillingen/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScenario } from '../../../domain/testing/scenario.ts';
import { DayLists } from '../lists/day-lists.ts';
import { FeedLibrary } from '../library.ts';
import type { ItemSource } from '../../projection/item-source.ts';
import { dayList, mixedList, repairList } from './lists.ts';
import { EarlierItems } from '../../projection/earlier/earlier.ts';
import { PastStates } from '../../projection/earlier/past-states.ts';
import { StateProjection } from '../../projection/projection.ts';
import { FROM_S, messageOf, type FeedStep, steps } from '../../testing/feed-steps.ts';

interface Scene {
  readonly projection: StateProjection;
  readonly dayLists: DayLists;
  nowS: number;
  submit(step: FeedStep): void;
}
function createScene(): Scene {
  const scenario = createScenario();
  const projection = new StateProjection(scenario.state, FROM_S * 1000);
  let seq = 0;
  return {
    projection,
    dayLists: new DayLists(projection),
    nowS: FROM_S,
    submit(step) {
      this.nowS += step.afterS;
      seq += 1;
      const decision = scenario.submit(messageOf(step, seq, this.nowS));
      if (decision.result === 'accepted')
        projection.advance([{ n: scenario.state.n, atMs: this.nowS * 1000, changes: decision.changes }], this.nowS * 1000);
    },
  };
}

/** Every list that may be asked for as it stood. */
const lists = (view: ItemSource, nowS: number): readonly unknown[] => [
  ...[-1, 0, 1].flatMap((day) => [1, 31, 32].map((sport) => dayList(view, sport, day, 1, nowS))),
  mixedList(view, 0, 1, nowS),
  repairList(view, 0, nowS),
  repairList(view, 1, nowS),
];

describe('lists as they stood', () => {
  it('earlier lists equal those rendered at their time', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const world = createScene();
        const rendered = new Map<number, readonly unknown[]>();
        for (const step of all) {
          world.submit(step);
          // Of one second, what stands at its end.
          rendered.set(world.nowS, lists(world.projection, world.nowS));
        }
        for (const [atS, then] of rendered) {
          if (world.nowS - atS > 180) continue;
          expect(lists(world.projection.at(atS * 1000)!, atS)).toEqual(then);
        }
      }),
    );
  });

  it('lists before the start, or older than some minutes, are unknown', () => {
    const world = createScene();
    expect(world.projection.at((FROM_S - 1) * 1000)).toBeNull();
    expect(world.projection.at(FROM_S * 1000)).not.toBeNull();
    for (let n = 0; n < 400; n += 1) world.submit({ what: 'goal', of: 0, value: n % 10, afterS: 1 });
    world.submit({ what: 'fixture', of: 0, value: 0, afterS: 0 });
    for (let n = 0; n < 500; n += 1) world.submit({ what: 'move', of: 0, value: n % 3, afterS: 1 });
    expect(world.projection.at(FROM_S * 1000)).toBeNull();
    expect(world.projection.at((world.nowS - 200) * 1000)).not.toBeNull();
  });
});

it('many changes of one second are kept as one', () => {
  const { projection } = createScene();
  const earlier = new EarlierItems(0);
  for (let n = 0; n < 50_000; n += 1) earlier.note('abcdefgh' as EventId, null, 1001 + n / 100);
  expect(earlier.at(1000, projection)).not.toBeNull();
});

describe('lists that are kept true change by change', () => {
  it('lists updated incrementally equal those rendered from all events', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(steps, fc.boolean()), { maxLength: 4 }), (rounds) => {
        const world = createScene();
        for (const [all, isAsked] of rounds) {
          for (const step of all) {
            world.submit(step);
            if (isAsked) world.dayLists.list(1, 0, 1, world.nowS);
          }
          for (const day of [-1, 0, 1]) {
            for (const sport of [1, 31, 32])
              expect(world.dayLists.list(sport, day, 1, world.nowS)).toEqual(
                dayList(world.projection, sport, day, 1, world.nowS),
              );
          }
        }
      }),
    );
  });

  it('lists do not change when only other feeds change', () => {
    const world = createScene();
    world.submit({ what: 'fixture', of: 0, value: 0, afterS: 0 });
    const before = world.dayLists.list(1, 0, 1, FROM_S);
    const { count } = world.projection.touched;
    world.submit({ what: 'card', of: 0, value: 0, afterS: 1 });
    expect(world.projection.touched.count).toBe(count);
    expect(world.dayLists.list(1, 0, 1, FROM_S)).toBe(before);
  });

  it('a list too far behind is rendered from all events', () => {
    const world = createScene();
    world.dayLists.list(1, 0, 1, FROM_S);
    for (let of = 0; of < 4; of += 1) world.submit({ what: 'fixture', of, value: 0, afterS: 0 });
    for (let n = 0; n < 21_000; n += 1) world.submit({ what: 'goal', of: n % 4, value: (n >> 2) % 900, afterS: 0 });
    expect(world.projection.touched.after(0)).toBeNull();
    expect(world.dayLists.list(1, 0, 1, FROM_S)).toEqual(dayList(world.projection, 1, 0, 1, FROM_S));
  });
});

describe('a feed asked for as of a time', () => {
  const NAMES = ['f_1_0_1_da_1', 'fp_31_0_1_da_1', 'fm_0_0_1_da_1', 'r_1_1'];

  it.each(NAMES)('%s has the exact body of an earlier time, and null beyond three minutes or in the future', (name) => {
    const world = createScene();
    const library = new FeedLibrary({
      projection: world.projection,
      pastStates: new PastStates(world.projection.state, 0),
      nowMs: () => world.nowS * 1000,
      service: () => ({ status: 0, trueAtS: null }),
      myGames: FAVOURITE_LIMITS,
    });
    world.submit({ what: 'fixture', of: 1, value: 0, afterS: 0 });
    world.submit({ what: 'race', of: 1, value: 4, afterS: 0 });
    world.submit({ what: 'ranking', of: 1, value: 0, afterS: 0 });
    world.submit({ what: 'status', of: 1, value: 0, afterS: 1 });
    const thenS = world.nowS;
    const then = library.body(name)!.text;
    expect(then).not.toBe('');
    world.submit({ what: 'ranking', of: 1, value: 1, afterS: 20 });
    world.submit({ what: 'goal', of: 1, value: 1, afterS: 20 });
    expect(library.body(name)!.text).not.toBe(then);
    expect(library.earlier(name, thenS)!.text).toBe(then);
    expect(library.earlier(name, world.nowS + 1)).toBeNull();
    world.nowS += 200;
    expect(library.earlier(name, thenS)).toBeNull();
  });

  it('earlier times are not offered for update feeds and invalid names', () => {
    const world = createScene();
    const library = new FeedLibrary({
      projection: world.projection,
      pastStates: new PastStates(world.projection.state, 0),
      nowMs: () => world.nowS * 1000,
      service: () => ({ status: 0, trueAtS: null }),
      myGames: FAVOURITE_LIMITS,
    });
    for (const name of ['u_1_1', 'sys_1', 'nonsense', 'f_1_8_1_da_1']) expect(library.earlier(name, world.nowS)).toBeNull();
  });
});

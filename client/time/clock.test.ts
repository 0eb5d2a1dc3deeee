import { describe, expect, it } from 'vitest';
import { createClock } from './clock.ts';
import { createStore } from '../store.ts';
import { createVirtualWorld } from '../testing/virtual-world.ts';
import { createLastChanges } from './delay.ts';

describe('the clock', () => {
  it('[CLOCK-01] the clock ticks every 5 s while it has a listener', async () => {
    const world = createVirtualWorld();
    const clock = createClock(world, createStore(0));
    const seen: number[] = [];
    const startS = clock.nowS();
    const end = clock.ticks.subscribe(() => seen.push(clock.ticks.get() - startS));
    await world.advance(15_000);
    expect(seen).toEqual([5, 10, 15]);
    end();
    await world.advance(15_000);
    expect(seen).toHaveLength(3);
  });

  it('the clock is right at once when the page is visible again', async () => {
    const world = createVirtualWorld();
    const clock = createClock(world, createStore(0));
    const startS = clock.nowS();
    clock.ticks.subscribe(() => {});
    await world.advance(3_000);
    world.visibility.set(false);
    world.visibility.set(true);
    expect(clock.ticks.get() - startS).toBe(3);
  });

  it.each([
    [365 * 86_400_000, true],
    [-86_400_000, true],
    [1_800_000, false],
  ])(
    'until the first answer the time is that of the page, where the device is %i ms off and more than an hour',
    (aheadMs, isFar) => {
      const world = createVirtualWorld();
      const clock = createClock(world, createStore(0), world.nowMs() - aheadMs);
      expect(clock.nowMs() - world.nowMs()).toBe(isFar ? -aheadMs : 0);
      expect(clock.isKnown()).toBe(false);
      clock.observe(world.nowMs(), 300);
      expect(clock.nowMs()).toBe(world.nowMs());
    },
  );

  it('the clock follows the time of the server, and ignores differences within the precision of its source', () => {
    const world = createVirtualWorld();
    const clock = createClock(world, createStore(0));
    clock.observe(world.nowMs() - 86_400_000, 1_500);
    expect(clock.nowMs() - world.nowMs()).toBe(-86_400_000);
    expect(clock.ticks.get()).toBe(clock.nowS());
    clock.observe(world.nowMs() - 86_400_000 + 1_400, 1_500);
    expect(clock.nowMs() - world.nowMs()).toBe(-86_400_000);
    clock.observe(world.nowMs() - 86_400_000 + 400, 300);
    expect(clock.nowMs() - world.nowMs()).toBe(-86_399_600);
  });
});

const goal = (id: string) => [{ id, words: { homeScore: 1 } }];

it('last changes have an age, and are kept within the longest delay only', () => {
  let nowMs = 1_795_201_200_000;
  const kept = new Map<string, number>();
  const moments = createLastChanges({ nowMs: () => nowMs }, kept);
  for (let n = 0; n < 1_000; n += 1) {
    moments.record(goal(`event${n}`), nowMs);
    moments.record(goal('always'), nowMs);
    moments.record(
      [
        { id: `gone${n}`, words: null },
        { id: `named${n}`, words: { homeName: 'x' } },
      ],
      nowMs,
    );
    nowMs += 1_000;
  }
  expect(kept.size).toBeLessThanOrEqual(182);
  expect(['event999', 'event820', 'event819', 'always', 'gone999'].map(moments.ageS)).toEqual([1, 180, null, 1, null]);
});

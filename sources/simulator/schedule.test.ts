import type { Message } from '@stillingen/domain/messages';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EventPlan } from './engine/event-plan.ts';
import { Schedule } from './schedule.ts';

const START_S = 1_795_185_600;
const NEAR_S = 5 * 3600;

const planOf = (key: string, offsets: readonly number[]): EventPlan => ({
  key,
  day: 0,
  startS: START_S,
  overS: START_S,
  announcement: () => [],
  publications: () => offsets.map((offset) => ({ dueS: START_S + offset, messages: [{ key: `${key} ${offset}` } as Message] })),
});

it('publishes every message of every event once, at its time, and none that was published before', () => {
  const offsets = fc
    .uniqueArray(fc.integer({ min: -NEAR_S, max: NEAR_S }), { minLength: 1, maxLength: 8 })
    .map((list) => list.toSorted((a, b) => a - b));
  const plans = fc.array(fc.tuple(offsets, fc.integer({ min: -NEAR_S, max: NEAR_S })), { maxLength: 5 });
  fc.assert(
    fc.property(plans, fc.integer({ min: 60, max: 3600 }), (all, stepS) => {
      const schedule = new Schedule();
      all.forEach(([list, publishedUntil], at) => schedule.add(planOf(String(at), list), START_S + publishedUntil));
      const publishedAt = new Map<string, number>();
      for (let nowS = START_S - 2 * NEAR_S; nowS <= START_S + 2 * NEAR_S; nowS += stepS) {
        while (schedule.nextS <= nowS) for (const { key } of schedule.take(nowS, 10)) publishedAt.set(key, nowS);
      }
      const due = all.flatMap(([list, publishedUntil], at) =>
        list.filter((offset) => offset > publishedUntil).map((offset) => [`${at} ${offset}`, START_S + offset] as const),
      );
      expect([...publishedAt.keys()].toSorted()).toEqual(due.map(([key]) => key).toSorted());
      for (const [key, dueS] of due) expect(publishedAt.get(key)! - dueS).toSatisfy((late: number) => late >= 0 && late < stepS);
    }),
  );
});

it('takes the messages of an event in order, and simulates an event that begins much later again when it is due', () => {
  let simulated = 0;
  const plan = planOf('a', [0, 60, 120]);
  const schedule = new Schedule();
  schedule.add({ ...plan, publications: () => ((simulated += 1) > 0 ? plan.publications() : []) }, -Infinity);
  expect(schedule.take(START_S - NEAR_S, 10)).toEqual([]);
  expect([schedule.nextS, simulated]).toEqual([START_S, 1]);
  expect(schedule.take(START_S + 60, 10).map(({ key }) => key)).toEqual(['a 0', 'a 60']);
  expect([schedule.nextS, simulated]).toEqual([START_S + 120, 2]);
});

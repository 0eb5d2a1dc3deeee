import type { EventId } from '@stillingen/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ItemIndex } from './item-index.ts';

const DAY_S = 24 * 3600;
const seconds = fc.integer({ min: -3 * DAY_S, max: 90 * DAY_S });
const span = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100 * DAY_S }));
const itemOf = fc
  .tuple(seconds, span, fc.boolean(), fc.array(seconds, { maxLength: 1 }))
  .map(([start, length, live, movedFrom]) => ({ start, end: start + length, live, movedFrom }));
const step = fc.tuple(fc.constantFrom('1', '2', '3', '4') as fc.Arbitrary<EventId>, fc.option(itemOf));

it('ItemIndex finds each item once that is played or live on a day or was moved from it, through all changes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), seconds, span, (steps, from, length) => {
      const [index, present] = [new ItemIndex(), new Map()];
      for (const [id, item] of steps) {
        index.put(id, item);
        if (item === null) present.delete(id);
        else present.set(id, item);
      }
      expect([...index.all()]).toEqual([...present.values()]);
      const to = from + length;
      const near = [...index.near([from, to])];
      expect(near).toHaveLength(new Set(near).size);
      for (const item of present.values())
        if (item.live || item.movedFrom.length > 0 || (item.start <= to && item.end >= from)) expect(near).toContain(item);
      for (const item of near) expect([...present.values()]).toContain(item);
    }),
  );
});

it('ItemIndex leaves out items of other days', () => {
  const index = new ItemIndex();
  const match = { start: 10 * DAY_S, end: 10 * DAY_S, live: false, movedFrom: [] };
  index.put('1' as EventId, match);
  expect([...index.near([10 * DAY_S, 11 * DAY_S])]).toEqual([match]);
  expect([...index.near([12 * DAY_S, 13 * DAY_S])]).toEqual([]);
  index.put('1' as EventId, { ...match, live: true });
  expect([...index.near([12 * DAY_S, 13 * DAY_S])]).toHaveLength(1);
});

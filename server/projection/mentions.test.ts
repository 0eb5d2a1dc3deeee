import type { EventId } from '@stillingen/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Mentions } from './item-source.ts';

const IDS = ['a', 'b', 'c', 's', 't'] as const;
const named = fc.array(fc.constantFrom(...IDS), { maxLength: 4 });

it('Mentions finds the events of a participant or series through additions, changes and removals', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom('1', '2', '3') as fc.Arbitrary<EventId>, named), { maxLength: 30 });
  fc.assert(
    fc.property(steps, (all) => {
      const mentions = new Mentions();
      const now = new Map<EventId, readonly string[]>();
      for (const [event, after] of all) {
        const before = now.get(event) ?? [];
        const either = mentions.replace(event, before, after);
        now.set(event, after);
        for (const id of IDS) {
          const naming = [...now].filter(([, ids]) => ids.includes(id)).map(([key]) => key);
          expect([...mentions.of(id)].sort()).toEqual(naming.sort());
          expect(either.has(id)).toBe(before.includes(id) || after.includes(id));
        }
      }
    }),
  );
});

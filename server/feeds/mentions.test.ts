import type { EventId } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMentions } from './mentions.ts';

const idOf = fc.constantFrom('a', 'b', 'c', null);
const rows = fc.array(
  fc.record({ homeEventId: fc.constantFrom('a', 'b', 'c'), awayEventId: idOf, series: fc.constantFrom('s', 't', null) }),
  { maxLength: 3 },
) as unknown as fc.Arbitrary<readonly EventRow[]>;

it('finds the events that name a participant or belong to a series, whatever came, changed and went', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom('1', '2', '3') as fc.Arbitrary<EventId>, rows), { maxLength: 30 });
  fc.assert(
    fc.property(steps, (all) => {
      const mentions = createMentions();
      const now = new Map<EventId, readonly EventRow[]>();
      for (const [event, after] of all) {
        const before = now.get(event) ?? [];
        const named = mentions.replace(event, before, after);
        now.set(event, after);
        for (const id of ['a', 'b', 'c', 's', 't']) {
          const names = (row: EventRow): boolean => [row.homeEventId, row.awayEventId, row.series].includes(id);
          expect([...mentions.of(id)].sort()).toEqual(
            [...now]
              .filter(([, list]) => list.some(names))
              .map(([key]) => key)
              .sort(),
          );
          expect(named.has(id)).toBe(before.some(names) || after.some(names));
        }
      }
    }),
  );
});

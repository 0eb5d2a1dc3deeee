import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kept } from './kept.ts';

describe('data that is kept where it is equal', () => {
  it('keeps the object when nothing changed, and the parts that did not when something did', () => {
    const before = { score: [1, 0], sides: { home: 'Brøndby IF', away: 'AGF' } };
    expect(kept(before, structuredClone(before))).toBe(before);
    const after = kept(before, { ...structuredClone(before), score: [2, 0] });
    expect(after).toEqual({ ...before, score: [2, 0] });
    expect(after.sides).toBe(before.sides);
  });

  it('keeps an item by its id when others come before it', () => {
    const before = [{ id: 'a', minute: 12 }];
    const after = kept(before, [{ id: 'b', minute: 30 }, structuredClone(before[0]!)]);
    expect(after[1]).toBe(before[0]);
  });

  it('returns data that equals the next for any two', () => {
    const any = fc.jsonValue() as fc.Arbitrary<unknown>;
    const item = fc.record({ id: fc.constantFrom('a', 'b', 'c'), value: fc.nat(2) });
    const either = fc.oneof(any, fc.array(item), fc.record({ list: fc.array(item), more: fc.option(fc.nat(1)) }));
    fc.assert(
      fc.property(either, either, (before, next) => {
        const after = kept(before, next);
        expect(after).toEqual(next);
        // A rendering that compares again must find nothing new.
        expect(kept(after, structuredClone(next))).toBe(after);
      }),
    );
  });
});

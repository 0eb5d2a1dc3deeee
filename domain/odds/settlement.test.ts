import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beyondLine, deadHeat, LOST, resultOf, VOID, WON } from './settlement.ts';

const anyMargin = fc.integer({ min: -40, max: 40 });

describe('the part of a stake that comes back', () => {
  it('both sides of a line mirror each other', () => {
    fc.assert(
      fc.property(anyMargin, (margin) => {
        const [over, under] = [beyondLine(margin), beyondLine(-margin)];
        expect(over.refund).toBe(under.refund);
        expect(over.share + under.share + over.refund).toBe(1);
      }),
    );
  });

  it('a quarter line is the mean of the lines beside it', () => {
    fc.assert(
      fc.property(anyMargin, (half) => {
        const [below, above] = [beyondLine(2 * half), beyondLine(2 * half + 2)];
        expect(beyondLine(2 * half + 1)).toEqual({
          share: (below.share + above.share) / 2,
          refund: (below.refund + above.refund) / 2,
        });
      }),
    );
  });

  it('a line of a half has no push', () => {
    fc.assert(
      fc.property(anyMargin, (whole) => {
        expect(beyondLine(4 * whole + 2).refund).toBe(0);
      }),
    );
  });
});

it.each([
  [WON, 'won'],
  [LOST, 'lost'],
  [VOID, 'void'],
  [beyondLine(1), 'half won'],
  [beyondLine(-1), 'half lost'],
  [deadHeat(1, 2), 'shared'],
  [deadHeat(2, 3), 'shared'],
] as const)('a settlement of %o is shown as %s', (settlement, result) => {
  expect(resultOf(settlement)).toBe(result);
});

it('tied competitors share the places that are left', () => {
  expect(deadHeat(1, 2)).toEqual({ share: 1 / 2, refund: 0 });
  expect(deadHeat(2, 3)).toEqual({ share: 2 / 3, refund: 0 });
});

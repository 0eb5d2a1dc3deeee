import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ALERT_KINDS, DEFAULT_KINDS, hasKind, kindsOf, maskOf } from './kinds.ts';

it('the bits of kinds are those that are stored', () => {
  expect(ALERT_KINDS.map((kind) => [kind, maskOf([kind])])).toEqual([
    ['start', 1],
    ['goal', 2],
    ['red', 4],
    ['half', 8],
    ['end', 16],
    ['lineups', 32],
    ['correction', 64],
    ['moved', 128],
  ]);
  expect(maskOf(DEFAULT_KINDS)).toBe(22);
});

it('a mask of kinds has these kinds, and bits of later versions are none', () => {
  fc.assert(
    fc.property(fc.subarray([...ALERT_KINDS]), (kinds) => {
      expect(kindsOf(maskOf(kinds) | 256)).toEqual(kinds);
      for (const kind of ALERT_KINDS) expect(hasKind(maskOf(kinds), kind)).toBe(kinds.includes(kind));
    }),
  );
});

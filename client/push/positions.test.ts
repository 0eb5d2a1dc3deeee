import { describe, expect, it } from 'vitest';
import { continuityOf } from './positions.ts';

describe('a frame that covers several offsets', () => {
  it.each([
    [8, 3, 'next'],
    [7, 3, 'next'],
    [6, 3, 'next'],
    [9, 3, 'gap'],
    [5, 3, 'duplicate'],
  ] as const)('after 5, a frame up to %i of %i offsets is %s', (o, n, continuity) => {
    expect(continuityOf({ epoch: 'e1', offset: 5 }, { e: 'e1', o, n })).toBe(continuity);
  });
});

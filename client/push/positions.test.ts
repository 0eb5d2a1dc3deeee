import { describe, expect, it } from 'vitest';
import { continuityOf } from './positions.ts';

const position = { epoch: 'e1', offset: 5 };

describe('a frame behind e1 5', () => {
  it.each([
    ['e1', 6, 'next'],
    ['e1', 5, 'duplicate'],
    ['e1', 1, 'duplicate'],
    ['e1', 7, 'gap'],
    ['e2', 6, 'gap'],
    ['e2', 1, 'gap'],
  ] as const)('that is %s %i is %s', (e, o, continuity) => {
    expect(continuityOf(position, { e, o })).toBe(continuity);
  });

  it.each([
    [8, 3, 'next'],
    [7, 3, 'next'],
    [6, 3, 'next'],
    [8, 9, 'next'],
    [9, 3, 'gap'],
    [5, 5, 'duplicate'],
  ] as const)('up to %i that covers %i is %s', (o, n, continuity) => {
    expect(continuityOf(position, { e: 'e1', o, n })).toBe(continuity);
  });
});

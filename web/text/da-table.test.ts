import { describe, expect, it } from 'vitest';
import { tableText } from './da-table.ts';

describe('a correction', () => {
  it.each([
    ['', 'offside', 'Rettet: offside'],
    ['0-1', 'offside', 'Rettet, før 0-1: offside'],
    ['0-1', '', 'Rettet, før 0-1'],
    ["26' O. Ellis", 'målscorer rettet', 'Målscorer rettet, før 26’ O. Ellis'],
  ])('from %j because of %j is told as %s', (from, reason, words) => {
    expect(tableText.corrected(from, reason)).toBe(words);
  });
});

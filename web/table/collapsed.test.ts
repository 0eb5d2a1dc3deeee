import type { LeagueRow } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { isFolded, readToggled, toggledCookie } from './collapsed.ts';

const league = (type: string): LeagueRow => ({ type, stageId: 'abcdefgh' }) as LeagueRow;

describe('folded leagues', () => {
  it('[EXPAND-01] are remembered in a cookie', () => {
    const cookie = toggledCookie(['abcdefgh', '12345678']).split(';')[0]!;
    expect(readToggled(`theme=dark; ${cookie}`)).toEqual(['abcdefgh', '12345678']);
    for (const cookies of ['theme=dark', 'clientStorage=', 'clientStorage=%E0%A4%A|<b>', 'xclientStorage=abcdefgh'])
      expect(readToggled(cookies)).toEqual([]);
  });

  it('[EXPAND-02] a listed closed league is shown, a listed other one is hidden, the rest keep their default', () => {
    const listed = new Set(['abcdefgh']);
    expect(isFolded(league('c'), listed)).toBe(false);
    expect(isFolded(league('t'), listed)).toBe(true);
    expect(isFolded(league('c'), new Set())).toBe(true);
    expect(isFolded(league('p'), new Set())).toBe(false);
  });
});

import { type LeagueRow, leagueRow } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { isFolded, readToggled, toggledCookie } from './collapsed.ts';

const league = (type: string): LeagueRow => ({ type, stageId: 'abcdefgh' }) as LeagueRow;

describe('folded leagues', () => {
  it('[EXPAND-01] keeps folded leagues in a cookie', () => {
    const cookie = toggledCookie(['abcdefgh', '12345678']).split(';')[0]!;
    expect(readToggled(`theme=dark; ${cookie}`)).toEqual(['abcdefgh', '12345678']);
    for (const cookies of ['theme=dark', 'clientStorage=', 'clientStorage=%E0%A4%A|<b>', 'xclientStorage=abcdefgh'])
      expect(readToggled(cookies)).toEqual([]);
  });

  it("[LEAGUE-05] a league whose row has 'c' under ZD is collapsed, one of any other type is not", () => {
    const stored = (type: string): LeagueRow => leagueRow.readAll(`ZA÷x¬ZC÷abcdefgh¬${type}~`)[0]!;
    expect(isFolded(stored('ZD÷c¬'), new Set())).toBe(true);
    for (const type of ['ZD÷t¬', 'ZD÷p¬', 'ZD÷s¬', 'ZD÷¬', '']) expect(isFolded(stored(type), new Set())).toBe(false);
  });

  it('[EXPAND-02] a listed closed league is shown, a listed other one is hidden, the rest keep their default', () => {
    const listed = new Set(['abcdefgh']);
    expect(isFolded(league('c'), listed)).toBe(false);
    expect(isFolded(league('t'), listed)).toBe(true);
    expect(isFolded(league('c'), new Set())).toBe(true);
    expect(isFolded(league('p'), new Set())).toBe(false);
  });
});

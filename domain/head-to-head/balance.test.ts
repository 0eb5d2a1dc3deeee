import fc from 'fast-check';
import { expect, it } from 'vitest';
import { balanceOf, type Meeting, type Outcome } from './balance.ts';

const YEAR_S = 365.25 * 86_400;
const NOW_S = Date.parse('2026-11-20T18:00:00Z') / 1000;
const outcomeOf = ([first, second]: readonly [number, number]): Outcome =>
  first === second ? 'draw' : first > second ? 'home' : 'away';
const meetings = (outcomes: readonly Outcome[], ageS = YEAR_S): Meeting[] =>
  outcomes.map((outcome, index) => ({ outcome, start: NOW_S - ageS - index * 86_400 }));

it('[GEN-13] a balance counts wins, draws and wins of the other, in percent', () => {
  const scores = [
    [2, 1],
    [0, 0],
    [1, 3],
    [2, 2],
    [1, 0],
  ] as const;
  expect(balanceOf(meetings(scores.map(outcomeOf)), NOW_S)).toEqual({ meetings: 5, counts: [2, 2, 1], shares: [40, 40, 20] });
});

it('a balance needs three meetings of the last ten years', () => {
  expect(balanceOf(meetings(['home', 'away']), NOW_S)).toBeNull();
  expect(balanceOf(meetings(['home', 'away', 'draw'], 10.1 * YEAR_S), NOW_S)).toBeNull();
  expect(balanceOf(meetings(['home', 'away', 'draw'], 9.9 * YEAR_S), NOW_S)?.meetings).toBe(3);
  expect(balanceOf(meetings(['home', 'away', 'draw'], -YEAR_S), NOW_S)).toBeNull();
});

it('a balance takes the newest ten meetings', () => {
  const old: readonly Outcome[] = ['away', 'away', 'away'];
  const newest = Array.from({ length: 10 }, (): Outcome => 'home');
  expect(balanceOf([...meetings(old, 5 * YEAR_S), ...meetings(newest)], NOW_S)?.counts).toEqual([10, 0, 0]);
});

it('the percents of a balance add up to 100, and the other way round they are mirrored', () => {
  const outcomes = fc.array(fc.constantFrom<Outcome>('home', 'draw', 'away'), { minLength: 3, maxLength: 10 });
  const mirrored = { home: 'away', draw: 'draw', away: 'home' } as const;
  fc.assert(
    fc.property(outcomes, (list) => {
      const { counts, shares } = balanceOf(meetings(list), NOW_S)!;
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      expect(balanceOf(meetings(list.map((one) => mirrored[one])), NOW_S)!.counts).toEqual(counts.toReversed());
    }),
  );
});

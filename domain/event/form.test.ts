import { describe, expect, it } from 'vitest';
import { recentForm, unbeatenRun } from './form.ts';
import type { FormBadge } from './result.ts';

const FOOTBALL = { win: 3, draw: 1 };
const ICE_HOCKEY = { win: 3, draw: 1, loss: 0, late: { win: 2, loss: 1 } };
const badges = (results: string): FormBadge[] => results.split(' ') as FormBadge[];

describe('the form of a team', () => {
  it.each([
    ['W W D L W', 'VVUTV', 10, 15],
    ['D W L', 'UVT', 4, 9],
  ])('the form of %s has its letters and points', (results, letters, points, of) => {
    expect(recentForm(badges(results), FOOTBALL)).toEqual({ letters: [...letters], points, of });
  });
  it('the form counts the last five matches', () => {
    expect(recentForm(badges('W W W W W L L'), FOOTBALL)).toMatchObject({ points: 15, of: 15 });
  });
  it('the form has no sum when fewer than three matches are decided', () => {
    expect(recentForm(badges('W L'), FOOTBALL)).toEqual({ letters: ['V', 'T'], points: null, of: null });
  });
  it('the form counts a win after extra time as the table does', () => {
    expect(recentForm(badges('OW DL W'), ICE_HOCKEY)).toMatchObject({ points: 6, of: 9 });
    expect(recentForm(badges('DW DL W'), FOOTBALL)).toMatchObject({ letters: ['V', 'T', 'V'], points: 5 });
  });
  it('the run without a defeat ends at the last one', () => {
    expect([unbeatenRun(badges('W D W L W')), unbeatenRun(badges('OL W')), unbeatenRun(badges('W D'))]).toEqual([3, 0, 2]);
  });
});

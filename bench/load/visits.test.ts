import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planVisits } from './visits.ts';

const ORIGINS = ['http://127.0.0.1:1'];
const EVENTS = ['aaaaaaaa', 'bbbbbbbb'];

describe('what visitors do', () => {
  it('is of each kind by as many as were wanted', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), (matchShare, pollShare) => {
        const visits = planVisits(ORIGINS, EVENTS, { matchShare, pollShare });
        expect(visits).toHaveLength(100);
        expect(visits.filter(({ page }) => page !== '/fodbold/')).toHaveLength(matchShare);
        expect(visits.filter(({ subject }) => subject === null)).toHaveLength(Math.min(pollShare, 100 - matchShare));
      }),
    );
  });

  it('is spread: ten in a row have each kind in about its share, and matches take turns', () => {
    const visits = planVisits(ORIGINS, EVENTS, { matchShare: 30, pollShare: 0 });
    for (let from = 0; from < 100; from += 10)
      expect(visits.slice(from, from + 10).filter(({ page }) => page !== '/fodbold/')).toHaveLength(3);
    const matches = visits.flatMap(({ page }) => (page === '/fodbold/' ? [] : [page]));
    expect(matches.slice(0, 4)).toEqual(['/kamp/aaaaaaaa/', '/kamp/bbbbbbbb/', '/kamp/aaaaaaaa/', '/kamp/bbbbbbbb/']);
  });

  it('is the list for all where no match is known', () => {
    expect(planVisits(ORIGINS, [], { matchShare: 100, pollShare: 0 }).every(({ page }) => page === '/fodbold/')).toBe(true);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sportById, SPORTS } from '../sports/index.ts';
import { shownEntries } from './shown-entries.ts';

const field = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `id${i}`, name: `N${i}`, rank: count - i, status: 'ok' as const }));
type Page = Parameters<typeof shownEntries>[1];
const count = (sportId: number, page: Page): number => shownEntries(sportById(sportId)!, page, field(1200)).length;

describe('the entries that a page shows', () => {
  it('[NODUEL-06] are 40 on the main page', () => {
    const others = SPORTS.filter(({ id, duel }) => !duel && ![23, 34, 37, 38, 39, 40, 41].includes(id));
    expect(others.map(({ id }) => id).sort((a, b) => a - b)).toEqual([31, 32, 33, 35]);
    for (const { id } of others) expect(count(id, 'onMain')).toBe(40);
  });
  it('[NODUEL-07] are 30 there in golf', () => expect(count(23, 'onMain')).toBe(30));
  it('[NODUEL-08] are 10 there in cycling and in winter sports', () => {
    for (const id of [34, 37, 38, 39, 40, 41]) expect(count(id, 'onMain')).toBe(10);
  });
  it('[NODUEL-09] are 1000 on a tournament page of winter sports, all of them elsewhere', () => {
    for (const id of [37, 38, 39, 40, 41]) expect(count(id, 'onTournamentPage')).toBe(1000);
    for (const id of [23, 31, 32, 33, 34, 35]) expect(count(id, 'onTournamentPage')).toBe(1200);
  });
  it('[PART-24] are 10 on a participant page of motorsport and cycling', () => {
    for (const id of [31, 32, 33, 34]) expect(count(id, 'onParticipantPage')).toBe(10);
  });
  it('are the first of the board', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (size) => {
        const shown = shownEntries(sportById(34)!, 'onMain', field(size));
        expect(shown.map(({ rank }) => rank)).toEqual(Array.from({ length: Math.min(10, size) }, (_, i) => i + 1));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASKETBALL } from './basketball.ts';
import { Figures } from './figures.ts';
import { FOOTBALL } from './football.ts';
import type { RatedPlayer, RatingFormula } from './formula.ts';
import { HANDBALL } from './handball.ts';
import { ICE_HOCKEY } from './ice-hockey.ts';
import vectors from './vectors.json' with { type: 'json' };

interface Vector {
  readonly name: string;
  readonly role?: string;
  readonly minutes?: number;
  readonly conceded?: number;
  readonly figures: Readonly<Record<string, string | undefined>>;
  readonly rating: number | null;
}
const playerOf = ({ role = '', minutes, conceded = 0, figures }: Omit<Vector, 'name' | 'rating'>): RatedPlayer => ({
  figures: new Figures(Object.entries(figures).map(([code, value = '']) => [code, value])),
  role: role as RatedPlayer['role'],
  minutes: minutes ?? null,
  conceded,
});
const cases = (sport: keyof typeof vectors): readonly Vector[] => vectors[sport];

describe.each([
  ['football', FOOTBALL],
  ['basketball', BASKETBALL],
  ['iceHockey', ICE_HOCKEY],
  ['handball', HANDBALL],
] as const)('%s', (sport, formula: RatingFormula) => {
  it.each(cases(sport))('rates $name as published', (vector) => {
    expect(formula.rate(playerOf(vector))).toBe(vector.rating);
  });
});

const ROLES = ['', 'goalkeeper', 'defender', 'midfielder', 'forward'] as const;
const CODES = 'M MS SB SM A CH SPM SF A3 IND TK OB CL FEJ FR OFF G R RED'.split(' ');
const anyCounts = fc.record(Object.fromEntries(CODES.map((code) => [code, fc.nat({ max: 12 })])));
const rate = (counts: Readonly<Record<string, number>>, more: Partial<Vector> = {}) =>
  FOOTBALL.rate(
    playerOf({
      minutes: 90,
      ...more,
      figures: Object.fromEntries(Object.entries(counts).map(([code, count]) => [code, String(count)])),
    }),
  );

describe('the rating of a football player', () => {
  it('lies from 3.0 to 10.0 with one decimal whatever is counted', () => {
    fc.assert(
      fc.property(anyCounts, fc.constantFrom(...ROLES), fc.nat({ max: 9 }), (counts, role, conceded) => {
        const rating = rate(counts, { role, conceded })!;
        expect(rating).toBeGreaterThanOrEqual(3);
        expect(rating).toBeLessThanOrEqual(10);
        expect(Math.round(rating * 10) / 10).toBe(rating);
      }),
    );
  });

  it('never falls by a goal or rises by a goal against', () => {
    fc.assert(
      fc.property(anyCounts, fc.constantFrom(...ROLES), fc.nat({ max: 5 }), (counts, role, conceded) => {
        expect(rate({ ...counts, M: counts.M! + 1 }, { role, conceded })).toBeGreaterThanOrEqual(
          rate(counts, { role, conceded })!,
        );
        expect(rate(counts, { role, conceded: conceded + 1 })).toBeLessThanOrEqual(rate(counts, { role, conceded })!);
      }),
    );
  });

  it('loses 1.0 with a goal and 0.6 with an assist', () => {
    expect([rate({ M: 2, A: 1 }), rate({ M: 1, A: 1 }), rate({ M: 2 })]).toEqual([8.6, 7.6, 8]);
  });

  it('is the base of the role for 90 empty minutes, and nearer to 6.7 for fewer', () => {
    expect(ROLES.map((role) => rate({}, { role, conceded: 1 }))).toEqual([6, 5.9, 5.9, 6, 6]);
    expect(rate({}, { role: 'forward', minutes: 10 })).toBe(6.6);
    expect(rate({}, { role: 'forward', minutes: 120 })).toBe(6);
  });

  it('is missing for less than ten minutes, and where minutes are not known', () => {
    expect(rate({ M: 1 }, { minutes: 9 })).toBeNull();
    expect(FOOTBALL.rate(playerOf({ figures: { M: '1' } }))).toBeNull();
  });

  it('counts two yellow cards as the red card alone', () => {
    expect(rate({ G: 2, R: 1 })).toBe(rate({ G: 1, R: 1 }));
  });
});

describe('facts that a formula needs', () => {
  const FULL = { M: '0', A: '0', SPM: '0', SF: '1', AFL: '20/25', TK: '1', OB: '2' };

  it('football needs goals, assists, shots, passes and two kinds of defence', () => {
    const knows = (figures: Vector['figures'], minutes?: number) =>
      FOOTBALL.knows(playerOf({ figures, ...(minutes === undefined ? {} : { minutes }) }));
    expect(knows(FULL, 90)).toBe(true);
    expect(knows(FULL)).toBe(false);
    expect(knows({ ...FULL, OB: '' }, 90)).toBe(false);
    expect(knows({ M: '1', A: '0', MIN: '90', G: '0', R: '0' }, 90)).toBe(false);
    for (const code of ['M', 'A', 'SPM', 'SF', 'AFL']) expect(knows({ ...FULL, [code]: '' }, 90)).toBe(false);
  });

  it('goalkeepers of ice hockey and handball need saves out of shots, the others figures of their own', () => {
    const skater = { G: '0', A1: '0', A2: '0', SOG: '2', PT: '0' };
    expect([ICE_HOCKEY.knows(playerOf({ figures: skater })), ICE_HOCKEY.knows(playerOf({ figures: { G: '1' } }))]).toEqual([
      true,
      false,
    ]);
    expect(ICE_HOCKEY.knows(playerOf({ role: 'goalkeeper', figures: { SV: '30/32' } }))).toBe(true);
    expect(HANDBALL.knows(playerOf({ figures: { M: '3', B: '1', TF: '0' } }))).toBe(true);
    expect(HANDBALL.knows(playerOf({ figures: { M: '3' } }))).toBe(false);
    expect(HANDBALL.knows(playerOf({ role: 'goalkeeper', figures: { M: '0' } }))).toBe(false);
  });
});

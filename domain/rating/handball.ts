import { asRating, keeperRating, type RatedPlayer, type RatingFormula, weightsOf } from './formula.ts';

const WEIGHTS = {
  M: 0.4,
  M7: 0.2,
  A: 0.25,
  T7: 0.2,
  E: 0.3,
  BL: 0.25,
  B: -0.3,
  TF: -0.3,
  U: -0.3,
  F7: -0.2,
} as const;
const BASE = 6.1;
const KEEPER = { base: BASE, save: 0.35, goal: -0.12 } as const;
const SAVES = 'RED';
const MIN_MINUTES = 10;

function rate({ figures, role, minutes }: RatedPlayer): number | null {
  if (minutes !== null && minutes < MIN_MINUTES) return null;
  return role === 'goalkeeper' ? keeperRating(figures, SAVES, KEEPER) : asRating(BASE + figures.sum(WEIGHTS));
}

export const HANDBALL: RatingFormula = {
  weights: [...weightsOf(WEIGHTS), { code: SAVES, won: KEEPER.save, lost: KEEPER.goal }],
  minMinutes: MIN_MINUTES,
  knows: ({ figures, role }) =>
    role === 'goalkeeper' ? figures.has(SAVES) : ['M', 'B', 'TF'].every((code) => figures.has(code)),
  rate,
  finer: [],
  isProvisional: true,
};

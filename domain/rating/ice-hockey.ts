import { asRating, keeperRating, type RatedPlayer, type RatingFormula, weightsOf } from './formula.ts';

/** After the game score of Luszczyszyn (2016), without shares on the ice. */
const WEIGHTS = {
  G: 0.75,
  A1: 0.7,
  A2: 0.55,
  SOG: 0.075,
  BLK: 0.05,
  PD: 0.15,
  PT: -0.15,
  FOW: 0.01,
  FOL: -0.01,
  TK: 0.05,
  GV: -0.05,
} as const;
const BASE = 6.2;
const PER_GOAL = 1.1;
/** 0.55 × (saves − 0.9 × shots), by saves and goals. */
const KEEPER = { base: 6.5, save: 0.055, goal: -0.495 } as const;
const SAVES = 'SV';
const MIN_MINUTES = 10;

function rate({ figures, role, minutes }: RatedPlayer): number | null {
  if (minutes !== null && minutes < MIN_MINUTES) return null;
  if (role === 'goalkeeper') return keeperRating(figures, SAVES, KEEPER);
  return asRating(BASE + PER_GOAL * figures.sum(WEIGHTS));
}

export const ICE_HOCKEY: RatingFormula = {
  weights: [
    ...weightsOf(WEIGHTS).map(({ code, won }) => ({ code, won: PER_GOAL * won })),
    { code: SAVES, won: KEEPER.save, lost: KEEPER.goal },
  ],
  minMinutes: MIN_MINUTES,
  knows: ({ figures, role }) =>
    role === 'goalkeeper' ? figures.has(SAVES) : ['G', 'A1', 'A2', 'SOG', 'PT'].every((code) => figures.has(code)),
  rate,
  finer: [],
  isProvisional: false,
};

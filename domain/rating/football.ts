import { asRating, type RatedPlayer, type RatingFormula, weightsOf } from './formula.ts';

/** Goals, penalties, own goals, assists, chances, shots, passes, defence, discipline and saves. */
const WEIGHTS = {
  M: 1,
  MS: 0.7,
  SB: -0.9,
  SM: -1,
  A: 0.6,
  CH: 0.15,
  SPM: 0.12,
  SF: -0.05,
  A3: 0.01,
  IND: 0.05,
  TK: 0.1,
  OB: 0.05,
  CL: 0.08,
  FEJ: -0.4,
  FR: -0.05,
  OFF: -0.05,
  R: -1.3,
  RED: 0.2,
} as const;
/** Passes, dribbles and air duels: won and lost. */
const SHARES = { AFL: [0.01, -0.05], DR: [0.06, -0.04], LD: [0.06, -0.04] } as const;
const YELLOW = -0.3;
const YELLOW_CARDS = 'G';

const NEUTRAL = 6.7;
const FULL_MATCH = 90;
const CLEAN_SHEET_MINUTES = 60;
const BEHIND = {
  goalkeeper: { base: 6.2, conceded: -0.3, cleanSheet: 0.4 },
  defender: { base: 6, conceded: -0.15, cleanSheet: 0.3 },
} as const;
const AHEAD = { base: 6, conceded: 0, cleanSheet: 0 } as const;

const NEEDED = ['M', 'A', 'SPM', 'SF', 'AFL'] as const;
const DEFENSIVE = ['TK', 'OB', 'CL', 'DR', 'LD'] as const;
const MIN_DEFENSIVE = 2;
const MIN_MINUTES = 10;

function rate({ figures, role, minutes, conceded }: RatedPlayer): number | null {
  if (minutes === null || minutes < MIN_MINUTES) return null;
  const place = role === 'goalkeeper' || role === 'defender' ? BEHIND[role] : AHEAD;
  const sheet = conceded === 0 && minutes >= CLEAN_SHEET_MINUTES ? place.cleanSheet : place.conceded * conceded;
  const shares = Object.entries(SHARES).reduce((sum, [code, [won, lost]]) => {
    const { done, failed } = figures.share(code);
    return sum + won * done + lost * failed;
  }, 0);
  // A second yellow card counts as the red card alone.
  const yellow = YELLOW * Math.min(1, figures.count(YELLOW_CARDS));
  const start = NEUTRAL - ((NEUTRAL - place.base) * Math.min(minutes, FULL_MATCH)) / FULL_MATCH;
  return asRating(start + figures.sum(WEIGHTS) + shares + yellow + sheet);
}

export const FOOTBALL: RatingFormula = {
  weights: [
    ...weightsOf(WEIGHTS),
    ...Object.entries(SHARES).map(([code, [won, lost]]) => ({ code, won, lost })),
    { code: YELLOW_CARDS, won: YELLOW },
  ],
  minMinutes: MIN_MINUTES,
  knows: ({ figures, minutes }) =>
    minutes !== null &&
    NEEDED.every((code) => figures.has(code)) &&
    DEFENSIVE.filter((code) => figures.has(code)).length >= MIN_DEFENSIVE,
  rate,
  finer: ['A3', 'IND', 'DR', 'LD', 'CH'],
  isProvisional: false,
};

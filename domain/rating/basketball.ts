import { asRating, type RatedPlayer, type RatingFormula, type RatingWeight, weightsOf } from './formula.ts';
import type { Figures } from './figures.ts';

/** The game score of Hollinger, but for shots. */
const WEIGHTS = { PTS: 1, OR: 0.7, DR: 0.3, STL: 1, AST: 0.7, BLK: 0.7, PF: -0.4, TO: -1 } as const;
const MADE = 0.4;
const TRIED = -0.7;
const FREE_THROW_MISSED = -0.4;
/** Shots of two and of three points, as '7/12'. */
const SHOTS = ['2P', '3P'] as const;
const FREE_THROWS = 'FT';

const BASE = 6.6;
const PER_POINT = 0.16;
/** The usual game score of a minute. */
const USUAL = 0.33;
const MIN_MINUTES = 8;

function gameScore(figures: Figures): number {
  const shots = SHOTS.reduce((sum, code) => {
    const { done, failed } = figures.share(code);
    return sum + MADE * done + TRIED * (done + failed);
  }, 0);
  return figures.sum(WEIGHTS) + shots + FREE_THROW_MISSED * figures.share(FREE_THROWS).failed;
}

function rate({ figures, minutes }: RatedPlayer): number | null {
  if (minutes === null || minutes < MIN_MINUTES) return null;
  return asRating(BASE + PER_POINT * (gameScore(figures) - USUAL * minutes));
}

export const BASKETBALL: RatingFormula = {
  weights: [
    ...weightsOf(WEIGHTS),
    ...SHOTS.map((code) => ({ code, won: MADE + TRIED, lost: TRIED })),
    { code: FREE_THROWS, won: 0, lost: FREE_THROW_MISSED },
  ].map(({ code, won, lost }: RatingWeight) => ({
    code,
    won: PER_POINT * won,
    ...(lost === undefined ? {} : { lost: PER_POINT * lost }),
  })),
  minMinutes: MIN_MINUTES,
  knows: ({ figures, minutes }) =>
    minutes !== null && [...Object.keys(WEIGHTS), ...SHOTS, FREE_THROWS].every((code) => figures.has(code)),
  rate,
  finer: [],
  isProvisional: false,
};

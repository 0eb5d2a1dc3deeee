import type { PlayerRole } from '../event/match-facts.ts';
import type { Figures } from './figures.ts';

export interface RatedPlayer {
  readonly figures: Figures;
  readonly role: PlayerRole | '';
  /** Null where neither a column nor the line-up gives them. */
  readonly minutes: number | null;
  /** Goals against while on the pitch. */
  readonly conceded: number;
}

/** What one of a column is worth; `lost` in columns of '7/12'. */
export interface RatingWeight {
  readonly code: string;
  readonly won: number;
  readonly lost?: number;
}

export const weightsOf = (weights: Readonly<Record<string, number>>): readonly RatingWeight[] =>
  Object.entries(weights).map(([code, won]) => ({ code, won }));

export interface RatingFormula {
  /** Published beside ratings, and of goalkeepers where they have their own. */
  readonly weights: readonly RatingWeight[];
  readonly minMinutes: number;
  /** Whether the facts that the formula needs are known of the player. Missing is not zero. */
  knows(player: RatedPlayer): boolean;
  /** Null for too little play. */
  rate(player: RatedPlayer): number | null;
  /** Columns without which a rating is rougher. */
  readonly finer: readonly string[];
  /** Made on too few matches to be final. */
  readonly isProvisional: boolean;
}

const LOWEST = 3;
const HIGHEST = 10;
/** A sum of decimal weights may lie a little below its half. */
const EPSILON = 1e-9;

/** 3.0 to 10.0 with one decimal, rounded half up once. */
export const asRating = (value: number): number =>
  Math.floor(Math.min(HIGHEST, Math.max(LOWEST, value)) * 10 + 0.5 + EPSILON) / 10;

const MIN_SHOTS = 10;

/** Of a goalkeeper by saves '30/32', under `code`; null under ten shots. */
export function keeperRating(
  figures: Figures,
  code: string,
  { base, save, goal }: Readonly<Record<'base' | 'save' | 'goal', number>>,
): number | null {
  const { done, failed } = figures.share(code);
  return done + failed < MIN_SHOTS ? null : asRating(base + save * done + goal * failed);
}

import { createRandom } from '../../../../random.ts';
import { readTable } from '../../../data/table.ts';
import type { Entrant } from '../../../engine/fields.ts';

export interface ClubStrength {
  /** Deviations from a usual club of a highest tier of Europe; comparable between countries. */
  readonly rating: number;
  /** From results, or an estimate by the club's league alone. */
  readonly basis: 'results' | 'estimate';
}

/** Elo points of a usual club of a highest tier of Europe, and of one deviation. */
const USUAL_POINTS = 1500;
const DEVIATION_POINTS = 128.3;
/** The least deviation of the clubs of a league from their mean. */
const LEAST_SPREAD = 1.2;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const spreadOf = (values: readonly number[]): number => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));

const strengths = new Map<string, ClubStrength>();
/** The first league of a country in the file is its highest. */
const levels = new Map<string, number>();
const rows = readTable('club-strength.csv', 'country league club rating# basis');
for (const [, league] of Map.groupBy(rows, (row) => `${row.country} ${row.league}`)) {
  const ratings = league.map(({ rating }) => (rating - USUAL_POINTS) / DEVIATION_POINTS);
  const level = mean(ratings);
  const stretch = Math.max(1, LEAST_SPREAD / (spreadOf(ratings) || LEAST_SPREAD));
  for (const [index, { country, club, basis }] of league.entries()) {
    const rating = level + stretch * (ratings[index]! - level);
    strengths.set(`${country} ${club}`, { rating, basis: basis === 'results' ? 'results' : 'estimate' });
    if (!levels.has(country)) levels.set(country, level);
  }
}

const YOUTH = / U\d\d$/;

/**
 * The strength of a club of the registry, or of its youth team; null where the file has neither.
 * Source: `docs/data-sets.md`.
 */
export const strengthOf = (country: string, name: string): ClubStrength | null =>
  strengths.get(`${country} ${name.replace(YOUTH, '')}`) ?? null;

export const levelOf = (country: string): number => levels.get(country) ?? 0;

const TIER_STEP = 0.9;
/** How far clubs of unknown strength spread around the level of their league. */
const SPREAD = 0.6;
const FORM = 0.1;

export interface Club {
  readonly name: string;
  readonly country: string;
  readonly tier: number;
}

export function teamOf(seed: string, { name, country, tier }: Club, season: string): Entrant {
  const known = strengthOf(country, name);
  const level = known?.rating ?? levelOf(country) - TIER_STEP * (tier - 1);
  const lasting = known?.basis === 'results' ? 0 : SPREAD * createRandom(seed, 'strength', country, name).normal();
  const passing = FORM * createRandom(seed, 'form', country, name, season).normal();
  return { name, country, kind: 'club', rating: level + lasting + passing };
}

import { createRandom, highestFirst } from '../../random.ts';
import type { Entrant } from '../engine/fields.ts';
import { type KnownCompetition, seasonOf } from './competitions.ts';

/** What a season changes a strength, in deviations: the best do not always win. */
const SEASON_FORM = 0.45;

/** Teams in the order in which a season ended. */
export const ranked = (teams: readonly Entrant[], ...season: readonly (string | number)[]): readonly Entrant[] =>
  highestFirst(teams, ({ name, rating }) => rating + SEASON_FORM * createRandom('season', ...season, name).normal());

/** The first teams of a league some years ago. */
export function podiumOf({ sport, competition, teams }: KnownCompetition, years: number): readonly [Entrant, Entrant, Entrant?] {
  const { country, name, season } = seasonOf(competition, years);
  return ranked(teams, sport, country, name, season) as [Entrant, Entrant, Entrant?];
}

import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** What is known of a club's strength. */
export interface ClubStrength {
  /** Deviations from a usual club of a highest tier of Europe; comparable between countries. */
  readonly rating: number;
  /** From results, or an estimate by the club's league alone. */
  readonly basis: 'results' | 'estimate';
}

interface Row {
  readonly country: string;
  readonly league: string;
  readonly club: string;
  readonly rating: string;
  readonly basis: ClubStrength['basis'];
}

/** Elo points of a usual club of a highest tier of Europe, and of one deviation. */
const USUAL_POINTS = 1500;
const DEVIATION_POINTS = 128.3;
/** The least deviation of the clubs of a league from their mean. */
const LEAST_SPREAD = 1.2;

const rows: Row[] = parse(readFileSync(new URL('strength.csv', import.meta.url), 'utf8'), { columns: true });
const inDeviations = (points: string): number => (Number(points) - USUAL_POINTS) / DEVIATION_POINTS;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const spreadOf = (values: readonly number[]): number => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));

/** The clubs of a league. Results of a few seasons pull them towards their mean: a league that is too close is drawn apart. */
function leagueStrengths(league: readonly Row[]): [string, ClubStrength][] {
  const ratings = league.map(({ rating }) => inDeviations(rating));
  const level = mean(ratings);
  const stretch = Math.max(1, LEAST_SPREAD / (spreadOf(ratings) || LEAST_SPREAD));
  return league.map(({ country, club, basis }, index) => [
    `${country} ${club}`,
    { rating: level + stretch * (ratings[index]! - level), basis },
  ]);
}

const leagues = Map.groupBy(rows, ({ country, league }) => `${country} ${league}`);
const strengths = new Map([...leagues.values()].flatMap(leagueStrengths));
/** The first league of a country in the file is its highest. */
const levels = new Map(
  [...Map.groupBy(rows, ({ country }) => country)].map(([country, clubs]) => {
    const highest = clubs.filter(({ league }) => league === clubs[0]!.league);
    return [country, mean(highest.map(({ rating }) => inDeviations(rating)))];
  }),
);

const YOUTH = / U\d\d$/;

/** The strength of a club of the registry, or of its youth team; null where the file has neither. Source: `docs/data-sets.md`. */
export const strengthOf = (country: string, name: string): ClubStrength | null =>
  strengths.get(`${country} ${name.replace(YOUTH, '')}`) ?? null;

/** The mean strength of a country's highest tier, in deviations; that of a usual one where the country has no league in the file. */
export const levelOf = (country: string): number => levels.get(country) ?? 0;

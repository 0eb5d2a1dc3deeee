import { DEFAULT_RULES, type StandingsRules } from './rules.ts';
import { COMPETITION_RULES, SPORT_RULES } from './sports.ts';

/**
 * The rules of a competition of a sport, by country code and slug, in a season written '2026/2027' or '2026'. Competitions and
 * seasons without rules of their own get those of the sport; sports without any the default: three points for a win, goal
 * difference, then goals scored, no zones.
 */
export function rulesFor(sportId: number, country: string, slug: string, season: string): StandingsRules {
  const year = Number.parseInt(season, 10);
  return (COMPETITION_RULES[sportId]?.[`${country}/${slug}`] ?? [])
    .filter(({ fromSeason }) => fromSeason <= year)
    .reduce<StandingsRules>((before, since) => ({ ...before, ...since }), { ...DEFAULT_RULES, ...SPORT_RULES[sportId] });
}

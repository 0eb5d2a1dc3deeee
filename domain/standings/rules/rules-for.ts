import { DEFAULT_RULES, type StandingsRules } from './rules.ts';
import { COMPETITION_RULES, SPORT_RULES } from './sports.ts';

/** By season, '2026/2027' or '2026'; else of the sport, else the default. */
export function rulesFor(sportId: number, country: string, slug: string, season: string): StandingsRules {
  const year = Number.parseInt(season, 10);
  return (COMPETITION_RULES[sportId]?.[`${country}/${slug}`] ?? [])
    .filter(({ fromSeason }) => fromSeason <= year)
    .reduce<StandingsRules>((before, since) => ({ ...before, ...since }), { ...DEFAULT_RULES, ...SPORT_RULES[sportId] });
}

import { FOOTBALL_RULES } from './competitions.ts';
import { DEFAULT_RULES, type StandingsRules } from './rules.ts';
import { COMPETITION_RULES, SPORT_RULES } from './sports.ts';

const FOOTBALL = 1;

/**
 * The rules of a competition of a sport, by country code and slug, in a season written '2026/2027' or '2026'. Competitions and
 * seasons without rules of their own get those of the sport; sports without any the default: three points for a win, goal
 * difference, then goals scored, no zones.
 */
export function rulesFor(sportId: number, country: string, slug: string, season: string): StandingsRules {
  const year = Number.parseInt(season, 10);
  const place = `${country}/${slug}`;
  const dated = sportId === FOOTBALL ? FOOTBALL_RULES[place] : COMPETITION_RULES[`${sportId}|${place}`];
  return (dated ?? [])
    .filter(({ fromSeason }) => fromSeason <= year)
    .reduce<StandingsRules>((before, since) => ({ ...before, ...since }), { ...DEFAULT_RULES, ...SPORT_RULES[sportId] });
}

import type { CategoryLink, Competition } from '@stillingen/wire';
import { DANISH } from '@stillingen/wire/words';
import { compareDanish, type League, type LiveState, sportById } from '@stillingen/domain';
import { categoryOf, leaguePagePath, leagueSortKey } from '../projection/league-header.ts';

/** Whether the page of its country or category lists a league; some sports have none (SPORT-10). */
export const isListed = ({ category, sportId }: League): boolean => category === '' || sportById(sportId)!.categoryPages;

export const isOfSport = (league: League, sportId: number): boolean =>
  league.sportId === sportId || sportById(league.sportId)!.parent === sportId;

/** The competitions of a country or category in reading order; seasons newest first. */
export function competitionsIn({ leagues }: Pick<LiveState, 'leagues'>, sportId: number, categoryId: number): Competition[] {
  const found = new Map<string, { newest: League; seasons: Set<string> }>();
  for (const league of leagues.values()) {
    if (!isOfSport(league, sportId) || categoryOf(league, DANISH).id !== categoryId) continue;
    const path = leaguePagePath(league);
    const known = found.get(path);
    if (known === undefined) found.set(path, { newest: league, seasons: new Set([league.season]) });
    else {
      known.seasons.add(league.season);
      if (league.season > known.newest.season) known.newest = league;
    }
  }
  return [...found]
    .toSorted(([, a], [, b]) => (leagueSortKey(a.newest, DANISH) < leagueSortKey(b.newest, DANISH) ? -1 : 1))
    .map(([path, { newest, seasons }]) => ({
      path,
      name: DANISH.competition(newest).name,
      seasons: [...seasons].toSorted().toReversed(),
      simulated: newest.origin !== 'real',
    }));
}

export function categoriesOf({ leagues }: Pick<LiveState, 'leagues'>, sportId: number): CategoryLink[] {
  const found = new Map<string, string>();
  for (const league of leagues.values()) {
    if (!isOfSport(league, sportId) || !isListed(league)) continue;
    const { slug, name } = categoryOf(league, DANISH);
    found.set(slug, name);
  }
  return [...found].map(([segment, name]) => ({ segment, name })).toSorted((a, b) => compareDanish(a.name, b.name));
}

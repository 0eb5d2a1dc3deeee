import type { LeagueRow } from '@stillingen/wire';
import type { PageSport } from '../../page/page-context.ts';

/** A season as a SportsEvent of schema.org. Null until its feed is here. */
export function aboutSeason(
  league: LeagueRow | null,
  { danishName }: Pick<PageSport, 'danishName'>,
  season: string,
): Readonly<Record<string, unknown>> | null {
  if (league === null) return null;
  const { name, countryName } = league;
  const words = [name, season].filter(Boolean).join(' ');
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: words,
    sport: danishName,
    ...(countryName && countryName !== name ? { location: { '@type': 'Place', name: countryName } } : {}),
  };
}

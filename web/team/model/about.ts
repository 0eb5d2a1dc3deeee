import type { TeamSeason } from '@stillingen/wire';

interface Team {
  readonly name: string;
  readonly sport: string;
  readonly country: string | null;
}

/** The team as a SportsTeam of schema.org. */
export function aboutTeam({ name, sport, country }: Team, season: TeamSeason | null): Readonly<Record<string, unknown>> {
  const { ground = '', coach = '', competitions = [] } = season ?? {};
  const place = [ground, country ?? ''].filter((word) => word !== '').join(', ');
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsTeam',
    name,
    sport,
    ...(place === '' ? {} : { location: { '@type': 'Place', name: place } }),
    ...(coach === '' ? {} : { coach: { '@type': 'Person', name: coach } }),
    ...(competitions.length === 0
      ? {}
      : { memberOf: competitions.map((each) => ({ '@type': 'SportsOrganization', name: each.name ?? '' })) }),
  };
}

import { Stage } from '@stillingen/domain';
import type { PageSport } from '../../page/page-context.ts';
import type { MatchFeed } from './match-facts.ts';

const STATUS: Readonly<Record<number, string>> = {
  [Stage.postponed]: 'EventPostponed',
  [Stage.cancelled]: 'EventCancelled',
  [Stage.abandoned]: 'EventCancelled',
};

/** The match as a SportsEvent of schema.org, which has no score. */
export function aboutMatch({ league, event }: MatchFeed, sport: PageSport): Readonly<Record<string, unknown>> {
  const kind = sport.competitors === 'teams' ? 'SportsTeam' : 'Person';
  const side = (name: string | null) => ({ '@type': kind, name: name ?? '' });
  const [homeTeam, awayTeam] = [side(event.homeName), side(event.awayName)];
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: `${homeTeam.name} – ${awayTeam.name}`,
    sport: sport.danishName,
    startDate: new Date((event.start ?? 0) * 1000).toISOString(),
    eventStatus: `https://schema.org/${STATUS[event.stage ?? 0] ?? 'EventScheduled'}`,
    ...(kind === 'SportsTeam' ? { homeTeam, awayTeam } : { competitor: [homeTeam, awayTeam] }),
    superEvent: { '@type': 'SportsEvent', name: league.name ?? '' },
  };
}

import { compareDanish, Stage } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import { raceName } from '../../list/races/meetings.ts';
import type { PageSport } from '../../page/page-context.ts';
import type { RaceFeed } from '../race/race-feed.ts';
import type { MatchFeed } from './match-facts.ts';

const STATUS: Readonly<Record<number, string>> = {
  [Stage.postponed]: 'EventPostponed',
  [Stage.cancelled]: 'EventCancelled',
  [Stage.abandoned]: 'EventCancelled',
};

const statusOf = (stage: number | null): string => `https://schema.org/${STATUS[stage ?? 0] ?? 'EventScheduled'}`;
const dateOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

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
    startDate: dateOf(event.start ?? 0),
    eventStatus: statusOf(event.stage),
    ...(kind === 'SportsTeam' ? { homeTeam, awayTeam } : { competitor: [homeTeam, awayTeam] }),
    superEvent: { '@type': 'SportsEvent', name: league.name ?? '' },
  };
}

const placeOf = ({ venue, venueCountry }: RaceFeed['league']) => ({
  '@type': 'Place',
  name: venue,
  ...(venueCountry ? { address: { '@type': 'PostalAddress', addressCountry: venueCountry.toUpperCase() } } : {}),
});

/** The race as a SportsEvent of schema.org, without a result: its competitors are by name. */
export function aboutRace(
  { league, lead, start, end }: RaceFeed,
  rows: Iterable<EventRow>,
  sport: PageSport,
): Readonly<Record<string, unknown>> {
  const meeting = raceName(league);
  const competitor = [...rows]
    .map(({ homeName, isTeam }) => ({ '@type': isTeam === true ? 'SportsTeam' : 'Person', name: homeName ?? '' }))
    .toSorted((a, b) => compareDanish(a.name, b.name));
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: [meeting, league.session].filter(Boolean).join(' · '),
    sport: sport.danishName,
    startDate: dateOf(start),
    ...(end === null ? {} : { endDate: dateOf(end) }),
    eventStatus: statusOf(lead?.stage ?? null),
    ...(league.venue ? { location: placeOf(league) } : {}),
    ...(competitor.length === 0 ? {} : { competitor }),
    ...(league.name && league.name !== meeting ? { superEvent: { '@type': 'SportsEvent', name: league.name } } : {}),
  };
}

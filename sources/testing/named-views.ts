import type { EventItem, League, LiveState, Race, RaceEntry } from '@stillingen/domain';

export interface NamedEvent extends Omit<EventItem, 'home' | 'away'> {
  readonly home: string;
  readonly away: string;
  readonly league: League;
}

export const namedEvents = (state: LiveState): NamedEvent[] =>
  [...state.events.values()].map((event) => ({
    ...event,
    home: state.participants.get(event.home)!.name,
    away: state.participants.get(event.away)!.name,
    league: state.leagues.get(event.leagueId)!,
  }));

export interface NamedEntry extends Pick<RaceEntry, 'team' | 'rank' | 'tied' | 'status' | 'results'> {
  readonly name: string;
  readonly country: string;
}

export function racesByKey(state: LiveState): Map<string, Race> {
  const races = [...state.keys.values()].flatMap((records) => [...records].filter(([, { kind }]) => kind === 'race'));
  return new Map(races.map(([key, { eventId }]) => [key, state.races.get(eventId!)!]));
}

export const namedEntries = (state: LiveState, race: Race): NamedEntry[] =>
  race.entries.map(({ participant, team, rank, tied, status, results }) => {
    const { name, country } = state.participants.get(participant)!;
    return { name, country, team, rank, tied, status, results };
  });

export const personsOfIncidents = (state: LiveState): (string | undefined)[] =>
  [...state.incidents.values()]
    .flat()
    .flatMap(({ participant, secondParticipant, thirdParticipant }) => [participant, secondParticipant, thirdParticipant])
    .filter((id) => id !== undefined)
    .map((id) => state.participants.get(id)?.name);

export const namedLineups = (state: LiveState): string[] =>
  [...state.facts.values()].flatMap(({ lineup }) =>
    lineup.map(({ starters, substitutes }) =>
      [starters, substitutes].map((players) => players.map(({ number, name }) => `${number} ${name}`).join(', ')).join(' / '),
    ),
  );

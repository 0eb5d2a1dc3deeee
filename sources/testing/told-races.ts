import type { LiveState, Race, RaceEntry } from '@stillingen/domain';

/** A competitor of a race as tests read it. */
export interface ToldEntry extends Pick<RaceEntry, 'team' | 'rank' | 'tied' | 'status' | 'results'> {
  readonly name: string;
  readonly country: string;
}

/** The races of a state by the key of their provider, in the order in which they were told. */
export function toldRaces(state: LiveState): Map<string, Race> {
  const races = [...state.keys.values()].flatMap((records) => [...records].filter(([, { kind }]) => kind === 'race'));
  return new Map(races.map(([key, { eventId }]) => [key, state.races.get(eventId!)!]));
}

/** The entries of a race with names. */
export const toldEntries = (state: LiveState, race: Race): ToldEntry[] =>
  race.entries.map(({ participant, team, rank, tied, status, results }) => {
    const { name, country } = state.participants.get(participant)!;
    return { name, country, team, rank, tied, status, results };
  });

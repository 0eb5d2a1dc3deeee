import type { EventItem, League, LiveState } from '@stillingen/domain';

/** A match as tests read it: with the names of its sides, and the competition it belongs to. */
export interface ToldEvent extends Omit<EventItem, 'home' | 'away'> {
  readonly home: string;
  readonly away: string;
  readonly league: League;
}

/** The matches of a state with names, in the order in which they were told. */
export const toldEvents = (state: LiveState): ToldEvent[] =>
  [...state.events.values()].map((event) => ({
    ...event,
    home: state.participants.get(event.home)!.name,
    away: state.participants.get(event.away)!.name,
    league: state.leagues.get(event.leagueId)!,
  }));

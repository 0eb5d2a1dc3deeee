import {
  type AlertFacts,
  eventItemId,
  type EventId,
  type League,
  type LiveState,
  type ParticipantId,
  sportById,
} from '@stillingen/domain';
import { type AlertPlace, matchAlertFacts, raceAlertFacts } from '@stillingen/wire';
import { DANISH } from '@stillingen/wire/words';
import { categoryOf } from '../projection/league-header.ts';
import { matchViewOf } from '../projection/match-view.ts';
import { raceViewOf } from '../projection/race-view.ts';
import type { Followed } from './subscriber-index.ts';

/** A followed player rings for the matches that it is in the squad of. */
function linedUp({ facts }: LiveState, id: EventId): readonly ParticipantId[] {
  const players = (facts.get(id)?.lineup ?? []).flatMap(({ starters, substitutes }) => [...starters, ...substitutes]);
  return players.flatMap(({ participant }) => participant ?? []);
}

/** By what an event is followed; null for one that is not known. */
export function followedOf(state: LiveState, id: EventId): Followed | null {
  const race = state.races.get(id);
  const event = state.events.get(id);
  const leagueId = race?.leagueId ?? event?.leagueId;
  if (leagueId === undefined) return null;
  const template = state.leagues.get(leagueId)!.templateId;
  const { sportId } = event ?? race!;
  const of = { event: eventItemId(sportId, id), sportId, stage: race?.id ?? leagueId, template };
  if (event === undefined) return { ...of, sides: race!.entries.map(({ participant }) => participant) };
  const pairs = [state.participants.get(event.home)!, state.participants.get(event.away)!].some(({ kind }) => kind === 'pair');
  const persons = pairs ? matchViewOf(state, event).persons.flat() : [];
  return { ...of, sides: [event.home, event.away, ...persons, ...linedUp(state, id)] };
}

/** When the score, stage or start last changed, by its provider (seconds); 0 for an unknown event. */
export const changedAtOf = ({ events, races }: LiveState, id: EventId): number =>
  (events.get(id) ?? races.get(id))?.changedAt ?? 0;

function placeOf({ sportId, templateId, name, ...league }: League, stage: string = league.id): AlertPlace {
  const key = `${sportId}_${categoryOf(league, DANISH).id}_${templateId}`;
  return { sport: sportById(sportId)!, league: { key, name, stage } };
}

/** Null for an event that is not known. */
export function factsOf(state: LiveState, id: EventId, nowS: number): AlertFacts | null {
  const race = state.races.get(id);
  if (race !== undefined) {
    const { participants } = raceViewOf(state, race);
    const title = [race.meeting, race.session].filter((word) => word !== '').join(' · ');
    return raceAlertFacts(race, participants[0]?.name ?? '', { ...placeOf(state.leagues.get(race.leagueId)!, race.id), title });
  }
  const event = state.events.get(id);
  if (event === undefined) return null;
  const lineups = state.facts.get(id)?.lineup ?? [];
  const lineupsConfirmed = lineups.length === 2 && lineups.every(({ confirmed }) => confirmed);
  return matchAlertFacts({ ...matchViewOf(state, event), lineupsConfirmed }, placeOf(state.leagues.get(event.leagueId)!), nowS);
}

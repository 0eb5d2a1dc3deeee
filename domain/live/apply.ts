import type { EventItem, Incident, Race } from '../entities.ts';
import type { EventId } from '../ids.ts';
import { providerOf } from './keys.ts';
import type { Change, Entry, KeyRecord, LiveState } from './state.ts';

/** The pair under which matches between two participants are found. */
export const pairKey = (event: Pick<EventItem, 'home' | 'away'>): string => `${event.home}|${event.away}`;

function addTo<Key>(idsOf: Map<Key, Set<EventId>>, key: Key, id: EventId): void {
  const ids = idsOf.get(key);
  if (ids === undefined) idsOf.set(key, new Set([id]));
  else ids.add(id);
}

function removeFrom<Key>(idsOf: Map<Key, Set<EventId>>, key: Key, id: EventId): void {
  const ids = idsOf.get(key);
  ids?.delete(id);
  if (ids?.size === 0) idsOf.delete(key);
}

/** Adds a race to the index of the state. */
export const indexRace = (state: LiveState, race: Race): void => addTo(state.racesOfLeague, race.leagueId, race.id);

/** Adds an event to the indexes of the state. */
export function index(state: LiveState, event: EventItem): void {
  addTo(state.eventsOfLeague, event.leagueId, event.id);
  const pair = pairKey(event);
  const ofPair = state.eventsOfPair.get(pair) ?? [];
  if (!ofPair.includes(event.id)) state.eventsOfPair.set(pair, [...ofPair, event.id]);
}

function unindex(state: LiveState, event: EventItem): void {
  removeFrom(state.eventsOfLeague, event.leagueId, event.id);
  const pair = pairKey(event);
  const rest = (state.eventsOfPair.get(pair) ?? []).filter((id) => id !== event.id);
  if (rest.length === 0) state.eventsOfPair.delete(pair);
  else state.eventsOfPair.set(pair, rest);
}

/** Adds the key of a fixture to the index of who tells of its event. */
export function indexKey(state: LiveState, key: string, { kind, eventId }: KeyRecord): void {
  if (kind !== 'fixture' || eventId === null) return;
  const told = state.providersOfEvent.get(eventId);
  const provider = providerOf(key);
  if (told?.has(provider) !== true) state.providersOfEvent.set(eventId, new Set([...(told ?? []), provider]));
}

function putRace(state: LiveState, race: Race): void {
  const before = state.races.get(race.id);
  if (before !== undefined && before.leagueId !== race.leagueId) removeFrom(state.racesOfLeague, before.leagueId, before.id);
  state.races.set(race.id, race);
  indexRace(state, race);
}

const timeOf = (incident: Incident): number => incident.minute * 100 + incident.added;

/** Incidents in the order in which they happened; one that is told again keeps its place among equals. */
function withIncident(incidents: readonly Incident[], incident: Incident): readonly Incident[] {
  const known = incidents.findIndex(({ id }) => id === incident.id);
  const next = known === -1 ? [...incidents, incident] : incidents.with(known, incident);
  return next.toSorted((a, b) => timeOf(a) - timeOf(b));
}

/** Applies one change. */
function applyChange(state: LiveState, change: Change): void {
  switch (change.kind) {
    case 'participant':
      state.participants.set(change.participant.id, change.participant);
      return;
    case 'league':
      state.leagues.set(change.league.id, change.league);
      return;
    case 'event': {
      const before = state.events.get(change.event.id);
      if (before !== undefined) unindex(state, before);
      state.events.set(change.event.id, change.event);
      index(state, change.event);
      return;
    }
    case 'patch': {
      const before = state.events.get(change.id);
      if (before === undefined) return;
      const after = { ...before, ...change.set };
      const moves = after.leagueId !== before.leagueId || after.home !== before.home || after.away !== before.away;
      if (moves) unindex(state, before);
      state.events.set(change.id, after);
      if (moves) index(state, after);
      return;
    }
    case 'event-removed': {
      const before = state.events.get(change.id);
      if (before === undefined) return;
      unindex(state, before);
      state.events.delete(change.id);
      state.providersOfEvent.delete(change.id);
      state.incidents.delete(change.id);
      state.statistics.delete(change.id);
      state.corrections.delete(change.id);
      return;
    }
    case 'race':
      putRace(state, change.race);
      return;
    case 'race-patch': {
      const before = state.races.get(change.id);
      if (before !== undefined) putRace(state, { ...before, ...change.set });
      return;
    }
    case 'race-removed': {
      const before = state.races.get(change.id);
      if (before === undefined) return;
      removeFrom(state.racesOfLeague, before.leagueId, before.id);
      state.races.delete(change.id);
      state.corrections.delete(change.id);
      return;
    }
    case 'incident':
      state.incidents.set(change.id, withIncident(state.incidents.get(change.id) ?? [], change.incident));
      return;
    case 'statistics':
      state.statistics.set(change.id, { ...state.statistics.get(change.id), [change.period]: change.values });
      return;
    case 'corrections':
      state.corrections.set(change.id, change.corrections);
      return;
    case 'deduction':
      state.deductions.set(change.deduction.id, change.deduction);
      return;
    case 'deduction-removed':
      state.deductions.delete(change.deduction.id);
      return;
    case 'key':
      state.keys.set(change.key, change.record);
      indexKey(state, change.key, change.record);
  }
}

/**
 * Applies a journal entry to the state it is given, and touches nothing else. The leader, every edge and the tests run
 * this one function. An entry that the state already holds is passed over, so a replay is harmless.
 */
export function apply(state: LiveState, entry: Entry): void {
  if (entry.n <= state.n) return;
  for (const change of entry.changes) applyChange(state, change);
  state.n = entry.n;
}

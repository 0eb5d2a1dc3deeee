import { withSample } from '../course/samples.ts';
import type { EventItem, Race } from '../event/entities.ts';
import type { EventId } from '../event/ids.ts';
import { rankingKey } from '../event/off-pitch.ts';
import type { Change, Entry, KeyRecord, LiveState } from './state.ts';

const pairKey = (event: Pick<EventItem, 'home' | 'away'>): string => `${event.home}|${event.away}`;

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

/** A copy: spread into a literal would reserve memory for seventeen. */
const withOne = <Value>(list: readonly Value[] | undefined, value: Value): readonly Value[] =>
  list === undefined ? [value] : [...list, value];

export const indexRace = (state: LiveState, race: Race): void => addTo(state.racesOfLeague, race.leagueId, race.id);

export function index(state: LiveState, event: EventItem): void {
  addTo(state.eventsOfLeague, event.leagueId, event.id);
  const pair = pairKey(event);
  const ofPair = state.eventsOfPair.get(pair);
  if (ofPair?.includes(event.id) !== true) state.eventsOfPair.set(pair, withOne(ofPair, event.id));
}

function unindex(state: LiveState, event: EventItem): void {
  removeFrom(state.eventsOfLeague, event.leagueId, event.id);
  const pair = pairKey(event);
  const rest = (state.eventsOfPair.get(pair) ?? []).filter((id) => id !== event.id);
  if (rest.length === 0) state.eventsOfPair.delete(pair);
  else state.eventsOfPair.set(pair, rest);
}

export function putKey(state: LiveState, provider: string, key: string, record: KeyRecord): void {
  const records = state.keys.get(provider);
  if (records === undefined) state.keys.set(provider, new Map([[key, record]]));
  else records.set(key, record);
  const { kind, eventId } = record;
  if (kind !== 'fixture' || eventId === null) return;
  const providers = state.providersOfEvent.get(eventId);
  if (providers?.includes(provider) !== true) state.providersOfEvent.set(eventId, withOne(providers, provider));
}

function putEvent(state: LiveState, event: EventItem): void {
  const before = state.events.get(event.id);
  state.events.set(event.id, event);
  if (before?.leagueId === event.leagueId && before.home === event.home && before.away === event.away) return;
  if (before !== undefined) unindex(state, before);
  index(state, event);
}

function putRace(state: LiveState, race: Race): void {
  const before = state.races.get(race.id);
  if (before !== undefined && before.leagueId !== race.leagueId) removeFrom(state.racesOfLeague, before.leagueId, before.id);
  state.races.set(race.id, race);
  indexRace(state, race);
}

function removeEvent(state: LiveState, id: EventId): void {
  const event = state.events.get(id);
  if (event === undefined) return;
  unindex(state, event);
  const { events, providersOfEvent, incidents, statistics, courses, facts, corrections } = state;
  for (const map of [events, providersOfEvent, incidents, statistics, courses, facts, corrections]) map.delete(id);
}

function removeRace(state: LiveState, id: EventId): void {
  const race = state.races.get(id);
  if (race === undefined) return;
  removeFrom(state.racesOfLeague, race.leagueId, id);
  state.races.delete(id);
  state.corrections.delete(id);
}

function applyChange(state: LiveState, change: Change): void {
  switch (change.kind) {
    case 'participant':
      state.participants.set(change.participant.id, change.participant);
      return;
    case 'league':
      state.leagues.set(change.league.id, change.league);
      return;
    case 'event':
      putEvent(state, change.event);
      return;
    case 'event-removed':
      removeEvent(state, change.id);
      return;
    case 'race':
      putRace(state, change.race);
      return;
    case 'race-removed':
      removeRace(state, change.id);
      return;
    case 'incidents':
      state.incidents.set(change.id, change.incidents);
      return;
    case 'statistics':
      state.statistics.set(change.id, { ...state.statistics.get(change.id), [change.period]: change.values });
      return;
    case 'course':
      state.courses.set(change.id, withSample(state.courses.get(change.id) ?? [], change.sample));
      return;
    case 'facts':
      state.facts.set(change.id, change.facts);
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
    case 'bye':
      state.byes.set(change.bye.id, change.bye);
      return;
    case 'bye-removed':
      state.byes.delete(change.bye.id);
      return;
    case 'tie-order':
      state.tieOrders.set(change.order.id, change.order);
      return;
    case 'tie-order-removed':
      state.tieOrders.delete(change.order.id);
      return;
    case 'article':
      state.articles.set(change.article.id, change.article);
      return;
    case 'article-removed':
      state.articles.delete(change.article.id);
      return;
    case 'ranking-list':
      state.rankings.set(rankingKey(change.list), change.list);
      return;
    case 'ranking-list-removed':
      state.rankings.delete(rankingKey(change.list));
      return;
    case 'transfer':
      state.transfers.set(change.transfer.id, change.transfer);
      return;
    case 'transfer-removed':
      state.transfers.delete(change.transfer.id);
      return;
    case 'season-result':
      state.seasonResults.set(change.result.id, change.result);
      return;
    case 'season-result-removed':
      state.seasonResults.delete(change.result.id);
      return;
    case 'profile':
      state.profiles.set(change.profile.participant, change.profile);
      return;
    case 'profile-removed':
      state.profiles.delete(change.profile.participant);
      return;
    case 'career':
      state.careers.set(change.career.player, change.career);
      return;
    case 'career-removed':
      state.careers.delete(change.career.player);
      return;
    case 'injury':
      state.injuries.set(change.injury.id, change.injury);
      return;
    case 'injury-removed':
      state.injuries.delete(change.injury.id);
      return;
    case 'key':
      putKey(state, change.provider, change.key, change.record);
  }
}

/** Applies a journal entry in place; entries that the state holds are skipped. */
export function apply(state: LiveState, entry: Entry): void {
  if (entry.n <= state.n) return;
  for (const change of entry.changes) applyChange(state, change);
  state.n = entry.n;
}

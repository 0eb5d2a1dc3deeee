import { withSample } from '../course/samples.ts';
import type { EventItem, Participant, Race } from '../event/entities.ts';
import type { EventId, ParticipantId } from '../event/ids.ts';
import { type Article, rankingKey, type Transfer } from '../event/off-pitch.ts';
import type { Injury } from '../event/persons.ts';
import type { Change, Entry, KeyRecord, LiveState } from './state.ts';

const pairKey = (event: Pick<EventItem, 'home' | 'away'>): string => `${event.home}|${event.away}`;

function addTo<Key, Id>(idsOf: Map<Key, Set<Id>>, key: Key, id: Id): void {
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

/** Never shortened, so that it holds for earlier states: readers compare. */
function indexRecord(state: LiveState, id: string, named: readonly (ParticipantId | EventId | null)[]): void {
  for (const one of named) {
    if (one === null) continue;
    const ids = state.recordsNaming.get(one);
    if (ids?.includes(id) !== true) state.recordsNaming.set(one, withOne(ids, id));
  }
}
const indexArticle = (state: LiveState, { id, participants, eventId }: Article): void =>
  indexRecord(state, id, [...participants, eventId]);
const indexTransfer = (state: LiveState, { id, player, from, to }: Transfer): void => indexRecord(state, id, [player, from, to]);
const indexInjury = (state: LiveState, { id, player, team }: Injury): void => indexRecord(state, id, [player, team]);

export function indexRecords(state: LiveState): void {
  for (const article of state.articles.values()) indexArticle(state, article);
  for (const transfer of state.transfers.values()) indexTransfer(state, transfer);
  for (const injury of state.injuries.values()) indexInjury(state, injury);
}

export function putParticipant(state: LiveState, participant: Participant): void {
  state.participants.set(participant.id, participant);
  // Its id is one of its kind.
  addTo(state.idsOfKind, participant.kind, participant.id);
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

/** One member of the union may have several kinds. */
type ChangeOf<Kind, Each = Change> = Each extends { readonly kind: infer Kinds } ? (Kind extends Kinds ? Each : never) : never;
type Handlers = { readonly [Kind in Change['kind']]: (state: LiveState, change: ChangeOf<Kind>) => void };

/** What each kind of change does. */
const HANDLERS: Handlers = {
  participant(state, change) {
    putParticipant(state, change.participant);
  },
  league(state, change) {
    state.leagues.set(change.league.id, change.league);
  },
  event(state, change) {
    putEvent(state, change.event);
  },
  'event-removed'(state, change) {
    removeEvent(state, change.id);
  },
  race(state, change) {
    putRace(state, change.race);
  },
  'race-removed'(state, change) {
    removeRace(state, change.id);
  },
  incidents(state, change) {
    state.incidents.set(change.id, change.incidents);
  },
  statistics(state, change) {
    state.statistics.set(change.id, { ...state.statistics.get(change.id), [change.period]: change.values });
  },
  course(state, change) {
    state.courses.set(change.id, withSample(state.courses.get(change.id) ?? [], change.sample));
  },
  facts(state, change) {
    state.facts.set(change.id, change.facts);
  },
  corrections(state, change) {
    state.corrections.set(change.id, change.corrections);
  },
  deduction(state, change) {
    state.deductions.set(change.deduction.id, change.deduction);
  },
  'deduction-removed'(state, change) {
    state.deductions.delete(change.deduction.id);
  },
  bye(state, change) {
    state.byes.set(change.bye.id, change.bye);
  },
  'bye-removed'(state, change) {
    state.byes.delete(change.bye.id);
  },
  'tie-order'(state, change) {
    state.tieOrders.set(change.order.id, change.order);
  },
  'tie-order-removed'(state, change) {
    state.tieOrders.delete(change.order.id);
  },
  article(state, change) {
    state.articles.set(change.article.id, change.article);
    indexArticle(state, change.article);
  },
  'article-removed'(state, change) {
    state.articles.delete(change.article.id);
  },
  'ranking-list'(state, change) {
    state.rankings.set(rankingKey(change.list), change.list);
  },
  'ranking-list-removed'(state, change) {
    state.rankings.delete(rankingKey(change.list));
  },
  transfer(state, change) {
    state.transfers.set(change.transfer.id, change.transfer);
    indexTransfer(state, change.transfer);
  },
  'transfer-removed'(state, change) {
    state.transfers.delete(change.transfer.id);
  },
  'season-result'(state, change) {
    state.seasonResults.set(change.result.id, change.result);
  },
  'season-result-removed'(state, change) {
    state.seasonResults.delete(change.result.id);
  },
  profile(state, change) {
    state.profiles.set(change.profile.participant, change.profile);
  },
  'profile-removed'(state, change) {
    state.profiles.delete(change.profile.participant);
  },
  career(state, change) {
    state.careers.set(change.career.player, change.career);
  },
  'career-removed'(state, change) {
    state.careers.delete(change.career.player);
  },
  injury(state, change) {
    state.injuries.set(change.injury.id, change.injury);
    indexInjury(state, change.injury);
  },
  'injury-removed'(state, change) {
    state.injuries.delete(change.injury.id);
  },
  key(state, change) {
    putKey(state, change.provider, change.key, change.record);
  },
};

function applyChange<Kind extends Change['kind']>(state: LiveState, change: ChangeOf<Kind> & { readonly kind: Kind }): void {
  HANDLERS[change.kind](state, change);
}

/** Applies a journal entry in place; entries that the state holds are skipped. */
export function apply(state: LiveState, entry: Entry): void {
  if (entry.n <= state.n) return;
  for (const change of entry.changes) applyChange(state, change);
  state.n = entry.n;
}

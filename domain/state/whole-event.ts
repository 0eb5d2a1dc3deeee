import type { Message } from '../messages/index.ts';
import { apply } from './apply.ts';
import type { LiveState } from './state.ts';
import type { Decision } from './decision.ts';

/** Reads through to a base and keeps writes to itself. Iterates its own values only. */
class Overlay<Key, Value> extends Map<Key, Value> {
  readonly #base: ReadonlyMap<Key, Value>;
  readonly #deleted = new Set<Key>();
  constructor(base: ReadonlyMap<Key, Value>) {
    super();
    this.#base = base;
  }
  override has(key: Key): boolean {
    return super.has(key) || (!this.#deleted.has(key) && this.#base.has(key));
  }
  override get(key: Key): Value | undefined {
    return super.has(key) || this.#deleted.has(key) ? super.get(key) : this.#base.get(key);
  }
  override delete(key: Key): boolean {
    const had = this.has(key);
    this.#deleted.add(key);
    super.delete(key);
    return had;
  }
  override set(key: Key, value: Value): this {
    this.#deleted.delete(key);
    return super.set(key, value);
  }
}

const overlay = <Key, Value>(base: ReadonlyMap<Key, Value>): Map<Key, Value> => new Overlay(base);

function trialOf(state: LiveState, provider: string): LiveState {
  return {
    n: state.n,
    participants: overlay(state.participants),
    leagues: overlay(state.leagues),
    events: overlay(state.events),
    races: overlay(state.races),
    incidents: overlay(state.incidents),
    statistics: overlay(state.statistics),
    courses: overlay(state.courses),
    facts: overlay(state.facts),
    corrections: overlay(state.corrections),
    deductions: overlay(state.deductions),
    byes: overlay(state.byes),
    tieOrders: overlay(state.tieOrders),
    articles: overlay(state.articles),
    rankings: overlay(state.rankings),
    transfers: overlay(state.transfers),
    seasonResults: overlay(state.seasonResults),
    profiles: overlay(state.profiles),
    careers: overlay(state.careers),
    injuries: overlay(state.injuries),
    keys: overlay(state.keys).set(provider, overlay(state.keys.get(provider) ?? new Map())),
    idsOfKind: new Map(),
    recordsNaming: new Map(),
    eventsOfPair: overlay(state.eventsOfPair),
    providersOfEvent: overlay(state.providersOfEvent),
    eventsOfLeague: new Map(),
    racesOfLeague: new Map(),
  };
}

export function eventKeyOf(message: { readonly kind: string; readonly key: string; readonly event?: string }): string | null {
  return message.kind === 'fixture' || message.kind === 'race' ? message.key : (message.event ?? null);
}

/** Indexes of messages by event, in order of the first; messages without one stand alone. */
export function byEvent(messages: readonly Message[]): number[][] {
  const groups: number[][] = [];
  const ofEvent = new Map<string, number[]>();
  messages.forEach((message, index) => {
    const key = eventKeyOf(message);
    const known = key === null ? undefined : ofEvent.get(key);
    if (known !== undefined) {
      known.push(index);
      return;
    }
    const group = [index];
    groups.push(group);
    if (key !== null) ofEvent.set(key, group);
  });
  return groups;
}

export const refusedWithEvent = (spoiler: string): Decision => ({
  result: 'refused',
  code: 'event_refused',
  path: '',
  allowed: `the other messages of the event, once ${spoiler} is corrected`,
});

/** Accepted together or not at all: a refused or stale one refuses the others. */
export function decideWholeEvent(
  state: LiveState,
  provider: string,
  messages: readonly Message[],
  judge: (state: LiveState, message: Message) => Decision,
): Decision[] {
  const trial = trialOf(state, provider);
  const decisions = messages.map((message) => {
    const decision = judge(trial, message);
    if (decision.result === 'accepted') apply(trial, { n: trial.n + 1, atMs: 0, changes: decision.changes });
    return decision;
  });
  const spoiler = decisions.findIndex(({ result }) => result === 'refused' || result === 'stale');
  if (spoiler < 0) return decisions;
  const refusal = refusedWithEvent(messages[spoiler]!.key);
  return decisions.map((decision) => (decision.result === 'accepted' ? refusal : decision));
}

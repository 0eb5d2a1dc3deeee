import type { Change, Entry, EventId, LiveState } from '@stillingen/domain';
import { PAST_MS } from '../../past.ts';

/** Past so many the oldest are forgotten sooner. */
const KEPT_CHANGES = 20_000;

/** What the state says of single events, by the id of the event. */
const PARTS = ['events', 'races', 'incidents', 'statistics', 'facts', 'corrections'] as const;
type Part = (typeof PARTS)[number];

/** What a part of the state said of an event until a moment; undefined where it said nothing. */
interface Before {
  readonly untilMs: number;
  readonly part: Part;
  readonly id: EventId;
  readonly value: unknown;
}

/** What a change makes anew; a removal takes all of it away. */
const PARTS_OF: { readonly [Kind in Change['kind']]?: readonly Part[] } = {
  event: ['events'],
  'event-removed': PARTS,
  race: ['races'],
  'race-removed': PARTS,
  incidents: ['incidents'],
  statistics: ['statistics'],
  facts: ['facts'],
  corrections: ['corrections'],
};

/** The match or race that a change is about; null of any other. */
export function eventIdOf(change: Change): EventId | null {
  if (change.kind === 'event') return change.event.id;
  if (change.kind === 'race') return change.race.id;
  return 'id' in change ? change.id : null;
}

/** What was said of events within the last minutes. Competitions and participants are those of now. */
export interface PastStates {
  /** Remembers what entries are about to change; to be called before they are applied. */
  note(entries: readonly Entry[], nowMs: number): void;
  /** The state as it stood at a moment; null where that is not known any more, or not yet. */
  at(atMs: number): LiveState | null;
}

/** `sinceMs`: since when the state stands as it does. */
export function createPastStates(state: LiveState, sinceMs: number): PastStates {
  let changes: Before[] = [];
  let knownFromMs = sinceMs;
  let lastMs = sinceMs;
  /** What was remembered at `lastMs`: nobody can ask what it was between two changes of one moment. */
  const atOnce = new Map(PARTS.map((part) => [part, new Set<EventId>()]));

  function remember(part: Part, id: EventId): void {
    const known = atOnce.get(part)!;
    if (known.has(id)) return;
    known.add(id);
    changes.push({ untilMs: lastMs, part, id, value: state[part].get(id) });
  }

  return {
    note(entries, nowMs) {
      // The time until which something was never goes back, whatever the clock does.
      if (nowMs > lastMs) {
        lastMs = nowMs;
        for (const known of atOnce.values()) known.clear();
      }
      for (const { changes: made } of entries) {
        for (const change of made) {
          const id = eventIdOf(change);
          if (id !== null) for (const part of PARTS_OF[change.kind]!) remember(part, id);
        }
      }
      if (changes.length < 2 * KEPT_CHANGES && (changes[0]?.untilMs ?? lastMs) > lastMs - 2 * PAST_MS) return;
      const firstKept = changes.findIndex(({ untilMs }) => untilMs > lastMs - PAST_MS);
      const cut = Math.max(firstKept === -1 ? changes.length : firstKept, changes.length - KEPT_CHANGES);
      knownFromMs = changes[cut - 1]!.untilMs;
      changes = changes.slice(cut);
    },
    at(atMs) {
      if (atMs < knownFromMs) return null;
      const past: LiveState = { ...state };
      const copied = new Map<Part, Map<EventId, unknown>>();
      for (let at = changes.length - 1; at >= 0 && changes[at]!.untilMs > atMs; at -= 1) {
        const { part, id, value } = changes[at]!;
        let values = copied.get(part);
        if (values === undefined) {
          values = new Map<EventId, unknown>(state[part]);
          copied.set(part, values);
        }
        if (value === undefined) values.delete(id);
        else values.set(id, value);
      }
      return Object.assign(past, Object.fromEntries(copied));
    },
  };
}

import type { Change, Entry, EventId, LiveState } from '@stillingen/domain';
import { PAST_MS, secondOf } from '../journal/past.ts';
import { mapThen, ofStagesThen } from './past-maps.ts';

/** Past so many the oldest are forgotten sooner. */
const KEPT_CHANGES = 20_000;

/** What the state says of single events, by the id of the event. */
const OF_EVENTS = ['events', 'races', 'incidents', 'statistics', 'facts', 'corrections'] as const;
/** The same, and what else is told of them, by its own id. */
const PARTS = [...OF_EVENTS, 'participants', 'leagues', 'deductions', 'byes', 'tieOrders', 'articles'] as const;
type Part = (typeof PARTS)[number];

/** What a part of the state said under an id until a moment; undefined where it said nothing. */
interface Before {
  readonly untilMs: number;
  readonly part: Part;
  readonly id: string;
  readonly value: unknown;
}

/** What a change makes anew; the removal of an event takes all that is said of it away. */
const PARTS_OF: { readonly [Kind in Change['kind']]?: readonly Part[] } = {
  event: ['events'],
  'event-removed': OF_EVENTS,
  race: ['races'],
  'race-removed': OF_EVENTS,
  incidents: ['incidents'],
  statistics: ['statistics'],
  facts: ['facts'],
  corrections: ['corrections'],
  participant: ['participants'],
  league: ['leagues'],
  deduction: ['deductions'],
  'deduction-removed': ['deductions'],
  bye: ['byes'],
  'bye-removed': ['byes'],
  'tie-order': ['tieOrders'],
  'tie-order-removed': ['tieOrders'],
  article: ['articles'],
  'article-removed': ['articles'],
};

/** The match or race that a change is about; null of any other. */
export function eventIdOf(change: Change): EventId | null {
  if (change.kind === 'event') return change.event.id;
  if (change.kind === 'race') return change.race.id;
  return 'id' in change ? change.id : null;
}

/** The id under which a change is told; null where it is not remembered. */
function idOf(change: Change): string | null {
  switch (change.kind) {
    case 'participant':
      return change.participant.id;
    case 'league':
      return change.league.id;
    case 'deduction':
    case 'deduction-removed':
      return change.deduction.id;
    case 'bye':
    case 'bye-removed':
      return change.bye.id;
    case 'tie-order':
    case 'tie-order-removed':
      return change.order.id;
    case 'article':
    case 'article-removed':
      return change.article.id;
    default:
      return eventIdOf(change);
  }
}

/** What was said within the last minutes. Rankings, transfers, keys and pairs are those of now: no feed of an earlier moment tells of them. */
export interface PastStates {
  /** Remembers what entries are about to change; to be called before they are applied. */
  note(entries: readonly Entry[], nowMs: number): void;
  /** The state as it stood at a full second; null where that is not known any more, or not yet. */
  at(atMs: number): LiveState | null;
}

/** `sinceMs`: since when the state stands as it does. */
export function createPastStates(state: LiveState, sinceMs: number): PastStates {
  let changes: Before[] = [];
  let knownFromMs = sinceMs;
  let lastMs = sinceMs;
  /** What was remembered in the second of `lastMs`. */
  const atOnce = new Map(PARTS.map((part) => [part, new Set<string>()]));

  function remember(part: Part, id: string): void {
    const known = atOnce.get(part)!;
    if (known.has(id)) return;
    known.add(id);
    changes.push({ untilMs: lastMs, part, id, value: (state[part] as ReadonlyMap<string, unknown>).get(id) });
  }

  return {
    note(entries, nowMs) {
      // The time until which something was never goes back, whatever the clock does.
      const beforeMs = lastMs;
      lastMs = Math.max(lastMs, nowMs);
      if (secondOf(lastMs) !== secondOf(beforeMs)) for (const known of atOnce.values()) known.clear();
      for (const { changes: made } of entries) {
        for (const change of made) {
          const id = idOf(change);
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
      /** What was said until then of what has changed since: of several changes that is told by the oldest. */
      const before = Object.fromEntries(PARTS.map((part) => [part, new Map()])) as Record<Part, Map<string, unknown>>;
      for (let at = changes.length - 1; at >= 0 && changes[at]!.untilMs > atMs; at -= 1) {
        const { part, id, value } = changes[at]!;
        before[part].set(id, value);
      }
      const changed = PARTS.filter((part) => before[part].size > 0);
      const then: LiveState = {
        ...state,
        ...Object.fromEntries(changed.map((part) => [part, mapThen(state[part], before[part])])),
      };
      const stagesThen = (index: 'eventsOfLeague' | 'racesOfLeague', part: 'events' | 'races') =>
        ofStagesThen(state[index], before[part].keys() as Iterable<EventId>, state[part], then[part]);
      return {
        ...then,
        eventsOfLeague: stagesThen('eventsOfLeague', 'events'),
        racesOfLeague: stagesThen('racesOfLeague', 'races'),
      };
    },
  };
}

import { type Change, type Entry, type EventId, type LiveState, rankingKey, type StageId } from '@stillingen/domain';
import { PAST_MS, secondOf } from '../../journal/snapshots.ts';

const KEPT_CHANGES = 20_000;

const OF_EVENTS = ['events', 'races', 'incidents', 'statistics', 'courses', 'facts', 'corrections'] as const;
const PARTS = [
  ...OF_EVENTS,
  'participants',
  'leagues',
  'deductions',
  'byes',
  'tieOrders',
  'articles',
  'transfers',
  'seasonResults',
  'profiles',
  'careers',
  'injuries',
  'rankings',
] as const;
type Part = (typeof PARTS)[number];
const NOTHING = ['', []] as const;

/** `value` is undefined where there was none. */
interface ReplacedValue {
  readonly untilMs: number;
  readonly part: Part;
  readonly id: string;
  readonly value: unknown;
}

/** A removed event loses everything. Null where earlier values are not kept. */
function writtenBy(change: Change): readonly [id: string, parts: readonly Part[]] | null {
  switch (change.kind) {
    case 'event':
      return [change.event.id, ['events']];
    case 'race':
      return [change.race.id, ['races']];
    case 'event-removed':
    case 'race-removed':
      return [change.id, OF_EVENTS];
    case 'incidents':
    case 'statistics':
    case 'facts':
    case 'corrections':
      return [change.id, [change.kind]];
    case 'course':
      return [change.id, ['courses']];
    case 'participant':
      return [change.participant.id, ['participants']];
    case 'league':
      return [change.league.id, ['leagues']];
    case 'deduction':
    case 'deduction-removed':
      return [change.deduction.id, ['deductions']];
    case 'bye':
    case 'bye-removed':
      return [change.bye.id, ['byes']];
    case 'tie-order':
    case 'tie-order-removed':
      return [change.order.id, ['tieOrders']];
    case 'article':
    case 'article-removed':
      return [change.article.id, ['articles']];
    case 'transfer':
    case 'transfer-removed':
      return [change.transfer.id, ['transfers']];
    case 'profile':
    case 'profile-removed':
      return [change.profile.participant, ['profiles']];
    case 'career':
    case 'career-removed':
      return [change.career.player, ['careers']];
    case 'injury':
    case 'injury-removed':
      return [change.injury.id, ['injuries']];
    case 'season-result':
    case 'season-result-removed':
      return [change.result.id, ['seasonResults']];
    case 'ranking-list':
    case 'ranking-list-removed':
      return [rankingKey(change.list), ['rankings']];
    default:
      return null;
  }
}

function mapThen(now: ReadonlyMap<string, unknown>, before: ReadonlyMap<string, unknown>): Map<string, unknown> {
  const then = new Map(now);
  for (const [id, value] of before) {
    if (value === undefined) then.delete(id);
    else then.set(id, value);
  }
  return then;
}

type Staged = ReadonlyMap<EventId, { readonly leagueId: StageId }>;

/** `ids`: all events that have changed since. */
function ofStagesThen(
  index: Map<StageId, Set<EventId>>,
  ids: Iterable<EventId>,
  now: Staged,
  then: Staged,
): Map<StageId, Set<EventId>> {
  const anew = new Map<StageId, Set<EventId>>();
  function idsOf(stage: StageId): Set<EventId> {
    const known = anew.get(stage) ?? new Set(index.get(stage));
    anew.set(stage, known);
    return known;
  }
  for (const id of ids) {
    const [from, to] = [then.get(id)?.leagueId, now.get(id)?.leagueId];
    if (from === to) continue;
    if (to !== undefined) idsOf(to).delete(id);
    if (from !== undefined) idsOf(from).add(id);
  }
  return anew.size === 0 ? index : new Map([...index, ...anew]);
}

/** Keys and pairs are the present ones: no feed shows earlier ones. */
export class PastStates {
  readonly #state: LiveState;
  #changes: ReplacedValue[] = [];
  #knownFromMs: number;
  #lastMs: number;
  /** Keys noted in the second of `#lastMs`. */
  readonly #noted = new Map(PARTS.map((part) => [part, new Set<string>()]));

  /** `sinceMs`: since when the state has not changed. */
  constructor(state: LiveState, sinceMs: number) {
    this.#state = state;
    this.#knownFromMs = sinceMs;
    this.#lastMs = sinceMs;
  }

  /** Called before entries are applied. */
  note(entries: readonly Entry[], nowMs: number): void {
    // Never goes back, whatever the clock does.
    const beforeMs = this.#lastMs;
    this.#lastMs = Math.max(this.#lastMs, nowMs);
    if (secondOf(this.#lastMs) !== secondOf(beforeMs)) for (const ids of this.#noted.values()) ids.clear();
    for (const { changes } of entries) {
      for (const change of changes) {
        const [id, parts] = writtenBy(change) ?? NOTHING;
        for (const part of parts) this.#keep(part, id);
      }
    }
    this.#prune();
  }

  at(atMs: number): LiveState | null {
    if (atMs < this.#knownFromMs) return null;
    const state = this.#state;
    // Of several changes of a key the oldest counts, which is set last.
    const before = Object.fromEntries(PARTS.map((part) => [part, new Map()])) as Record<Part, Map<string, unknown>>;
    for (let at = this.#changes.length - 1; at >= 0 && this.#changes[at]!.untilMs > atMs; at -= 1) {
      const { part, id, value } = this.#changes[at]!;
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
  }

  #keep(part: Part, id: string): void {
    const known = this.#noted.get(part)!;
    if (known.has(id)) return;
    known.add(id);
    const value = (this.#state[part] as ReadonlyMap<string, unknown>).get(id);
    this.#changes.push({ untilMs: this.#lastMs, part, id, value });
  }

  #prune(): void {
    const changes = this.#changes;
    if (changes.length < 2 * KEPT_CHANGES && (changes[0]?.untilMs ?? this.#lastMs) > this.#lastMs - 2 * PAST_MS) return;
    const firstKept = changes.findIndex(({ untilMs }) => untilMs > this.#lastMs - PAST_MS);
    const cut = Math.max(firstKept === -1 ? changes.length : firstKept, changes.length - KEPT_CHANGES);
    this.#knownFromMs = changes[cut - 1]!.untilMs;
    this.#changes = changes.slice(cut);
  }
}

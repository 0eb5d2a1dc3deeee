import { apply, decide, emptyState, type Entry, messageHash, type LiveState, type Provider } from '@stillingen/domain';
import type { PublishedMessage } from '../bus/bus.ts';
import type { Database } from '../database/database.ts';
import { readWhole } from './archive.ts';
import { firstSince, type JournalEntry, lastNumber, messageOf, readProviders } from './journal.ts';
import { latestSnapshot, PAST_MS, secondOf } from './snapshots.ts';

/** The most entries that an observer gets at a start: about as many changes as lists remember. */
const MAX_OBSERVED_ENTRIES = 10_000;
/** The most entries that a start reads for them, in about a second. */
const MAX_READ_ENTRIES = 20_000;

/** Called before and after entries are applied, with the time (milliseconds). */
export interface EntryObserver {
  before(entries: readonly Entry[], atMs: number): void;
  after(entries: readonly Entry[], atMs: number): void;
}

/** The state of snapshot and journal; without a snapshot also of the archive. */
export async function loadState(db: Database, archive: string): Promise<LiveState> {
  const state = (await latestSnapshot(db, await lastNumber(db))) ?? emptyState();
  await replayJournal(state, readWhole(db, archive, state.n), await readProviders(db));
  return state;
}

async function pastOf(db: Database, last: number, nowMs: number): Promise<{ after: number; sinceMs: number }> {
  const sinceMs = nowMs - PAST_MS;
  const first = await firstSince(db, sinceMs, last - MAX_OBSERVED_ENTRIES);
  if (first === null) return { after: last, sinceMs };
  const isCut = first.n === last - MAX_OBSERVED_ENTRIES + 1;
  return { after: first.n - 1, sinceMs: isCut ? Math.min(first.receivedAtMs, nowMs) : sinceMs };
}

/** A state from which entry `after` is near; else the newest, which is past it. */
async function stateBefore(db: Database, after: number, last: number): Promise<LiveState> {
  const near = await latestSnapshot(db, after, last - MAX_READ_ENTRIES);
  if (near !== null) return near;
  // Archived entries may be unavailable: with a snapshot a start does without them.
  const isAtHand = last <= MAX_READ_ENTRIES && (await firstSince(db, 0, 0))?.n === 1;
  return (isAtHand ? null : await latestSnapshot(db, last)) ?? emptyState();
}

class ReplayedEntries {
  readonly #observer: EntryObserver;
  readonly #nowMs: () => number;
  #applied: Entry[] = [];
  #atMs = 0;

  constructor(observer: EntryObserver, nowMs: () => number) {
    this.#observer = observer;
    this.#nowMs = nowMs;
  }

  before(entry: Entry): void {
    // The clock of the leader may have been ahead.
    const receivedMs = Math.min(entry.atMs, this.#nowMs());
    if (secondOf(receivedMs) !== secondOf(this.#atMs)) this.end();
    this.#atMs = receivedMs;
    this.#observer.before([entry], receivedMs);
  }

  after(entry: Entry): void {
    this.#applied.push(entry);
  }

  end(): void {
    if (this.#applied.length > 0) this.#observer.after(this.#applied, this.#atMs);
    this.#applied = [];
  }
}

/**
 * The state and an observer created before the last minutes, or else on the newest state.
 * `createObserver` gets the time since which the state is unchanged (milliseconds).
 */
export async function loadWithHistory<Observer extends EntryObserver>(
  db: Database,
  archive: string,
  nowMs: () => number,
  createObserver: (state: LiveState, sinceMs: number) => Observer,
): Promise<Observer> {
  const last = await lastNumber(db);
  const past = await pastOf(db, last, nowMs());
  const state = await stateBefore(db, past.after, last);
  const providers = await readProviders(db);
  const hasHistory = state.n <= past.after;
  let observer: Observer | null = null;
  let replayed: ReplayedEntries | null = null;
  for await (const row of readWhole(db, archive, state.n)) {
    if (hasHistory && observer === null && row.n > past.after) {
      observer = createObserver(state, past.sinceMs);
      replayed = new ReplayedEntries(observer, nowMs);
    }
    const { entry } = entryOf(state, row, providers);
    replayed?.before(entry);
    apply(state, entry);
    replayed?.after(entry);
  }
  replayed?.end();
  return observer ?? createObserver(state, hasHistory ? past.sinceMs : nowMs());
}

export interface RefusedEntry {
  readonly n: number;
  readonly why: string;
}

/** The entry of a message, without changes if the current rules refuse it, and the reason. */
export interface Redecision {
  readonly entry: Entry;
  readonly refusal: string | null;
}

/** An exception of the rules changes nothing, so that a follower never stops. */
export function redecide(state: LiveState, { n, atMs, provider, text }: PublishedMessage): Redecision {
  const refused = (refusal: string): Redecision => ({ entry: { n, atMs, changes: [] }, refusal });
  const message = messageOf(text);
  try {
    const decision = decide(state, { n, provider, message, hash: messageHash(text) });
    if (decision.result === 'accepted') return { entry: { n, atMs, changes: decision.changes }, refusal: null };
    return refused(decision.result === 'refused' ? decision.code : decision.result);
  } catch (error) {
    return refused(`the rules fail on it: ${(error as Error).message}`);
  }
}

export function entryOf(
  state: LiveState,
  { n, provider: name, receivedAtMs: atMs, text }: JournalEntry,
  providers: ReadonlyMap<string, Provider>,
): Redecision {
  const provider = providers.get(name);
  if (provider === undefined) return { entry: { n, atMs, changes: [] }, refusal: `provider ${name} is not known` };
  return redecide(state, { n, atMs, provider, text });
}

/** Returns the rows that the current rules refuse: there should be none. */
export async function replayJournal(
  state: LiveState,
  rows: AsyncIterable<JournalEntry>,
  providers: ReadonlyMap<string, Provider>,
  onEntry: (entry: Entry) => void = () => undefined,
): Promise<RefusedEntry[]> {
  const unaccepted: RefusedEntry[] = [];
  for await (const row of rows) {
    const { entry, refusal } = entryOf(state, row, providers);
    if (refusal !== null) unaccepted.push({ n: row.n, why: refusal });
    apply(state, entry);
    onEntry(entry);
  }
  return unaccepted;
}

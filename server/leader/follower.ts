import { setImmediate as nextTurn } from 'node:timers/promises';
import { apply, type Entry, type LiveState, type Provider } from '@stillingen/domain';
import type { Publication, Bus, EntryListener, PublishedEntry } from '../bus/bus.ts';
import type { Database } from '../database/database.ts';
import { StoreError } from '../database/store-error.ts';
import { readJournal, readProviders } from '../journal/journal.ts';
import { noTracing, type Trace, type Tracing } from '../ops/tracing.ts';
import { entryOf, judge, type Judged } from '../journal/replay-journal.ts';

/** The leader speaks every second: a bus that has said nothing for so long is not believed to say anything. */
const SILENT_MS = 3000;
const LOOK_MS = 1000;
/** Entries of the journal that are told at a time, so that other work gets its turn. */
const TOLD_AT_ONCE = 500;
/** What the bus says while the journal is read; beyond that it is read from the journal too. */
const MAX_WAITING = 10_000;

/** A view of the world that keeps itself true: the state after the last entry, and a call for every run of entries that follows. */
export interface Follower extends AsyncDisposable {
  readonly state: LiveState;
  /** Number of the last entry that is known to be committed. */
  readonly committed: number;
  /** For how long neither bus nor journal has said that the state is true (milliseconds). */
  behindMs(): number;
  /** For how long the bus has said nothing (milliseconds). */
  silentMs(): number;
  /** For how long no provider has said anything, as far as is known (milliseconds). */
  quietMs(): number;
  /** How often entries were missing in what the bus said. */
  readonly gaps: number;
  /** Entries that were read from the journal since the state was loaded. */
  readonly read: number;
  /** Calls `listener` after entries were applied. */
  onEntries(listener: EntryListener): void;
  /** Brings the state to all that the journal holds at the call. Rejects where the journal can not be read. */
  catchUp(): Promise<void>;
}

export interface FollowerOptions {
  readonly bus: Bus;
  readonly db: Database;
  /** As it was loaded. */
  readonly state: LiveState;
  /** Called before entries are applied, and first of all after they were: from the first on that follows what was loaded. */
  readonly before?: EntryListener;
  readonly after?: EntryListener;
  /** A clock that never goes back (milliseconds). */
  readonly clockMs?: () => number;
  /** Told once when the journal can no longer be followed, and what listeners fail on. */
  readonly report?: (error: unknown) => void;
  readonly tracing?: Tracing;
}

/**
 * Follows bus and journal. The bus is a hint, order comes from the numbers: an entry is applied after the one before it, what is
 * held already is passed over, and a gap or a silence is closed from the journal.
 */
export async function createFollower({
  bus,
  db,
  state,
  before = () => undefined,
  after = () => undefined,
  clockMs = () => performance.now(),
  report = () => undefined,
  tracing = noTracing,
}: FollowerOptions): Promise<Follower> {
  const listeners: EntryListener[] = [after];
  let committed = state.n;
  let heardMs = clockMs();
  let trueMs = clockMs();
  let spokenMs = clockMs();
  let gaps = 0;
  let read = 0;
  let providers: ReadonlyMap<string, Provider> = new Map();
  let reading = Promise.resolve();
  let readers = 0;
  let waiting: PublishedEntry[] = [];
  let isBehind = false;
  let isSaid = false;
  let isRefusalSaid = false;
  let hasEnded = false;

  /** What one listener fails on the others are told all the same: the entries will not come again. */
  function call(listener: EntryListener, entries: readonly Entry[], trace?: Trace): void {
    try {
      listener(entries, trace);
    } catch (error) {
      report(error);
    }
  }
  function tell(entries: readonly Entry[], trace?: Trace): void {
    if (entries.length > 0) for (const listener of listeners) call(listener, entries, trace);
  }

  /** The entry; that this version would not have accepted it is said once. */
  function accepted({ entry, refusal }: Judged): Entry {
    if (refusal !== null && !isRefusalSaid) {
      isRefusalSaid = true;
      report(new StoreError(`entry ${entry.n} changes nothing here, as this version refuses it (${refusal})`));
    }
    return entry;
  }
  function applyNext(entry: Entry): Entry {
    call(before, [entry]);
    apply(state, entry);
    return entry;
  }

  /** Applies what follows the state without a gap. */
  function applyRun(entries: readonly PublishedEntry[], trace?: Trace): void {
    const news: Entry[] = [];
    const span = tracing.step('apply', trace);
    for (const told of entries) {
      if (told.n !== state.n + 1) continue;
      news.push(applyNext('changes' in told ? told : accepted(judge(state, told))));
    }
    if (news.length === 0) return;
    spokenMs = clockMs();
    tell(news, span.trace);
    span.end({ 'stillingen.entries': news.length, 'stillingen.position': state.n });
  }

  async function readTail(): Promise<void> {
    const askedMs = clockMs();
    const from = state.n;
    let told: Entry[] = [];
    try {
      for await (const row of readJournal(db, state.n)) {
        // It may have left for the archive, where whoever starts reads it.
        if (row.n !== state.n + 1)
          throw new StoreError(`entry ${state.n + 1} is not in the journal any more: start this process anew`);
        if (!providers.has(row.provider)) providers = await readProviders(db);
        told.push(applyNext(accepted(entryOf(state, row, providers))));
        read += 1;
        if (told.length < TOLD_AT_ONCE) continue;
        tell(told);
        told = [];
        await nextTurn();
      }
    } finally {
      // What was applied will not come again, also where the rest can not be read.
      tell(told);
    }
    if (state.n > from) spokenMs = Math.max(spokenMs, askedMs);
    committed = Math.max(committed, state.n);
    const said = waiting;
    waiting = [];
    applyRun(said);
    isBehind = state.n < committed;
    if (!isBehind) trueMs = Math.max(trueMs, askedMs);
    else if (state.n > from) tryToCatchUp();
  }

  /** One reading after another: each begins after it was asked for. */
  function catchUp(): Promise<void> {
    readers += 1;
    const done = reading.then(readTail).finally(() => {
      readers -= 1;
    });
    reading = done.catch(() => undefined);
    return done;
  }
  /** Where the journal is out of reach the state grows old, which is said by its age. */
  function tryToCatchUp(): void {
    catchUp().then(
      () => {
        isSaid = false;
      },
      (error: unknown) => {
        if (!isSaid) report(error);
        isSaid = true;
      },
    );
  }

  function take({ entries, last, quietMs, trace }: Publication): void {
    heardMs = clockMs();
    if (quietMs !== undefined) spokenMs = Math.max(spokenMs, heardMs - quietMs);
    committed = Math.max(committed, last);
    if (readers > 0) {
      if (waiting.length < MAX_WAITING) waiting.push(...entries);
      return;
    }
    applyRun(entries, trace);
    if (state.n >= committed) {
      trueMs = heardMs;
      isBehind = false;
    } else if (!isBehind) {
      gaps += 1;
      isBehind = true;
      tryToCatchUp();
    }
  }

  const following = await bus.subscribe(take);
  const timer = setInterval(() => {
    const isSilent = clockMs() - heardMs > SILENT_MS;
    if ((isSilent || isBehind) && readers === 0 && !hasEnded) tryToCatchUp();
  }, LOOK_MS);

  return {
    state,
    get committed() {
      return committed;
    },
    get gaps() {
      return gaps;
    },
    get read() {
      return read;
    },
    behindMs: () => clockMs() - trueMs,
    silentMs: () => clockMs() - heardMs,
    quietMs: () => clockMs() - spokenMs,
    onEntries(listener) {
      listeners.push(listener);
    },
    catchUp,
    async [Symbol.asyncDispose]() {
      hasEnded = true;
      clearInterval(timer);
      await following[Symbol.asyncDispose]();
      await reading;
    },
  };
}

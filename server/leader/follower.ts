import { setImmediate as nextTurn } from 'node:timers/promises';
import { apply, type Entry, type LiveState, type Provider } from '@stillingen/domain';
import type { Bus, EntryListener, Publication, PublishedEntry, Silence } from '../bus/bus.ts';
import { type Database, StoreError } from '../database/database.ts';
import { readJournal, readProviders } from '../journal/journal.ts';
import { entryOf, type Redecision, redecide } from '../journal/load-state.ts';
import { isSignOfLife, LifeSigns } from './life-signs.ts';
import { noTracing, type Trace, type Tracing } from '../ops/tracing.ts';

/** The leader publishes every second: after this silence the journal is read. */
const SILENT_MS = 3000;
const CHECK_MS = 1000;
/** Journal entries per call of the listeners, so that other work gets its turn. */
const MAX_RUN = 500;
/** Published entries kept during a reading; further ones are read from the journal too. */
const MAX_WAITING = 10_000;

export interface FollowerOptions {
  readonly bus: Bus;
  readonly db: Database;
  readonly state: LiveState;
  readonly before?: EntryListener;
  /** Called after entries were applied, before other listeners. */
  readonly after?: EntryListener;
  /** A monotonic clock (milliseconds). */
  readonly clockMs?: () => number;
  /** Called with errors of listeners, and once when the journal can not be read. */
  readonly report?: (error: unknown) => void;
  readonly tracing?: Tracing;
}

/*
 * The bus is a hint; entries apply in the order of their numbers.
 *
 *   current ── publication with the next entry ──► current
 *      │  └─── publication after a gap ──► behind ──► reading ──┐ all committed entries applied
 *      ├────── 3 s without a publication ───────────► reading ──┴──► current
 *      ▲                                                 │ the database fails: behind, retried each second
 *      └──────────────────────────────────────────────────┘ publications during a reading wait for its end
 */
export class Follower implements AsyncDisposable {
  readonly state: LiveState;
  readonly #db: Database;
  readonly #before: EntryListener;
  readonly #listeners: EntryListener[];
  readonly #clockMs: () => number;
  readonly #report: (error: unknown) => void;
  readonly #tracing: Tracing;
  readonly #timer: NodeJS.Timeout;
  readonly #signs: LifeSigns;
  #subscription: AsyncDisposable | null = null;
  #providers: ReadonlyMap<string, Provider> = new Map();
  #committed: number;
  #gaps = 0;
  #read = 0;
  #receivedMs: number;
  #currentMs: number;
  #reading = Promise.resolve();
  #readings = 0;
  #waiting: PublishedEntry[] = [];
  #isBehind = false;
  #isErrorReported = false;
  #isRefusalReported = false;
  #hasEnded = false;

  constructor({ db, state, before, after, clockMs, report, tracing }: FollowerOptions) {
    this.state = state;
    this.#db = db;
    this.#before = before ?? (() => undefined);
    this.#listeners = after === undefined ? [] : [after];
    this.#clockMs = clockMs ?? (() => performance.now());
    this.#report = report ?? (() => undefined);
    this.#tracing = tracing ?? noTracing;
    this.#committed = state.n;
    this.#receivedMs = this.#currentMs = this.#clockMs();
    this.#signs = new LifeSigns(this.#clockMs);
    this.#timer = setInterval(() => this.#check(), CHECK_MS);
  }

  async start(bus: Bus): Promise<void> {
    this.#subscription = await bus.subscribe((publication) => this.#receive(publication));
  }

  get committed(): number {
    return this.#committed;
  }
  get gaps(): number {
    return this.#gaps;
  }
  get read(): number {
    return this.#read;
  }
  /** Time since bus or journal last confirmed the state (milliseconds). */
  behindMs(): number {
    return this.#clockMs() - this.#currentMs;
  }
  silentMs(): number {
    return this.#clockMs() - this.#receivedMs;
  }
  /** Milliseconds since the last sign of life of a provider. */
  silenceOf(provider: string): number {
    return this.#signs.silenceOf(provider);
  }
  silence(): Silence {
    return this.#signs.silence();
  }

  onEntries(listener: EntryListener): void {
    this.#listeners.push(listener);
  }

  /** Applies all that the journal holds at the call. Rejects if the journal can not be read. */
  catchUp(): Promise<void> {
    this.#readings += 1;
    const done = this.#reading
      .then(() => this.#readTail())
      .finally(() => {
        this.#readings -= 1;
      });
    this.#reading = done.catch(() => undefined);
    return done;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#hasEnded = true;
    clearInterval(this.#timer);
    await this.#subscription?.[Symbol.asyncDispose]();
    await this.#reading;
  }

  #check(): void {
    const isSilent = this.silentMs() > SILENT_MS;
    if ((isSilent || this.#isBehind) && this.#readings === 0 && !this.#hasEnded) this.#tryToCatchUp();
  }

  /** An unreachable journal is reported once; the age of the state shows the rest. */
  #tryToCatchUp(): void {
    this.catchUp().then(
      () => {
        this.#isErrorReported = false;
      },
      (error: unknown) => {
        if (!this.#isErrorReported) this.#report(error);
        this.#isErrorReported = true;
      },
    );
  }

  #receive({ entries, last, silence, quietMs, trace }: Publication): void {
    this.#receivedMs = this.#clockMs();
    if (silence !== undefined) this.#signs.learn(silence);
    // A leader of a version without `silence`.
    else if (quietMs !== undefined) this.#signs.learn({ byProvider: {}, ofOthers: quietMs });
    this.#committed = Math.max(this.#committed, last);
    if (this.#readings > 0) {
      if (this.#waiting.length < MAX_WAITING) this.#waiting.push(...entries);
      return;
    }
    this.#applyRun(entries, trace);
    if (this.state.n >= this.#committed) {
      this.#currentMs = this.#receivedMs;
      this.#isBehind = false;
    } else if (!this.#isBehind) {
      this.#gaps += 1;
      this.#isBehind = true;
      this.#tryToCatchUp();
    }
  }

  #applyRun(entries: readonly PublishedEntry[], trace?: Trace): void {
    const applied: Entry[] = [];
    const span = this.#tracing.step('apply', trace);
    for (const entry of entries) {
      if (entry.n !== this.state.n + 1) continue;
      const accepted = 'changes' in entry ? entry : this.#accepted(redecide(this.state, entry));
      applied.push(this.#apply(accepted, entry.provider.name));
    }
    if (applied.length === 0) return;
    this.#notify(applied, span.trace);
    span.end({ 'stillingen.entries': applied.length, 'stillingen.position': this.state.n });
  }

  async #readTail(): Promise<void> {
    const startMs = this.#clockMs();
    const from = this.state.n;
    let applied: Entry[] = [];
    try {
      for await (const row of readJournal(this.#db, this.state.n)) {
        // The entries between may have moved to the archive, which only a start reads.
        if (row.n !== this.state.n + 1)
          throw new StoreError(`entry ${this.state.n + 1} is no longer in the journal: restart this process`);
        if (!this.#providers.has(row.provider)) this.#providers = await readProviders(this.#db);
        applied.push(this.#apply(this.#accepted(entryOf(this.state, row, this.#providers)), row.provider));
        this.#read += 1;
        if (applied.length < MAX_RUN) continue;
        this.#notify(applied);
        applied = [];
        await nextTurn();
      }
    } finally {
      // Applied entries are never read again, even if the rest can not be read.
      this.#notify(applied);
    }
    this.#committed = Math.max(this.#committed, this.state.n);
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#applyRun(waiting);
    this.#isBehind = this.state.n < this.#committed;
    if (!this.#isBehind) this.#currentMs = Math.max(this.#currentMs, startMs);
    else if (this.state.n > from) this.#tryToCatchUp();
  }

  #apply(entry: Entry, provider: string): Entry {
    if (isSignOfLife(entry.changes)) this.#signs.note(provider);
    this.#call(this.#before, [entry]);
    apply(this.state, entry);
    return entry;
  }

  #accepted({ entry, refusal }: Redecision): Entry {
    if (refusal !== null && !this.#isRefusalReported) {
      this.#isRefusalReported = true;
      this.#report(new StoreError(`entry ${entry.n} skipped: refused by this version (${refusal})`));
    }
    return entry;
  }

  #notify(entries: readonly Entry[], trace?: Trace): void {
    if (entries.length > 0) for (const listener of this.#listeners) this.#call(listener, entries, trace);
  }

  /** An error of one listener does not keep entries from the others, which get them only once. */
  #call(listener: EntryListener, entries: readonly Entry[], trace?: Trace): void {
    try {
      listener(entries, trace);
    } catch (error) {
      this.#report(error);
    }
  }
}

export async function createFollower(options: FollowerOptions): Promise<Follower> {
  const follower = new Follower(options);
  await follower.start(options.bus);
  return follower;
}

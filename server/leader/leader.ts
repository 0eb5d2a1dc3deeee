import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Contradiction, Decision, LiveState, Provider } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import type { Bus, Silence } from '../bus/bus.ts';
import type { Database } from '../database/database.ts';
import { appendJournal, LeadershipLost } from '../journal/journal.ts';
import { noTracing, type Trace, type Tracing } from '../ops/tracing.ts';
import { areSignOfLife, LifeSigns, shortest } from './life-signs.ts';
import { type DecidedMessages, decideMessages } from './decide-messages.ts';

/** The most rows of one commit: enough for throughput, few enough for latency. */
const MAX_COMMIT_ROWS = 2000;

/** The journal could not be written: no message of the batch was accepted; retry it. */
export class JournalUnavailable extends Error {
  override readonly name = 'JournalUnavailable';
}

export class NotLeading extends Error {
  override readonly name = 'NotLeading';
}

export interface SubmitOptions {
  readonly trace?: Trace | undefined;
  readonly wholeEvents?: boolean;
}

export interface LeaderOptions {
  readonly db: Database;
  readonly bus: Bus;
  readonly term: number;
  readonly state: LiveState;
  readonly reload: () => Promise<LiveState>;
  readonly nowMs: () => number;
  /** Known before it leads. */
  readonly silence?: Silence;
  readonly report: (error: unknown) => void;
  /** Called for a message that reports another result than the provider with precedence. */
  readonly onContradiction?: (provider: string, contradiction: Contradiction) => void;
  readonly onLeadershipLost: () => void;
  readonly onCommit?: (ms: number) => void;
  readonly tracing?: Tracing;
}

interface PendingBatch extends DecidedMessages {
  readonly trace: Trace | undefined;
  resolve(decisions: readonly Decision[]): void;
  reject(error: Error): void;
}

/*
 * The state runs ahead of the commits: a batch is decided while the last is written.
 *
 *   submit ─► decided, queued ─► in commit ─► published ─► answered
 *                  │                 │
 *                  └──── commit fails: all rejected, the state is stale ──► next submit: reload
 *                                    └── the term was taken over, or stop: stopped, every submit rejects
 */
export class Leader {
  readonly #options: LeaderOptions;
  readonly #tracing: Tracing;
  #state: LiveState;
  #published: number;
  readonly #signs: LifeSigns;
  #queue: PendingBatch[] = [];
  #inCommit: readonly PendingBatch[] = [];
  #isWriting = false;
  #written: Promise<void> = Promise.resolve();
  #publishing: Promise<void> = Promise.resolve();
  /** Whether the state holds entries that were never committed. */
  #isStale = false;
  #stopped: Error | null = null;
  #reloading: Promise<void> | null = null;

  constructor(options: LeaderOptions) {
    this.#options = options;
    this.#tracing = options.tracing ?? noTracing;
    this.#state = options.state;
    this.#published = options.state.n;
    this.#signs = new LifeSigns(() => performance.now(), options.silence);
  }

  /** Resolves after the commit. Rejects with JournalUnavailable, NotLeading or Overloaded. */
  async submit(provider: Provider, messages: readonly Message[], options: SubmitOptions = {}): Promise<readonly Decision[]> {
    if (areSignOfLife(messages)) this.#signs.note(provider.name);
    while (this.#isStale && this.#stopped === null) await this.#reload();
    if (this.#stopped !== null) throw this.#stopped;
    return new Promise((resolve, reject) => {
      this.#queue.push({ ...this.#decide(provider, messages, options), trace: options.trace, resolve, reject });
      if (!this.#isWriting) this.#written = this.#write();
    });
  }

  sendHeartbeat(): void {
    const { bus, report } = this.#options;
    this.#publishing = this.#publishing.then(() => {
      const silence = this.#signs.silence();
      return bus.publish({ entries: [], last: this.#published, silence, quietMs: shortest(silence) }).catch(report);
    });
  }

  /** Rejects all batches that are not committed, and every later one. */
  stop(reason: JournalUnavailable | NotLeading): void {
    this.#stopped ??= reason;
    this.#rejectPending(this.#stopped);
  }

  async drain(): Promise<void> {
    while (this.#isWriting) await this.#written;
    await this.#publishing;
  }

  #decide(provider: Provider, messages: readonly Message[], { trace, wholeEvents = false }: SubmitOptions): DecidedMessages {
    const span = this.#tracing.step('decide', trace);
    const { nowMs, report, onContradiction = () => undefined } = this.#options;
    const decided = decideMessages(messages, {
      state: this.#state,
      provider,
      wholeEvents,
      receivedAtMs: nowMs(),
      waiting: [...this.#inCommit, ...this.#queue].reduce((sum, { characters }) => sum + characters, 0),
      report,
      onContradiction,
    });
    span.end({ 'stillingen.messages': messages.length, 'stillingen.accepted': decided.rows.length });
    return decided;
  }

  #nextCommit(): PendingBatch[] {
    let rows = 0;
    let taken = 0;
    while (taken < this.#queue.length && (taken === 0 || rows + this.#queue[taken]!.rows.length <= MAX_COMMIT_ROWS)) {
      rows += this.#queue[taken]!.rows.length;
      taken += 1;
    }
    return this.#queue.splice(0, taken);
  }

  #rejectPending(error: Error): void {
    const pending = [...this.#inCommit, ...this.#queue];
    this.#inCommit = [];
    this.#queue = [];
    this.#isStale = true;
    for (const { reject } of pending) reject(error);
  }

  async #reload(): Promise<void> {
    this.#reloading ??= this.#options
      .reload()
      .then((loaded) => {
        this.#state = loaded;
        this.#isStale = false;
      })
      .catch((cause: unknown) => {
        throw new JournalUnavailable('the journal can not be read', { cause });
      })
      .finally(() => {
        this.#reloading = null;
      });
    await this.#reloading;
  }

  /** Ends in the turn that finds the queue empty: a batch queued later starts it again. */
  async #write(): Promise<void> {
    this.#isWriting = true;
    try {
      while (this.#queue.length > 0) await this.#commit(this.#nextCommit());
    } finally {
      this.#isWriting = false;
    }
  }

  async #commit(batches: readonly PendingBatch[]): Promise<void> {
    this.#inCommit = batches;
    const rows = batches.flatMap((batch) => batch.rows);
    const startMs = performance.now();
    const spans = batches.filter((batch) => batch.rows.length > 0).map(({ trace }) => this.#tracing.step('commit', trace));
    try {
      if (rows.length > 0) await appendJournal(this.#options.db, rows, this.#options.term);
    } catch (cause) {
      for (const span of spans) span.fail((cause as Error).name);
      this.#onCommitFailed(cause);
      return;
    }
    this.#inCommit = [];
    for (const span of spans) span.end({ 'db.system.name': 'postgresql', 'stillingen.rows': rows.length });
    if (rows.length > 0) this.#options.onCommit?.(performance.now() - startMs);
    // A turn later: the next commit goes to the database before this one is published.
    const traces = spans.map(({ trace }) => trace).filter((trace) => trace !== undefined);
    this.#publishing = this.#publishing.then(() => nextTurn()).then(() => this.#publish(batches, traces));
  }

  #onCommitFailed(cause: unknown): void {
    if (!(cause instanceof LeadershipLost))
      this.#rejectPending(new JournalUnavailable('the journal could not be written', { cause }));
    // After a stop the next term may belong to this very process.
    else if (this.#stopped === null) {
      this.stop(new NotLeading('another process leads'));
      this.#options.onLeadershipLost();
    }
  }

  async #publish(batches: readonly PendingBatch[], traces: readonly Trace[]): Promise<void> {
    const entries = batches.flatMap((batch) => batch.entries);
    if (entries.length > 0) {
      const last = entries.at(-1)!.n;
      this.#published = last;
      const span = this.#tracing.step('publish', traces[0], traces.slice(1));
      const { trace } = span;
      const { bus, report } = this.#options;
      await bus.publish({ entries, last, ...(trace === undefined ? {} : { trace }) }).catch(report);
      span.end({ 'stillingen.entries': entries.length, 'stillingen.position': last });
    }
    for (const { resolve, decisions } of batches) resolve(decisions);
  }
}

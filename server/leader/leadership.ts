import { setTimeout as sleep } from 'node:timers/promises';
import { copyState, type Decision, type LiveState, type Provider } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../database/database.ts';
import type { Lease } from '../journal/lease.ts';
import type { Tracing } from '../ops/tracing.ts';
import type { Follower } from './follower.ts';
import { JournalUnavailable, Leader, type LeaderOptions, NotLeading, type SubmitOptions } from './leader.ts';

const SEEK_MS = 1000;

export interface LeadershipOptions {
  readonly db: Database;
  readonly bus: Bus;
  readonly follower: Follower;
  readonly held: Lease | null;
  readonly seek: (url: string) => Promise<Lease | null>;
  readonly nowMs: () => number;
  readonly report: (error: unknown) => void;
  readonly warn: (line: string) => void;
  readonly onCommit: (ms: number) => void;
  readonly onContradiction?: LeaderOptions['onContradiction'];
  readonly tracing: Tracing;
}

interface Term {
  readonly leader: Leader;
  readonly lease: Lease;
  readonly end: () => void;
}

/*
 *   standby ── lease taken, state read to the end of the journal ──► leading
 *      ▲  └── lease taken by another process: retries each second       │
 *      └──────────── lease lost, or a commit finds a later term ────────┘
 *
 * The state is the follower's: a take-over reads only the journal's end, under the new term.
 */
export class Leadership implements AsyncDisposable {
  readonly #options: LeadershipOptions;
  readonly #ending = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #current: Term | null = null;
  #isStandby = false;
  #takeOvers = 0;
  #url = '';

  constructor(options: LeadershipOptions) {
    this.#options = options;
  }

  /** Resolves once it leads or stands by. */
  async start(): Promise<void> {
    const { held } = this.#options;
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const first = held === null ? this.#seekOnce() : this.#leadUnder(held, begin);
    if (held !== null) await Promise.race([begun, first]);
    this.#running = this.#run(first);
  }

  get isLeading(): boolean {
    return this.#current !== null;
  }
  /** Another process leads, as far as the database has answered. */
  get isStandby(): boolean {
    return this.#isStandby;
  }
  /** The current term; 0 while this process does not lead. */
  get term(): number {
    return this.#current?.lease.term ?? 0;
  }
  get takeOvers(): number {
    return this.#takeOvers;
  }

  async submit(provider: Provider, messages: readonly Message[], options?: SubmitOptions): Promise<readonly Decision[]> {
    if (this.#current !== null) return this.#current.leader.submit(provider, messages, options);
    throw this.#isStandby ? new NotLeading('another process leads') : new JournalUnavailable('no process leads yet');
  }

  /** Resolves when no entry waits to be committed or published. */
  async whenIdle(): Promise<void> {
    await this.#current?.leader.drain();
  }

  /** Stores the URL of this process with this lease and all later ones. */
  async announce(url: string): Promise<void> {
    this.#url = url;
    // A lease that can not be written to is about to end; the next one stores the URL.
    await this.#current?.lease.announce(url).catch(this.#options.report);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#ending.abort();
    await this.#current?.leader.drain();
    this.#current?.end();
    await this.#running;
  }

  async #readState(): Promise<LiveState> {
    const { follower } = this.#options;
    await follower.catchUp();
    return copyState(follower.state);
  }

  async #leadUnder(lease: Lease, onBegin: () => void): Promise<void> {
    await using _held = lease;
    const { db, bus, follower, nowMs, report, warn, onCommit, onContradiction, tracing } = this.#options;
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const { term } = lease;
    const leader = new Leader({
      db,
      bus,
      term,
      state: await this.#readState(),
      reload: () => this.#readState(),
      nowMs,
      silence: follower.silence(),
      report,
      onLeadershipLost: () => {
        this.#isStandby = true;
        end();
      },
      onCommit,
      ...(onContradiction === undefined ? {} : { onContradiction }),
      tracing,
    });
    lease.lost.addEventListener('abort', () => end());
    if (lease.lost.aborted || this.#ending.signal.aborted) return;
    lease.onHeartbeat(() => leader.sendHeartbeat());
    leader.sendHeartbeat();
    this.#current = { leader, lease, end };
    // The URL may have been announced while the lease was being taken.
    if (this.#url !== '') lease.announce(this.#url).catch(report);
    this.#takeOvers += 1;
    onBegin();
    await over;
    this.#current = null;
    if (!this.#ending.signal.aborted) warn(`leadership lost: the lease of term ${term} has ended`);
    leader.stop(new JournalUnavailable('the lease to write the journal is lost'));
  }

  async #seekOnce(): Promise<void> {
    const lease = await this.#options.seek(this.#url);
    this.#isStandby = lease === null;
    if (lease !== null) await this.#leadUnder(lease, () => this.#options.warn(`leadership gained: term ${lease.term}`));
  }

  /** Alternates between standby and leading; an unreachable database is reported once. */
  async #run(first: Promise<void>): Promise<void> {
    let isReported = false;
    for (let next = first; ; next = this.#seekOnce()) {
      const error: unknown = await next.then(
        () => null,
        (reason: unknown) => reason,
      );
      if (error !== null && !isReported) this.#options.report(error);
      isReported = error !== null;
      if (this.#ending.signal.aborted) return;
      await sleep(SEEK_MS, undefined, { signal: this.#ending.signal }).catch(() => undefined);
      if (this.#ending.signal.aborted) return;
    }
  }
}

export async function createLeadership(options: LeadershipOptions): Promise<Leadership> {
  const leadership = new Leadership(options);
  await leadership.start();
  return leadership;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { copyState, type LiveState } from '@stillingen/domain';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../database/database.ts';
import type { Lease } from '../journal/lease.ts';
import type { Tracing } from '../ops/tracing.ts';
import type { Follower } from './follower.ts';
import { createLeader, JournalUnavailable, type Leader, NotLeading, type LeaderOptions } from './leader.ts';

/** How often a standby looks whether it may lead. */
const SEEK_MS = 1000;

/** A process that leads, or stands by until it may. */
export interface Leadership extends Pick<Leader, 'submit'>, AsyncDisposable {
  readonly isLeading: boolean;
  /** Another process leads, as far as the database has said. */
  readonly isStandby: boolean;
  /** The term under which it leads; 0 where it does not. */
  readonly term: number;
  /** How often it began to lead. */
  readonly takeOvers: number;
  /** Where it can be reached, for all leases from now on. */
  announce(url: string): Promise<void>;
}

export interface LeadershipOptions {
  readonly db: Database;
  readonly bus: Bus;
  readonly follower: Follower;
  /** A lease that is held already. */
  readonly held: Lease | null;
  /** Takes the lease where nobody has it; null where somebody has. */
  readonly seek: (url: string) => Promise<Lease | null>;
  readonly nowMs: () => number;
  readonly report: (error: unknown) => void;
  /** Told in one line when the lease is lost, and when this process leads after it sought it. */
  readonly warn: (line: string) => void;
  readonly onCommit: (ms: number) => void;
  readonly onContradiction?: LeaderOptions['onContradiction'];
  readonly tracing: Tracing;
}

/**
 * Leads while it holds the lease and seeks it while it does not. A standby's state is that of its follower, so that to take
 * over it reads no more than the end of the journal; it does so after the term was raised, when nobody else can write any more.
 */
export async function createLeadership({
  db,
  bus,
  follower,
  held,
  seek,
  nowMs,
  report,
  warn,
  onCommit,
  onContradiction = () => undefined,
  tracing,
}: LeadershipOptions): Promise<Leadership> {
  const ending = new AbortController();
  let current: { readonly leader: Leader; readonly lease: Lease; readonly end: () => void } | null = null;
  let isStandby = false;
  let takeOvers = 0;
  let url = '';

  async function stateNow(): Promise<LiveState> {
    await follower.catchUp();
    return copyState(follower.state);
  }

  /** Leads until the lease is lost or the process ends; calls `onBegin` once it leads. */
  async function leadUnder(lease: Lease, onBegin: () => void): Promise<void> {
    await using _held = lease;
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const { term } = lease;
    const state = await stateNow();
    function onLeadershipLost(): void {
      isStandby = true;
      end();
    }
    const quietMs = follower.quietMs();
    const events = { report, onLeadershipLost, onCommit, onContradiction };
    const leader = createLeader({ db, bus, term, state, reload: stateNow, nowMs, quietMs, ...events, tracing });
    lease.lost.addEventListener('abort', () => end());
    if (lease.lost.aborted || ending.signal.aborted) return;
    lease.onHeartbeat(leader.sendHeartbeat);
    leader.sendHeartbeat();
    current = { leader, lease, end };
    // It may have been said while the lease was being taken.
    if (url !== '') lease.announce(url).catch(report);
    takeOvers += 1;
    onBegin();
    await over;
    current = null;
    if (!ending.signal.aborted) warn(`the lease to write the journal is lost: this process leads no more (term ${term})`);
    leader.stop(new JournalUnavailable('the lease to write the journal is lost'));
  }

  async function seekOnce(): Promise<void> {
    const lease = await seek(url);
    isStandby = lease === null;
    if (lease !== null) await leadUnder(lease, () => warn(`this process leads (term ${lease.term})`));
  }

  /** Stands by, leads, stands by again; that the database is away is said once. */
  async function run(first: Promise<void>): Promise<void> {
    let isSaid = false;
    for (let next = first; ; next = seekOnce()) {
      const error: unknown = await next.then(
        () => null,
        (reason: unknown) => reason,
      );
      if (error !== null && !isSaid) report(error);
      isSaid = error !== null;
      if (ending.signal.aborted) return;
      await sleep(SEEK_MS, undefined, { signal: ending.signal }).catch(() => undefined);
      if (ending.signal.aborted) return;
    }
  }

  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const first = held === null ? seekOnce() : leadUnder(held, begin);
  if (held !== null) await Promise.race([begun, first]);
  const running = run(first);

  return {
    get isLeading() {
      return current !== null;
    },
    get isStandby() {
      return isStandby;
    },
    get term() {
      return current?.lease.term ?? 0;
    },
    get takeOvers() {
      return takeOvers;
    },
    async submit(provider, messages, options) {
      if (current !== null) return current.leader.submit(provider, messages, options);
      throw isStandby ? new NotLeading('another process leads') : new JournalUnavailable('nobody leads yet');
    },
    async announce(where) {
      url = where;
      // A lease that it can not be written to is about to end: the next says it.
      await current?.lease.announce(where).catch(report);
    },
    async [Symbol.asyncDispose]() {
      ending.abort();
      await current?.leader.drain();
      current?.end();
      await running;
    },
  };
}

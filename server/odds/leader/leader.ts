import { setImmediate as nextTurn } from 'node:timers/promises';
import { decideOdds, type EventId, type LiveState, type OddsDecision, type OfferChange, type Provider } from '@stillingen/domain';
import type { OddsMessage } from '@stillingen/domain/messages';
import type { OddsState, OfferConfirmation, OfferGroup, OfferVersion } from '@stillingen/domain/odds';
import type { Bus, PublishedVersion } from '../../bus/bus.ts';
import type { Database } from '../../database/database.ts';
import { createDays } from '../../database/offer-days.ts';
import type { OddsFollower } from '../follower.ts';
import { appendVersions, type LogVersion } from '../log/append.ts';
import { pruneConfirmations, writeConfirmations } from '../log/confirmations.ts';
import { lastOfferId, readLastVersions } from '../log/read.ts';
import { isOver } from './offers-over.ts';

/** Messages of one commit: a small one does not hold the database when a goal comes. */
const MAX_COMMIT_MESSAGES = 500;
/** Messages that wait: 20 seconds at 500 a second. Further ones are shed. */
const MAX_WAITING = 10_000;
const HEARTBEAT_MS = 1000;
const DAYS_MS = 3_600_000;
const CONFIRMED_MS = 20_000;
const SWEEP_MS = 60_000;

/** The log could not be written: no message of the batch was accepted; retry it. */
export class OddsUnavailable extends Error {
  override readonly name = 'JournalUnavailable';
}
export class OddsNotLeading extends Error {
  override readonly name = 'NotLeading';
}

const SHED: OddsDecision = {
  result: 'refused',
  code: 'overloaded',
  path: '',
  allowed: 'newer prices, in some seconds',
};
const FAILED: OddsDecision = {
  result: 'refused',
  code: 'failed',
  path: '',
  allowed: 'the same message, after an upgrade of the server',
};

export interface OddsLeaderOptions {
  readonly db: Database;
  readonly bus: Bus;
  readonly follower: OddsFollower;
  /** The committed state of the journal. */
  readonly live: LiveState;
  /** Of the lease of the journal; 0 while this process does not lead. */
  readonly term: () => number;
  /** Resolves when no entry waits to be committed: scores go first. */
  readonly whenJournalIdle: () => Promise<void>;
  /** All configured bookmakers, with the only provider that may send their offers; null for any. */
  readonly bookmakers: () => ReadonlyMap<number, string | null>;
  readonly nowMs: () => number;
  readonly report: (error: unknown) => void;
  readonly onCommit?: (versions: number, ms: number) => void;
}

interface PendingBatch {
  readonly provider: Provider;
  readonly messages: readonly OddsMessage[];
  readonly receivedMs: number;
  resolve(decisions: readonly OddsDecision[]): void;
  reject(error: Error): void;
}

/*
 * One batch after the other, under the term of the journal:
 *
 *   submit ─► queued ─► no entry waits ─► decided, in commit ─► published ─► answered
 *      └─ queue full: shed                    └── fails: rejected; the next batch reads the state again
 */
export class OddsLeader implements AsyncDisposable {
  readonly #options: OddsLeaderOptions;
  readonly #timers: readonly NodeJS.Timeout[];
  /** Ahead of the follower's by what is in commit; null before a term, and after a failure. */
  #state: OddsState | null = null;
  #term = 0;
  #lastId = 0;
  #queue: PendingBatch[] = [];
  #waiting = 0;
  #shed = 0;
  #writing: Promise<void> | null = null;
  /** Confirmed since the last write, by what a row has. */
  #confirmed = new Map<string, OfferGroup>();

  constructor(options: OddsLeaderOptions) {
    this.#options = options;
    this.#timers = [
      setInterval(() => this.#sendHeartbeat(), HEARTBEAT_MS),
      setInterval(() => void this.#createDays().catch(options.report), DAYS_MS),
      setInterval(() => this.#sweep(), SWEEP_MS),
      setInterval(() => void this.#keepConfirmations(), CONFIRMED_MS),
    ];
  }

  get shed(): number {
    return this.#shed;
  }
  get waiting(): number {
    return this.#waiting;
  }

  /** Resolves after the commit. Rejects with OddsUnavailable or OddsNotLeading. */
  async submit(provider: Provider, messages: readonly OddsMessage[]): Promise<readonly OddsDecision[]> {
    if (this.#options.term() === 0) throw new OddsNotLeading('another process leads');
    if (this.#waiting + messages.length > MAX_WAITING) {
      this.#shed += messages.length;
      return messages.map(() => SHED);
    }
    this.#waiting += messages.length;
    return new Promise((resolve, reject) => {
      this.#queue.push({ provider, messages, receivedMs: this.#options.nowMs(), resolve, reject });
      this.#writing ??= this.#write().finally(() => {
        this.#writing = null;
      });
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#writing;
    await this.#keepConfirmations();
  }

  #noteConfirmed(confirmation: OfferConfirmation): void {
    const isOfOne = 'offer' in confirmation;
    const { bookmaker, isLive } = isOfOne ? confirmation.offer : confirmation;
    for (const event of isOfOne ? [confirmation.offer.event] : confirmation.events)
      this.#confirmed.set([event, bookmaker, isLive].join(), { event, bookmaker, isLive });
  }

  /** One that fails is lost: the next confirmation is written again. */
  async #keepConfirmations(): Promise<void> {
    const [state, groups] = [this.#state, this.#confirmed];
    if (state === null || groups.size === 0 || this.#options.term() !== this.#term) return;
    this.#confirmed = new Map();
    const rows = [...groups.values()].flatMap((group) => {
      const atMs = state.confirmedMs(group);
      return atMs === null ? [] : [{ ...group, atMs }];
    });
    await writeConfirmations(this.#options.db, rows, this.#term).catch(this.#options.report);
  }

  #sendHeartbeat(): void {
    const { term, bus, follower } = this.#options;
    if (term() !== 0 && this.#writing === null) bus.publishOdds({ versions: [], confirmations: [], last: follower.state.n });
  }

  async #createDays(): Promise<void> {
    const { term, db, nowMs } = this.#options;
    if (term() === 0) return;
    await createDays(db, nowMs());
    await pruneConfirmations(db, nowMs());
  }

  async #write(): Promise<void> {
    while (this.#queue.length > 0) {
      await this.#options.whenJournalIdle();
      const batches = this.#nextBatches();
      try {
        await this.#commit(batches);
      } catch (cause) {
        this.#state = null;
        const isLost = (cause as Error).name === 'LeadershipLost' || this.#options.term() === 0;
        const error = isLost
          ? new OddsNotLeading('another process leads')
          : new OddsUnavailable('the log of odds could not be written', { cause });
        for (const { reject } of batches) reject(error);
      }
    }
  }

  #nextBatches(): readonly PendingBatch[] {
    let taken = 0;
    let messages = 0;
    while (taken < this.#queue.length && (taken === 0 || messages + this.#queue[taken]!.messages.length <= MAX_COMMIT_MESSAGES)) {
      messages += this.#queue[taken]!.messages.length;
      taken += 1;
    }
    this.#waiting -= messages;
    return this.#queue.splice(0, taken);
  }

  /** At the start of a term, and after a failure: what the log holds. */
  async #currentState(): Promise<OddsState> {
    const { follower, db, term } = this.#options;
    const now = term();
    if (this.#state !== null && this.#term === now) return this.#state;
    await this.#createDays();
    await follower.catchUp();
    this.#lastId = await lastOfferId(db);
    this.#term = now;
    this.#state = follower.state.copy();
    return this.#state;
  }

  /** Offers of events that are not in memory: new ones, and those over for a day, as imports name. */
  async #recall(state: OddsState, batches: readonly PendingBatch[]): Promise<void> {
    const { live, db } = this.#options;
    const known = new Set(state.events);
    const named = new Set<EventId>();
    for (const { provider, messages } of batches)
      for (const message of messages) {
        if (!('event' in message)) continue;
        const { event } = message;
        const id = typeof event === 'string' ? live.keys.get(provider.name)?.get(event)?.eventId : (event.id as EventId);
        if (id != null && !known.has(id)) named.add(id);
      }
    if (named.size > 0) for (const version of await readLastVersions(db, [...named])) state.restore(version);
  }

  async #commit(batches: readonly PendingBatch[]): Promise<void> {
    const { bus, term, onCommit } = this.#options;
    const state = await this.#currentState();
    await this.#recall(state, batches);
    const startMs = performance.now();
    const confirmations: OfferConfirmation[] = [];
    const versions: LogVersion[] = [];
    const decided = batches.map((batch) =>
      batch.messages.map((message) => this.#decide(state, batch, message, versions, confirmations)),
    );
    if (versions.length > 0) {
      if (term() !== this.#term) throw new OddsNotLeading('another process leads');
      await this.#append(versions);
      onCommit?.(versions.length, performance.now() - startMs);
    }
    await nextTurn();
    if (versions.length > 0 || confirmations.length > 0)
      bus.publishOdds({ versions: versions.map(publishedOf), confirmations, last: state.n });
    batches.forEach(({ resolve }, index) => resolve(decided[index]!));
  }

  /** On a connection of its own: the statement of a score never waits behind this one. */
  async #append(versions: readonly LogVersion[]): Promise<void> {
    const connection = await this.#options.db.reserve();
    try {
      await appendVersions(connection, versions, this.#term);
    } finally {
      connection.release();
    }
  }

  /** An exception of the rules refuses that message alone. */
  #decide(
    odds: OddsState,
    { provider, receivedMs }: PendingBatch,
    message: OddsMessage,
    versions: LogVersion[],
    confirmations: OfferConfirmation[],
  ): OddsDecision {
    const { live, bookmakers, report } = this.#options;
    try {
      const decision = decideOdds({ odds, live, provider, bookmakers: bookmakers(), receivedMs }, message);
      if (decision.result !== 'accepted') return decision;
      for (const change of decision.versions) versions.push(this.#applied(odds, change));
      for (const confirmation of decision.confirmations) {
        odds.applyConfirmation(confirmation);
        this.#noteConfirmed(confirmation);
      }
      confirmations.push(...decision.confirmations);
      return decision;
    } catch (error) {
      report(error);
      return FAILED;
    }
  }

  #applied(odds: OddsState, change: OfferChange): LogVersion {
    const version: OfferVersion = { ...change, n: odds.n + 1, journalN: this.#options.live.n };
    const isListed = odds.apply(version);
    const id = odds.idOf(version.offer, () => (this.#lastId += 1));
    const { prices, openedMs } = odds.offer(version.offer)!;
    return {
      ...version,
      ...{ id, isListed, openedMs },
      outcomes: prices.map(({ outcome }) => outcome),
      prices: prices.map(({ price }) => price),
      previous: prices.map(({ previous }) => previous),
      opening: prices.map(({ opening }) => opening),
    };
  }

  #sweep(): void {
    const { live, nowMs } = this.#options;
    for (const event of this.#state?.events ?? []) if (isOver(live, event, nowMs())) this.#state!.drop(event);
  }
}

function publishedOf({
  isListed: _isListed,
  openedMs: _openedMs,
  previous: _previous,
  ...version
}: LogVersion): PublishedVersion {
  return version;
}

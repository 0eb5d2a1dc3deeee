import { setImmediate as callSoon } from 'node:timers';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import {
  buildPushSubject,
  MAX_SUBJECTS,
  parsePushSubject,
  type OddsSubject,
  PushClose,
  type PushRefusal,
  type PushSubject,
  type ServerFrame,
} from '@stillingen/wire';
import type { ProfileId } from '@stillingen/wire/account';
import type { PushCounts } from '../ops/metrics/instruments.ts';
import { AccountChannels, type AccountGate, NO_ACCOUNTS, type SessionClaim } from './account-channels.ts';
import { FanOut, Subscriber } from './fan-out.ts';
import { type Connection, createFrame } from './frame.ts';
import { PUSH_LIMITS, type PushLimits } from './limits.ts';
import { Liveness } from './liveness.ts';
import { withdraw } from './outbox.ts';
import { type Position, Subjects } from './subjects.ts';

interface Subscription extends Position {
  readonly s: string;
  readonly proof?: SessionClaim;
  readonly ticket?: string;
}

/** Subjects of odds exist for holders of a ticket alone. */
export interface OddsGate {
  admits(subject: OddsSubject, ticket: string | undefined): boolean;
  holds(ticket: string): boolean;
}
const NO_ODDS: OddsGate = { admits: () => false, holds: () => false };

export interface PushHubOptions {
  /** The time in frames. */
  readonly nowMs: () => number;
  /** Monotonic (milliseconds). */
  readonly clockMs: () => number;
  readonly isKnown: (subject: PushSubject) => boolean;
  readonly gate?: AccountGate;
  readonly oddsGate?: OddsGate;
  readonly namespace?: string;
  readonly limits?: PushLimits;
}

const SHUTDOWN_MS = 1000;
const CLOSED_PER_TURN = 100;

/** Connects publishers of subjects with the subscribers of both transports. */
export class PushHub implements AsyncDisposable {
  readonly namespace: string;
  readonly isKnown: (subject: PushSubject) => boolean;
  readonly #nowMs: () => number;
  readonly #gate: AccountGate;
  readonly #oddsGate: OddsGate;
  readonly #limits: PushLimits;
  readonly #subjects: Subjects;
  readonly #fanOut: FanOut;
  readonly #accounts: AccountChannels<Subscriber>;
  readonly #liveness: Liveness;
  readonly #subscribers = new Set<Subscriber>();
  /** By subject of odds. */
  readonly #tickets = new Map<Subscriber, Map<string, string>>();
  /** Runs while publications wait for others, so that they share a frame and a write. */
  #gap: NodeJS.Timeout | undefined;
  #flushIsDue: NodeJS.Immediate | undefined;
  #flushListeners: (() => void)[] = [];
  #isEnding = false;

  constructor(options: PushHubOptions) {
    const { nowMs, clockMs, isKnown, gate = NO_ACCOUNTS, oddsGate = NO_ODDS, namespace = '', limits = PUSH_LIMITS } = options;
    this.namespace = namespace;
    this.isKnown = isKnown;
    this.#nowMs = nowMs;
    this.#gate = gate;
    this.#oddsGate = oddsGate;
    this.#limits = limits;
    this.#subjects = new Subjects(limits, clockMs);
    this.#fanOut = new FanOut(limits, {
      clockMs,
      onResync: (subscriber) => this.#send(subscriber, { op: 'resync', ...this.#positions(subscriber) }),
      onSlow: (subscriber) => this.drop(subscriber, PushClose.slow, 'too slow'),
    });
    this.#accounts = new AccountChannels(gate, limits, (subscriber, s, code) => this.#refuse(subscriber, s, code));
    this.#liveness = new Liveness(limits, {
      clockMs,
      sendHeartbeat: (subscriber) =>
        this.#send(subscriber, { op: 'heartbeat', ...this.#positions(subscriber), afterMs: this.#returnMs() }),
      drop: (subscriber, code, reason) => this.drop(subscriber, code, reason),
      onTick: () => this.#subjects.prune(),
    });
  }

  get isEnding(): boolean {
    return this.#isEnding;
  }
  get connections(): number {
    return this.#subscribers.size;
  }
  get counts(): Readonly<PushCounts> {
    return this.#fanOut.counts;
  }
  connectionsBy(): Record<Connection['transport'], number> {
    const by = { webSocket: 0, eventStream: 0 };
    for (const { connection } of this.#subscribers) by[connection.transport] += 1;
    return by;
  }
  deviceOf(cookies: string): string | null {
    return this.#gate.deviceOf(cookies);
  }

  /** Sent within milliseconds, in order. `text` is not called without subscribers. */
  publish(subject: PushSubject, text: () => string): void {
    // Of revisions and odds only the newest counts.
    const replaces = subject.kind === 'account' || subject.kind === 'odds';
    this.#subjects.publish(buildPushSubject(subject, this.namespace), text, replaces);
    if (this.#subjects.hasPending && this.#gap === undefined) this.#flushIsDue ??= callSoon(() => this.#flush());
  }

  isFollowed(subject: PushSubject): boolean {
    return this.#subjects.isFollowed(buildPushSubject(subject, this.namespace));
  }

  /** Calls `listener` once all that is published by now has been handed to the connections. */
  whenWritten(listener: () => void): void {
    if (this.#subjects.hasPending) this.#flushListeners.push(listener);
    else this.#fanOut.whenWritten(listener);
  }

  yieldToAccept(): void {
    this.#fanOut.yieldToAccept();
  }

  join(connection: Connection): Subscriber {
    const subscriber = new Subscriber(connection, this.#liveness.nextSlot());
    this.#subscribers.add(subscriber);
    this.#liveness.add(subscriber);
    return subscriber;
  }

  /** From a position where one is given. Channels of accounts need a proof, odds a ticket. */
  subscribe(subscriber: Subscriber, subscription: Subscription): void {
    const { s, proof, ticket } = subscription;
    if (subscriber.subjects.size >= MAX_SUBJECTS && !subscriber.subjects.has(s))
      return this.drop(subscriber, PushClose.tooMuch, `at most ${MAX_SUBJECTS} subjects`);
    const subject = parsePushSubject(s, this.namespace)!;
    const exists = subject.kind === 'odds' ? this.#oddsGate.admits(subject, ticket) : this.isKnown(subject);
    if (!exists) return this.#refuse(subscriber, s, 'unknown');
    if (subject.kind === 'odds') this.#tickets.set(subscriber, (this.#tickets.get(subscriber) ?? new Map()).set(s, ticket!));
    if (subject.kind !== 'account') return this.#follow(subscriber, subscription);
    return this.#accounts.enter(subscriber, { s, id: subject.id }, proof, () => this.#follow(subscriber, subscription));
  }

  unsubscribe(subscriber: Subscriber, s: string): void {
    this.#accounts.leave(subscriber, s);
    this.#unfollow(subscriber, s);
  }

  /** Ends subscriptions whose sessions have ended; null: of all users. */
  revalidateSessions(userId: ProfileId | null): void {
    this.#accounts.revalidate(userId);
  }

  /** Ends subscriptions whose tickets do not hold any more. */
  revalidateTickets(): void {
    for (const [subscriber, tickets] of this.#tickets)
      for (const [s, ticket] of tickets) if (!this.#oddsGate.holds(ticket)) this.#refuse(subscriber, s, 'unknown');
  }

  /** Closes a connection once its waiting frames are written; `leave` follows when it has closed. */
  drop(subscriber: Subscriber, code: number, reason: string): void {
    this.#release(subscriber);
    subscriber.connection.close(code, reason);
  }

  leave(subscriber: Subscriber): void {
    this.#release(subscriber);
    this.#subscribers.delete(subscriber);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isEnding = true;
    this.#liveness[Symbol.dispose]();
    clearTimeout(this.#gap);
    clearImmediate(this.#flushIsDue);
    const drain = createFrame({ op: 'drain', afterMs: this.#returnMs() });
    for (const [i, subscriber] of [...this.#subscribers].entries()) {
      this.#fanOut.send(subscriber, drain);
      this.drop(subscriber, PushClose.drain, 'restart');
      if (i % CLOSED_PER_TURN === 0) await setImmediate();
    }
    const untilMs = performance.now() + SHUTDOWN_MS;
    while (this.#subscribers.size > 0 && performance.now() < untilMs) await sleep(20);
    for (const { connection } of this.#subscribers) connection.terminate();
    this.#fanOut[Symbol.dispose]();
  }

  #send(subscriber: Subscriber, message: ServerFrame): void {
    this.#fanOut.send(subscriber, createFrame(message));
  }

  #positions(subscriber: Subscriber): { readonly e: string; readonly t: number; readonly p: Record<string, number> } {
    return { e: this.#subjects.epoch, t: this.#nowMs(), p: this.#subjects.positionsOf(subscriber) };
  }

  /** Time for all present subscribers to reconnect within the rate of handshakes. */
  #returnMs(): number {
    return Math.ceil((this.#subscribers.size * 1000) / this.#limits.handshakesPerSecond);
  }

  #flush(): void {
    this.#flushIsDue = undefined;
    this.#gap = setTimeout(() => {
      this.#gap = undefined;
      if (this.#subjects.hasPending) this.#flush();
    }, this.#limits.flushMs);
    const listeners = this.#flushListeners;
    this.#flushListeners = [];
    this.#fanOut.sendAll(this.#subjects.takeFrames(this.#nowMs()));
    for (const listener of listeners) this.#fanOut.whenWritten(listener);
  }

  #follow(subscriber: Subscriber, subscription: Subscription): void {
    const { s } = subscription;
    const { offset, missed } = this.#subjects.follow(subscriber, s, subscription);
    this.#liveness.setActive(subscriber);
    // Drop queued frames first: a repeated subscribe must not deliver them twice.
    if (missed !== null) withdraw(subscriber, s);
    this.#send(subscriber, { op: 'subscribed', s, e: this.#subjects.epoch, o: offset, recovered: missed !== null });
    for (const frame of missed ?? []) this.#fanOut.send(subscriber, frame);
  }

  #unfollow(subscriber: Subscriber, s: string): void {
    this.#subjects.unfollow(subscriber, s);
    this.#tickets.get(subscriber)?.delete(s);
    withdraw(subscriber, s);
    if (subscriber.subjects.size === 0) this.#liveness.setIdle(subscriber);
  }

  #refuse(subscriber: Subscriber, s: string, code: PushRefusal): void {
    const { refusedAccounts } = this.#fanOut.counts;
    if (parsePushSubject(s, this.namespace)?.kind === 'account') refusedAccounts[code] = (refusedAccounts[code] ?? 0) + 1;
    this.#unfollow(subscriber, s);
    this.#send(subscriber, { op: 'refused', s, code });
  }

  #release(subscriber: Subscriber): void {
    for (const s of subscriber.subjects) this.#subjects.unfollow(subscriber, s);
    this.#accounts.leave(subscriber);
    this.#tickets.delete(subscriber);
    this.#liveness.remove(subscriber);
    this.#fanOut.finish(subscriber);
  }
}

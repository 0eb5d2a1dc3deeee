import type { PushCounts } from '../ops/metrics/instruments.ts';
import type { Connection, Frame } from './frame.ts';
import type { PushLimits } from './limits.ts';
import { coalesce, createAppend, enforceLimit, NO_FRAMES, type Outbox, takeAll } from './outbox.ts';

/** Write state of one subscriber. A class for memory locality: an edge holds 10,000. */
export class Subscriber implements Outbox {
  readonly connection: Connection;
  frames = NO_FRAMES;
  bytes = 0;
  lostMs: number | null = null;
  isQueued = false;
  /** Since when the connection is full; null while it is not. */
  fullMs: number | null = null;
  readonly subjects = new Set<string>();
  /** The second of each round in which it gets its heartbeat. */
  readonly heartbeatSlot: number;

  constructor(connection: Connection, heartbeatSlot: number) {
    this.connection = connection;
    this.heartbeatSlot = heartbeatSlot;
  }
}

export interface Group {
  readonly subscribers: ReadonlySet<Subscriber>;
  readonly frame: Frame;
}

/** Subscribers from `at` on have not got the frame; their outboxes get it when they are served. */
interface Pass {
  readonly subscribers: readonly Subscriber[];
  readonly frame: Frame;
  at: number;
}

interface FanOutPorts {
  readonly clockMs: () => number;
  readonly onResync: (subscriber: Subscriber) => void;
  readonly onSlow: (subscriber: Subscriber) => void;
}

/** Subscribers served between two readings of the clock. */
const SUBSCRIBERS_PER_CHECK = 4;

/*
 * The states of a subscriber:
 *
 *   idle    --send-->                       queued
 *   queued  --turn, connection free-->      idle      all its frames go in one write
 *   queued  --turn, connection full-->      full
 *   full    --sweep, connection free-->     queued    frames coalesced
 *   full    --outbox over its limit-->      lost      frames dropped
 *   lost    --sweep, connection free-->     idle      onResync
 *   full    --stuckMs--> onSlow             lost --slowMs--> onSlow
 */

/** Writes in turns of bounded length, with one write per subscriber and turn. */
export class FanOut implements Disposable {
  readonly counts: PushCounts = { frames: 0, characters: 0, dropped: 0, resyncs: 0, slow: 0, refusedAccounts: {} };
  readonly #limits: PushLimits;
  readonly #ports: FanOutPorts;
  readonly #append = createAppend();
  /** Served before the queue. Another send queues the rest of it, so frames keep their order. */
  #pass: Pass | null = null;
  #queue: Subscriber[] = [];
  #served = 0;
  #turn: NodeJS.Immediate | undefined;
  #isYielding = false;
  #wasShort = false;
  #busySinceMs = 0;
  #listeners: (() => void)[] = [];
  readonly #full = new Set<Subscriber>();
  #sweep: NodeJS.Timeout | undefined;

  constructor(limits: PushLimits, ports: FanOutPorts) {
    this.#limits = limits;
    this.#ports = ports;
  }

  send(subscriber: Subscriber, frame: Frame): void {
    this.#endPass();
    this.#enqueue(subscriber, frame);
  }

  sendAll(groups: readonly Group[]): void {
    this.#endPass();
    // The largest group becomes the pass: to touch 10,000 outboxes twice takes milliseconds. While
    // subscribers wait, everything is queued, or the last ones of a group would never be served.
    const largest =
      this.#turn === undefined ? groups.toSorted((a, b) => a.subscribers.size - b.subscribers.size).at(-1) : undefined;
    for (const group of groups)
      if (group !== largest) for (const subscriber of group.subscribers) this.#enqueue(subscriber, group.frame);
    if (largest === undefined || largest.subscribers.size === 0) return;
    this.#pass = { subscribers: [...largest.subscribers], frame: largest.frame, at: 0 };
    this.#awaitTurn();
  }

  /** Forgets the subscriber, after a last write if its connection is free. */
  finish(subscriber: Subscriber): void {
    this.#endPass();
    this.#full.delete(subscriber);
    if (subscriber.frames.length > 0 && !subscriber.connection.isFull()) this.#write(subscriber);
    else takeAll(subscriber);
  }

  /** Shortens the next turn: Node accepts one connection between two turns. */
  yieldToAccept(): void {
    this.#isYielding = true;
  }

  /** Calls `listener` once no subscriber is queued. */
  whenWritten(listener: () => void): void {
    if (this.#turn === undefined) listener();
    else this.#listeners.push(listener);
  }

  [Symbol.dispose](): void {
    clearImmediate(this.#turn);
    clearInterval(this.#sweep);
  }

  #awaitTurn(): void {
    if (this.#turn !== undefined) return;
    this.#busySinceMs = performance.now();
    this.#turn = setImmediate(this.#takeTurn);
  }

  readonly #takeTurn = (): void => {
    const untilMs = performance.now() + (this.#isShortTurn() ? 0 : this.#limits.turnMs);
    do
      if (this.#pass === null) this.#serveQueue();
      else this.#servePass(this.#pass);
    while (this.#isLeft() && performance.now() <= untilMs);
    if (this.#isLeft()) {
      this.#turn = setImmediate(this.#takeTurn);
      return;
    }
    this.#turn = undefined;
    this.#queue = [];
    this.#served = 0;
    const listeners = this.#listeners;
    this.#listeners = [];
    for (const listener of listeners) listener();
  };

  /** After a long wait of subscribers only every other turn yields. */
  #isShortTurn(): boolean {
    const hasWaited = performance.now() - this.#busySinceMs > this.#limits.yieldMs;
    const isShort = this.#isYielding && !(hasWaited && this.#wasShort);
    this.#isYielding = false;
    this.#wasShort = isShort;
    return isShort;
  }

  #isLeft(): boolean {
    return this.#pass !== null || this.#served < this.#queue.length;
  }

  #queueUp(subscriber: Subscriber): void {
    if (subscriber.isQueued) return;
    subscriber.isQueued = true;
    this.#queue.push(subscriber);
    this.#awaitTurn();
  }

  #enqueue(subscriber: Subscriber, frame: Frame): void {
    this.#append(subscriber, frame);
    this.#queueUp(subscriber);
  }

  #endPass(): void {
    const pass = this.#pass;
    if (pass === null) return;
    this.#pass = null;
    for (let i = pass.at; i < pass.subscribers.length; i += 1) this.#enqueue(pass.subscribers[i]!, pass.frame);
  }

  #servePass(pass: Pass): void {
    const { subscribers, frame } = pass;
    const end = Math.min(pass.at + SUBSCRIBERS_PER_CHECK, subscribers.length);
    for (let i = pass.at; i < end; i += 1) {
      this.#append(subscribers[i]!, frame);
      this.#serve(subscribers[i]!);
    }
    if (end === subscribers.length) this.#pass = null;
    else pass.at = end;
  }

  #serveQueue(): void {
    const end = Math.min(this.#served + SUBSCRIBERS_PER_CHECK, this.#queue.length);
    for (; this.#served < end; this.#served += 1) this.#serve(this.#queue[this.#served]!);
  }

  #serve(subscriber: Subscriber): void {
    subscriber.isQueued = false;
    if (subscriber.fullMs === null && subscriber.connection.isFull()) {
      subscriber.fullMs = this.#ports.clockMs();
      this.#full.add(subscriber);
      this.#sweep ??= setInterval(() => this.#sweepFull(), this.#limits.sweepMs);
    }
    if (subscriber.fullMs !== null)
      this.counts.dropped += Number(enforceLimit(subscriber, this.#limits.waitingBytes, this.#ports.clockMs()));
    else if (subscriber.frames.length > 0) this.#write(subscriber);
  }

  #write(subscriber: Subscriber): void {
    this.counts.frames += subscriber.frames.length;
    this.counts.characters += subscriber.bytes;
    subscriber.connection.write(takeAll(subscriber));
  }

  /** Polls the full connections: they are few, and do not report when they are free again. */
  #sweepFull(): void {
    const now = this.#ports.clockMs();
    for (const subscriber of this.#full) {
      if (subscriber.connection.isFull()) this.#checkSlow(subscriber, now);
      else this.#resume(subscriber);
    }
    if (this.#full.size > 0) return;
    clearInterval(this.#sweep);
    this.#sweep = undefined;
  }

  #checkSlow(subscriber: Subscriber, now: number): void {
    const isSlow = subscriber.lostMs !== null && now - subscriber.lostMs > this.#limits.slowMs;
    if (!isSlow && now - subscriber.fullMs! <= this.#limits.stuckMs) return;
    this.counts.slow += 1;
    this.#ports.onSlow(subscriber);
  }

  #resume(subscriber: Subscriber): void {
    subscriber.fullMs = null;
    this.#full.delete(subscriber);
    if (subscriber.lostMs === null) {
      subscriber.frames = coalesce(subscriber.frames);
      this.#queueUp(subscriber);
      return;
    }
    subscriber.lostMs = null;
    this.counts.resyncs += 1;
    this.#ports.onResync(subscriber);
  }
}

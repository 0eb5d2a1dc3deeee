import { PushClose } from '@stillingen/wire';
import type { Subscriber } from './fan-out.ts';
import type { PushLimits } from './limits.ts';

const TICK_MS = 1000;

interface LivenessPorts {
  /** Monotonic (milliseconds). */
  readonly clockMs: () => number;
  readonly sendHeartbeat: (subscriber: Subscriber) => void;
  readonly drop: (subscriber: Subscriber, code: number, reason: string) => void;
  readonly onTick: () => void;
}

/** Spreads heartbeats over the seconds of a round; closes silent and idle connections. */
export class Liveness implements Disposable {
  readonly #limits: PushLimits;
  readonly #ports: LivenessPorts;
  readonly #slots: readonly Set<Subscriber>[];
  readonly #idle = new Map<Subscriber, number>();
  readonly #timer: NodeJS.Timeout;
  #joined = 0;
  #tick = 0;

  constructor(limits: PushLimits, ports: LivenessPorts) {
    this.#limits = limits;
    this.#ports = ports;
    this.#slots = Array.from({ length: limits.heartbeatMs / TICK_MS }, () => new Set<Subscriber>());
    this.#timer = setInterval(() => this.#onTick(), TICK_MS);
  }

  nextSlot(): number {
    this.#joined += 1;
    return this.#joined % this.#slots.length;
  }
  add(subscriber: Subscriber): void {
    this.#slots[subscriber.heartbeatSlot]!.add(subscriber);
    this.setIdle(subscriber);
  }
  remove(subscriber: Subscriber): void {
    this.#slots[subscriber.heartbeatSlot]!.delete(subscriber);
    this.#idle.delete(subscriber);
  }
  setIdle(subscriber: Subscriber): void {
    if (!this.#idle.has(subscriber)) this.#idle.set(subscriber, this.#ports.clockMs());
  }
  setActive(subscriber: Subscriber): void {
    this.#idle.delete(subscriber);
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
  }

  #slotAt(tick: number): ReadonlySet<Subscriber> {
    return this.#slots[(tick + this.#slots.length) % this.#slots.length]!;
  }

  #onTick(): void {
    this.#tick += 1;
    for (const subscriber of this.#slotAt(this.#tick)) {
      subscriber.connection.probe();
      this.#ports.sendHeartbeat(subscriber);
    }
    const probed = this.#tick - Math.ceil(this.#limits.pongMs / TICK_MS);
    // Once more a tick later, for those that a busy server probed late: the next heartbeat is far.
    for (const tick of [probed, probed - 1])
      for (const { connection } of this.#slotAt(tick)) if (connection.isSilent()) connection.terminate();
    const now = this.#ports.clockMs();
    for (const [subscriber, sinceMs] of this.#idle)
      if (now - sinceMs > this.#limits.idleMs) this.#ports.drop(subscriber, PushClose.idle, 'no subject is followed');
    this.#ports.onTick();
  }
}

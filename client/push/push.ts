import { type DataFrame, type Positions, pushPrefix, type ServerFrame } from '@stillingen/wire';
import type { LoggedIn } from '@stillingen/wire/account';
import type { Ports } from '../ports.ts';
import { createStore, type Store } from '../store.ts';
import type { Clock } from '../time/clock.ts';
import type { Pauses } from '../time/pauses.ts';
import { PushConnection } from './connection.ts';

/** Of one subject, in order. */
export type PushEvent =
  /** `recovered`: no frame was lost since the last one received. */
  | { readonly type: 'up'; readonly recovered: boolean }
  | { readonly type: 'down' }
  /** `atMs`: server time of publication. */
  | { readonly type: 'data'; readonly text: string; readonly atMs: number }
  /** Frames were lost before the next event. */
  | { readonly type: 'gap' }
  /** The server confirms that no frame was lost. */
  | { readonly type: 'verified' };

export interface Proof {
  /** With each subscription: the session of an account, or the ticket of a visitor of odds. */
  readonly sent: { readonly loggedIn: LoggedIn } | { readonly ticket: string };
  /** It was refused: the subscription has ended. */
  onLost(): void;
}

export interface Push {
  /** Emits `up` at once if already subscribed. Returns a function that unsubscribes. */
  subscribe(subject: string, listener: (event: PushEvent) => void, proof?: Proof): () => void;
  /** 'connecting' until the first connection opens or fails. */
  readonly state: Store<'connecting' | 'up' | 'down'>;
  close(): void;
}

export interface PushOptions {
  /** PUSH-03. */
  readonly urls: readonly string[];
  /** Prefix of all subjects (PUSH-04); may be empty. */
  readonly namespace: string;
}

export interface Position {
  readonly epoch: string;
  readonly offset: number;
}

/** How a data frame, which may cover several offsets, follows a position. A change of epoch is a loss. */
export function continuityOf(
  position: Position,
  { e, o, n = 1 }: Pick<DataFrame, 'e' | 'o' | 'n'>,
): 'next' | 'duplicate' | 'gap' {
  if (e !== position.epoch) return 'gap';
  if (o <= position.offset) return 'duplicate';
  return o - n <= position.offset ? 'next' : 'gap';
}

class Subscription {
  readonly listeners = new Set<(event: PushEvent) => void>();
  readonly proof: Proof | undefined;
  position: Position | null = null;
  /** Frames up to this offset may be replayed: their time is not the server time. */
  replayedTo = 0;
  isUp = false;

  constructor(proof: Proof | undefined) {
    this.proof = proof;
  }

  emit(event: PushEvent): void {
    for (const listener of [...this.listeners]) listener(event);
  }
}

/** Precision of server times in frames: time on the way. */
const FRAME_PRECISION_MS = 300;

class PushClient implements Push {
  readonly state = createStore<'connecting' | 'up' | 'down'>('connecting');
  readonly #clock: Clock;
  readonly #prefix: string;
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #connection: PushConnection;

  constructor(ports: Ports, pauses: Pauses, clock: Clock, { urls, namespace }: PushOptions) {
    this.#clock = clock;
    this.#prefix = pushPrefix(namespace);
    this.#connection = new PushConnection(ports, pauses, {
      urls,
      onOpen: () => {
        for (const [name, subscription] of this.#subscriptions) this.#sendSubscribe(name, subscription);
      },
      onFrame: (frame) => this.#onFrame(frame),
      onDrop: () => this.#onDrop(),
    });
  }

  subscribe(subject: string, listener: (event: PushEvent) => void, proof?: Proof): () => void {
    const name = this.#prefix + subject;
    const own = (event: PushEvent): void => listener(event);
    const subscription = this.#subscriptions.get(name) ?? new Subscription(proof);
    const isNew = subscription.listeners.size === 0;
    subscription.listeners.add(own);
    this.#subscriptions.set(name, subscription);
    this.#connection.open();
    if (isNew) this.#sendSubscribe(name, subscription);
    else if (subscription.isUp) own({ type: 'up', recovered: false });
    return () => {
      if (subscription.listeners.delete(own) && subscription.listeners.size === 0) this.#unsubscribe(name);
    };
  }

  close(): void {
    for (const name of [...this.#subscriptions.keys()]) this.#unsubscribe(name);
  }

  #sendSubscribe(s: string, { position, proof }: Subscription): void {
    this.#connection.send({
      op: 'subscribe',
      s,
      ...(position && { e: position.epoch, o: position.offset }),
      ...proof?.sent,
    });
  }

  #unsubscribe(name: string): void {
    this.#subscriptions.delete(name);
    if (this.#subscriptions.size > 0) return this.#connection.send({ op: 'unsubscribe', s: name });
    this.#connection.close();
    this.state.set('connecting');
  }

  #onDrop(): boolean {
    this.state.set('down');
    for (const subscription of this.#subscriptions.values()) {
      if (!subscription.isUp) continue;
      subscription.isUp = false;
      subscription.emit({ type: 'down' });
    }
    return this.#subscriptions.size > 0;
  }

  #onFrame(frame: ServerFrame): void {
    if (!('op' in frame)) return this.#onData(frame);
    if ('t' in frame) this.#clock.observe(frame.t, FRAME_PRECISION_MS);
    if (frame.op === 'subscribed') this.#onSubscribed(frame);
    else if (frame.op === 'heartbeat' || frame.op === 'resync') this.#onPositions(frame.e, frame.p, frame.op === 'resync');
    else if (frame.op === 'refused') this.#onRefused(frame.s);
  }

  #onData(frame: DataFrame): void {
    const subscription = this.#subscriptions.get(frame.s);
    // Replayed frames may precede the `subscribed` frame: the position decides.
    if (subscription === undefined || subscription.position === null) return;
    if (frame.o > subscription.replayedTo) this.#clock.observe(frame.t, FRAME_PRECISION_MS);
    const continuity = continuityOf(subscription.position, frame);
    if (continuity === 'duplicate') return;
    subscription.position = { epoch: frame.e, offset: frame.o };
    if (continuity === 'gap') subscription.emit({ type: 'gap' });
    subscription.emit({ type: 'data', text: frame.d, atMs: frame.t });
  }

  #onSubscribed({ s, e, o, recovered }: Extract<ServerFrame, { op: 'subscribed' }>): void {
    const subscription = this.#subscriptions.get(s);
    if (subscription === undefined) return;
    const isRecovered = recovered && subscription.position?.epoch === e;
    // After a recovery the replayed frames move the position.
    if (!isRecovered) subscription.position = { epoch: e, offset: o };
    subscription.replayedTo = o;
    subscription.isUp = true;
    this.state.set('up');
    subscription.emit({ type: 'up', recovered: isRecovered });
  }

  /** Compares the server's positions with ours; `isLoss`: the server dropped frames. */
  #onPositions(epoch: string, positions: Positions, isLoss: boolean): void {
    for (const [name, subscription] of this.#subscriptions) {
      const { position, isUp } = subscription;
      const offset = positions[name];
      // The answer to a subscription may have been lost: subscribe again until it arrives.
      if (!isUp || position === null) this.#sendSubscribe(name, subscription);
      else if (offset !== undefined) {
        const isCurrent = !isLoss && position.epoch === epoch && position.offset === offset;
        subscription.position = { epoch, offset };
        subscription.emit({ type: isCurrent ? 'verified' : 'gap' });
      }
    }
  }

  /** A refused subject without a proof does not exist: its feed is polled. */
  #onRefused(name: string): void {
    const subscription = this.#subscriptions.get(name);
    if (subscription?.proof === undefined) return;
    subscription.listeners.clear();
    this.#unsubscribe(name);
    subscription.proof.onLost();
  }
}

export const createPush = (ports: Ports, pauses: Pauses, clock: Clock, options: PushOptions): Push =>
  new PushClient(ports, pauses, clock, options);

import type { Entry, Provider } from '@stillingen/domain';
import type { OfferConfirmation, OfferVersion } from '@stillingen/domain/odds';
import type { Trace } from '../ops/tracing.ts';

export interface PublishedMessage extends Pick<Entry, 'n' | 'atMs'> {
  readonly provider: Provider;
  /** The JSON text that was hashed, unchanged. */
  readonly text: string;
}
/** With changes in the leader's process; other processes decide the message again. */
export type PublishedEntry = PublishedMessage | (PublishedMessage & Entry);

/** Milliseconds since the last sign of life of each provider. */
export interface Silence {
  readonly byProvider: Readonly<Record<string, number>>;
  /** Of providers without a sign: since signs are noted. */
  readonly ofOthers: number;
}

/** What the leader publishes at once: committed entries, or none (a heartbeat). */
export interface Publication {
  /** In order and without gaps. */
  readonly entries: readonly PublishedEntry[];
  readonly last: number;
  /** Of a heartbeat. */
  readonly silence?: Silence;
  /** Of a heartbeat, for followers of versions without `silence`: the shortest of them. */
  readonly quietMs?: number;
  readonly trace?: Trace;
}

export type EntryListener = (entries: readonly Entry[], trace?: Trace) => void;

/** With the number of its offer in the log, which the next leader needs. */
export interface PublishedVersion extends OfferVersion {
  readonly id: number;
}

/** Committed versions of offers, in order and without gaps, and prices that still hold. */
export interface OddsPublication {
  readonly versions: readonly PublishedVersion[];
  readonly confirmations: readonly OfferConfirmation[];
  /** The number of the last version; of a heartbeat too. */
  readonly last: number;
}

/** A hint: the journal is the truth. A bus between machines may lose, repeat and delay. */
export interface Bus extends AsyncDisposable {
  publish(publication: Publication): Promise<void>;
  subscribe(listener: (publication: Publication) => void): Promise<AsyncDisposable>;
  /** Of a channel of its own: a burst of prices delays no entry. */
  publishOdds(publication: OddsPublication): void;
  subscribeOdds(listener: (publication: OddsPublication) => void): AsyncDisposable;
}

export class Subscribers<Published> {
  readonly #listeners = new Set<(publication: Published) => void>();

  deliver(publication: Published): void {
    for (const listener of this.#listeners) listener(publication);
  }

  add(listener: (publication: Published) => void): AsyncDisposable {
    this.#listeners.add(listener);
    return {
      [Symbol.asyncDispose]: async () => {
        this.#listeners.delete(listener);
      },
    };
  }

  clear(): void {
    this.#listeners.clear();
  }
}

export function createInProcessBus(): Bus {
  const subscribers = new Subscribers<Publication>();
  const ofOdds = new Subscribers<OddsPublication>();
  return {
    publish: async (publication) => subscribers.deliver(publication),
    subscribe: async (listener) => subscribers.add(listener),
    publishOdds: (publication) => ofOdds.deliver(publication),
    subscribeOdds: (listener) => ofOdds.add(listener),
    async [Symbol.asyncDispose]() {
      subscribers.clear();
      ofOdds.clear();
    },
  };
}

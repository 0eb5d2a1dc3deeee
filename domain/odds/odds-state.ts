import { type EventId, hashText } from '../event/ids.ts';
import type { OfferKey, OfferVersion } from './offer.ts';
import { type HeldOffer, OfferColumns } from './offer-columns.ts';

/** Of a provider's key, in 53 bits: compared within one event alone. */
const sourceOf = (provider: string, key: string): number => hashText(`${provider} ${key}`);

/** What a provider's key named last. */
export interface OfferSource {
  readonly offer: HeldOffer;
  readonly seq: number;
}

/** All offers as they stand. Changed in place; the leader and every edge hold one. */
export class OddsState {
  /** Of the last version applied. */
  n = 0;
  readonly #events = new Map<EventId, OfferColumns>();

  get events(): Iterable<EventId> {
    return this.#events.keys();
  }

  /** Of prices and what belongs to them, without the index by event. */
  get bytes(): number {
    let bytes = 0;
    for (const columns of this.#events.values()) bytes += columns.bytes;
    return bytes;
  }

  apply(version: OfferVersion): void {
    const { event } = version.offer;
    let columns = this.#events.get(event);
    if (columns === undefined) this.#events.set(event, (columns = new OfferColumns(event)));
    columns.apply(version, sourceOf(version.provider, version.key));
    this.n = version.n;
  }

  /** Prices of a bookmaker that still hold. */
  confirm(bookmaker: number, events: readonly EventId[], isLive: boolean, atMs: number): void {
    for (const event of events) this.#events.get(event)?.confirmAll(bookmaker, isLive, atMs);
  }

  /** One offer, repeated with the same prices. */
  confirmOffer(key: OfferKey, atMs: number): void {
    const columns = this.#events.get(key.event);
    const offer = columns?.find(key) ?? -1;
    if (offer !== -1) columns!.confirm(offer, atMs);
  }

  /** In the order of their first versions. */
  offersOf(event: EventId): readonly HeldOffer[] {
    const columns = this.#events.get(event);
    return columns === undefined ? [] : Array.from({ length: columns.count }, (_, offer) => columns.offer(offer));
  }

  offer(key: OfferKey): HeldOffer | null {
    const columns = this.#events.get(key.event);
    const offer = columns?.find(key) ?? -1;
    return offer === -1 ? null : columns!.offer(offer);
  }

  /** The offer whose last version came under a provider's key. */
  namedBy(event: EventId, provider: string, key: string): OfferSource | null {
    const columns = this.#events.get(event);
    const offer = columns?.findSource(sourceOf(provider, key)) ?? -1;
    return offer === -1 ? null : { offer: columns!.offer(offer), seq: columns!.seqOf(offer) };
  }

  drop(event: EventId): void {
    this.#events.delete(event);
  }
}

import { type EventId, hashText } from '../event/ids.ts';
import type { OfferKey, OfferVersion } from './offer.ts';
import { type HeldOffer, OfferColumns, type OfferRow, type StoredVersion } from './offer-columns.ts';

/** Of a provider's key, in 53 bits: compared within one event alone. */
const sourceOf = (provider: string, key: string): number => hashText(`${provider} ${key}`);

/** What a provider's key named last. */
export interface OfferSource {
  readonly offer: HeldOffer;
  readonly seq: number;
}

/** Prices that still hold: of a bookmaker in whole events, or of one offer. */
export type OfferConfirmation =
  | { readonly bookmaker: number; readonly events: readonly EventId[]; readonly isLive: boolean; readonly atMs: number }
  | { readonly offer: OfferKey; readonly atMs: number };

/** What a confirmation covers of an event. */
export type OfferGroup = Pick<OfferKey, 'event' | 'bookmaker' | 'isLive'>;

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

  copy(): OddsState {
    const copy = new OddsState();
    copy.n = this.n;
    for (const [event, columns] of this.#events) copy.#events.set(event, columns.copy());
    return copy;
  }

  /** Whether what the log keeps once of an offer has changed. */
  apply(version: OfferVersion): boolean {
    this.n = version.n;
    return this.#columnsOf(version.offer.event).apply(version, sourceOf(version.provider, version.key));
  }

  /** The number of an offer in the log; `create` gives one to an offer without. */
  idOf(key: OfferKey, create: () => number): number {
    const columns = this.#events.get(key.event)!;
    const offer = columns.find(key);
    if (columns.idOf(offer) === 0) columns.setId(offer, create());
    return columns.idOf(offer);
  }

  /** Of the log: the last version of an offer, or all of them in order. */
  restore(version: StoredVersion): void {
    this.#columnsOf(version.offer.event).restore(version, sourceOf(version.provider, version.key));
    this.n = Math.max(this.n, version.n);
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

  applyConfirmation(confirmation: OfferConfirmation): void {
    if ('offer' in confirmation) this.confirmOffer(confirmation.offer, confirmation.atMs);
    else this.confirm(confirmation.bookmaker, confirmation.events, confirmation.isLive, confirmation.atMs);
  }

  /** When the open offers of a group were all confirmed; null without any. */
  confirmedMs({ event, bookmaker, isLive }: OfferGroup): number | null {
    return this.#events.get(event)?.confirmedOf(bookmaker, isLive) ?? null;
  }

  /** In the order of their first versions. */
  offersOf(event: EventId): readonly HeldOffer[] {
    const columns = this.#events.get(event);
    return columns === undefined ? [] : Array.from({ length: columns.count }, (_, offer) => columns.offer(offer));
  }

  /** An offer's place among those of its event, and its row; of an offer that is new an empty one. */
  rowOf(key: OfferKey): { readonly place: number; readonly row: OfferRow } {
    const columns = this.#events.get(key.event);
    const place = columns?.find(key) ?? -1;
    return place === -1 ? { place: columns?.count ?? 0, row: [] } : { place, row: columns!.row(place) };
  }

  /** The offers of an event with earlier rows, by place. */
  offersBefore(event: EventId, rows: ReadonlyMap<number, OfferRow>): readonly HeldOffer[] {
    return this.#events.get(event)?.offersBefore(rows) ?? [];
  }

  offer(key: OfferKey): HeldOffer | null {
    const columns = this.#events.get(key.event);
    const offer = columns?.find(key) ?? -1;
    return offer === -1 ? null : columns!.offer(offer);
  }

  /** The offers that differ from one in their lines alone, itself among them. */
  linesOf(key: OfferKey): readonly HeldOffer[] {
    return this.#events.get(key.event)?.linesOf(key) ?? [];
  }

  /** The offer of an event whose last version came under a provider's key. */
  namedBy(event: EventId, provider: string, key: string): OfferSource | null {
    const columns = this.#events.get(event);
    const offer = columns?.findSource(sourceOf(provider, key)) ?? -1;
    return offer === -1 ? null : { offer: columns!.offer(offer), seq: columns!.seqOf(offer) };
  }

  /** Of any event; reads all of them. */
  find(provider: string, key: string): OfferSource | null {
    for (const event of this.#events.keys()) {
      const found = this.namedBy(event, provider, key);
      if (found !== null) return found;
    }
    return null;
  }

  drop(event: EventId): void {
    this.#events.delete(event);
  }

  #columnsOf(event: EventId): OfferColumns {
    let columns = this.#events.get(event);
    if (columns === undefined) this.#events.set(event, (columns = new OfferColumns(event)));
    return columns;
  }
}

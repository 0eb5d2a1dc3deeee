import type { OddsMessage, OfferMessage } from '@stillingen/domain/messages';
import { offerKey } from '../../odds/offer-key.ts';
import { type DemoBookmaker, quoteOf } from './bookmakers.ts';
import type { PricedEvent } from './priced-event.ts';

const SECOND_MS = 1000;
/** Numbers of messages are seconds since then: they grow across restarts. */
const SEQ_FROM_MS = Date.UTC(2026, 0, 1);

export const headAt = (key: string, nowMs: number) => ({
  key,
  seq: Math.floor((nowMs - SEQ_FROM_MS) / SECOND_MS),
  at: new Date(nowMs).toISOString(),
});

const priced = ({ prices, entries }: OfferMessage): string => JSON.stringify(prices ?? entries);

/** The offers of one bookmaker for one event, as it sent them last. At most one visit a second. */
export class Book {
  readonly event: PricedEvent;
  readonly bookmaker: DemoBookmaker;
  /** Suspended, or waiting for another reason, until then. */
  waitsUntilMs = 0;
  #visits = 0;
  #visitedMs = 0;
  readonly #sent = new Map<string, OfferMessage>();

  constructor(event: PricedEvent, bookmaker: DemoBookmaker) {
    this.event = event;
    this.bookmaker = bookmaker;
  }

  get isNew(): boolean {
    return this.#visits === 0;
  }

  offers(isLive: boolean): readonly OfferMessage[] {
    return [...this.#sent.values()].filter(({ live }) => live === isLive);
  }

  /** An offer that the server refused, or that was withdrawn: it is sent again. */
  forget(key: string): void {
    this.#sent.delete(key);
  }

  /** What changed since the last visit: new prices, and offers whose line is not near even any more. */
  visit(nowMs: number): readonly OfferMessage[] {
    const { event, bookmaker } = this;
    if (nowMs - this.#visitedMs < SECOND_MS) return [];
    const offered = event.marketsAt(nowMs, bookmaker.reactsMs);
    if (offered === null) return [];
    this.#visitedMs = nowMs;
    const { isLive: live } = offered;
    const { key: name } = event.plan;
    const messages: OfferMessage[] = [];
    const kept = new Set<string>();
    for (const market of offered.markets) {
      const quote = quoteOf(bookmaker, name, market, this.#visits);
      if (quote === null) continue;
      const key = offerKey({ ...quote, event: name, bookmaker: bookmaker.id, live });
      kept.add(key);
      const head = headAt(key, nowMs);
      const message: OfferMessage = {
        kind: 'offer',
        ...head,
        event: name,
        bookmaker: bookmaker.id,
        ...quote,
        live,
        state: 'open',
      };
      const last = this.#sent.get(key);
      if (last !== undefined && priced(last) === priced(message)) continue;
      this.#sent.set(key, message);
      messages.push(message);
    }
    const gone = this.offers(live).filter(({ key }) => !kept.has(key));
    for (const { key } of gone) this.#sent.delete(key);
    const closed = gone.map((last): OfferMessage => ({ ...last, ...headAt(last.key, nowMs), state: 'closed' }));
    this.#visits += 1;
    // Before their successors: an old line is never open beside a new one.
    return [...closed, ...messages];
  }

  suspension(nowMs: number): readonly OddsMessage[] {
    const { event, bookmaker } = this;
    if (this.offers(true).length === 0) return [];
    const head = headAt(`s/${event.plan.key}/${bookmaker.id}`, nowMs);
    return [{ kind: 'offer-state', ...head, event: event.plan.key, bookmaker: bookmaker.id, live: true, state: 'suspended' }];
  }
}

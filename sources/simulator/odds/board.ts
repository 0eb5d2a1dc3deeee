import { hashText, SPORT } from '@stillingen/domain';
import type { OddsMessage, OfferMessage } from '@stillingen/domain/messages';
import { createRandom } from '../../random.ts';
import type { EventPlan } from '../engine/event-plan.ts';
import { Book, headAt } from './book.ts';
import { BOOKMAKERS, type DemoBookmaker } from './bookmakers.ts';
import { PricedEvent } from './priced-event.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LISTED_EVERY_MS = 30 * MINUTE_MS;
const AHEAD_MS = 30 * 60 * MINUTE_MS;
/** The nearest ones of each sport first; a few of those of followed competitions have all markets. */
const MOST_EVENTS = 240;
const MOST_OF_SPORT = 40;
const MOST_FULL = 40;
const CONFIRMED_EVERY_MS = { live: 15 * SECOND_MS, prematch: 4 * MINUTE_MS };
/** Versions a second of events that have none yet. */
const OPENED_A_SECOND = 50;
/** A bookmaker that falls silent does so for one in so many of these. */
const SILENT_MS = 15 * MINUTE_MS;
const SILENT_EVERY = 12;
const ERROR_STANDS_MS = 45 * SECOND_MS;
const ERROR_FACTOR = 10;

/** What the board offers by: all events of the world that are near. */
export type PlansNear = (nowMs: number) => readonly EventPlan[];

const isSilent = ({ id, way }: DemoBookmaker, nowMs: number): boolean =>
  way === 'silent' && (Math.floor(nowMs / SILENT_MS) + id) % SILENT_EVERY === 0;

function nearest(plans: readonly EventPlan[], nowMs: number): readonly EventPlan[] {
  const nowS = nowMs / SECOND_MS;
  const near = plans
    .filter(({ startS, overS }) => overS > nowS && startS < nowS + AHEAD_MS / SECOND_MS)
    .toSorted((a, b) => Number(b.followed === true) - Number(a.followed === true) || a.startS - b.startS);
  const bySport = Map.groupBy(near, ({ match }) => match?.rules.sportId ?? 0);
  const chosen = new Set([...bySport.values()].flatMap((own) => own.slice(0, MOST_OF_SPORT)));
  return near.filter((plan) => chosen.has(plan)).slice(0, MOST_EVENTS);
}

/**
 * Invented bookmakers at work: prices by what is true in the world, with their margins, delays and
 * habits. The same seed and times give the same offers.
 *
 *   new --visit--> open --cause--> suspended --20 to 60 s--> open … --end--> forgotten
 */
export class OddsBoard {
  readonly #plansNear: PlansNear;
  readonly #rate: number;
  #listedMs = -Infinity;
  readonly #events = new Map<string, PricedEvent>();
  /** The next one to visit first. */
  #books: Book[] = [];
  /** Suspended ones whose prices are back. */
  #urgent: Book[] = [];
  #lastMs: number | null = null;
  #allowed = 0;
  readonly #confirmedMs = new Map<string, number>();
  #error: { readonly offer: OfferMessage; readonly untilMs: number } | null = null;

  constructor({ plansNear, rate }: { readonly plansNear: PlansNear; readonly rate: number }) {
    this.#plansNear = plansNear;
    this.#rate = rate;
  }

  /** What bookmakers send at this second. */
  tick(nowMs: number): readonly OddsMessage[] {
    if (nowMs - this.#listedMs >= LISTED_EVERY_MS) this.#list(nowMs);
    const passedS = this.#lastMs === null ? 1 : Math.min(2, Math.max(0, (nowMs - this.#lastMs) / SECOND_MS));
    const messages = [...this.#suspensions(nowMs), ...this.#palpableError(nowMs)];
    this.#allowed = Math.min(2 * this.#rate, this.#allowed + passedS * this.#rate);
    messages.push(...this.#visits(nowMs, passedS), ...this.#confirmations(nowMs));
    this.#lastMs = nowMs;
    return messages;
  }

  /** The server refused it: the offer is sent again. */
  refused(message: OddsMessage): void {
    if (message.kind !== 'offer') return;
    const book = this.#books.find(
      ({ event, bookmaker }) => event.plan.key === message.event && bookmaker.id === message.bookmaker,
    );
    book?.forget(message.key);
  }

  #list(nowMs: number): void {
    this.#listedMs = nowMs;
    const plans = nearest(this.#plansNear(nowMs), nowMs);
    let full = 0;
    for (const plan of plans) {
      if (this.#events.has(plan.key)) continue;
      const isFull = plan.match?.rules.sportId === SPORT.football ? (full += 1) <= MOST_FULL : true;
      const event = new PricedEvent(plan, isFull);
      this.#events.set(plan.key, event);
      this.#books.push(...event.bookmakers.map((bookmaker) => new Book(event, bookmaker)));
    }
    this.#books = this.#books.filter(({ event }) => !event.isOver(nowMs));
    for (const [key, event] of this.#events) if (event.isOver(nowMs)) this.#events.delete(key);
  }

  #suspensions(nowMs: number): OddsMessage[] {
    const books = Map.groupBy(this.#books, ({ event }) => event);
    return [...books].flatMap(([event, own]) =>
      event.takeSuspensions(nowMs).flatMap(({ bookmaker, backMs }) => {
        const book = own.find((each) => each.bookmaker === bookmaker);
        if (book === undefined) return [];
        book.waitsUntilMs = Math.max(book.waitsUntilMs, backMs);
        if (!this.#urgent.includes(book)) this.#urgent.push(book);
        return book.suspension(nowMs);
      }),
    );
  }

  #visits(nowMs: number, passedS: number): OddsMessage[] {
    const messages: OddsMessage[] = [];
    const mayVisit = ({ waitsUntilMs, bookmaker }: Book): boolean => waitsUntilMs <= nowMs && !isSilent(bookmaker, nowMs);
    const back = this.#urgent.filter(mayVisit);
    this.#urgent = this.#urgent.filter((book) => !mayVisit(book));
    for (const book of back) messages.push(...book.visit(nowMs));
    this.#allowed -= messages.length;
    const opened = Math.max(this.#rate, OPENED_A_SECOND) * passedS;
    for (const book of this.#books) {
      if (messages.length >= opened) break;
      if (book.isNew && mayVisit(book)) messages.push(...book.visit(nowMs));
    }
    for (let left = this.#books.length; left > 0 && this.#allowed > 0; left -= 1) {
      const book = this.#books.shift()!;
      this.#books.push(book);
      if (book.isNew || !mayVisit(book)) continue;
      const changes = book.visit(nowMs);
      this.#allowed -= Math.max(changes.length, 0.05);
      messages.push(...changes);
    }
    return messages;
  }

  #confirmations(nowMs: number): OddsMessage[] {
    return BOOKMAKERS.flatMap((bookmaker) =>
      (['live', 'prematch'] as const).flatMap((kind): OddsMessage[] => {
        const key = `c/${bookmaker.id}/${kind}`;
        if (nowMs - (this.#confirmedMs.get(key) ?? 0) < CONFIRMED_EVERY_MS[kind] || isSilent(bookmaker, nowMs)) return [];
        const isLive = kind === 'live';
        const events = this.#books
          .filter((book) => book.bookmaker === bookmaker && book.waitsUntilMs <= nowMs && book.event.isLive(nowMs) === isLive)
          .filter((book) => book.offers(isLive).length > 0)
          .map(({ event }) => event.plan.key);
        this.#confirmedMs.set(key, nowMs);
        return events.length === 0
          ? []
          : [{ kind: 'offer-confirmation', ...headAt(key, nowMs), bookmaker: bookmaker.id, events, live: isLive }];
      }),
    );
  }

  /** Once a day a price is ten times too high, until its bookmaker withdraws it. */
  #palpableError(nowMs: number): OddsMessage[] {
    const wrong = this.#error;
    if (wrong !== null && nowMs >= wrong.untilMs) {
      this.#error = null;
      const { key, seq } = wrong.offer;
      return [{ kind: 'retraction', ...headAt(`${key}/r`, nowMs), supersedes: { key, seq }, reason: 'palpable-error' }];
    }
    const day = Math.floor(nowMs / DAY_MS);
    const dueMs = day * DAY_MS + createRandom('error', day).int(8 * 60, 20 * 60) * MINUTE_MS;
    if (wrong !== null || this.#lastMs === null || this.#lastMs >= dueMs || nowMs < dueMs) return [];
    const books = this.#books.filter(({ bookmaker, event }) => bookmaker.way === 'erring' && nowMs < event.startMs - MINUTE_MS);
    const book = books[hashText(String(day)) % Math.max(1, books.length)];
    const offer = book?.offers(false).find(({ betType }) => betType === 'HOME_DRAW_AWAY' || betType === 'HOME_AWAY');
    if (book === undefined || offer === undefined) return [];
    const [outcome, price] = Object.entries(offer.prices!).toSorted(([, a], [, b]) => Number(b) - Number(a))[0]!;
    const prices = { ...offer.prices, [outcome]: (Number(price) * ERROR_FACTOR).toFixed(2) };
    const error = { ...offer, ...headAt(offer.key, nowMs), prices };
    this.#error = { offer: error, untilMs: nowMs + ERROR_STANDS_MS };
    book.waitsUntilMs = nowMs + ERROR_STANDS_MS + 2 * SECOND_MS;
    book.forget(offer.key);
    this.#urgent.push(book);
    return [error];
  }
}

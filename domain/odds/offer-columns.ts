import type { EventId } from '../event/ids.ts';
import { BET_TYPE_RULES, BET_TYPES } from './bet-types.ts';
import { OFFER_STATES, type Offer, type OfferKey, type OfferVersion, type OutcomePrice } from './offer.ts';
import type { Price } from './price.ts';
import { BET_SCOPES } from './scopes.ts';
import type { Settlement } from './settlement.ts';

const NUMBER = { market: 0, bookmaker: 1, flags: 2, outcomes: 3, firstPrice: 4, id: 5 };
const NUMBERS = 6;
/** Numbers of more than 32 bits: times in milliseconds, the provider's `seq`, the hash of its key. */
const WIDE = { at: 0, confirmed: 1, opened: 2, seq: 3, source: 4 };
const WIDES = 5;
/** 0 where there is none. */
const PRICE = { now: 0, previous: 1, opening: 2 };
const PRICES = 3;

const SUSPECT = 8;
const NO_LINE = 0xffff;
const LINE_OFFSET = 0x4000;

const isSettled = (state: Offer['state']): boolean => state === 'settled' || state === 'void';

const marketCode = ({ betType, scope, line, isLive }: OfferKey): number =>
  ((BET_TYPES.indexOf(betType) * 32 + BET_SCOPES.indexOf(scope)) * 2 + Number(isLive)) * 0x10000 +
  (line === null ? NO_LINE : line + LINE_OFFSET);

function marketOf(code: number): Omit<OfferKey, 'event' | 'bookmaker'> {
  const line = code % 0x10000;
  const kind = Math.floor(code / 0x20000);
  return {
    betType: BET_TYPES[Math.floor(kind / 32)]!,
    scope: BET_SCOPES[kind % 32]!,
    line: line === NO_LINE ? null : line - LINE_OFFSET,
    isLive: Math.floor(code / 0x10000) % 2 === 1,
  };
}

/** Room for a fourth more, so that an event of steady offers holds little that it does not use. */
export function grown<Column extends Int32Array | Float64Array>(column: Column, length: number): Column {
  if (length <= column.length) return column;
  const larger = new (column.constructor as new (size: number) => Column)(Math.ceil(length * 1.25));
  larger.set(column);
  return larger;
}

/** All of an offer that its versions change: state, times, and the prices with what belongs to them. */
export type OfferRow = ArrayLike<number> & Iterable<number>;

const ROW = { flags: 0, at: 1, confirmed: 2 };
const ROW_HEADS = 3;

/** An offer as an edge holds it. */
export interface HeldOffer extends Offer {
  /** When its first prices were received. */
  readonly openedMs: number;
}

/** A version with all that the offer holds after it. */
export interface StoredVersion extends OfferVersion {
  /** The number of the offer in the log. */
  readonly id: number;
  readonly openedMs: number;
  readonly previous: readonly (Price | null)[];
  readonly opening: readonly (Price | null)[];
}

/** The offers of one event: 64 bytes an offer and 12 a price, where one object has 130. */
export class OfferColumns {
  readonly #event: EventId;
  #count = 0;
  #numbers = new Int32Array(0);
  #wide = new Float64Array(0);
  #priceCount = 0;
  #prices = new Int32Array(0);
  /** Shared by the offers that list the same outcomes in the same order. */
  #outcomeLists: (readonly string[])[] = [];
  #settlements = new Map<number, readonly Settlement[]>();

  constructor(event: EventId) {
    this.#event = event;
  }

  get bytes(): number {
    return this.#numbers.byteLength + this.#wide.byteLength + this.#prices.byteLength;
  }

  get count(): number {
    return this.#count;
  }

  copy(): OfferColumns {
    const copy = new OfferColumns(this.#event);
    copy.#count = this.#count;
    copy.#numbers = this.#numbers.slice();
    copy.#wide = this.#wide.slice();
    copy.#priceCount = this.#priceCount;
    copy.#prices = this.#prices.slice();
    copy.#outcomeLists = [...this.#outcomeLists];
    copy.#settlements = new Map(this.#settlements);
    return copy;
  }

  find(key: OfferKey): number {
    const market = marketCode(key);
    for (let offer = 0; offer < this.#count; offer += 1) {
      const at = offer * NUMBERS;
      if (this.#numbers[at + NUMBER.market] === market && this.#numbers[at + NUMBER.bookmaker] === key.bookmaker) return offer;
    }
    return -1;
  }

  /** The offers that differ from one in their lines alone. */
  linesOf(key: OfferKey): readonly HeldOffer[] {
    const kind = Math.floor(marketCode(key) / 0x10000);
    const lines: HeldOffer[] = [];
    for (let offer = 0; offer < this.#count; offer += 1) {
      const at = offer * NUMBERS;
      const isSame = Math.floor(this.#numbers[at + NUMBER.market]! / 0x10000) === kind;
      if (isSame && this.#numbers[at + NUMBER.bookmaker] === key.bookmaker) lines.push(this.offer(offer));
    }
    return lines;
  }

  /** The offer that a provider's key names. */
  findSource(source: number): number {
    for (let offer = 0; offer < this.#count; offer += 1) if (this.#wide[offer * WIDES + WIDE.source] === source) return offer;
    return -1;
  }

  seqOf(offer: number): number {
    return this.#wide[offer * WIDES + WIDE.seq]!;
  }

  /** The number of the offer in the log; 0 before it has one. */
  idOf(offer: number): number {
    return this.#numbers[offer * NUMBERS + NUMBER.id]!;
  }

  setId(offer: number, id: number): void {
    this.#numbers[offer * NUMBERS + NUMBER.id] = id;
  }

  /** Whether more has changed than state and prices: what the log keeps once of an offer. */
  apply(version: OfferVersion, source: number): boolean {
    const found = this.find(version.offer);
    const offer = found === -1 ? this.#add(version) : found;
    let isListed = found === -1 || version.settlement !== undefined;
    const numbers = offer * NUMBERS;
    const wide = offer * WIDES;
    this.#numbers[numbers + NUMBER.flags] = OFFER_STATES.indexOf(version.state) + (version.isSuspect ? SUSPECT : 0);
    if (version.key !== '') {
      isListed ||= this.#wide[wide + WIDE.source] !== source;
      this.#wide[wide + WIDE.seq] = version.seq;
      this.#wide[wide + WIDE.source] = source;
    }
    this.#wide[wide + WIDE.at] = version.atMs;
    this.confirm(offer, Math.min(version.atMs, version.receivedMs));
    if (version.settlement !== undefined) this.#settlements.set(offer, version.settlement);
    else if (!isSettled(version.state)) isListed = this.#settlements.delete(offer) || isListed;
    return this.#setPrices(offer, version) || isListed;
  }

  restore(version: StoredVersion, source: number): void {
    this.apply(version, source);
    const offer = this.find(version.offer);
    this.setId(offer, version.id);
    this.#wide[offer * WIDES + WIDE.opened] = version.openedMs;
    const first = this.#numbers[offer * NUMBERS + NUMBER.firstPrice]!;
    const outcomes = this.#outcomesOf(offer);
    version.outcomes.forEach((outcome, index) => {
      const at = first + outcomes.indexOf(outcome) * PRICES;
      this.#prices[at + PRICE.previous] = version.previous[index] ?? 0;
      this.#prices[at + PRICE.opening] = version.opening[index] ?? 0;
    });
  }

  /** Never backwards: of two providers of a bookmaker the later confirmation counts. */
  confirm(offer: number, atMs: number): void {
    const at = offer * WIDES + WIDE.confirmed;
    this.#wide[at] = Math.max(this.#wide[at]!, atMs);
  }

  confirmAll(bookmaker: number, isLive: boolean, atMs: number): void {
    for (let offer = 0; offer < this.#count; offer += 1) {
      const at = offer * NUMBERS;
      const live = Math.floor(this.#numbers[at + NUMBER.market]! / 0x10000) % 2 === 1;
      if (this.#numbers[at + NUMBER.bookmaker] === bookmaker && live === isLive) this.confirm(offer, atMs);
    }
  }

  /** When the open offers of a bookmaker were all confirmed; null without any. */
  confirmedOf(bookmaker: number, isLive: boolean): number | null {
    let earliest: number | null = null;
    for (let offer = 0; offer < this.#count; offer += 1) {
      const at = offer * NUMBERS;
      const live = Math.floor(this.#numbers[at + NUMBER.market]! / 0x10000) % 2 === 1;
      if (this.#numbers[at + NUMBER.bookmaker] !== bookmaker || live !== isLive) continue;
      if (OFFER_STATES[this.#numbers[at + NUMBER.flags]! % SUSPECT] !== 'open') continue;
      earliest = Math.min(earliest ?? Infinity, this.#wide[offer * WIDES + WIDE.confirmed]!);
    }
    return earliest;
  }

  offer(offer: number): HeldOffer {
    const numbers = offer * NUMBERS;
    const wide = offer * WIDES;
    const flags = this.#numbers[numbers + NUMBER.flags]!;
    return {
      event: this.#event,
      bookmaker: this.#numbers[numbers + NUMBER.bookmaker]!,
      ...marketOf(this.#numbers[numbers + NUMBER.market]!),
      state: OFFER_STATES[flags % SUSPECT]!,
      isSuspect: flags >= SUSPECT,
      atMs: this.#wide[wide + WIDE.at]!,
      confirmedMs: this.#wide[wide + WIDE.confirmed]!,
      openedMs: this.#wide[wide + WIDE.opened]!,
      settlement: this.#settlements.get(offer) ?? null,
      prices: this.#outcomesOf(offer).map((outcome, index) => this.#priceOf(offer, outcome, index)),
    };
  }

  row(offer: number): OfferRow {
    const first = this.#numbers[offer * NUMBERS + NUMBER.firstPrice]!;
    const wide = offer * WIDES;
    return [
      this.#numbers[offer * NUMBERS + NUMBER.flags]!,
      this.#wide[wide + WIDE.at]!,
      this.#wide[wide + WIDE.confirmed]!,
      ...this.#prices.subarray(first, first + this.#outcomesOf(offer).length * PRICES),
    ];
  }

  /** Outcomes that were listed after the row have no price. */
  #setRow(offer: number, row: OfferRow): void {
    const first = this.#numbers[offer * NUMBERS + NUMBER.firstPrice]!;
    this.#numbers[offer * NUMBERS + NUMBER.flags] = row[ROW.flags]!;
    this.#wide[offer * WIDES + WIDE.at] = row[ROW.at]!;
    this.#wide[offer * WIDES + WIDE.confirmed] = row[ROW.confirmed]!;
    const length = this.#outcomesOf(offer).length * PRICES;
    for (let at = 0; at < length; at += 1) this.#prices[first + at] = row[ROW_HEADS + at] ?? 0;
    if (!isSettled(OFFER_STATES[row[ROW.flags]! % SUSPECT]!)) this.#settlements.delete(offer);
  }

  /** The offers with earlier rows in place of some; without those whose row is empty. */
  offersBefore(rows: ReadonlyMap<number, OfferRow>): readonly HeldOffer[] {
    const past = this.copy();
    for (const [offer, row] of rows) if (row.length > 0) past.#setRow(offer, row);
    return Array.from({ length: past.count }, (_, offer) => offer)
      .filter((offer) => rows.get(offer)?.length !== 0)
      .map((offer) => past.offer(offer));
  }

  #outcomesOf(offer: number): readonly string[] {
    return this.#outcomeLists[this.#numbers[offer * NUMBERS + NUMBER.outcomes]!]!;
  }

  #priceOf(offer: number, outcome: string, index: number): OutcomePrice {
    const at = this.#numbers[offer * NUMBERS + NUMBER.firstPrice]! + index * PRICES;
    const [price, previous, opening] = [
      this.#prices[at + PRICE.now]!,
      this.#prices[at + PRICE.previous]!,
      this.#prices[at + PRICE.opening]!,
    ];
    return { outcome, price: price || null, previous: previous || null, opening: opening || null };
  }

  #add({ offer: key, receivedMs, outcomes }: OfferVersion): number {
    const offer = this.#count;
    this.#count += 1;
    this.#numbers = grown(this.#numbers, this.#count * NUMBERS);
    this.#wide = grown(this.#wide, this.#count * WIDES);
    this.#numbers[offer * NUMBERS + NUMBER.market] = marketCode(key);
    this.#numbers[offer * NUMBERS + NUMBER.bookmaker] = key.bookmaker;
    this.#wide[offer * WIDES + WIDE.opened] = receivedMs;
    this.#list(offer, BET_TYPE_RULES[key.betType].outcomes ?? outcomes);
    return offer;
  }

  #list(offer: number, outcomes: readonly string[]): void {
    const isSame = (list: readonly string[]): boolean =>
      list === outcomes || (list.length === outcomes.length && list.every((outcome, index) => outcome === outcomes[index]));
    const known = this.#outcomeLists.findIndex(isSame);
    this.#numbers[offer * NUMBERS + NUMBER.outcomes] = known === -1 ? this.#outcomeLists.push(outcomes) - 1 : known;
    this.#numbers[offer * NUMBERS + NUMBER.firstPrice] = this.#priceCount;
    this.#priceCount += outcomes.length * PRICES;
    this.#prices = grown(this.#prices, this.#priceCount);
  }

  /** A longer list moves to the end of the column; what it leaves behind goes with the event. */
  #relist(offer: number, outcomes: readonly string[]): boolean {
    const known = this.#outcomesOf(offer);
    const added = outcomes.filter((outcome) => !known.includes(outcome));
    if (added.length === 0) return false;
    const from = this.#numbers[offer * NUMBERS + NUMBER.firstPrice]!;
    this.#list(offer, [...known, ...added]);
    this.#prices.copyWithin(this.#numbers[offer * NUMBERS + NUMBER.firstPrice]!, from, from + known.length * PRICES);
    return true;
  }

  #setPrices(offer: number, { outcomes, prices, opening }: OfferVersion): boolean {
    let isListed = this.#relist(offer, outcomes);
    const first = this.#numbers[offer * NUMBERS + NUMBER.firstPrice]!;
    this.#outcomesOf(offer).forEach((outcome, index) => {
      const stated = outcomes.indexOf(outcome);
      const at = first + index * PRICES;
      const price = stated === -1 ? null : prices[stated]!;
      if (this.#prices[at + PRICE.opening] === 0) {
        this.#prices[at + PRICE.opening] = opening?.[stated] ?? price ?? 0;
        isListed ||= this.#prices[at + PRICE.opening] !== 0;
      }
      this.#setPrice(at, price);
    });
    return isListed;
  }

  /** While an outcome is not offered its last price is the previous one. */
  #setPrice(at: number, price: Price | null): void {
    const last = this.#prices[at + PRICE.now]!;
    if (last !== 0 && last !== price) this.#prices[at + PRICE.previous] = last;
    else if (price === this.#prices[at + PRICE.previous]) this.#prices[at + PRICE.previous] = 0;
    this.#prices[at + PRICE.now] = price ?? 0;
  }
}

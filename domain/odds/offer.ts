import type { EventId } from '../event/ids.ts';
import type { BetType } from './bet-types.ts';
import type { Price } from './price.ts';
import type { BetScope } from './scopes.ts';
import type { Settlement } from './settlement.ts';

/** Suspended: shown, but not to be taken now. Closed: not offered any more. */
export const OFFER_STATES = ['open', 'suspended', 'closed', 'settled', 'void'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** Of one event. */
export interface Market {
  readonly betType: BetType;
  readonly scope: BetScope;
  /** In quarters: 2.5 is 10, the third place 12. Of a handicap: of the home side. Null without one. */
  readonly line: number | null;
}

/** The prices of one bookmaker for one market, before the event or during it. */
export interface OfferKey extends Market {
  readonly event: EventId;
  readonly bookmaker: number;
  readonly isLive: boolean;
}

export interface OutcomePrice {
  /** 'home', 'over', '2:1', '1/X'; the id of a competitor. */
  readonly outcome: string;
  /** Null while it is not offered. */
  readonly price: Price | null;
  /** The last different one. */
  readonly previous: Price | null;
  readonly opening: Price | null;
}

/** An offer as it stands. Times in milliseconds since the epoch. */
export interface Offer extends OfferKey {
  readonly state: OfferState;
  /** Of the prices, by the provider's clock. */
  readonly atMs: number;
  /** When the provider last confirmed them. */
  readonly confirmedMs: number;
  /** Some price is most likely wrong: it counts in nothing. */
  readonly isSuspect: boolean;
  readonly prices: readonly OutcomePrice[];
  /** By the rules of its bookmaker, of each price; null where none came. */
  readonly settlement: readonly Settlement[] | null;
}

/** One change of an offer, absolute: an outcome that is left out is not offered. */
export interface OfferVersion {
  /** By the counter of odds. */
  readonly n: number;
  /** The last journal entry that was applied before. */
  readonly journalN: number;
  readonly receivedMs: number;
  readonly provider: string;
  /** Empty where another message than an offer changed it: key and seq stay those of the last offer. */
  readonly key: string;
  readonly seq: number;
  readonly offer: OfferKey;
  readonly atMs: number;
  readonly state: OfferState;
  readonly isSuspect: boolean;
  readonly outcomes: readonly string[];
  readonly prices: readonly (Price | null)[];
  /** With the first version alone, where the provider states others than its prices. */
  readonly opening?: readonly (Price | null)[];
  /** Of each price, by the rules of the bookmaker. */
  readonly settlement?: readonly Settlement[];
}

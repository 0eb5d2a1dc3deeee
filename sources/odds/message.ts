import type { BetScope, BetType, OfferState } from '@stillingen/domain/odds';

interface Head {
  readonly key: string;
  readonly seq: number;
  readonly at: string;
}

/** A key of the same provider, or an event of another one. */
export type EventRef = string | { readonly id: string };

interface OfMarket {
  readonly betType: BetType;
  readonly scope: BetScope;
  readonly line?: number;
}

export interface OfferMessage extends Head, OfMarket {
  readonly kind: 'offer';
  readonly event: EventRef;
  readonly bookmaker: number;
  readonly live: boolean;
  readonly state: OfferState;
  readonly prices?: Readonly<Record<string, string | null>>;
  readonly opening?: Readonly<Record<string, string | null>>;
  readonly entries?: readonly { readonly participant: string; readonly price: string | null }[];
}

export interface OfferStateMessage extends Head {
  readonly kind: 'offer-state';
  readonly event: EventRef;
  readonly bookmaker?: number;
  readonly betType?: BetType;
  readonly live: boolean;
  readonly state: OfferState;
  readonly reason?: string;
}

export interface ConfirmationMessage extends Head {
  readonly kind: 'offer-confirmation';
  readonly bookmaker: number;
  readonly events: readonly EventRef[];
  readonly live: boolean;
}

export interface OddsRetractionMessage extends Head {
  readonly kind: 'retraction';
  readonly supersedes: { readonly key: string; readonly seq: number };
  readonly reason: string;
}

export type OddsMessage = OfferMessage | OfferStateMessage | ConfirmationMessage | OddsRetractionMessage;

const initials = (betType: BetType): string => betType.replaceAll(/([A-Z])[A-Z]*_?/g, '$1');

/** Names an offer of an event: 'o/m1/9001/OU/FULL_TIME/2.5'; live ones end with '/live'. */
export function offerKey({
  event,
  bookmaker,
  betType,
  scope,
  line,
  live,
}: Pick<OfferMessage, 'bookmaker' | 'live'> & OfMarket & { readonly event: string }): string {
  return ['o', event, bookmaker, initials(betType), scope, ...(line === undefined ? [] : [line]), ...(live ? ['live'] : [])].join(
    '/',
  );
}

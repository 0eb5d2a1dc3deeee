import Type, { type Static } from 'typebox';
import { BET_SCOPES } from '../odds/scopes.ts';
import { BET_TYPES } from '../odds/bet-types.ts';
import { head, Key, Supersedes } from './parts.ts';

const EventRef = Type.Union(
  [
    { ...Key, description: 'The key of a fixture or race of this provider.' },
    Type.Object(
      { id: Type.String({ pattern: '^[A-Za-z0-9]{8}$' }) },
      { additionalProperties: false, description: 'The public id of an event, which may be of another provider.' },
    ),
  ],
  { description: 'The event.' },
);
const Bookmaker = Type.Integer({
  minimum: 1,
  maximum: 99_999,
  description: 'The id of a bookmaker that the operator configured.',
});
const BetTypeName = Type.Enum([...BET_TYPES, 'HALF_TIME_FULL_TIME'], {
  description: 'HALF_TIME_FULL_TIME is another name of HALF_FULL_TIME.',
});
const Live = Type.Boolean({ description: 'True for prices during the event, false for those before it.' });
const Price = Type.Union([Type.String({ maxLength: 20 }), Type.Null()], {
  description: "A decimal price as text, '1.85', from 1.001 to 10000 with up to three decimals; null while it is not offered.",
});
const Prices = Type.Record(Type.String({ minLength: 1, maxLength: 20 }), Price, {
  maxProperties: 100,
  description:
    "By outcome: home, draw, away; over, under; yes, no; homeDraw, homeAway, drawAway; odd, even; none; a score '2:1', other; half and full time '1/X'.",
});
const market = {
  event: EventRef,
  bookmaker: Bookmaker,
  betType: BetTypeName,
  scope: Type.Enum([...BET_SCOPES]),
  line: Type.Optional(
    Type.Number({
      description: 'Total, handicap of home, number of the goal, or place. Multiples of 0.25; whole where it counts.',
    }),
  ),
  live: Live,
};

export const OfferMessage = Type.Object(
  {
    kind: Type.Literal('offer'),
    ...head,
    ...market,
    state: Type.Enum(['open', 'suspended', 'closed']),
    prices: Type.Optional(Prices),
    entries: Type.Optional(
      Type.Array(Type.Object({ participant: Key, price: Price }, { additionalProperties: false }), {
        maxItems: 300,
        description: 'In place of `prices` for TOP_POSITION_MERGED; `participant` is the key of a participant.',
      }),
    ),
    opening: Type.Optional({
      ...Prices,
      description: 'With the first message of an offer; else its prices are the opening ones.',
    }),
  },
  {
    additionalProperties: false,
    description: 'All prices of one bookmaker for one market. Absolute: an outcome that is left out is not offered.',
  },
);

export const OfferStateMessage = Type.Object(
  {
    kind: Type.Literal('offer-state'),
    ...head,
    event: EventRef,
    bookmaker: Type.Optional(Bookmaker),
    betType: Type.Optional(BetTypeName),
    live: Live,
    state: Type.Enum(['open', 'suspended', 'closed']),
    reason: Type.Optional(Type.String({ maxLength: 60 })),
  },
  {
    additionalProperties: false,
    description: 'Suspends, closes or opens all offers of a bookmaker (or of this provider), or those of one type.',
  },
);

export const OfferConfirmationMessage = Type.Object(
  {
    kind: Type.Literal('offer-confirmation'),
    ...head,
    bookmaker: Bookmaker,
    events: Type.Array(EventRef, { minItems: 1, maxItems: 5000 }),
    live: Live,
  },
  {
    additionalProperties: false,
    description:
      'The accepted prices of the events still hold. At least every 5 minutes before an event and 20 seconds during it.',
  },
);

const Fraction = Type.String({
  pattern: '^(?:0|1|\\d{1,3}/[1-9]\\d{0,2})$',
  description: "A part of the stake: '1', '0', '1/2'.",
});

export const SettlementMessage = Type.Object(
  {
    kind: Type.Literal('settlement'),
    ...head,
    ...market,
    live: Type.Optional(Live),
    results: Type.Record(
      Type.String({ minLength: 1, maxLength: 120 }),
      Type.Object({ share: Fraction, refund: Fraction }, { additionalProperties: false }),
      {
        maxProperties: 300,
        description: 'By outcome, or by key of a participant. `share` is paid at the price, `refund` given back.',
      },
    ),
  },
  { additionalProperties: false, description: 'The result of the outcomes of an offer by the rules of its bookmaker.' },
);

export const OfferRetractionMessage = Type.Object(
  {
    kind: Type.Literal('retraction'),
    ...head,
    supersedes: Supersedes,
    reason: Type.Enum(['palpable-error', 'provider-error']),
  },
  { additionalProperties: false, description: 'Withdraws the prices of an offer message.' },
);

/** Of the endpoint of odds alone. */
export const OddsMessage = Type.Union([
  OfferMessage,
  OfferStateMessage,
  OfferConfirmationMessage,
  SettlementMessage,
  OfferRetractionMessage,
]);

export type EventRef = Static<typeof EventRef>;
export type OfferMessage = Static<typeof OfferMessage>;
export type OfferStateMessage = Static<typeof OfferStateMessage>;
export type OfferConfirmationMessage = Static<typeof OfferConfirmationMessage>;
export type SettlementMessage = Static<typeof SettlementMessage>;
export type OfferRetractionMessage = Static<typeof OfferRetractionMessage>;
export type OddsMessage =
  | OfferMessage
  | OfferStateMessage
  | OfferConfirmationMessage
  | SettlementMessage
  | OfferRetractionMessage;

import Type, { type Static } from 'typebox';
import { TRANSFER_TYPES } from '../event/off-pitch.ts';
import { Address, CompetitionRef, correction, Day, head, Instant, Key, ParticipantRef } from './parts.ts';

const Sport = Type.Integer({ minimum: 1, maximum: 42 });
export const ArticleMessage = Type.Object(
  {
    kind: Type.Literal('article'),
    ...head,
    title: Type.String({ minLength: 1, maxLength: 200 }),
    url: Type.Optional(Address),
    text: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 2000 }), { minItems: 1, maxItems: 60, description: 'Its paragraphs.' }),
    ),
    image: Type.Optional(Address),
    published: Instant,
    source: Type.String({ minLength: 1, maxLength: 80, description: "Who wrote it: 'Ritzau'." }),
    sport: Type.Optional(Sport),
    participants: Type.Optional(Type.Array(ParticipantRef, { maxItems: 20, description: 'Who it is about, of `sport`.' })),
    competitions: Type.Optional(Type.Array(CompetitionRef, { maxItems: 5, description: 'What it is about, of `sport`.' })),
    event: Type.Optional(Key),
    report: Type.Optional(Type.Boolean({ description: 'True for the report of `event`.' })),
    ...correction,
  },
  {
    additionalProperties: false,
    description:
      'Something to read: a `url` where it stands, or a `text` of its own. `event` is the key of the match or race that it is about.',
  },
);

export const RankingListMessage = Type.Object(
  {
    kind: Type.Literal('ranking-list'),
    ...head,
    sport: Sport,
    name: Type.String({ minLength: 1, maxLength: 80, description: "'ATP', 'FIFA'. It names the list within its sport." }),
    live: Type.Optional(
      Type.Boolean({ description: 'True where it counts what is being played; that list stands beside the other.' }),
    ),
    date: Day,
    rows: Type.Array(
      Type.Object(
        {
          participant: ParticipantRef,
          rank: Type.Integer({ minimum: 1, maximum: 9999 }),
          previous: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
          points: Type.Optional(Type.Number({ minimum: 0, maximum: 10_000_000 })),
          tournaments: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
        },
        { additionalProperties: false },
      ),
      { maxItems: 2500 },
    ),
    ...correction,
  },
  { additionalProperties: false, description: 'A ranking of a sport as it stands; who is not listed is not in it.' },
);

const Club = Type.Optional(ParticipantRef);

export const TransferMessage = Type.Object(
  {
    kind: Type.Literal('transfer'),
    ...head,
    sport: Sport,
    player: ParticipantRef,
    from: Club,
    to: Club,
    date: Day,
    type: Type.Enum([...TRANSFER_TYPES]),
    fee: Type.Optional(Type.String({ maxLength: 40, description: "As it is shown: '€3,0 mio.'." })),
    ...correction,
  },
  { additionalProperties: false, description: 'A player who changed clubs; without `from` or `to`, one who had or has none.' },
);

export const OFF_PITCH_MESSAGES = {
  article: ArticleMessage,
  'ranking-list': RankingListMessage,
  transfer: TransferMessage,
} as const;
export type ArticleMessage = Static<typeof ArticleMessage>;
export type RankingListMessage = Static<typeof RankingListMessage>;
export type TransferMessage = Static<typeof TransferMessage>;
export type OffPitchMessage = ArticleMessage | RankingListMessage | TransferMessage;

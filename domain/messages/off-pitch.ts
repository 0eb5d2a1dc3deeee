import Type, { type Static } from 'typebox';
import { TRANSFER_TYPES } from '../event/off-pitch.ts';
import { Address, CompetitionRef, correction, Day, head, Instant, Key, ParticipantRef } from './parts.ts';

const Sport = Type.Integer({ minimum: 1, maximum: 42 });
const ArticleVideo = Type.Object(
  {
    url: Address,
    title: Type.String({ minLength: 1, maxLength: 200 }),
    provider: Type.String({ minLength: 1, maxLength: 80, description: "Where it is shown: 'DR'." }),
    durationS: Type.Optional(Type.Integer({ minimum: 1, maximum: 86_400, description: 'Its length in seconds.' })),
  },
  { additionalProperties: false, description: 'A video on another site, to which the article links.' },
);

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
    source: Type.String({ minLength: 1, maxLength: 80, description: "Author or agency: 'Ritzau'." }),
    sport: Type.Optional(Sport),
    participants: Type.Optional(
      Type.Array(ParticipantRef, { maxItems: 20, description: 'Participants of `sport` in the article.' }),
    ),
    competitions: Type.Optional(
      Type.Array(CompetitionRef, { maxItems: 5, description: 'Competitions of `sport` in the article.' }),
    ),
    event: Type.Optional(Key),
    report: Type.Optional(Type.Boolean({ description: 'True for the report of `event`.' })),
    video: Type.Optional(ArticleVideo),
    ...correction,
  },
  {
    additionalProperties: false,
    description: 'An article with a `url` or a `text`. `event` is the key of its match or race.',
  },
);

export const RankingListMessage = Type.Object(
  {
    kind: Type.Literal('ranking-list'),
    ...head,
    sport: Sport,
    name: Type.String({ minLength: 1, maxLength: 80, description: "'ATP', 'FIFA'. It names the list within its sport." }),
    live: Type.Optional(
      Type.Boolean({ description: 'True for a list that counts running tournaments, beside the official one.' }),
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
  { additionalProperties: false, description: 'A complete ranking of a sport.' },
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
    fee: Type.Optional(Type.String({ maxLength: 40, description: "As it is shown: '3,0 mio. euro'." })),
    ...correction,
  },
  { additionalProperties: false, description: 'A change of clubs; without `from` or `to` the player had or has none.' },
);

const SeasonPoints = Type.Number({ minimum: 0, maximum: 100_000 });

export const SeasonResultMessage = Type.Object(
  {
    kind: Type.Literal('season-result'),
    ...head,
    sport: Sport,
    competition: CompetitionRef,
    winner: ParticipantRef,
    runnerUp: Type.Optional(ParticipantRef),
    points: Type.Optional(Type.Tuple([SeasonPoints, SeasonPoints], { description: '[winner, runner-up], of a table.' })),
    topScorer: Type.Optional(
      Type.Object(
        {
          player: ParticipantRef,
          team: Type.Optional(ParticipantRef),
          goals: Type.Integer({ minimum: 0, maximum: 9999, description: 'Goals, or points where the sport counts those.' }),
        },
        { additionalProperties: false },
      ),
    ),
    ...correction,
  },
  {
    additionalProperties: false,
    description: "How a season ended: the archive's line of a season, also of one whose matches are not known.",
  },
);

export const OFF_PITCH_MESSAGES = {
  article: ArticleMessage,
  'ranking-list': RankingListMessage,
  transfer: TransferMessage,
  'season-result': SeasonResultMessage,
} as const;
export type ArticleMessage = Static<typeof ArticleMessage>;
export type RankingListMessage = Static<typeof RankingListMessage>;
export type TransferMessage = Static<typeof TransferMessage>;
export type SeasonResultMessage = Static<typeof SeasonResultMessage>;
export type OffPitchMessage = ArticleMessage | RankingListMessage | TransferMessage | SeasonResultMessage;

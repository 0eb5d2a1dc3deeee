import Type, { type Static } from 'typebox';
import { CORRECTION_REASONS, INCIDENT_TYPES } from '../entities.ts';

/**
 * What a provider may say. One schema validates, types and documents it.
 *
 * Every message carries the provider's own `key` of the thing it speaks about, a `seq` that grows with each
 * statement about that key, and the time `at` which it happened. Values are absolute, never increments.
 */

const Key = Type.String({
  minLength: 1,
  maxLength: 120,
  pattern: '^[\\x21-\\x7e]+$',
  description: "The provider's own key: 1 to 120 printable ASCII characters without space.",
});
const Seq = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'Grows with every statement about the same key.',
});
const Instant = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$',
  description: 'A time in UTC, 2026-11-20T18:00:00Z, with up to three decimals of a second.',
});
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A day, 2026-11-20, where the hour is not known.' });
const Name = Type.String({ minLength: 1, maxLength: 200, description: 'A display name; at most 80 characters after cleaning.' });
const Text = Type.String({ maxLength: 300 });
const Country = Type.String({
  pattern: '^[a-z]{2}(-[a-z]{3})?$',
  description: 'ISO 3166-1 alpha-2 in lower case; gb-eng, gb-sct, gb-wls, gb-nir; xk, eu (Europe), xw (World).',
});
const Goals = Type.Integer({ minimum: 0, maximum: 199 });
const Pair = Type.Tuple([Goals, Goals], { description: '[home, away]' });
const Side = Type.Enum(['home', 'away']);
const Minute = Type.Integer({ minimum: 0, maximum: 130 });

const ParticipantRef = Type.Object(
  {
    name: Name,
    country: Type.Optional(Country),
    key: Type.Optional(Key),
    kind: Type.Optional(Type.Enum(['club', 'national'])),
  },
  { additionalProperties: false },
);

const CompetitionRef = Type.Object(
  {
    name: Name,
    country: Country,
    season: Type.String({ pattern: '^\\d{4}(/\\d{4})?$', description: "'2026/2027' or '2026'." }),
    role: Type.Optional(Type.Enum(['main', 'championship', 'relegation', 'playoff', 'qualification', 'group', 'knockout'])),
    group: Type.Optional(Type.String({ maxLength: 40, description: "'Gruppe A' and its like." })),
  },
  { additionalProperties: false },
);

const Scoreboard = Type.Object(
  {
    home: Goals,
    away: Goals,
    parts: Type.Optional(Type.Array(Pair, { maxItems: 10, description: 'Goals within each period, in order.' })),
    fullTime: Type.Optional(Pair),
    afterExtraTime: Type.Optional(Pair),
    penalties: Type.Optional(Pair),
    winner: Type.Optional(Type.Enum(['home', 'away', 'draw'])),
    advanced: Type.Optional(Side),
  },
  { additionalProperties: false, description: 'The score without the shoot-out, and its parts.' },
);

const Supersedes = Type.Object(
  { key: Key, seq: Seq },
  {
    additionalProperties: false,
    description: 'The message that this one corrects or takes back. The journal keeps both.',
  },
);
const Reason = Type.Enum([...CORRECTION_REASONS]);

const head = { key: Key, seq: Seq, at: Instant };
const correction = { supersedes: Type.Optional(Supersedes), reason: Type.Optional(Reason) };

export const FixtureMessage = Type.Object(
  {
    kind: Type.Literal('fixture'),
    ...head,
    sport: Type.Integer({ minimum: 1, maximum: 42 }),
    competition: CompetitionRef,
    home: ParticipantRef,
    away: ParticipantRef,
    start: Type.Union([Instant, Day]),
    round: Type.Optional(Text),
    venue: Type.Optional(Text),
    referee: Type.Optional(Text),
    attendance: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    coverage: Type.Optional(Type.Enum(['live', 'result'], { description: "'result' where only the final result will come." })),
    notice: Type.Optional(Text),
    ...correction,
  },
  { additionalProperties: false, description: 'A match: who, where, when. Its key is the `event` of all that is said about it.' },
);

export const StatusMessage = Type.Object(
  {
    kind: Type.Literal('status'),
    ...head,
    event: Key,
    stage: Type.Integer({
      minimum: 1,
      maximum: 9999,
      description: 'A stage code of the sport, such as 12 first half, 38 half-time, 3 finished.',
    }),
    stageStart: Type.Optional(Instant),
    score: Type.Optional(Scoreboard),
    underReview: Type.Optional(Type.Union([Side, Type.Null()])),
    notice: Type.Optional(Text),
    ...correction,
  },
  { additionalProperties: false, description: 'The stage of a match, with its score where both change in one moment.' },
);

export const ScoreMessage = Type.Object(
  {
    kind: Type.Literal('score'),
    ...head,
    event: Key,
    score: Scoreboard,
    ...correction,
  },
  { additionalProperties: false, description: 'The score as it stands.' },
);

export const IncidentMessage = Type.Object(
  {
    kind: Type.Literal('incident'),
    ...head,
    event: Key,
    type: Type.Enum([...INCIDENT_TYPES]),
    side: Type.Enum(['home', 'away'], { description: 'Whose incident it is; for an own goal the side it counts for.' }),
    minute: Minute,
    added: Type.Optional(Type.Integer({ minimum: 0, maximum: 30 })),
    stage: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 9999, description: 'The stage it happened in; without it, derived from the minute.' }),
    ),
    player: Type.Optional(Text),
    second: Type.Optional(Type.String({ maxLength: 300, description: 'Goals: the assist. Substitutions: who went out.' })),
    detail: Type.Optional(Text),
    score: Type.Optional(Pair),
    ...correction,
  },
  {
    additionalProperties: false,
    description: 'A goal, a card, a substitution, a video review. Its key names it for a later retraction.',
  },
);

export const StatisticsMessage = Type.Object(
  {
    kind: Type.Literal('statistics'),
    ...head,
    event: Key,
    period: Type.Enum(['match', 'first-half', 'second-half']),
    values: Type.Array(
      Type.Object(
        {
          stat: Type.Integer({ minimum: 1, maximum: 999 }),
          home: Type.String({ maxLength: 24 }),
          away: Type.String({ maxLength: 24 }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 60 },
    ),
  },
  { additionalProperties: false, description: 'All statistics of one period of a match, as they stand.' },
);

export const DeductionMessage = Type.Object(
  {
    kind: Type.Literal('deduction'),
    ...head,
    sport: Type.Integer({ minimum: 1, maximum: 42 }),
    competition: CompetitionRef,
    participant: ParticipantRef,
    points: Type.Integer({ minimum: 1, maximum: 100 }),
    from: Type.Union([Instant, Day]),
    text: Type.Optional(Text),
    ...correction,
  },
  { additionalProperties: false, description: 'Points taken from a participant in one season.' },
);

export const RetractionMessage = Type.Object(
  {
    kind: Type.Literal('retraction'),
    ...head,
    supersedes: Supersedes,
    reason: Reason,
    score: Type.Optional(Pair),
    note: Type.Optional(Text),
  },
  {
    additionalProperties: false,
    description: 'Takes back an incident, a deduction or a fixture. `score` is the score after it.',
  },
);

export const Message = Type.Union([
  FixtureMessage,
  StatusMessage,
  ScoreMessage,
  IncidentMessage,
  StatisticsMessage,
  DeductionMessage,
  RetractionMessage,
]);

export type FixtureMessage = Static<typeof FixtureMessage>;
export type StatusMessage = Static<typeof StatusMessage>;
export type ScoreMessage = Static<typeof ScoreMessage>;
export type IncidentMessage = Static<typeof IncidentMessage>;
export type StatisticsMessage = Static<typeof StatisticsMessage>;
export type DeductionMessage = Static<typeof DeductionMessage>;
export type RetractionMessage = Static<typeof RetractionMessage>;
export type Message =
  | FixtureMessage
  | StatusMessage
  | ScoreMessage
  | IncidentMessage
  | StatisticsMessage
  | DeductionMessage
  | RetractionMessage;
export type Scoreboard = Static<typeof Scoreboard>;
export type ParticipantRef = Static<typeof ParticipantRef>;
export type CompetitionRef = Static<typeof CompetitionRef>;

/** The answer to one message of a batch, in the batch's order. */
export const MessageResult = Type.Object({
  index: Type.Integer({ minimum: 0 }),
  result: Type.Enum(['accepted', 'duplicate', 'stale', 'refused']),
  code: Type.Optional(Type.String({ description: 'Why it was refused.' })),
  path: Type.Optional(Type.String({ description: 'JSON path of what was refused, /score/home.' })),
  allowed: Type.Optional(Type.String({ description: 'What would have been allowed.' })),
});
export type MessageResult = Static<typeof MessageResult>;

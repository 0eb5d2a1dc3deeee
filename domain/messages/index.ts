import Type, { type Static } from 'typebox';
import { INCIDENT_TYPES } from '../event/entities.ts';
import { FIGHT_METHODS } from '../sport/formats.ts';
import { FACT_MESSAGES, type FactMessage } from './match-facts.ts';
import { OFF_PITCH_MESSAGES, type OffPitchMessage } from './off-pitch.ts';
import {
  Address,
  Clock,
  CompetitionRef,
  correction,
  Country,
  Coverage,
  Day,
  Goals,
  head,
  Instant,
  Key,
  Minute,
  Name,
  override,
  Pair,
  ParticipantRef,
  Reason,
  Results,
  Side,
  Supersedes,
  Text,
} from './parts.ts';
import { RaceMessage, RankingMessage } from './races.ts';

/**
 * What a provider may say. One schema validates, types and documents it.
 *
 * Every message carries the provider's own `key` of the thing it speaks about, a `seq` that grows with each
 * statement about that key, and the time `at` which it happened. Values are absolute, never increments.
 */

const Point = Type.String({ maxLength: 8, pattern: '^[\\w/+-]*$' });

const Scoreboard = Type.Object(
  {
    home: Goals,
    away: Goals,
    parts: Type.Optional(
      Type.Array(Pair, { maxItems: 11, description: 'What each side scored within each period, set or inning, in order.' }),
    ),
    tieBreaks: Type.Optional(
      Type.Array(Type.Union([Pair, Type.Null()]), { maxItems: 5, description: 'Tennis: points of the tie-break of each set.' }),
    ),
    points: Type.Optional(
      Type.Union([Type.Tuple([Point, Point]), Type.Null()], {
        description: 'Points of the running game, frame or leg as they are said: 40, A; null where none is running.',
      }),
    ),
    serve: Type.Optional(Type.Union([Side, Type.Null()], { description: 'Who serves, bats, throws or has the ball.' })),
    results: Type.Optional(
      Type.Tuple([Results, Results], { description: 'What else is known of each side: hits, wickets, averages.' }),
    ),
    finish: Type.Optional(
      Type.Object(
        {
          method: Type.Enum([...FIGHT_METHODS]),
          round: Type.Optional(Type.Integer({ minimum: 1, maximum: 15 })),
          time: Type.Optional(Type.String({ pattern: '^\\d{1,2}:\\d{2}$' })),
        },
        { additionalProperties: false, description: 'How a fight ended.' },
      ),
    ),
    fullTime: Type.Optional(Pair),
    afterExtraTime: Type.Optional(Pair),
    penalties: Type.Optional(Pair),
    winner: Type.Optional(Type.Enum(['home', 'away', 'draw'])),
    advanced: Type.Optional(Side),
  },
  { additionalProperties: false, description: 'The score without the shoot-out, and its parts.' },
);

/** How things stand within a stage. */
const stageDetail = {
  gameTime: Type.Optional(Clock),
  situation: Type.Optional(Type.String({ maxLength: 80, description: "One line: '3&7', 'Overtal', 'Mangler 34 på 22 bolde'." })),
  half: Type.Optional(
    Type.Enum(['top', 'bottom'], { description: 'Baseball and pesäpallo: which half of the inning is played.' }),
  ),
  fightRound: Type.Optional(Type.Integer({ minimum: 1, maximum: 15, description: 'Fights: which round is fought.' })),
};
const MatchFormat = Type.Object(
  {
    bestOf: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 71, description: 'Sets, frames, legs or maps of which most win.' }),
    ),
    unit: Type.Optional(Type.Enum(['sets', 'legs'], { description: 'Darts: what the score counts.' })),
    points: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 999, description: "Points of a set where they are not the sport's." }),
    ),
    deciding: Type.Optional(Type.Enum(['tie-break', 'advantage', 'match-tie-break'])),
    tieBreakAt: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 12,
        description: 'Tennis: the games all at which sets have a tie-break, where not at six; 0 where none has one.',
      }),
    ),
    rounds: Type.Optional(Type.Integer({ minimum: 1, maximum: 15 })),
    game: Type.Optional(Type.Enum(['test', 'one-day', 'twenty20'])),
    target: Type.Optional(
      Type.Object(
        {
          side: Side,
          runs: Type.Integer({ minimum: 1, maximum: 999 }),
          overs: Type.String({ pattern: '^\\d{1,2}(\\.[0-5])?$' }),
        },
        {
          additionalProperties: false,
          description: "Cricket: what the side that bats last has to reach, and its overs, '16', where rain moved either.",
        },
      ),
    ),
    innings: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
    sevens: Type.Optional(Type.Boolean()),
    stageLengths: Type.Optional(Type.String({ pattern: '^\\d{1,3}:\\d{1,3}$' })),
  },
  { additionalProperties: false, description: 'What this match is played by, where it says more than its sport.' },
);

const MAX_BROADCASTS = 30;
const MAX_COUNTRIES = 60;
const Broadcast = Type.Object(
  {
    name: Name,
    type: Type.Enum(['tv', 'web']),
    country: Type.Optional(Country),
    url: Type.Optional(Address),
    disabledIn: Type.Optional(
      Type.Array(Country, { maxItems: MAX_COUNTRIES, description: 'Countries in which it may not be shown.' }),
    ),
  },
  { additionalProperties: false, description: 'Where a match can be watched.' },
);
const AudioCommentary = Type.Object(
  { url: Address, commentator: Type.Optional(Text) },
  { additionalProperties: false, description: 'Commentary to listen to.' },
);

export const FixtureMessage = Type.Object(
  {
    kind: Type.Literal('fixture'),
    ...head,
    sport: Type.Integer({ minimum: 1, maximum: 42 }),
    competition: CompetitionRef,
    home: ParticipantRef,
    away: ParticipantRef,
    swapped: Type.Optional(
      Type.Boolean({
        description:
          'True where home and away are shown the other way round than all messages about this match tell them. It is said before its course is.',
      }),
    ),
    start: Type.Union([Instant, Day]),
    round: Type.Optional(Text),
    venue: Type.Optional(Text),
    referee: Type.Optional(Text),
    attendance: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    format: Type.Optional(MatchFormat),
    coverage: Coverage,
    notice: Type.Optional(Text),
    broadcasts: Type.Optional(Type.Array(Broadcast, { maxItems: MAX_BROADCASTS })),
    audio: Type.Optional(AudioCommentary),
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
    ...stageDetail,
    notice: Type.Optional(Text),
    ...override,
    ...correction,
  },
  {
    additionalProperties: false,
    description: 'The stage of a match or race, with the score of a match where both change in one moment.',
  },
);

export const ScoreMessage = Type.Object(
  {
    kind: Type.Literal('score'),
    ...head,
    event: Key,
    score: Scoreboard,
    ...stageDetail,
    ...override,
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
    minute: {
      ...Minute,
      description: 'Of play, counted on from half to half; without minutes the set, frame, leg, inning, over or round.',
    },
    added: Type.Optional(Type.Integer({ minimum: 0, maximum: 30 })),
    clock: Type.Optional(Clock),
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
    period: Type.Integer({
      minimum: 0,
      maximum: 71,
      description: '0 for the whole match, 1 for its first part, set, frame or leg, and so on.',
    }),
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
  { additionalProperties: false, description: 'All statistics of one part of a match, as they stand.' },
);

export const DeductionMessage = Type.Object(
  {
    kind: Type.Literal('deduction'),
    ...head,
    sport: Type.Integer({ minimum: 1, maximum: 42 }),
    competition: CompetitionRef,
    participant: ParticipantRef,
    points: Type.Integer({ minimum: 0, maximum: 100 }),
    scored: Type.Optional({
      ...Pair,
      description: '[for, against]: what of its scores in matches counts no more in the table.',
    }),
    from: Type.Union([Instant, Day]),
    text: Type.Optional(Text),
    ...correction,
  },
  { additionalProperties: false, description: 'Points taken from a participant in one season.' },
);

export const ByeMessage = Type.Object(
  {
    kind: Type.Literal('bye'),
    ...head,
    sport: Type.Integer({ minimum: 1, maximum: 42 }),
    competition: CompetitionRef,
    participant: ParticipantRef,
    round: Text,
    from: Type.Union([Instant, Day], { description: 'When the round begins: from then on the bye counts.' }),
    ...correction,
  },
  {
    additionalProperties: false,
    description: 'A round that a participant sits out, where the table of the competition gives points for it.',
  },
);

export const TieOrderMessage = Type.Object(
  {
    kind: Type.Literal('tie-order'),
    ...head,
    sport: Type.Integer({ minimum: 1, maximum: 42 }),
    competition: CompetitionRef,
    participants: Type.Array(ParticipantRef, { minItems: 2, maxItems: 40, description: 'Best first.' }),
    ...correction,
  },
  {
    additionalProperties: false,
    description:
      'The order of participants of one season whom no match separates: as lots were drawn, or as they stand in the ranking that the rules name.',
  },
);

export const ParticipantMessage = Type.Object(
  {
    kind: Type.Literal('participant'),
    ...head,
    participant: { ...Key, description: 'The `key` that an accepted message gave a participant.' },
    deleted: Type.Boolean({ description: 'True where it has no page and lists of its own any more; its matches keep its name.' }),
  },
  { additionalProperties: false, description: 'What is said of a participant, apart from any match.' },
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
    description:
      'Takes back a fixture, a race, an incident, a deduction, a comment or anything else that is more than a value. `score` is the score after it.',
  },
);

export const Message = Type.Union([
  FixtureMessage,
  StatusMessage,
  ScoreMessage,
  IncidentMessage,
  StatisticsMessage,
  RaceMessage,
  RankingMessage,
  DeductionMessage,
  ByeMessage,
  TieOrderMessage,
  ParticipantMessage,
  RetractionMessage,
  ...Object.values(FACT_MESSAGES),
  ...Object.values(OFF_PITCH_MESSAGES),
]);

export type FixtureMessage = Static<typeof FixtureMessage>;
export type StatusMessage = Static<typeof StatusMessage>;
export type ScoreMessage = Static<typeof ScoreMessage>;
export type IncidentMessage = Static<typeof IncidentMessage>;
export type StatisticsMessage = Static<typeof StatisticsMessage>;
export type DeductionMessage = Static<typeof DeductionMessage>;
export type ByeMessage = Static<typeof ByeMessage>;
export type TieOrderMessage = Static<typeof TieOrderMessage>;
export type ParticipantMessage = Static<typeof ParticipantMessage>;
export type RetractionMessage = Static<typeof RetractionMessage>;
export type Message =
  | FixtureMessage
  | StatusMessage
  | ScoreMessage
  | IncidentMessage
  | StatisticsMessage
  | RaceMessage
  | RankingMessage
  | DeductionMessage
  | ByeMessage
  | TieOrderMessage
  | ParticipantMessage
  | RetractionMessage
  | FactMessage
  | OffPitchMessage;
export type Scoreboard = Static<typeof Scoreboard>;
export type Results = Static<typeof Results>;
export type ParticipantRef = Static<typeof ParticipantRef>;
export type CompetitionRef = Static<typeof CompetitionRef>;

export {
  type AbsencesMessage,
  type CommentMessage,
  FACT_MESSAGES,
  type FactMessage,
  type HistoryMessage,
  type LineupMessage,
  type PlayerStatisticsMessage,
  type VideoMessage,
} from './match-facts.ts';
export { RaceMessage, RankingMessage } from './races.ts';
export { type ArticleMessage, OFF_PITCH_MESSAGES, type RankingListMessage, type TransferMessage } from './off-pitch.ts';

/** The answer to one message of a batch, in the batch's order. */
export const MessageResult = Type.Object({
  index: Type.Integer({ minimum: 0 }),
  result: Type.Enum(['accepted', 'duplicate', 'stale', 'refused']),
  code: Type.Optional(Type.String({ description: 'Why it was refused.' })),
  path: Type.Optional(Type.String({ description: 'JSON path of what was refused, /score/home.' })),
  allowed: Type.Optional(Type.String({ description: 'What would have been allowed.' })),
  ignored: Type.Optional(
    Type.Array(Type.String(), { description: 'JSON paths of fields that nobody knows: they were passed over, /novel.' }),
  ),
});
export type MessageResult = Static<typeof MessageResult>;

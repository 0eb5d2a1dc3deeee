import Type, { type Static } from 'typebox';
import { CORRECTION_REASONS, ENTRY_STATUSES, INCIDENT_TYPES } from '../entities.ts';
import { RESULT_NAMES, type ResultName } from '../results.ts';
import { FIGHT_METHODS } from '../sports/formats.ts';

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
const Goals = Type.Integer({ minimum: 0, maximum: 999 });
const Pair = Type.Tuple([Goals, Goals], { description: '[home, away]' });
const Side = Type.Enum(['home', 'away']);
const Minute = Type.Integer({ minimum: 0, maximum: 200 });
const Clock = Type.String({
  pattern: '^\\d{1,3}(:\\d{2})?$',
  description: "The clock as the sport writes it: '08:12', or minutes.",
});

const ParticipantRef = Type.Object(
  {
    name: Name,
    country: Type.Optional(Country),
    key: Type.Optional(Key),
    kind: Type.Optional(
      Type.Enum(['club', 'national', 'person', 'pair'], { description: "A pair is two names joined by ' / '." }),
    ),
  },
  { additionalProperties: false },
);

const CompetitionRef = Type.Object(
  {
    name: Name,
    country: Country,
    category: Type.Optional(
      Type.String({ maxLength: 40, description: "Tour or class, shown in the country's place: 'ATP - Single', 'Formel 1'." }),
    ),
    season: Type.String({ pattern: '^\\d{4}(/\\d{4})?$', description: "'2026/2027' or '2026'." }),
    role: Type.Optional(Type.Enum(['main', 'championship', 'relegation', 'playoff', 'qualification', 'group', 'knockout'])),
    group: Type.Optional(Type.String({ maxLength: 40, description: "'Gruppe A' and its like." })),
  },
  { additionalProperties: false },
);

const ResultText = Type.Optional(Type.String({ maxLength: 60 }));
/** What a competitor's results say, by kind, as they are shown. */
const Results = Type.Object(
  Object.fromEntries(RESULT_NAMES.map((name) => [name, ResultText])) as Record<ResultName, typeof ResultText>,
  { additionalProperties: false },
);

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
/** Of messages that carry a score. */
const override = {
  override: Type.Optional(
    Type.Literal(true, {
      description: 'Takes a score that the rules of the sport call impossible. The journal keeps that it was said.',
    }),
  ),
};
/** How things stand within a stage. */
const moment = {
  gameTime: Type.Optional(Clock),
  situation: Type.Optional(Type.String({ maxLength: 80, description: "One line: '3&7', 'Overtal', 'Mangler 34 på 22 bolde'." })),
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
    rounds: Type.Optional(Type.Integer({ minimum: 1, maximum: 15 })),
    game: Type.Optional(Type.Enum(['test', 'one-day', 'twenty20'])),
    innings: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
    sevens: Type.Optional(Type.Boolean()),
    stageLengths: Type.Optional(Type.String({ pattern: '^\\d{1,3}:\\d{1,3}$' })),
  },
  { additionalProperties: false, description: 'What this match is played by, where it says more than its sport.' },
);

const Coverage = Type.Optional(Type.Enum(['live', 'result'], { description: "'result' where only the final result will come." }));

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
    format: Type.Optional(MatchFormat),
    coverage: Coverage,
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
    ...moment,
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
    ...moment,
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
    minute: Minute,
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
    period: Type.Integer({ minimum: 0, maximum: 11, description: '0 for the whole match, 1 for its first part, and so on.' }),
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

export const RaceMessage = Type.Object(
  {
    kind: Type.Literal('race'),
    ...head,
    sport: Type.Integer({ minimum: 1, maximum: 42 }),
    competition: CompetitionRef,
    meeting: Type.String({ minLength: 1, maxLength: 120, description: "'Monaco Grand Prix', 'Tour de France'." }),
    session: Type.Optional(Type.String({ maxLength: 80, description: "'Løb', 'Kvalifikation', '7. etape'." })),
    start: Type.Union([Instant, Day]),
    end: Type.Optional(Type.Union([Instant, Day])),
    length: Type.Optional(
      Type.Number({ minimum: 0, maximum: 10_000, description: 'In the unit of the sport: laps, km, starters or holes.' }),
    ),
    par: Type.Optional(Type.Integer({ minimum: 27, maximum: 300 })),
    prize: Type.Optional(Type.String({ maxLength: 40 })),
    country: Type.Optional(Country),
    venue: Type.Optional(Text),
    coverage: Coverage,
    notice: Type.Optional(Text),
    ...correction,
  },
  {
    additionalProperties: false,
    description:
      'A race, a stage or a round without a duel: where, when, how far. Its key is the `event` of what is said about it.',
  },
);

export const RankingMessage = Type.Object(
  {
    kind: Type.Literal('ranking'),
    ...head,
    event: Key,
    stage: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
    done: Type.Optional(
      Type.Number({ minimum: 0, maximum: 10_000, description: 'How much of the race is done, in the unit of its length.' }),
    ),
    notice: Type.Optional(Text),
    entries: Type.Array(
      Type.Object(
        {
          participant: ParticipantRef,
          team: Type.Optional(Type.String({ maxLength: 80 })),
          rank: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 9999 }), Type.Null()])),
          tied: Type.Optional(Type.Boolean()),
          status: Type.Optional(Type.Enum([...ENTRY_STATUSES])),
          results: Type.Optional(Results),
        },
        { additionalProperties: false },
      ),
      { maxItems: 400 },
    ),
    complete: Type.Optional(Type.Boolean({ description: 'True where who is not listed is not in the race.' })),
    ...override,
    ...correction,
  },
  { additionalProperties: false, description: 'Competitors of a race as they stand; who is not listed stays as before.' },
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
    description: 'Takes back an incident, a deduction, a fixture or a race. `score` is the score after it.',
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
  RetractionMessage,
]);

export type FixtureMessage = Static<typeof FixtureMessage>;
export type StatusMessage = Static<typeof StatusMessage>;
export type ScoreMessage = Static<typeof ScoreMessage>;
export type IncidentMessage = Static<typeof IncidentMessage>;
export type StatisticsMessage = Static<typeof StatisticsMessage>;
export type RaceMessage = Static<typeof RaceMessage>;
export type RankingMessage = Static<typeof RankingMessage>;
export type DeductionMessage = Static<typeof DeductionMessage>;
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
  | RetractionMessage;
export type Scoreboard = Static<typeof Scoreboard>;
export type Results = Static<typeof Results>;
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

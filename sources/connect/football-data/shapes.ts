import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

const orNull = <Schema extends TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]));
const Word = Type.String({ maxLength: 200 });
const Id = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const Goals = orNull(Type.Integer({ minimum: 0, maximum: 999 }));
const GoalPair = orNull(Type.Object({ home: Goals, away: Goals }));
const Team = Type.Object({ id: orNull(Id), name: orNull(Word) });

const Score = Type.Object({
  /** REGULAR, EXTRA_TIME or PENALTY_SHOOTOUT. */
  duration: orNull(Word),
  /** The running score; after a shoot-out with extra time and the kicks. */
  fullTime: GoalPair,
  /** 0-0 in the first half, whatever the score. */
  halfTime: GoalPair,
  /** These stand with 0-0 in every live match: they count with another duration than REGULAR. */
  regularTime: GoalPair,
  extraTime: GoalPair,
  penalties: GoalPair,
});

const Match = Type.Object({
  id: Id,
  area: Type.Object({ name: Word }),
  competition: Type.Object({ name: Word, code: orNull(Word), type: orNull(Word) }),
  season: Type.Object({ startDate: Type.String(), endDate: Type.String() }),
  utcDate: Type.String(),
  status: Word,
  matchday: orNull(Type.Integer({ minimum: 0, maximum: 999 })),
  stage: orNull(Word),
  group: orNull(Word),
  lastUpdated: orNull(Type.String()),
  homeTeam: Team,
  awayTeam: Team,
  score: Score,
  venue: orNull(Word),
  attendance: orNull(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Paid plans. */
  minute: orNull(Type.Union([Type.Integer(), Word])),
  referees: orNull(Type.Array(Type.Object({ name: orNull(Word), type: orNull(Word) }))),
});

export type Score = Static<typeof Score>;
export type Match = Static<typeof Match>;

export const matchCheck = Compile(Match);
export const answerCheck = Compile(Type.Object({ matches: Type.Array(Type.Unknown()) }));

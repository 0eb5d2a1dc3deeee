import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

const orNull = <Schema extends TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]));
const Word = Type.String({ maxLength: 200 });
const Points = orNull(Type.Integer({ minimum: 0, maximum: 999 }));

const Result = Type.Object({
  resultName: orNull(Word),
  resultTypeID: orNull(Type.Integer()),
  /** Absent in older answers. */
  resultTypeKind: orNull(Word),
  pointsTeam1: Points,
  pointsTeam2: Points,
});

const Goal = Type.Object({
  goalID: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  /** The score after the goal. */
  scoreTeam1: Points,
  scoreTeam2: Points,
  matchMinute: orNull(Type.Integer()),
  goalGetterID: orNull(Type.Integer()),
  /** Empty in whole seasons. */
  goalGetterName: orNull(Word),
  isPenalty: orNull(Type.Boolean()),
  isOwnGoal: orNull(Type.Boolean()),
  /** Stoppage time of any half. */
  isOvertime: orNull(Type.Boolean()),
});

const Team = Type.Object({ teamName: orNull(Word), teamGroupName: orNull(Word) });

const Match = Type.Object({
  matchID: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  matchDateTimeUTC: Type.String(),
  /** German local time without an offset. */
  lastUpdateDateTime: orNull(Type.String()),
  leagueShortcut: Word,
  leagueName: orNull(Word),
  leagueSeason: Type.Integer({ minimum: 1900, maximum: 2200 }),
  group: Type.Object({ groupName: Word, groupOrderID: Type.Integer({ minimum: 0, maximum: 9999 }) }),
  team1: Team,
  team2: Team,
  /** Set by hand: too early at times, or hours late. */
  matchIsFinished: Type.Boolean(),
  matchResults: Type.Array(Result),
  goals: Type.Array(Goal),
  location: orNull(Type.Object({ locationCity: orNull(Word), locationStadium: orNull(Word) })),
  numberOfViewers: orNull(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
});

export type Result = Static<typeof Result>;
export type Goal = Static<typeof Goal>;
export type Match = Static<typeof Match>;

export const matchCheck = Compile(Match);
export const listCheck = Compile(Type.Array(Type.Unknown()));
export const roundCheck = Compile(Type.Object({ groupOrderID: Type.Integer() }));
export const changeDateCheck = Compile(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}' }));

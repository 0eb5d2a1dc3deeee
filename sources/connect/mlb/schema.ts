import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';

const Day = Type.String({ format: 'date' });
const Instant = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$', format: 'date-time' });
const Count = Type.Optional(Type.Integer({ minimum: 0, maximum: 999 }));

const Side = Type.Object({
  score: Count,
  team: Type.Object({ id: Type.Integer({ minimum: 1 }), name: Type.String({ pattern: '\\S', maxLength: 80 }) }),
});

/** A half that is not played has no runs. */
const Line = Type.Object({ runs: Count, hits: Count, errors: Count });
const Both = Type.Object({ home: Type.Optional(Line), away: Type.Optional(Line) });

const Linescore = Type.Object({
  currentInning: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  /** The half that is played, or was last. */
  isTopInning: Type.Optional(Type.Boolean()),
  scheduledInnings: Count,
  innings: Type.Optional(Type.Array(Type.Object({ num: Type.Integer(), ...Both.properties }))),
  teams: Type.Optional(Both),
  balls: Count,
  strikes: Count,
  outs: Count,
  /** A member for each base with a runner. */
  offense: Type.Optional(Type.Object({})),
});

const Game = Type.Object({
  gamePk: Type.Integer({ minimum: 1 }),
  gameType: Type.String({ maxLength: 8 }),
  season: Type.String({ pattern: '^\\d{4}$' }),
  gameDate: Instant,
  /** Of a postponed or suspended match: the new start. */
  rescheduleDate: Type.Optional(Instant),
  rescheduleGameDate: Type.Optional(Day),
  resumeDate: Type.Optional(Instant),
  /** Of a match that is resumed: its own start. */
  resumedFrom: Type.Optional(Instant),
  status: Type.Object({
    detailedState: Type.String({ minLength: 1 }),
    codedGameState: Type.Optional(Type.String()),
    startTimeTBD: Type.Optional(Type.Boolean()),
  }),
  teams: Type.Object({ home: Side, away: Side }),
  doubleHeader: Type.Optional(Type.String()),
  gameNumber: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
  venue: Type.Optional(Type.Object({ name: Type.Optional(Type.String({ maxLength: 200 })) })),
  linescore: Type.Optional(Linescore),
});

export type Game = Static<typeof Game>;
export type Linescore = Static<typeof Linescore>;

export const checkGame = Compile(Game);
export const checkDays = Compile(
  Type.Object({ dates: Type.Array(Type.Object({ date: Day, games: Type.Array(Type.Unknown()) })) }),
);

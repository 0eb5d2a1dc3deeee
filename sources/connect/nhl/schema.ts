import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';

const Words = Type.Object({ default: Type.String({ maxLength: 80 }) });
const Day = Type.String({ format: 'date' });
const Goals = Type.Integer({ minimum: 0, maximum: 99 });

const Team = Type.Object({
  abbrev: Type.String({ pattern: '^[A-Z]{2,4}$' }),
  score: Type.Optional(Goals),
  placeName: Type.Optional(Words),
  commonName: Type.Optional(Words),
  name: Type.Optional(Words),
});

/** Both members are missing in the first moments, and before the start. */
const Period = Type.Object({
  number: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
  periodType: Type.Optional(Type.Enum(['REG', 'OT', 'SO'])),
});

const Person = Type.Object({
  name: Type.Optional(Words),
  firstName: Type.Optional(Words),
  lastName: Type.Optional(Words),
});

const Goal = Type.Object({
  ...Person.properties,
  /** Lists of days have none. */
  eventId: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Lists of days have it in each goal, the page of a match in each period. */
  periodDescriptor: Type.Optional(Period),
  /** From the start of the period. */
  timeInPeriod: Type.String({ pattern: '^\\d{2}:\\d{2}$' }),
  teamAbbrev: Type.Union([Type.String({ maxLength: 4 }), Words]),
  homeScore: Goals,
  awayScore: Goals,
  strength: Type.Optional(Type.String()),
  goalModifier: Type.Optional(Type.String()),
  assists: Type.Optional(Type.Array(Person)),
});

const Attempt = Type.Object({
  ...Person.properties,
  sequence: Type.Integer({ minimum: 1, maximum: 99 }),
  teamAbbrev: Type.Union([Type.String({ maxLength: 4 }), Words]),
  result: Type.String(),
});

const Game = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  season: Type.Integer({ minimum: 19171918, maximum: 99989999 }),
  gameType: Type.Integer(),
  gameDate: Type.Optional(Day),
  startTimeUTC: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$', format: 'date-time' }),
  gameState: Type.Enum(['FUT', 'PRE', 'LIVE', 'CRIT', 'OVER', 'FINAL', 'OFF']),
  gameScheduleState: Type.Enum(['OK', 'TBD', 'PPD', 'SUSP', 'CNCL']),
  venue: Type.Optional(Words),
  homeTeam: Team,
  awayTeam: Team,
  periodDescriptor: Type.Optional(Period),
  clock: Type.Optional(Type.Object({ timeRemaining: Type.Optional(Type.String()), inIntermission: Type.Boolean() })),
  goals: Type.Optional(Type.Array(Goal)),
  summary: Type.Optional(
    Type.Object({
      scoring: Type.Array(Type.Object({ periodDescriptor: Period, goals: Type.Array(Goal) })),
      shootout: Type.Optional(Type.Array(Attempt)),
    }),
  ),
});

export type Team = Static<typeof Team>;
export type Person = Static<typeof Person>;
export type Goal = Static<typeof Goal>;
export type Game = Static<typeof Game>;

export const checkGame = Compile(Game);
export const checkScores = Compile(Type.Object({ currentDate: Day, games: Type.Array(Type.Unknown()) }));
export const checkWeek = Compile(
  Type.Object({ gameWeek: Type.Array(Type.Object({ date: Day, games: Type.Array(Type.Unknown()) })) }),
);

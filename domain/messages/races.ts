import Type, { type Static } from 'typebox';
import { ENTRY_STATUSES, SPLIT_UNITS } from '../event/entities.ts';
import { Broadcasts } from './fixture.ts';
import {
  CompetitionRef,
  correction,
  Country,
  Coverage,
  Day,
  head,
  Instant,
  Key,
  override,
  ParticipantRef,
  ResultTexts,
  Text,
} from './parts.ts';

const MAX_POINTS = 40;
const HOLES = '[1-9A-F-]{1,18}';

const Splits = Type.Object(
  {
    unit: Type.Enum([...SPLIT_UNITS]),
    points: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), {
      maxItems: MAX_POINTS,
      description: "Names of the points in order: '3,3 km', '10. omgang', '1. skydning'.",
    }),
    pars: Type.Optional(Type.String({ pattern: `^${HOLES}$`, description: "Golf: par of each hole, '454343'." })),
  },
  { additionalProperties: false, description: 'Where competitors are measured on their way.' },
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
    splits: Type.Optional(Splits),
    broadcasts: Broadcasts,
    ...correction,
  },
  {
    additionalProperties: false,
    description: 'A race, a stage or a round without a duel. Its key is the `event` of all other messages about it.',
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
          results: Type.Optional(ResultTexts),
          splits: Type.Optional(
            Type.Array(Type.Union([Type.Number({ minimum: 0, maximum: 1_000_000 }), Type.Null()]), {
              maxItems: MAX_POINTS,
              description: 'What it has at each point of the `splits` of the race, up to the last that it passed.',
            }),
          ),
          cards: Type.Optional(
            Type.Array(Type.String({ pattern: `^${HOLES}$` }), {
              maxItems: 4,
              description: "Golf: strokes of each hole by round, '4354-': a digit, A for ten and so on, - where not played.",
            }),
          ),
        },
        { additionalProperties: false },
      ),
      { maxItems: 400 },
    ),
    provisional: Type.Optional(Type.Boolean({ description: 'True while the judges may still change the result.' })),
    complete: Type.Optional(Type.Boolean({ description: 'True where entries that are not listed are not in the race.' })),
    ...override,
    ...correction,
  },
  { additionalProperties: false, description: 'Entries of a race; those that are not listed stay as before.' },
);

export type RaceMessage = Static<typeof RaceMessage>;
export type RankingMessage = Static<typeof RankingMessage>;

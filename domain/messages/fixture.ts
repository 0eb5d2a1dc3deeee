import Type, { type Static } from 'typebox';
import {
  Address,
  CompetitionRef,
  correction,
  Country,
  Coverage,
  Day,
  head,
  Instant,
  Name,
  ParticipantRef,
  Side,
  Text,
} from './parts.ts';

const MatchFormat = Type.Object(
  {
    bestOf: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 71, description: 'Number of sets, frames, legs or maps at most; a majority wins.' }),
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
          description: "Cricket: the target of the side that bats last and its overs, '16', after rain.",
        },
      ),
    ),
    innings: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
    sevens: Type.Optional(Type.Boolean()),
    stageLengths: Type.Optional(Type.String({ pattern: '^\\d{1,3}:\\d{1,3}$' })),
  },
  { additionalProperties: false, description: "The format of this match where it differs from its sport's." },
);

const MAX_BROADCASTS = 30;
const MAX_COUNTRIES = 60;
const Broadcast = Type.Object(
  {
    name: Name,
    type: Type.Enum(['tv', 'web']),
    country: Type.Optional(Country),
    url: Type.Optional(Address),
    disabledIn: Type.Optional(Type.Array(Country, { maxItems: MAX_COUNTRIES, description: 'Countries in which it is blocked.' })),
  },
  { additionalProperties: false, description: 'Where a match can be watched.' },
);

export const Broadcasts = Type.Optional(Type.Array(Broadcast, { maxItems: MAX_BROADCASTS }));

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
          'True where the match is displayed with home and away exchanged. Set it before the first report of the match.',
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
    broadcasts: Broadcasts,
    audio: Type.Optional(AudioCommentary),
    ...correction,
  },
  {
    additionalProperties: false,
    description: 'A match: sides, start, venue. Its key is the `event` of all other messages about it.',
  },
);

export type FixtureMessage = Static<typeof FixtureMessage>;

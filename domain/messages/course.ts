import Type, { type Static } from 'typebox';
import { FIGHT_METHODS, INCIDENT_TYPES } from '../event/entities.ts';
import { Clock, correction, Goals, head, Instant, Key, Minute, override, Pair, ResultTexts, Side, Text } from './parts.ts';

const Point = Type.String({ maxLength: 8, pattern: '^[\\w/+-]*$' });

export const Scoreboard = Type.Object(
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
        description: 'Points of the running game, frame or leg: 40, A; null where none is running.',
      }),
    ),
    serve: Type.Optional(Type.Union([Side, Type.Null()], { description: 'The side that serves, bats, throws or has the ball.' })),
    results: Type.Optional(
      Type.Tuple([ResultTexts, ResultTexts], { description: 'Further results of each side: hits, wickets, averages.' }),
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

const stageDetail = {
  gameTime: Type.Optional(Clock),
  situation: Type.Optional(Type.String({ maxLength: 80, description: "One line: '3&7', 'Overtal', 'Mangler 34 på 22 bolde'." })),
  half: Type.Optional(
    Type.Enum(['top', 'bottom'], { description: 'Baseball and pesäpallo: which half of the inning is played.' }),
  ),
  fightRound: Type.Optional(Type.Integer({ minimum: 1, maximum: 15, description: 'Fights: which round is fought.' })),
};

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
    description: 'The stage of a match or race, with the score of a match where both change at once.',
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
    side: Type.Enum(['home', 'away'], { description: 'The side of the incident; for an own goal the side it counts for.' }),
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
    playerKey: Type.Optional({ ...Key, description: 'Sports of teams: the key of the player, as in line-ups.' }),
    second: Type.Optional(Type.String({ maxLength: 300, description: 'Goals: the assist. Substitutions: the player off.' })),
    secondKey: Type.Optional({ ...Key, description: 'That of `second`.' }),
    third: Type.Optional({ ...Text, description: 'Goals: the second assist.' }),
    thirdKey: Type.Optional({ ...Key, description: 'That of `third`.' }),
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
    minute: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 150,
        description:
          'The minute of play that the values end with; without it, that of the clock. Pressure in football and shots in sports of few goals are drawn by it.',
      }),
    ),
    added: Type.Optional(Type.Integer({ minimum: 0, maximum: 30, description: 'Stoppage time: 2 in 45+2.' })),
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

export type Scoreboard = Static<typeof Scoreboard>;
export type StatusMessage = Static<typeof StatusMessage>;
export type ScoreMessage = Static<typeof ScoreMessage>;
export type IncidentMessage = Static<typeof IncidentMessage>;
export type StatisticsMessage = Static<typeof StatisticsMessage>;

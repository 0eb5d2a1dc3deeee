import Type, { type Static } from 'typebox';
import {
  ABSENCE_KINDS,
  ABSENCE_STATUSES,
  COLUMN_KINDS,
  COMMENT_ICONS,
  PLAYER_ROLES,
  POINT_MARKS,
  SECTION_TYPES,
} from '../event/match-facts.ts';
import { Address, Clock, correction, Country, Day, Goals, head, Instant, Key, Minute, Name, Pair, Side, Text } from './parts.ts';

export const ShirtNumber = Type.Integer({ minimum: 0, maximum: 999 });
const about = { ...head, event: Key };
const closed = { additionalProperties: false } as const;

const LineupPlayer = Type.Object(
  {
    name: Name,
    key: Type.Optional(Key),
    number: Type.Optional(ShirtNumber),
    country: Type.Optional(Country),
    role: Type.Optional(Type.Enum([...PLAYER_ROLES])),
    captain: Type.Optional(Type.Boolean()),
    position: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 26,
        description: 'Place in the formation: 1 the goalkeeper, then row by row forwards, each from the right.',
      }),
    ),
    rating: Type.Optional(Type.Number({ minimum: 0, maximum: 10 })),
  },
  closed,
);

export const LineupMessage = Type.Object(
  {
    kind: Type.Literal('lineup'),
    ...about,
    side: Side,
    formation: Type.Optional(Type.String({ pattern: '^\\d{1,2}(-\\d{1,2}){1,5}$', description: "'4-3-3', from the back." })),
    confirmed: Type.Boolean({ description: 'False where it is only expected.' }),
    starters: Type.Array(LineupPlayer, { maxItems: 26 }),
    substitutes: Type.Optional(Type.Array(LineupPlayer, { maxItems: 40 })),
    coach: Type.Optional(Text),
    ...correction,
  },
  { ...closed, description: 'The complete line-up of one side.' },
);

export const AbsencesMessage = Type.Object(
  {
    kind: Type.Literal('absences'),
    ...about,
    side: Side,
    players: Type.Array(
      Type.Object(
        {
          player: Name,
          key: Type.Optional(Key),
          country: Type.Optional(Country),
          reason: Type.Enum([...ABSENCE_KINDS]),
          text: Type.Optional(Type.String({ maxLength: 120, description: "'Lårskade', 'Tre gule kort'." })),
          status: Type.Enum([...ABSENCE_STATUSES]),
          until: Type.Optional(Day),
        },
        closed,
      ),
      { maxItems: 40 },
    ),
    ...correction,
  },
  { ...closed, description: 'All absent and doubtful players of one side.' },
);

export const CommentMessage = Type.Object(
  {
    kind: Type.Literal('comment'),
    ...about,
    minute: Type.Optional(Minute),
    added: Type.Optional(Type.Integer({ minimum: 0, maximum: 30 })),
    clock: Type.Optional(Clock),
    icon: Type.Optional(Type.Enum([...COMMENT_ICONS])),
    text: Type.String({ minLength: 1, maxLength: 1000 }),
    bold: Type.Optional(Type.Boolean()),
    important: Type.Optional(Type.Boolean({ description: 'Shown among the highlights.' })),
    score: Type.Optional(Pair),
    ...correction,
  },
  { ...closed, description: 'One line of commentary. Its key names it for a later correction or retraction.' },
);

export const PlayerColumn = Type.Object(
  {
    code: Type.String({ minLength: 1, maxLength: 12 }),
    label: Type.String({ minLength: 1, maxLength: 60 }),
    kind: Type.Enum([...COLUMN_KINDS]),
  },
  closed,
);
export const Figure = Type.String({ maxLength: 16, pattern: '^[^|]*$' });
export const PlayerStatisticsMessage = Type.Object(
  {
    kind: Type.Literal('player-statistics'),
    ...about,
    period: Type.Integer({ minimum: 0, maximum: 11, description: '0 for the whole match, 1 for its first part, and so on.' }),
    sections: Type.Array(
      Type.Object(
        {
          type: Type.Enum([...SECTION_TYPES]),
          title: Type.String({ minLength: 1, maxLength: 60 }),
          columns: Type.Array(PlayerColumn, { minItems: 1, maxItems: 30 }),
          rows: Type.Array(
            Type.Object(
              {
                side: Side,
                player: Name,
                key: Type.Optional(Key),
                country: Type.Optional(Country),
                values: Type.Array(Figure, {
                  maxItems: 30,
                  description: 'One of each column, in their order; empty where there is none.',
                }),
              },
              closed,
            ),
            { maxItems: 100 },
          ),
        },
        closed,
      ),
      { maxItems: 8 },
    ),
    ...correction,
  },
  { ...closed, description: 'All player figures of a match, or of one part of it.' },
);

const HistoryStep = Type.Object(
  {
    score: Type.Tuple([Goals, Goals], { description: 'The score of the part after it.' }),
    winner: Type.Optional(Side),
    server: Type.Optional(Side),
    points: Type.Optional(
      Type.Array(Type.String({ pattern: `^[0-9A]{1,3}:[0-9A]{1,3}( (${POINT_MARKS.join('|')}))?$` }), {
        maxItems: 80,
        description: "After each point but the last, with what the next one would decide: '15:0', '30:40 break'.",
      }),
    ),
  },
  closed,
);

export const HistoryMessage = Type.Object(
  {
    kind: Type.Literal('history'),
    ...about,
    part: Type.Integer({ minimum: 1, maximum: 71, description: 'The set, game or leg, from 1.' }),
    steps: Type.Array(HistoryStep, {
      maxItems: 200,
      description: 'Tennis: its games. Where every rally is a point: its points. Darts: its visits.',
    }),
    tieBreak: Type.Optional(Type.Array(HistoryStep, { maxItems: 100, description: 'The points of its tie-break.' })),
    ...correction,
  },
  { ...closed, description: 'The course of one set, game or leg so far.' },
);

export const VideoMessage = Type.Object(
  {
    kind: Type.Literal('video'),
    ...about,
    title: Type.String({ minLength: 1, maxLength: 200 }),
    url: Address,
    published: Instant,
    ...correction,
  },
  { ...closed, description: 'A recording of the match on another site.' },
);

export const MeetingsMessage = Type.Object(
  {
    kind: Type.Literal('meetings'),
    ...about,
    matches: Type.Array(
      Type.Object(
        {
          day: Day,
          competition: Name,
          side: Type.Enum(['home', 'away'], { description: 'What the home side of `event` was in it.' }),
          score: Type.Tuple([Goals, Goals], { description: '[home, away] of that match, without a shoot-out.' }),
          fullTime: Type.Optional(Type.Tuple([Goals, Goals], { description: 'After regular time, where it was decided later.' })),
          penalties: Type.Optional(Type.Tuple([Goals, Goals], { description: 'The shoot-out.' })),
        },
        closed,
      ),
      { maxItems: 100 },
    ),
    ...correction,
  },
  { ...closed, description: 'All earlier meetings of the two sides that are no events of their own.' },
);

export type LineupMessage = Static<typeof LineupMessage>;
export type AbsencesMessage = Static<typeof AbsencesMessage>;
export type CommentMessage = Static<typeof CommentMessage>;
export type PlayerStatisticsMessage = Static<typeof PlayerStatisticsMessage>;
export type HistoryMessage = Static<typeof HistoryMessage>;
export type VideoMessage = Static<typeof VideoMessage>;
export type MeetingsMessage = Static<typeof MeetingsMessage>;
export const FACT_MESSAGES = {
  lineup: LineupMessage,
  absences: AbsencesMessage,
  comment: CommentMessage,
  'player-statistics': PlayerStatisticsMessage,
  history: HistoryMessage,
  video: VideoMessage,
  meetings: MeetingsMessage,
} as const;
export type FactMessage =
  | LineupMessage
  | AbsencesMessage
  | CommentMessage
  | PlayerStatisticsMessage
  | HistoryMessage
  | VideoMessage
  | MeetingsMessage;

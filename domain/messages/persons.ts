import Type, { type Static } from 'typebox';
import { ABSENCE_KINDS } from '../event/match-facts.ts';
import { FEET } from '../event/persons.ts';
import { Figure, PlayerColumn, ShirtNumber } from './match-facts.ts';
import { correction, Day, head, Name, ParticipantRef } from './parts.ts';

const Sport = Type.Integer({ minimum: 1, maximum: 42 });
const Year = Type.Integer({ minimum: 1800, maximum: 2200 });
const closed = { additionalProperties: false } as const;
const ShortText = Type.String({ maxLength: 80 });

export const ProfileMessage = Type.Object(
  {
    kind: Type.Literal('profile'),
    ...head,
    sport: Sport,
    participant: ParticipantRef,
    born: Type.Optional(Day),
    height: Type.Optional(Type.Integer({ minimum: 50, maximum: 280, description: 'Centimetres.' })),
    weight: Type.Optional(Type.Integer({ minimum: 20, maximum: 400, description: 'Kilograms.' })),
    position: Type.Optional(Type.String({ maxLength: 80, description: "'Kantspiller', 'Højre back'." })),
    foot: Type.Optional(Type.Enum([...FEET], { description: 'Foot or hand.' })),
    number: Type.Optional(ShirtNumber),
    team: Type.Optional(ParticipantRef),
    contractUntil: Type.Optional(Year),
    founded: Type.Optional(Year),
    ground: Type.Optional(ShortText),
    capacity: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    coach: Type.Optional(ShortText),
    ...correction,
  },
  { ...closed, description: 'Facts of a person or team; of a person without a key `team` says which one is meant.' },
);

const CareerRow = Type.Object(
  {
    season: Type.String({ pattern: '^\\d{4}(/\\d{4})?$', description: "'2025/2026' or '2025'." }),
    team: ParticipantRef,
    competition: Name,
    national: Type.Optional(Type.Boolean({ description: 'True for a national team.' })),
    values: Type.Array(Figure, { maxItems: 20 }),
  },
  closed,
);

export const CareerMessage = Type.Object(
  {
    kind: Type.Literal('career'),
    ...head,
    sport: Sport,
    player: ParticipantRef,
    team: Type.Optional({ ...ParticipantRef, description: 'The present team, which says who a player without a key is.' }),
    columns: Type.Array(PlayerColumn, { minItems: 1, maxItems: 20 }),
    rows: Type.Array(CareerRow, { maxItems: 200, description: 'Past seasons, the latest first.' }),
    ...correction,
  },
  { ...closed, description: 'The past seasons of a person; running ones are counted from its matches.' },
);

export const InjuryMessage = Type.Object(
  {
    kind: Type.Literal('injury'),
    ...head,
    sport: Sport,
    player: ParticipantRef,
    team: Type.Optional(ParticipantRef),
    type: Type.Enum([...ABSENCE_KINDS]),
    text: Type.String({ maxLength: 120, description: "'Lårskade', 'Tre gule kort'." }),
    from: Day,
    until: Type.Optional(Day),
    ...correction,
  },
  { ...closed, description: 'A time in which a person can not play.' },
);

export const PERSON_MESSAGES = { profile: ProfileMessage, career: CareerMessage, injury: InjuryMessage } as const;
export type ProfileMessage = Static<typeof ProfileMessage>;
export type CareerMessage = Static<typeof CareerMessage>;
export type InjuryMessage = Static<typeof InjuryMessage>;
export type PersonMessage = ProfileMessage | CareerMessage | InjuryMessage;

import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

const maybe = <Schema extends TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]));
const Id = Type.Integer({ minimum: 1 });
/** Left out, or of any shape: nothing that a match needs. */
const Included = Type.Optional(Type.Unknown());
/** As long as the provider API takes a text. */
const Text = Type.String({ maxLength: 300 });
const Goals = Type.Integer({ minimum: 0, maximum: 99 });

const Event = Type.Object({
  id: Id,
  type_id: Type.Integer(),
  participant_id: maybe(Id),
  player_name: maybe(Text),
  related_player_name: maybe(Text),
  minute: maybe(Type.Integer({ minimum: 0, maximum: 200 })),
  extra_minute: maybe(Type.Integer()),
  result: maybe(Type.String()),
  addition: maybe(Type.String()),
  info: maybe(Type.String()),
  rescinded: maybe(Type.Boolean()),
});

const Score = Type.Object({
  description: Type.String(),
  score: Type.Object({ goals: Goals, participant: Type.String() }),
});

const Participant = Type.Object({
  id: Id,
  name: Type.String({ minLength: 1, maxLength: 200 }),
  type: maybe(Type.String()),
  placeholder: maybe(Type.Boolean()),
  meta: Type.Object({ location: Type.String() }),
});

const Fixture = Type.Object({
  state_id: Type.Integer(),
  starting_at_timestamp: Type.Integer(),
  placeholder: maybe(Type.Boolean()),
  participants: Type.Array(Participant),
  scores: maybe(Type.Array(Score)),
  state: maybe(Type.Object({ developer_name: Type.String({ maxLength: 40 }) })),
  events: Included,
  periods: Included,
  round: Included,
  stage: Included,
  season: Included,
  venue: Included,
});

/** Seconds since the epoch. */
const Period = Type.Object({ ticking: Type.Literal(true), started: Type.Integer({ minimum: 1 }) });

const Base = Type.Object({ id: Id, league_id: Id, league: Included });

const Envelope = Type.Object({
  data: Included,
  message: maybe(Type.String()),
  pagination: Included,
  rate_limit: Included,
});

export type Event = Static<typeof Event>;
export type Score = Static<typeof Score>;
export type Participant = Static<typeof Participant>;
export type Envelope = Static<typeof Envelope>;
export type Fixture = Static<typeof Fixture>;

/** What decides whether a fixture is read at all. */
export const base = Compile(Base);
export const fixture = Compile(Fixture);
export const eventList = Compile(Type.Array(Event));
export const envelope = Compile(Envelope);
export const morePages = Compile(Type.Object({ has_more: Type.Literal(true) }));
export const rateLimit = Compile(
  Type.Object({ remaining: Type.Integer({ minimum: 0 }), resets_in_seconds: Type.Integer({ minimum: 0 }) }),
);

const ticking = Compile(Period);

/** The start of the period that is played, in milliseconds; null where none is or it is left out. */
export function periodStartMs({ periods }: Fixture): number | null {
  const period = Array.isArray(periods) ? periods.find((each) => ticking.Check(each)) : undefined;
  return period === undefined ? null : period.started * 1000;
}

const named = Compile(Type.Object({ name: Type.String({ maxLength: 200 }) }));

/** Empty where it is left out or no name. */
export const nameOf = (included: unknown): string => (named.Check(included) ? included.name : '');

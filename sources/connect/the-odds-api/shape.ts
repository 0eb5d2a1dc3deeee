import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';

const Name = Type.String({ maxLength: 200, pattern: '^[^\\n\\r]+$' });
const Instant = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$' });

const Outcome = Type.Object({
  name: Name,
  price: Type.Number(),
  point: Type.Optional(Type.Number()),
});
const Market = Type.Object({
  key: Name,
  last_update: Type.Optional(Instant),
  outcomes: Type.Array(Outcome, { maxItems: 500 }),
});
export type Market = Static<typeof Market>;
const Bookmaker = Type.Object({
  key: Name,
  last_update: Instant,
  markets: Type.Array(Type.Unknown(), { maxItems: 100 }),
});
const Event = Type.Object({
  commence_time: Instant,
  home_team: Name,
  away_team: Name,
  bookmakers: Type.Array(Type.Unknown(), { maxItems: 200 }),
});
export type Event = Static<typeof Event>;

export const list = Compile(Type.Array(Type.Unknown()));
export const event = Compile(Event);
export const bookmaker = Compile(Bookmaker);
export const market = Compile(Market);

import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';

/** Values are texts; searches have numbers for ids. */
const Text = Type.Union([Type.String({ maxLength: 200 }), Type.Integer({ minimum: 0 })]);
const Id = Type.Union([Type.String({ pattern: '^\\d{1,12}$' }), Type.Integer({ minimum: 1 })]);
const MaybeText = Type.Optional(Type.Union([Text, Type.Null()]));
const Name = Type.String({ minLength: 1, maxLength: 200 });

const Row = Type.Object({
  idEvent: Id,
  idHomeTeam: Id,
  idAwayTeam: Id,
  strHomeTeam: Name,
  strAwayTeam: Name,
  intHomeScore: MaybeText,
  intAwayScore: MaybeText,
  strStatus: MaybeText,
  strProgress: MaybeText,
  strTimestamp: MaybeText,
  dateEvent: MaybeText,
  intRound: MaybeText,
  strVenue: MaybeText,
  strPostponed: MaybeText,
});
export type Row = Static<typeof Row>;

export const row = Compile(Row);
/** What decides whether a match is read at all. */
export const base = Compile(Type.Object({ idLeague: Id, strLeague: MaybeText }));
export const envelope = Compile(Type.Record(Type.String(), Type.Unknown()));
/** Empty where it is left out. */
export const textOf = (value: string | number | null | undefined): string => String(value ?? '').trim();

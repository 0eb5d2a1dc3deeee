import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WireError } from '../text/text.ts';
import { anyNumber, anyWord, maybe } from '../testing/any-words.ts';
import { type PersonFeed, readPerson, writePerson } from './person.ts';

const { record } = fc;
const flag = fc.constantFrom(true, null);
const list = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(value, { maxLength: 3 });
const some = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(value, { minLength: 1, maxLength: 3 });
const column = record({ code: anyWord, label: anyWord });
const team = { team: maybe(anyWord), teamUrl: maybe(anyWord), teamCode: maybe(anyWord), teamColours: maybe(anyWord) };
const appearance = record({
  event: anyWord,
  start: anyNumber,
  competition: anyWord,
  opponent: maybe(anyWord),
  opponentUrl: maybe(anyWord),
  opponentCode: maybe(anyWord),
  opponentColours: maybe(anyWord),
  away: flag,
  result: anyWord,
  live: flag,
  bench: flag,
  minutes: maybe(anyNumber),
  values: anyWord,
  rating: maybe(anyWord),
});
const season = record({ season: anyWord, ...team, competition: anyWord, national: flag, counted: flag, values: anyWord });
const NO_ROWS = { columns: [], rows: [] };

const person: fc.Arbitrary<PersonFeed> = record({
  facts: record({
    id: anyWord,
    position: maybe(anyWord),
    number: maybe(anyNumber),
    born: maybe(anyNumber),
    height: maybe(anyNumber),
    weight: maybe(anyNumber),
    foot: maybe(anyWord),
    contractUntil: maybe(anyNumber),
    country: maybe(anyWord),
    ...team,
    transfers: flag,
    news: flag,
    simulated: flag,
  }),
  season: maybe(record({ competition: anyWord, season: anyWord, peers: maybe(anyWord) })),
  figures: list(record({ code: anyWord, label: anyWord, value: anyWord, percentile: maybe(anyNumber) })),
  matches: maybe(record({ columns: some(column), appearances: some(appearance) })),
  career: fc.oneof(fc.constant(NO_ROWS), record({ columns: some(column), rows: some(season) })),
  injuries: list(record({ text: anyWord, from: anyNumber, until: maybe(anyNumber), missed: anyNumber })),
  races: list(
    record({
      event: anyWord,
      start: anyNumber,
      competition: anyWord,
      meeting: anyWord,
      session: anyWord,
      rank: maybe(anyNumber),
      tied: flag,
      status: anyWord,
      result: anyWord,
    }),
  ),
  honours: list(
    record({ competition: anyWord, season: anyWord, goals: maybe(anyNumber), team: maybe(anyWord), teamUrl: maybe(anyWord) }),
  ),
  teams: list(record({ ...team, team: anyWord, first: maybe(anyWord), last: maybe(anyWord), present: flag })),
  places: list(record({ ranking: anyWord, rank: anyNumber, points: anyWord, url: anyWord })),
}).map(({ matches, ...rest }) => ({ ...rest, columns: matches?.columns ?? [], appearances: matches?.appearances ?? [] }));

it('the feed of a person reads what was written', () => {
  fc.assert(
    fc.property(person, (value) => {
      expect(readPerson(writePerson(value))).toEqual(value);
    }),
  );
});

it('the feed of a person reads or refuses any text', () => {
  const damaged = fc.tuple(person, fc.nat(300), fc.string({ maxLength: 3 }));
  fc.assert(
    fc.property(damaged, ([value, at, text]) => {
      const whole = writePerson(value);
      try {
        readPerson(whole.slice(0, at) + text + whole.slice(at + 1));
      } catch (error) {
        expect(error).toBeInstanceOf(WireError);
      }
    }),
  );
});

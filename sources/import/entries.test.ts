import { expect, it } from 'vitest';
import { raceOfRows } from './entries.ts';
import { BadRow } from './report.ts';

const race = {
  key: 'r',
  sport: 41,
  competition: { name: 'World Cup', country: 'xw', season: '2024/2025' },
  meeting: 'Oslo',
  session: '',
  start: '2025-03-01',
};

/** The race and the refusals of rows with these ranks; an x is a row that cannot be read. */
const itemsOf = (...ranks: readonly string[]) =>
  raceOfRows({
    rows: ranks.map((rank, index) => ({ file: 'a.csv', line: index + 2, cells: { rank } })),
    entry: ({ rank }) => {
      if (rank === 'x') throw new BadRow('unreadable');
      return { participant: { name: 'A', kind: 'person' }, rank: rank === '' ? null : Number(rank) };
    },
    race,
    outcome: { stage: 3, complete: true },
  });
const told = (...ranks: readonly string[]) =>
  itemsOf(...ranks).map((item) => ('why' in item ? `${item.line} ${item.why}` : item.messages[1]));

it('tells a whole list as complete, with shared places', () => {
  const [ranking] = told('1', '2', '2', '4', '');
  expect(ranking).toMatchObject({ kind: 'ranking', complete: true, event: 'r', seq: 1000, stage: 3, at: '2025-03-01T16:00:00Z' });
  expect(ranking).not.toHaveProperty('override');
  expect((ranking as { entries: { tied?: boolean }[] }).entries.map(({ tied }) => tied)).toEqual([
    undefined,
    true,
    true,
    undefined,
    undefined,
  ]);
});

it('leaves out a row that cannot be read, and then says that a place is missing', () => {
  const [refusal, ranking] = told('1', 'x', '3');
  expect(refusal).toBe('3 unreadable');
  expect(ranking).toMatchObject({ override: true });
  expect(ranking).not.toHaveProperty('complete');
});

it.each([
  [['1', '2', '4'], 3],
  [['2', '3'], 1],
  [['11', '2', '3', '1'], 4],
])('takes over a list %j in which place %i is missing', (ranks, place) => {
  const [refusal, ranking] = told(...ranks);
  expect(refusal).toBe(`2 nobody has place ${place}`);
  expect(ranking).toMatchObject({ override: true });
});

it('misses nobody in a list in another order', () => {
  expect(told('10', '1', '9', '2', '3', '8', '4', '5', '7', '6')).toMatchObject([{ kind: 'ranking', complete: true }]);
});

it('says where the race and what is missing of it stand', () => {
  expect(itemsOf('1', '3').map(({ file, line }) => [file, line])).toEqual([
    ['a.csv', 2],
    ['a.csv', 2],
  ]);
});

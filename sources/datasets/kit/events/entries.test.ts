import { expect, it } from 'vitest';
import { raceOfRows } from './race.ts';
import { BadRow } from '../import/report.ts';

const race = {
  key: 'r',
  sport: 41,
  competition: { name: 'World Cup', country: 'xw', season: '2024/2025' },
  meeting: 'Oslo',
  session: '',
  start: '2025-03-01',
};

const itemsOf = (...ranks: readonly string[]) =>
  raceOfRows({
    rows: ranks.map((rank, index) => ({ file: 'a.csv', line: index + 2, cells: { rank, name: `N${index}` } })),
    entry: ({ rank, name }) => {
      if (rank === 'x') throw new BadRow('unreadable');
      return { participant: { name, kind: 'person' }, rank: rank === '' ? null : Number(rank) };
    },
    race,
    outcome: { stage: 3, complete: true },
  });
const messagesOf = (...ranks: readonly string[]) =>
  itemsOf(...ranks).map((item) => ('why' in item ? `${item.line} ${item.why}` : item.messages[1]));

it('publishes a whole list as complete, with shared places', () => {
  const [ranking] = messagesOf('1', '2', '2', '4', '');
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
  const [refusal, ranking] = messagesOf('1', 'x', '3');
  expect(refusal).toBe('3 unreadable');
  expect(ranking).toMatchObject({ override: true });
  expect(ranking).not.toHaveProperty('complete');
});

it.each([
  [['1', '2', '4'], '3'],
  [['2', '3'], '1'],
  [['7', '2', '2', '1'], '4, 5, 6'],
])('takes over a list %j in which the places %s are free, and says so on its page', (ranks, places) => {
  const items = itemsOf(...ranks);
  expect(items).toMatchObject([
    {
      messages: [
        { kind: 'race', notice: `Ikke besatte pladser: ${places}` },
        { kind: 'ranking', override: true },
      ],
    },
  ]);
});

it('refuses the second of two competitors of one name, and takes a row that stands twice once', () => {
  const row = (line: number, name: string, rank: string) => ({ file: 'a.csv', line, cells: { name, rank } });
  const items = raceOfRows({
    rows: [row(2, 'A', '1'), row(3, 'B', '2'), row(4, 'A', '3'), row(5, 'B', '2')],
    entry: ({ name, rank }) => ({ participant: { name, kind: 'person' }, rank: Number(rank) }),
    race,
    outcome: { stage: 3, complete: true },
  });
  expect(items[0]).toEqual({ file: 'a.csv', line: 4, why: 'A stands in line 2 already' });
  expect(items[1]).toMatchObject({ messages: [{}, { entries: [{ rank: 1 }, { rank: 2 }] }] });
  expect(items[1]).not.toHaveProperty('messages.1.complete');
});

it('is complete when a list stands in another order', () => {
  expect(messagesOf('10', '1', '9', '2', '3', '8', '4', '5', '7', '6')).toMatchObject([{ kind: 'ranking', complete: true }]);
});

it('says where the race and what is missing of it stand', () => {
  expect(itemsOf('1', 'x').map(({ file, line }) => [file, line])).toEqual([
    ['a.csv', 3],
    ['a.csv', 2],
  ]);
});

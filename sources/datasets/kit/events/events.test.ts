import { describe, expect, it } from 'vitest';
import { type Pair, Stage } from '@stillingen/domain';
import { persons } from './duel.ts';
import { raceOfRows } from './race.ts';
import { BadRow } from '../import/data-set.ts';
import { type ImportedMatch, type FinalScores, withAdvanced } from './match.ts';
import { startAt } from '../places/places.ts';

const race = {
  key: 'r',
  sport: 41,
  competition: { name: 'World Cup', country: 'xw', season: '2024/2025' },
  meeting: 'Oslo',
  session: '',
  start: '2025-03-01',
};

function itemsOf(...ranks: readonly string[]) {
  const [first, ...others] = ranks.map((rank, index) => ({ file: 'a.csv', line: index + 2, cells: { rank, name: `N${index}` } }));
  return raceOfRows({
    rows: [first!, ...others],
    entry: ({ rank, name }) => {
      if (rank === 'x') throw new BadRow('unreadable');
      return { participant: { name, kind: 'person' }, rank: rank === '' ? null : Number(rank) };
    },
    race,
    outcome: { stage: 3, complete: true },
  });
}
const messagesOf = (...ranks: readonly string[]) =>
  itemsOf(...ranks).map((item) => ('why' in item ? `${item.line} ${item.why}` : item.messages[1]));

it('a ranked list without gaps is published as complete, with shared places', () => {
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

it('a ranked list without an unreadable row is marked as incomplete', () => {
  const [refusal, ranking] = messagesOf('1', 'x', '3');
  expect(refusal).toBe('3 unreadable');
  expect(ranking).toMatchObject({ override: true });
  expect(ranking).not.toHaveProperty('complete');
});

it.each([
  [['1', '2', '4'], '3'],
  [['2', '3'], '1'],
  [['7', '2', '2', '1'], '4, 5, 6'],
])('a ranked list %j is imported with the free places %s, which its page marks', (ranks, places) => {
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

it('a ranked list refuses the second of two competitors with one name, and counts a repeated row once', () => {
  const row = (line: number, name: string, rank: string) => ({ file: 'a.csv', line, cells: { name, rank } });
  const items = raceOfRows({
    rows: [row(2, 'A', '1'), row(3, 'B', '2'), row(4, 'A', '3'), row(5, 'B', '2')],
    entry: ({ name, rank }) => ({ participant: { name, kind: 'person' }, rank: Number(rank) }),
    race,
    outcome: { stage: 3, complete: true },
  });
  expect(items[0]).toEqual({ file: 'a.csv', line: 4, why: 'A is already in line 2' });
  expect(items[1]).toMatchObject({ messages: [{}, { entries: [{ rank: 1 }, { rank: 2 }] }] });
  expect(items[1]).not.toHaveProperty('messages.1.complete');
});

it('a ranked list is complete in any order', () => {
  expect(messagesOf('10', '1', '9', '2', '3', '8', '4', '5', '7', '6')).toMatchObject([{ kind: 'ranking', complete: true }]);
});

it('a ranked list names file and line of its race and of missing places', () => {
  expect(itemsOf('1', 'x').map(({ file, line }) => [file, line])).toEqual([
    ['a.csv', 3],
    ['a.csv', 2],
  ]);
});

function match(
  tie: string,
  start: string,
  home: string,
  away: string,
  score: Pair | null,
  change: Partial<FinalScores> = {},
): ImportedMatch {
  return {
    file: 'f',
    line: 1,
    key: `${tie}-${home}`,
    competition: { name: 'Cup', country: 'dk', season: '2025' },
    home: { name: home },
    away: { name: away },
    start,
    round: '',
    tie,
    venue: '',
    goals: [],
    outcome: score && {
      stage: Stage.finished,
      halfTime: null,
      fullTime: score,
      extraTime: null,
      penalties: null,
      advanced: null,
      ...change,
    },
  };
}
const advanced = (...matches: ImportedMatch[]) => withAdvanced(matches).map(({ outcome }) => outcome?.advanced ?? null);

describe('withAdvanced', () => {
  it('withAdvanced advances the winner of a single match', () => {
    expect(advanced(match('Final', '2025-05-01', 'A', 'B', [1, 2]))).toEqual(['away']);
  });

  it('withAdvanced adds up two matches and marks the second', () => {
    expect(advanced(match('Semi', '2025-05-01', 'A', 'B', [2, 0]), match('Semi', '2025-05-08', 'B', 'A', [2, 1]))).toEqual([
      null,
      'away',
    ]);
  });

  it('withAdvanced goes by the shoot-out', () => {
    const first = match('Semi', '2025-05-01', 'A', 'B', [1, 0]);
    const second = match('Semi', '2025-05-08', 'B', 'A', [1, 0], {
      stage: Stage.afterPenalties,
      extraTime: [1, 0],
      penalties: [5, 4],
    });
    expect(advanced(first, second)).toEqual([null, 'home']);
  });

  it('withAdvanced advances the side with a later match when the shoot-out is unknown', () => {
    const first = match('Quarter', '2025-04-01', 'A', 'B', [1, 0]);
    const second = match('Quarter', '2025-04-08', 'B', 'A', [1, 0], { stage: Stage.afterPenalties, extraTime: [1, 0] });
    expect(advanced(first, second)).toEqual([null, null]);
    expect(advanced(first, second, match('Semi', '2025-05-01', 'C', 'A', null))).toEqual([null, 'away', null]);
  });

  it('withAdvanced waits for the second match', () => {
    expect(advanced(match('Semi', '2025-05-01', 'A', 'B', [2, 0]), match('Semi', '2025-05-08', 'B', 'A', null))).toEqual([
      null,
      null,
    ]);
  });

  it('withAdvanced changes nothing in leagues', () => {
    expect(advanced(match('', '2025-05-01', 'A', 'B', [2, 0]))).toEqual([null]);
  });
});

describe('startAt', () => {
  it.each([
    ['2024-07-19', '18:00', 'Europe/Copenhagen', '2024-07-19T16:00:00Z'],
    ['2024-12-07', '14:00', 'Europe/Copenhagen', '2024-12-07T13:00:00Z'],
    ['2025-03-30', '14.30', 'Europe/Oslo', '2025-03-30T12:30:00Z'],
    ['2022-12-18', '18:00', 'Asia/Qatar', '2022-12-18T15:00:00Z'],
    ['2026-06-11', '13:00 UTC-6', null, '2026-06-11T19:00:00Z'],
    ['2026-06-11', '20:00 UTC-6', 'Europe/London', '2026-06-12T02:00:00Z'],
    ['2026-01-01', '12:00 UTC+5:30', null, '2026-01-01T06:30:00Z'],
    ['2026-10-25', '02:30', 'Europe/Copenhagen', '2026-10-25T00:30:00Z'],
  ])('%s %s in %s is %s', (day, time, zone, start) => {
    expect(startAt(day, time, zone)).toBe(start);
  });

  it('startAt gives only the day when time or zone is unknown', () => {
    expect(startAt('2026-03-31', null, 'Europe/Prague')).toBe('2026-03-31');
    expect(startAt('2026-03-31', '20:45', null)).toBe('2026-03-31');
  });

  it.each([
    ['2025-02-29', null],
    ['2025-13-01', null],
    ['soon', null],
    ['2025-02-28', '25:00'],
    ['2025-02-28', '18:60'],
    ['2025-02-28', 'noon'],
    ['2025-02-28', '12:00 UTC-99'],
    ['2025-02-28', '12:00 UTC+5:75'],
  ])('startAt refuses %s %s', (day, time) => {
    expect(() => startAt(day, time, 'Europe/Paris')).toThrow(BadRow);
  });
});

it.each([
  [['DEN', 'DEN'], { country: 'dk' }],
  [['DEN', 'NOR'], { countries: ['dk', 'no'] }],
  [['DEN', ''], {}],
  [['', ''], {}],
])('persons names the countries of a pair where they differ when its nations are %j', (nations, countries) => {
  expect(persons(['Ann Berg', 'Bo Dal'], nations)).toEqual({ name: 'Ann Berg / Bo Dal', kind: 'pair', ...countries });
});

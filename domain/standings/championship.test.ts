import { describe, expect, it } from 'vitest';
import { championship, type ChampionshipRound, FORMULA_1_SCALES, pointsOfPlace } from './championship.ts';

const round = (kind: 'race' | 'sprint', ...results: (readonly [string, number | null, number])[]): ChampionshipRound<string> => ({
  kind,
  results: results.map(([competitor, place, points]) => ({ competitor, place, points })),
});
const ranked = (rounds: readonly ChampionshipRound<string>[]): string[] =>
  championship(rounds).map(({ rank, competitor, points, wins }) => `${rank} ${competitor} ${points} ${wins}`);

describe('the points of a place', () => {
  it.each([
    ['2024-05-26', 'race', 1, false, 25],
    ['2024-05-26', 'race', 10, true, 2],
    ['2024-05-26', 'race', 11, true, 0],
    ['2025-05-26', 'race', 1, true, 25],
    ['2024-05-04', 'sprint', 1, true, 8],
    ['2024-05-04', 'sprint', 9, false, 0],
    ['2021-07-17', 'sprint', 1, false, 3],
    ['2018-07-17', 'race', 1, true, 25],
    ['2008-07-17', 'race', 8, false, 1],
    ['1999-07-17', 'race', 2, false, 6],
  ] as const)('the points of a place on %s in a %s, place %i, fastest lap %s: %i', (day, kind, place, fastest, points) => {
    expect(pointsOfPlace(FORMULA_1_SCALES, day, kind, place, fastest)).toBe(points);
  });

  it('FORMULA_1_SCALES are in the order of their days', () => {
    const days = FORMULA_1_SCALES.map(({ from }) => from);
    expect(days).toEqual([...days].sort().reverse());
    expect(days.at(-1)).toBe('');
  });
});

describe('a championship', () => {
  it('championship adds up points over races and sprints', () => {
    expect(ranked([round('sprint', ['A', 1, 8], ['B', 2, 7]), round('race', ['B', 1, 25], ['A', null, 0])])).toEqual([
      '1 B 32 1',
      '2 A 8 0',
    ]);
  });

  it('championship orders equal points by race wins, then second places; sprint wins do not count', () => {
    expect(
      ranked([
        round('sprint', ['D', 1, 2]),
        round('race', ['A', 1, 10], ['B', 2, 6], ['C', 3, 4], ['D', 4, 3]),
        round('race', ['C', 2, 6], ['B', 3, 4], ['D', 4, 5]),
      ]),
    ).toEqual(['1 A 10 1', '2 B 10 0', '2 C 10 0', '4 D 10 0']);
  });

  it('championship counts all cars of a team', () => {
    expect(ranked([round('race', ['Ferrari', 1, 25], ['Ferrari', 2, 18], ['Haas', 12, 0], ['RB', 11, 0])])).toEqual([
      '1 Ferrari 43 1',
      '2 RB 0 0',
      '3 Haas 0 0',
    ]);
  });
});

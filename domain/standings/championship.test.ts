import { describe, expect, it } from 'vitest';
import { championship, type ChampionshipRound } from './championship.ts';

const round = (kind: 'race' | 'sprint', ...results: (readonly [string, number | null, number])[]): ChampionshipRound<string> => ({
  kind,
  results: results.map(([competitor, place, points]) => ({ competitor, place, points })),
});
const ranked = (rounds: readonly ChampionshipRound<string>[]): string[] =>
  championship(rounds).map(({ rank, competitor, points, wins }) => `${rank} ${competitor} ${points} ${wins}`);

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

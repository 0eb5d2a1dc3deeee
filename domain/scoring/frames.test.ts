import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchFormat } from '../event/entities.ts';
import { Stage } from '../event/stage.ts';
import type { Scoreboard } from '../messages/course.ts';
import { anyDice, board, type Dice, problemOf, type Points } from '../testing/scores.ts';

const SPORTS = { darts: 14, snooker: 15, esports: 36 };

function play(bestOf: number, { side, number }: Dice): Scoreboard[] {
  const boards: Scoreboard[] = [];
  const won: Points = [0, 0];
  const parts: Points[] = [];
  while (Math.max(...won) * 2 <= bestOf && won[0] + won[1] < bestOf) {
    const winner = side();
    const points: Points = [number(60), number(60)];
    boards.push(board(...won, { parts: [...parts, [...points]] }));
    points[winner] = points[1 - winner]! + 1 + number(60);
    won[winner] += 1;
    parts.push(points);
    boards.push(board(...won, { parts: [...parts] }));
  }
  return boards;
}

describe.each(Object.entries(SPORTS))('%s', (_, sport) => {
  const odd = fc.constantFrom(1, 3, 5, 7, 9, 11);

  it('may be followed frame by frame to its end', () => {
    fc.assert(
      fc.property(anyDice, odd, (dice, bestOf) => {
        const boards = play(bestOf, dice);
        for (const score of boards) expect(problemOf(sport, Stage.live, score, { bestOf })).toBeNull();
        expect(problemOf(sport, Stage.finished, boards.at(-1)!, { bestOf })).toBeNull();
      }),
      { numRuns: 40 },
    );
  });

  it('frames are refused when they continue after the win, stop before it, or give another score', () => {
    fc.assert(
      fc.property(anyDice, odd, (dice, bestOf) => {
        const boards = play(bestOf, dice);
        const final = boards.at(-1)!;
        const { home, away, parts = [] } = final;
        const refused = (stage: number, score: Scoreboard) => problemOf(sport, stage, score, { bestOf }) !== null;
        expect(refused(Stage.live, board(home + 1, away + 1))).toBe(true);
        expect(refused(Stage.live, board(home > away ? home + 1 : home, away > home ? away + 1 : away))).toBe(true);
        expect(refused(Stage.finished, boards.at(-2)!)).toBe(true);
        expect(refused(Stage.finished, { ...final, parts: parts.with(0, [parts[0]![1], parts[0]![0]]) })).toBe(true);
        expect(refused(Stage.finished, { ...final, parts: parts.with(-1, [7, 7]) })).toBe(true);
        expect(refused(Stage.finished, { ...final, winner: home > away ? 'away' : 'home' })).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

describe('frames, legs and maps', () => {
  it.each<[string, number, number, Scoreboard, MatchFormat]>([
    ['two maps, one each', SPORTS.esports, Stage.finished, board(1, 1), { bestOf: 2 }],
    [
      'six legs each of the best of twelve',
      SPORTS.darts,
      Stage.finished,
      board(6, 6, { winner: 'draw' }),
      { unit: 'legs', bestOf: 12 },
    ],
    ['a map in overtime', SPORTS.esports, Stage.finished, board(1, 0, { parts: [[20, 18]] }), { bestOf: 1 }],
    [
      'a final that begins with a map',
      SPORTS.esports,
      Stage.finished,
      board(3, 1, {
        parts: [
          [13, 5],
          [8, 13],
          [13, 9],
        ],
      }),
      { bestOf: 5 },
    ],
    ['a retired player', SPORTS.snooker, Stage.retired, board(3, 2), { bestOf: 11 }],
    ['what remains of the leg', SPORTS.darts, Stage.live, board(2, 1, { points: ['501', '32'] }), { bestOf: 11, unit: 'legs' }],
    [
      'a last set that needs two legs',
      SPORTS.darts,
      Stage.live,
      board(2, 2, {
        parts: [
          [3, 1],
          [1, 3],
          [3, 2],
          [0, 3],
          [5, 4],
        ],
      }),
      { bestOf: 5, unit: 'sets', points: 3 },
    ],
    ['a score of which no best-of is known', SPORTS.darts, Stage.finished, board(6, 4), {}],
  ])('frames, legs and maps accept %s', (_, sport, stage, score, match) => {
    expect(problemOf(sport, stage, score, match)).toBeNull();
  });

  it.each<[string, number, number, Scoreboard, MatchFormat, string]>([
    ['three maps, one each', SPORTS.esports, Stage.finished, board(1, 1), { bestOf: 3 }, ''],
    [
      'four legs of three',
      SPORTS.darts,
      Stage.live,
      board(0, 0, { parts: [[4, 2]] }),
      { bestOf: 5, unit: 'sets', points: 3 },
      '/parts/0',
    ],
    [
      'a level frame before the last',
      SPORTS.snooker,
      Stage.live,
      board(1, 0, {
        parts: [
          [60, 60],
          [1, 0],
        ],
      }),
      { bestOf: 9 },
      '/parts/0',
    ],
    ['points that are no number', SPORTS.snooker, Stage.live, board(1, 0, { points: ['A', '40'] }), { bestOf: 9 }, '/points'],
    ['a level end', SPORTS.darts, Stage.finished, board(5, 5), {}, ''],
  ])('frames, legs and maps refuse %s', (_, sport, stage, score, match, path) => {
    expect(problemOf(sport, stage, score, match)?.path).toBe(path);
  });
});

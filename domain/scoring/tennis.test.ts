import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchFormat } from '../event/entities.ts';
import { Stage } from '../event/stage.ts';
import type { Scoreboard } from '../messages/course.ts';
import { anyDice, board, type Dice, problemOf, type Points } from '../testing/scores.ts';

const TENNIS = 2;
const problem = (stage: number, score: Scoreboard, match: MatchFormat = {}) => problemOf(TENNIS, stage, score, match);

function rallies(points: number, { side }: Dice, after: (score: Points) => void): Points {
  const score: Points = [0, 0];
  for (;;) {
    score[side()] += 1;
    if (Math.max(...score) >= points && Math.abs(score[0] - score[1]) >= 2) return score;
    after([...score]);
  }
}

function called([home, away]: Points): [string, string] {
  const names = ['0', '15', '30', '40'];
  if (home >= 3 && away >= 3) return [home > away ? 'A' : '40', away > home ? 'A' : '40'];
  return [names[home]!, names[away]!];
}

function play({ bestOf, deciding }: Required<Pick<MatchFormat, 'bestOf' | 'deciding'>>, dice: Dice): Scoreboard[] {
  const boards: Scoreboard[] = [];
  const parts: Points[] = [];
  const tieBreaks: (Points | null)[] = [];
  const won: Points = [0, 0];
  const add = (games: Points, tieBreak: Points | null, points: [string, string] | null): void => {
    boards.push(board(...won, { parts: [...parts, [...games]], tieBreaks: [...tieBreaks, tieBreak], points }));
  };
  while (Math.max(...won) * 2 < bestOf) {
    const games: Points = [0, 0];
    let tieBreak: Points | null = null;
    const last = parts.length === bestOf - 1;
    const toTen = last && deciding === 'match-tie-break';
    for (let over = false; !over; ) {
      const breaker = toTen || (games[0] === 6 && games[1] === 6 && !(last && deciding === 'advantage'));
      const score = breaker
        ? rallies(toTen ? 10 : 7, dice, (points) => add(games, points, [String(points[0]), String(points[1])]))
        : rallies(4, dice, (points) => add(games, null, called(points)));
      games[score[0] > score[1] ? 0 : 1] += 1;
      if (breaker) tieBreak = score;
      over = breaker || (Math.max(...games) >= 6 && Math.abs(games[0] - games[1]) >= 2);
      if (over) won[games[0] > games[1] ? 0 : 1] += 1;
      add(games, tieBreak, null);
    }
    parts.push(games);
    tieBreaks.push(tieBreak);
  }
  return boards;
}

const formats = fc.record({
  bestOf: fc.constantFrom(3, 5),
  deciding: fc.constantFrom('tie-break', 'advantage', 'match-tie-break'),
} as const);

describe('tennis', () => {
  it('tennis may be followed point by point to its end', () => {
    fc.assert(
      fc.property(anyDice, formats, (dice, match) => {
        const boards = play(match, dice);
        for (const known of [match, {}]) {
          for (const score of boards) expect(problem(Stage.live, score, known)).toBeNull();
          expect(problem(Stage.finished, boards.at(-1)!, known)).toBeNull();
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a tennis match may stop anywhere after a retirement, but cannot be finished there', () => {
    fc.assert(
      fc.property(anyDice, formats, fc.nat(), (dice, match, at) => {
        const boards = play(match, dice).slice(0, -1);
        const score = boards[at % boards.length]!;
        expect(problem(Stage.retired, { ...score, winner: 'away' }, match)).toBeNull();
        expect(problem(Stage.finished, score, match)).not.toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  it('tennis refuses a number that no point makes', () => {
    fc.assert(
      fc.property(anyDice, formats, fc.nat(), (dice, match, at) => {
        const { tieBreaks, ...final } = play(match, dice).at(-1)!;
        const parts = final.parts!;
        const index = at % parts.length;
        const [home, away] = parts[index]!;
        const with3: Points = home > away ? [home + 3, away] : [home, away + 3];
        const swapped: Points = [away, home];
        expect(
          problem(Stage.finished, { ...final, parts: parts.with(index, with3) }, { ...match, deciding: 'tie-break' }),
        ).not.toBeNull();
        expect(problem(Stage.finished, { ...final, parts: parts.with(index, swapped) }, match)).not.toBeNull();
        expect(problem(Stage.finished, { ...final, away: final.away + 1 }, match)).not.toBeNull();
        expect(problem(Stage.finished, { ...final, parts: [...parts, [6, 0]] }, match)).not.toBeNull();
        const broken = tieBreaks!.findIndex((tieBreak) => tieBreak !== null);
        if (broken < 0) return;
        const [a, b] = tieBreaks![broken]!;
        for (const points of [[b, a], [a + 3, b + 3].map((n, side) => (side === (a > b ? 0 : 1) ? n + 2 : n))] as Points[]) {
          expect(problem(Stage.finished, { ...final, tieBreaks: tieBreaks!.with(broken, points) }, match)).not.toBeNull();
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each<[string, Scoreboard, MatchFormat]>([
    [
      'a match tie-break as points',
      board(2, 1, {
        parts: [
          [6, 4],
          [3, 6],
          [10, 7],
        ],
      }),
      {},
    ],
    [
      'a match tie-break as a game',
      board(2, 1, {
        parts: [
          [6, 4],
          [3, 6],
          [1, 0],
        ],
        tieBreaks: [null, null, [10, 7]],
      }),
      { deciding: 'match-tie-break' },
    ],
    [
      'a tie-break to ten at six all of the last set',
      board(2, 1, {
        parts: [
          [6, 4],
          [3, 6],
          [7, 6],
        ],
        tieBreaks: [null, null, [10, 8]],
      }),
      { deciding: 'tie-break' },
    ],
    [
      'a tie-break at twelve all',
      board(3, 2, {
        parts: [
          [7, 6],
          [1, 6],
          [7, 6],
          [4, 6],
          [13, 12],
        ],
        tieBreaks: [[7, 5], null, [7, 4], null, [7, 3]],
      }),
      {},
    ],
    [
      'the longest set',
      board(3, 2, {
        parts: [
          [6, 4],
          [3, 6],
          [6, 7],
          [7, 6],
          [70, 68],
        ],
      }),
      { deciding: 'advantage' },
    ],
    [
      'sets to four games',
      board(3, 0, {
        parts: [
          [4, 3],
          [4, 1],
          [4, 2],
        ],
        tieBreaks: [[7, 5], null, null],
      }),
      { bestOf: 5, points: 4 },
    ],
  ])('tennis may end with %s', (_, score, match) => {
    expect(problem(Stage.finished, score, match)).toBeNull();
  });

  it.each<[string, Scoreboard, MatchFormat]>([
    [
      'a set of 7-4',
      board(1, 0, {
        parts: [
          [7, 4],
          [0, 0],
        ],
      }),
      {},
    ],
    [
      'eight games before the last set',
      board(1, 0, {
        parts: [
          [8, 6],
          [0, 0],
        ],
      }),
      {},
    ],
    [
      'a long last set where it has a tie-break',
      board(2, 1, {
        parts: [
          [6, 4],
          [3, 6],
          [8, 6],
        ],
      }),
      { deciding: 'tie-break' },
    ],
    ['a tie-break in a set of 6-4', board(1, 0, { parts: [[6, 4]], tieBreaks: [[7, 4]] }), {}],
    [
      'a tie-break to ten before the last set',
      board(1, 0, {
        parts: [
          [7, 6],
          [0, 0],
        ],
        tieBreaks: [[10, 7], null],
      }),
      {},
    ],
    ['more tie-breaks than sets', board(0, 0, { parts: [[0, 0]], tieBreaks: [null, null] }), {}],
    ['an advantage against 30', board(0, 0, { parts: [[1, 0]], points: ['A', '30'] }), {}],
    ['points by ones in a usual game', board(0, 0, { parts: [[3, 2]], points: ['3', '2'] }), {}],
    ['a tie-break that went on after it was won', board(0, 0, { parts: [[6, 6]], points: ['11', '3'] }), {}],
  ])('tennis never shows %s', (_, score, match) => {
    expect(problem(Stage.live, score, match)).not.toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Stage } from '../event/stage.ts';
import type { Scoreboard } from '../messages/course.ts';
import { formatAt, type SetTarget } from '../sport/formats.ts';
import { sportById } from '../sports/index.ts';
import { anyDice, board, type Dice, problemOf, type Points } from '../testing/scores.ts';
import { scoreProblem } from './index.ts';

interface Rules {
  readonly sport: number;
  readonly bestOf: number;
  readonly set: SetTarget;
  readonly last: SetTarget;
}
const rules = (sport: number, bestOf: number, points: number, last = points, cap: number | null = null): Rules => ({
  sport,
  bestOf,
  set: { points, lead: 2, cap },
  last: { points: last, lead: 2, cap },
});
const SPORTS: Readonly<Record<string, Rules>> = {
  volleyball: rules(12, 5, 25, 15),
  'beach volleyball': rules(17, 3, 21, 15),
  badminton: rules(21, 3, 21, 21, 30),
  'table tennis': rules(25, 5, 11),
  'table tennis to seven sets': rules(25, 7, 11),
};

function play({ bestOf, set, last }: Rules, { side }: Dice): Scoreboard[] {
  const boards: Scoreboard[] = [];
  const sets: Points[] = [];
  const won: Points = [0, 0];
  while (Math.max(...won) * 2 < bestOf) {
    const { points, cap } = sets.length === bestOf - 1 ? last : set;
    const score: Points = [0, 0];
    let over = false;
    while (!over) {
      score[side()] += 1;
      const [most, lead] = [Math.max(...score), Math.abs(score[0] - score[1])];
      over = most === cap || (most >= points && lead >= 2);
      if (over) won[score[0] > score[1] ? 0 : 1] += 1;
      boards.push(board(...won, { parts: [...sets, [...score]] }));
    }
    sets.push(score);
  }
  return boards;
}

const withPart = ({ parts, ...rest }: Scoreboard, index: number, set: Points): Scoreboard => ({
  ...rest,
  parts: parts!.with(index, set),
});

describe.each(Object.entries(SPORTS))('%s', (_, sport) => {
  const match = { bestOf: sport.bestOf };
  const refused = (stage: number, score: Scoreboard) => problemOf(sport.sport, stage, score, match);

  it('may be followed rally by rally to its end', () => {
    fc.assert(
      fc.property(anyDice, (dice) => {
        const boards = play(sport, dice);
        for (const score of boards) expect(refused(Stage.live, score)).toBeNull();
        expect(refused(Stage.finished, boards.at(-1)!)).toBeNull();
        expect(problemOf(sport.sport, Stage.finished, boards.at(-1)!)).toBeNull();
      }),
      { numRuns: 40 },
    );
  });

  it('sets refuse a number that no rally makes', () => {
    fc.assert(
      fc.property(anyDice, fc.nat(), (dice, at) => {
        const final = play(sport, dice).at(-1)!;
        const parts = final.parts!;
        const index = at % parts.length;
        const [home, away] = parts[index]!;
        const winner = home > away ? 0 : 1;
        const beyond: Points = winner === 0 ? [home + 3, away] : [home, away + 3];
        const open: Points = [Math.min(home, away), Math.min(home, away)];
        const swapped: Points = [away, home];
        for (const stage of [Stage.live, Stage.finished])
          expect(refused(stage, withPart(final, index, beyond))?.path).toBe(`/parts/${index}`);
        expect(refused(Stage.finished, withPart(final, index, open))?.path).toBe(`/parts/${index}`);
        expect(refused(Stage.finished, withPart(final, index, swapped))).not.toBeNull();
        expect(refused(Stage.finished, { ...final, parts: [...parts, [0, 0]] })).not.toBeNull();
        expect(refused(Stage.finished, { ...final, home: final.home + 1 })).not.toBeNull();
        expect(refused(Stage.finished, { ...final, winner: final.home > final.away ? 'away' : 'home' })?.path).toBe('/winner');
      }),
      { numRuns: 40 },
    );
  });

  it('a match of sets may stop anywhere after a retirement, and is complete when it is finished', () => {
    fc.assert(
      fc.property(anyDice, fc.nat(), (dice, at) => {
        const boards = play(sport, dice).slice(0, -1);
        const score = boards[at % boards.length]!;
        expect(refused(Stage.retired, score)).toBeNull();
        expect(refused(Stage.interrupted, score)).toBeNull();
        expect(refused(Stage.finished, score)).not.toBeNull();
      }),
      { numRuns: 40 },
    );
  });
});

describe('sets', () => {
  it('a refusal of sets names the allowed values', () => {
    expect(problemOf(12, Stage.live, board(0, 0, { parts: [[28, 20]] }))).toEqual({
      path: '/parts/0',
      allowed:
        'a set is won with 25 points and a lead of 2, set 5 with 15 points and a lead of 2; only the last set may be open (set 1)',
    });
  });

  it('sets count a set won a moment ago, but only while the match runs', () => {
    expect(problemOf(12, Stage.live, board(0, 0, { parts: [[25, 20]] }))).toBeNull();
    expect(problemOf(12, Stage.retired, board(0, 0, { parts: [[25, 20]] }))?.allowed).toBe('the sets won: 1-0');
    expect(problemOf(12, Stage.live, board(0, 1, { parts: [[25, 20]] }))).toEqual({
      path: '',
      allowed: 'the sets won: 1-0 or 0-0',
    });
  });

  it('sets end with the match', () => {
    const won: Points[] = [
      [25, 20],
      [25, 20],
      [25, 20],
    ];
    expect(problemOf(12, Stage.live, board(3, 0, { parts: [...won, [0, 0]] }))).toEqual({
      path: '/parts/3',
      allowed: 'no set after the match is won',
    });
  });

  it('sets have the points that the match sets', () => {
    const short = { points: 11, bestOf: 5 };
    expect(
      problemOf(
        21,
        Stage.live,
        board(1, 0, {
          parts: [
            [15, 14],
            [3, 2],
          ],
        }),
        short,
      ),
    ).toBeNull();
    expect(
      problemOf(
        21,
        Stage.live,
        board(1, 0, {
          parts: [
            [16, 14],
            [3, 2],
          ],
        }),
        short,
      )?.path,
    ).toBe('/parts/0');
    expect(
      problemOf(
        12,
        Stage.finished,
        board(2, 0, {
          parts: [
            [15, 9],
            [15, 13],
          ],
        }),
        { points: 15, bestOf: 3 },
      ),
    ).toBeNull();
  });

  it('sets may be given to a side without being played', () => {
    expect(
      problemOf(
        12,
        Stage.awarded,
        board(3, 0, {
          parts: [
            [25, 0],
            [25, 0],
            [25, 0],
          ],
        }),
      ),
    ).toBeNull();
    expect(problemOf(12, Stage.walkover, board(0, 0))).toBeNull();
    expect(problemOf(12, Stage.awarded, board(4, 0))?.path).toBe('');
  });

  it('sets are those in force on the day in Copenhagen', () => {
    const lastNight = Date.UTC(2027, 0, 3, 22, 59) / 1000;
    const badminton = sportById(21)!;
    const score = board(2, 0, {
      parts: [
        [15, 9],
        [21, 20],
      ],
    });
    expect(scoreProblem(formatAt(badminton, lastNight), {}, Stage.finished, score)).not.toBeNull();
    expect(scoreProblem(formatAt(badminton, lastNight + 60), {}, Stage.finished, score)).toBeNull();
  });
});

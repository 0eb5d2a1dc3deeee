import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Stage, type StageCode } from '../event/stage.ts';
import type { Scoreboard } from '../messages/course.ts';
import { formatAt, type PeriodsFormat } from '../sport/formats.ts';
import { SPORTS } from '../sports/index.ts';
import { anyDice, board, type Dice, problemOf, type Points } from '../testing/scores.ts';
import { scoreProblem } from './index.ts';
import { sumOf } from './problem.ts';

const TODAY_S = Date.UTC(2026, 9, 1) / 1000;
const [FOOTBALL, BASKETBALL, HOCKEY, HANDBALL, RUGBY] = [1, 3, 4, 7, 8];

const periodSports = SPORTS.flatMap((sport): [string, PeriodsFormat][] => {
  const format = formatAt(sport, TODAY_S);
  return format.kind === 'periods' ? [[sport.name, format]] : [];
});

function play(format: PeriodsFormat, dice: Dice): { stage: StageCode; score: Scoreboard }[] {
  const moments: { stage: StageCode; score: Scoreboard }[] = [];
  const parts: Points[] = [];
  const total = (): Points => [sumOf(parts, 0), sumOf(parts, 1)];
  const period = (stage: StageCode): void => {
    parts.push([0, 0]);
    for (let scores = dice.number(5); scores >= 0; scores -= 1) {
      parts.at(-1)![dice.side()] += format.steps[dice.number(format.steps.length)]!;
      moments.push({ stage, score: board(...total(), { parts: parts.map((part): Points => [...part]) }) });
    }
  };
  for (let n = 0; n < format.regular; n += 1) period(Stage.live);
  const fullTime = total();
  if (fullTime[0] !== fullTime[1]) {
    return [
      ...moments,
      { stage: Stage.finished, score: board(...total(), { parts, winner: fullTime[0] > fullTime[1] ? 'home' : 'away' }) },
    ];
  }
  period(Stage.extraTime);
  const afterExtraTime = total();
  const facts = { parts, fullTime, afterExtraTime };
  if (afterExtraTime[0] !== afterExtraTime[1])
    return [...moments, { stage: Stage.afterExtraTime, score: board(...afterExtraTime, facts) }];
  const shootOut: Points = [3, 2 + 2 * dice.side()];
  return [
    ...moments,
    { stage: Stage.penalties, score: board(...afterExtraTime, { ...facts, penalties: [1, 1] }) },
    {
      stage: Stage.afterPenalties,
      score: board(...afterExtraTime, { ...facts, penalties: shootOut, winner: shootOut[0] > shootOut[1] ? 'home' : 'away' }),
    },
  ];
}

describe.each(periodSports)('%s', (_, format) => {
  const refused = (stage: StageCode, score: Scoreboard) => scoreProblem(format, {}, stage, score);

  it('may be followed score by score to its end', () => {
    fc.assert(
      fc.property(anyDice, (dice) => {
        for (const { stage, score } of play(format, dice)) expect(refused(stage, score)).toBeNull();
      }),
      { numRuns: 30 },
    );
  });

  it('periods refuse parts that exceed the score, and a wrong winner', () => {
    fc.assert(
      fc.property(anyDice, fc.nat(), (dice, at) => {
        const moments = play(format, dice);
        const { stage, score } = moments[at % moments.length]!;
        const parts = score.parts!;
        const [home, away] = parts.at(-1)!;
        expect(refused(stage, { ...score, parts: parts.with(-1, [home, away + 30]) })).not.toBeNull();
        expect(refused(stage, { ...score, fullTime: [score.home + 1, 0] })).not.toBeNull();
        const final = moments.at(-1)!;
        if (final.stage !== Stage.finished) return;
        const withoutHome = final.score.parts!.map(([, points]): Points => [0, points]);
        if (final.score.home > 0 && final.score.away > 0) {
          expect(refused(Stage.finished, { ...final.score, parts: withoutHome })).not.toBeNull();
        }
        expect(refused(Stage.finished, { ...final.score, winner: 'draw' })?.path).toBe('/winner');
      }),
      { numRuns: 30 },
    );
  });
});

describe('periods', () => {
  it.each<[string, number, StageCode, Scoreboard]>([
    [
      'a league match that ends level',
      FOOTBALL,
      Stage.finished,
      board(1, 1, {
        parts: [
          [0, 1],
          [1, 0],
        ],
      }),
    ],
    [
      'extra time in the second match of a tie',
      FOOTBALL,
      Stage.afterExtraTime,
      board(3, 1, {
        parts: [
          [1, 0],
          [1, 1],
          [1, 0],
        ],
        fullTime: [2, 1],
      }),
    ],
    [
      'a shoot-out after a tie that was level',
      FOOTBALL,
      Stage.afterPenalties,
      board(1, 0, { penalties: [3, 5], advanced: 'away', winner: 'away' }),
    ],
    ['a shoot-out of which only the winner is known', FOOTBALL, Stage.afterPenalties, board(1, 1, { advanced: 'home' })],
    ['the shoot-out of a tie of two matches', FOOTBALL, Stage.penalties, board(1, 0, { penalties: [2, 1] })],
    ['a shoot-out that is level so far', FOOTBALL, Stage.penalties, board(1, 1, { penalties: [2, 2] })],
    [
      'a match that was given to the loser',
      FOOTBALL,
      Stage.awarded,
      board(0, 3, {
        parts: [
          [1, 0],
          [1, 0],
        ],
      }),
    ],
    [
      'overtime without a part of its own',
      BASKETBALL,
      Stage.afterExtraTime,
      board(90, 88, {
        parts: [
          [20, 20],
          [20, 20],
          [20, 20],
          [20, 20],
        ],
      }),
    ],
    [
      'two extra times in one part',
      BASKETBALL,
      Stage.afterExtraTime,
      board(102, 100, {
        parts: [
          [20, 20],
          [20, 20],
          [20, 20],
          [20, 20],
          [22, 20],
        ],
      }),
    ],
    ['seven metres after handball', HANDBALL, Stage.afterPenalties, board(26, 26, { penalties: [4, 3] })],
    ['three points in rugby', RUGBY, Stage.firstHalf, board(3, 0, { parts: [[3, 0]] })],
  ])('periods accept %s', (_, sport, stage, score) => {
    expect(problemOf(sport, stage, score)).toBeNull();
  });

  it.each<[string, number, StageCode, Scoreboard, string]>([
    ['one point in rugby', RUGBY, Stage.firstHalf, board(1, 0), '/home'],
    [
      'a half of one point in rugby',
      RUGBY,
      Stage.secondHalf,
      board(3, 0, {
        parts: [
          [1, 0],
          [2, 0],
        ],
      }),
      '/parts/0',
    ],
    ['basketball that ends level', BASKETBALL, Stage.finished, board(80, 80), ''],
    [
      'overtime after a lead',
      BASKETBALL,
      Stage.afterExtraTime,
      board(92, 88, {
        parts: [
          [22, 20],
          [20, 20],
          [20, 20],
          [20, 20],
          [10, 8],
        ],
      }),
      '/parts',
    ],
    ['overtime after a lead at full time', BASKETBALL, Stage.extraTime, board(92, 88, { fullTime: [82, 80] }), '/fullTime'],
    ['a shoot-out after a lead', HOCKEY, Stage.afterPenalties, board(3, 2, { penalties: [1, 0] }), '/penalties'],
    ['a shoot-out that nobody won', HOCKEY, Stage.afterPenalties, board(2, 2, { penalties: [1, 1] }), '/penalties'],
    ['more at full time than at the end', FOOTBALL, Stage.afterExtraTime, board(1, 1, { fullTime: [2, 1] }), '/fullTime'],
    [
      'halves that miss a goal',
      FOOTBALL,
      Stage.finished,
      board(2, 0, {
        parts: [
          [1, 0],
          [0, 0],
        ],
      }),
      '/parts',
    ],
    [
      'another full time than the halves',
      FOOTBALL,
      Stage.afterExtraTime,
      board(3, 2, {
        parts: [
          [1, 1],
          [0, 0],
          [2, 1],
        ],
        fullTime: [2, 2],
      }),
      '/fullTime',
    ],
    [
      'a shoot-out within the score',
      FOOTBALL,
      Stage.afterPenalties,
      board(2, 2, { afterExtraTime: [1, 1], penalties: [4, 3] }),
      '/afterExtraTime',
    ],
    [
      'six parts of hockey',
      HOCKEY,
      Stage.afterExtraTime,
      board(3, 2, {
        parts: [
          [1, 1],
          [1, 1],
          [0, 0],
          [0, 0],
          [0, 0],
          [1, 0],
        ],
      }),
      '/parts',
    ],
    ['9-8 after penalties without a shoot-out', FOOTBALL, Stage.afterPenalties, board(9, 8), ''],
    ['9-8 after penalties in handball', HANDBALL, Stage.afterPenalties, board(9, 8, { winner: 'home' }), ''],
    ['a shoot-out of which nothing is known', HOCKEY, Stage.afterPenalties, board(2, 2), ''],
    [
      'a shoot-out that the side lost which advanced',
      FOOTBALL,
      Stage.afterPenalties,
      board(1, 1, { penalties: [4, 3], advanced: 'away' }),
      '/advanced',
    ],
    [
      'a shoot-out after extra time that decided',
      FOOTBALL,
      Stage.afterExtraTime,
      board(1, 1, { penalties: [4, 3] }),
      '/penalties',
    ],
    ['a shoot-out in the first half', FOOTBALL, Stage.firstHalf, board(0, 0, { penalties: [1, 0] }), '/penalties'],
    ['extra time in the second half', FOOTBALL, Stage.secondHalf, board(1, 1, { afterExtraTime: [1, 1] }), '/afterExtraTime'],
    ['basketball that is level after overtime', BASKETBALL, Stage.afterExtraTime, board(90, 90), ''],
    ['a winner who lost', FOOTBALL, Stage.finished, board(2, 0, { winner: 'away' }), '/winner'],
  ])('periods refuse %s', (_, sport, stage, score, path) => {
    expect(problemOf(sport, stage, score)?.path).toBe(path);
  });
});

describe('Aussie rules', () => {
  const AUSSIE = 18;
  const parts: Points[] = [
    [31, 14],
    [11, 30],
    [26, 22],
    [29, 5],
  ];
  const results: Scoreboard['results'] = [
    { goals: '14', behinds: '13' },
    { goals: '11', behinds: '5' },
  ];

  it('Aussie rules counts six for a goal and one for a behind', () => {
    expect(problemOf(AUSSIE, Stage.finished, board(97, 71, { parts, results, winner: 'home' }))).toBeNull();
    expect(
      problemOf(AUSSIE, Stage.finished, board(97, 71, { parts, results: [{ ...results[0], behinds: '14' }, results[1]] })),
    ).toEqual({
      path: '/home',
      allowed: '6 points for each of 14 goals and one for each of 14 behinds',
    });
    expect(problemOf(AUSSIE, Stage.live, board(97, 71, { results: [{ goals: 'x' }, {}] }))?.path).toBe('/results/0/goals');
  });

  it('Aussie rules adds up its quarters', () => {
    expect(problemOf(AUSSIE, Stage.live, board(45, 44, { parts: parts.slice(0, 2) }))).toBeNull();
    expect(problemOf(AUSSIE, Stage.live, board(41, 44, { parts: parts.slice(0, 2) }))?.path).toBe('/parts');
    expect(problemOf(AUSSIE, Stage.finished, board(98, 71, { parts }))?.path).toBe('/parts');
    expect(problemOf(AUSSIE, Stage.finished, board(97, 71, { parts, winner: 'away' }))?.path).toBe('/winner');
  });

  it('Aussie rules may end level, or go on after four level quarters', () => {
    const level: Points[] = [
      [10, 10],
      [10, 10],
      [10, 10],
      [10, 10],
    ];
    expect(problemOf(AUSSIE, Stage.finished, board(40, 40, { parts: level, winner: 'draw' }))).toBeNull();
    expect(problemOf(AUSSIE, Stage.afterExtraTime, board(47, 41, { parts: level }))).toBeNull();
    expect(problemOf(AUSSIE, Stage.afterExtraTime, board(40, 40, { parts: level }))?.allowed).toMatch('a side that leads');
    expect(problemOf(AUSSIE, Stage.afterExtraTime, board(97, 71, { parts }))?.path).toBe('/parts');
  });
});

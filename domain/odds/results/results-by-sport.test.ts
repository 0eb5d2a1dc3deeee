import { describe, expect, it } from 'vitest';
import { Stage } from '../../event/stage.ts';
import type { Scoreboard } from '../../messages/course.ts';
import type { FixtureMessage } from '../../messages/fixture.ts';
import { market, matchOf, results } from '../../testing/odds.ts';
import { fixture, score, status } from '../../testing/scenario.ts';

const W = 'won';
const L = 'lost';
const V = 'void';

/** A match of a sport by one board, at the stage; run by a first stage. */
const match = (sport: number, stage: number, board: Scoreboard, more: Partial<FixtureMessage> = {}) =>
  matchOf([fixture({ sport, ...more }), status(1, Stage.live), status(90, stage, { score: board })]);

describe('parts of the score', () => {
  it('quarters of basketball and their halves have results of their own', () => {
    const parts: Scoreboard['parts'] = [
      [20, 18],
      [15, 20],
      [22, 20],
      [20, 19],
    ];
    const game = match(3, Stage.afterExtraTime, {
      home: 87,
      away: 84,
      fullTime: [77, 77],
      parts: [...parts, [10, 7]],
    });
    expect(results(game, market('HOME_DRAW_AWAY'))).toEqual([L, W, L]);
    expect(results(game, market('HOME_AWAY'))).toEqual([V, V]);
    expect(results(game, market('HOME_AWAY', null, 'FULL_TIME_OVER_TIME'))).toEqual([W, L]);
    expect(results(game, market('OVER_UNDER', 160.5))).toEqual([L, W]);
    expect(results(game, market('OVER_UNDER', 160.5, 'FULL_TIME_OVER_TIME'))).toEqual([W, L]);
    expect(results(game, market('HOME_AWAY', null, 'FIRST_QUARTER'))).toEqual([W, L]);
    expect(results(game, market('HOME_DRAW_AWAY', null, 'FIRST_HALF'))).toEqual([L, L, W]);
    expect(results(game, market('ASIAN_HANDICAP', -2.5, 'SECOND_HALF'))).toEqual([W, L]);
    expect(results(game, market('HALF_FULL_TIME'))).toEqual([L, L, L, L, L, L, L, W, L]);
  });

  it('ice hockey counts regular time without overtime and shoot-out, which decide the winner', () => {
    const game = match(4, Stage.afterPenalties, {
      home: 2,
      away: 2,
      fullTime: [2, 2],
      penalties: [2, 1],
      parts: [
        [1, 0],
        [0, 1],
        [1, 1],
        [0, 0],
      ],
    });
    expect(results(game, market('HOME_DRAW_AWAY'))).toEqual([L, W, L]);
    expect(results(game, market('HOME_AWAY', null, 'FULL_TIME_OVER_TIME'))).toEqual([W, L]);
    expect(results(game, market('OVER_UNDER', 4.5))).toEqual([L, W]);
    expect(results(game, market('OVER_UNDER', 4.5, 'FULL_TIME_OVER_TIME'))).toEqual([W, L]);
    expect(results(game, market('OVER_UNDER', 1.5, 'THIRD_PERIOD'))).toEqual([W, L]);
  });

  it('a period that runs is open and the one before it decided', () => {
    const game = matchOf([
      fixture({ sport: 4 }),
      status(1, 14),
      score(5, 1, 0),
      status(30, Stage.break),
      status(40, 15),
      score(41, 1, 1),
    ]);
    expect(results(game, market('HOME_DRAW_AWAY', null, 'FIRST_PERIOD'))).toEqual([W, L, L]);
    expect(results(game, market('HOME_DRAW_AWAY', null, 'SECOND_PERIOD'))).toEqual([null, null, null]);
    expect(results(game, market('OVER_UNDER', 0.5, 'SECOND_PERIOD'))).toEqual([W, L]);
  });

  it('Australian football adds the quarters up to regular time', () => {
    const parts: Scoreboard['parts'] = [
      [20, 20],
      [20, 20],
      [20, 20],
      [20, 20],
    ];
    const game = match(18, Stage.afterExtraTime, { home: 87, away: 81, parts });
    expect(results(game, market('HOME_DRAW_AWAY'))).toEqual([L, W, L]);
    expect(results(game, market('HOME_AWAY', null, 'FULL_TIME_OVER_TIME'))).toEqual([W, L]);
  });
});

describe('sets, frames and innings', () => {
  const parts: Scoreboard['parts'] = [
    [6, 4],
    [6, 7],
    [6, 2],
  ];
  const tennis = match(2, Stage.finished, { home: 2, away: 1, parts });

  it('tennis counts games by its lines, sets by small totals and by the correct score', () => {
    expect(results(tennis, market('HOME_AWAY'))).toEqual([W, L]);
    expect(results(tennis, market('OVER_UNDER', 30.5))).toEqual([W, L]);
    expect(results(tennis, market('OVER_UNDER', 2.5))).toEqual([W, L]);
    expect(results(tennis, market('ASIAN_HANDICAP', -4.5))).toEqual([W, L]);
    expect(results(tennis, market('ASIAN_HANDICAP', -5.5))).toEqual([L, W]);
    expect(results(tennis, market('CORRECT_SCORE'), {}, ['2:0', '2:1'])).toEqual([L, W]);
    expect(results(tennis, market('ODD_OR_EVEN'))).toEqual([W, L]);
    expect(results(tennis, market('HOME_AWAY', null, 'SECOND_SET'))).toEqual([L, W]);
    expect(results(tennis, market('OVER_UNDER', 9.5, 'FIRST_SET'))).toEqual([W, L]);
    expect(results(tennis, market('CORRECT_SCORE', null, 'FIRST_SET'), {}, ['6:4', '6:3'])).toEqual([W, L]);
  });

  it('a set that was not needed is void', () => {
    const straight = match(2, Stage.finished, { home: 2, away: 0, parts: parts.slice(0, 1).concat([[6, 3]]) });
    expect(results(straight, market('HOME_AWAY', null, 'THIRD_SET'))).toEqual([V, V]);
  });

  it('a set is decided when it is won, and open while it runs', () => {
    const running = match(2, 18, {
      home: 1,
      away: 0,
      parts: [
        [6, 4],
        [1, 0],
      ],
    });
    expect(results(running, market('HOME_AWAY', null, 'FIRST_SET'))).toEqual([W, L]);
    expect(results(running, market('HOME_AWAY', null, 'SECOND_SET'))).toEqual([null, null]);
  });

  it('a match tie-break is one game', () => {
    const format = { deciding: 'match-tie-break' } as const;
    const short = match(
      2,
      Stage.finished,
      {
        home: 1,
        away: 2,
        parts: [
          [6, 4],
          [4, 6],
          [8, 10],
        ],
      },
      { format },
    );
    expect(results(short, market('OVER_UNDER', 20.5))).toEqual([W, L]);
    expect(results(short, market('OVER_UNDER', 21.5))).toEqual([L, W]);
    expect(results(short, market('ASIAN_HANDICAP', 1))).toEqual([V, V]);
  });

  it('volleyball counts sets by small lines and points by others', () => {
    const game = match(12, Stage.finished, {
      home: 3,
      away: 1,
      parts: [
        [25, 20],
        [20, 25],
        [25, 23],
        [25, 10],
      ],
    });
    expect(results(game, market('ASIAN_HANDICAP', -1.5))).toEqual([W, L]);
    expect(results(game, market('ASIAN_HANDICAP', -16.5))).toEqual([W, L]);
    expect(results(game, market('ASIAN_HANDICAP', -17.5))).toEqual([L, W]);
    expect(results(game, market('OVER_UNDER', 3.5))).toEqual([W, L]);
    expect(results(game, market('OVER_UNDER', 172.5))).toEqual([W, L]);
    expect(results(game, market('OVER_UNDER', 173.5))).toEqual([L, W]);
  });

  it('darts counts the legs, or the sets of a match of sets', () => {
    const legs = match(14, Stage.finished, { home: 6, away: 4 }, { format: { bestOf: 11, unit: 'legs' } });
    expect(results(legs, market('OVER_UNDER', 9.5))).toEqual([W, L]);
    const board = {
      home: 3,
      away: 0,
      parts: [
        [3, 2],
        [3, 1],
        [3, 2],
      ],
    } as Scoreboard;
    const sets = match(14, Stage.finished, board, { format: { bestOf: 5, unit: 'sets', points: 3 } });
    expect(results(sets, market('OVER_UNDER', 4.5))).toEqual([L, W]);
    expect(results(sets, market('OVER_UNDER', 4.5, 'FIRST_SET'))).toEqual([W, L]);
  });

  it('snooker may end level', () => {
    const level = match(15, Stage.finished, { home: 2, away: 2 }, { format: { bestOf: 4 } });
    expect(results(level, market('HOME_AWAY'))).toEqual([V, V]);
    expect(results(level, market('ASIAN_HANDICAP', 0.5))).toEqual([W, L]);
  });

  it('baseball counts nine innings as regular time and five as its first half', () => {
    const nine = Array.from({ length: 9 }, (_, at): [number, number] => (at === 3 ? [1, 0] : at === 7 ? [0, 1] : [0, 0]));
    const game = match(6, Stage.finished, { home: 2, away: 1, parts: [...nine, [1, 0]] });
    expect(results(game, market('HOME_DRAW_AWAY'))).toEqual([L, W, L]);
    expect(results(game, market('HOME_AWAY', null, 'FULL_TIME_OVER_TIME'))).toEqual([W, L]);
    expect(results(game, market('HOME_AWAY', null, 'FIRST_HALF'))).toEqual([W, L]);
    expect(results(game, market('OVER_UNDER', 0.5, 'FIRST_INNING'))).toEqual([L, W]);
  });

  it('pesäpallo wins halves and counts runs', () => {
    const halves: [number, number][] = [
      [1, 0],
      [0, 0],
      [2, 1],
      [0, 0],
      [0, 1],
      [0, 0],
      [0, 0],
      [1, 2],
    ];
    const game = match(30, Stage.afterExtraInnings, { home: 2, away: 1, parts: [...halves, [1, 0]] });
    expect(results(game, market('HOME_DRAW_AWAY'))).toEqual([L, W, L]);
    expect(results(game, market('HOME_AWAY', null, 'FULL_TIME_OVER_TIME'))).toEqual([W, L]);
    expect(results(game, market('OVER_UNDER', 8.5))).toEqual([L, W]);
    expect(results(game, market('CORRECT_SCORE'), {}, ['0:0', '1:1', '2:1'])).toEqual([L, W, L]);
    expect(results(game, market('OVER_UNDER', 7.5))).toEqual([W, L]);
    expect(results(game, market('OVER_UNDER', 8.5, 'FULL_TIME_OVER_TIME'))).toEqual([W, L]);
    expect(results(game, market('HOME_DRAW_AWAY', null, 'SECOND_HALF'))).toEqual([L, L, W]);
  });
});

describe('winners beside the score', () => {
  it('a super over decides the winner of level runs, not the result', () => {
    const game = match(
      13,
      Stage.finished,
      { home: 160, away: 160, winner: 'home', results: [{ superOver: '12' }, { superOver: '9' }] },
      { format: { game: 'twenty20' } },
    );
    expect(results(game, market('HOME_AWAY'))).toEqual([W, L]);
    expect(results(game, market('HOME_DRAW_AWAY'))).toEqual([L, W, L]);
    expect(results(game, market('OVER_UNDER', 319.5))).toEqual([W, L]);
  });

  it('a drawn test has no winner, whatever the runs', () => {
    const game = match(13, Stage.finished, { home: 500, away: 300, winner: 'draw' }, { format: { game: 'test' } });
    expect(results(game, market('HOME_DRAW_AWAY'))).toEqual([L, W, L]);
  });

  const fight = (board: Partial<Scoreboard>) =>
    match(16, Stage.finished, { home: 0, away: 0, ...board }, { format: { rounds: 12 } });

  it('a fight is won, drawn or no contest', () => {
    expect(results(fight({ winner: 'away', finish: { method: 'ko', round: 4 } }), market('HOME_AWAY'))).toEqual([L, W]);
    const draw = fight({ winner: 'draw', finish: { method: 'draw' } });
    expect(results(draw, market('HOME_AWAY'))).toEqual([V, V]);
    expect(results(draw, market('HOME_DRAW_AWAY'))).toEqual([L, W, L]);
    const none = fight({ finish: { method: 'no-contest' } });
    expect(results(none, market('HOME_DRAW_AWAY'))).toEqual([V, V, V]);
    expect(results(none, market('OVER_UNDER', 9.5))).toEqual([V, V]);
  });

  it('rounds of a fight are over or under the line, and by the rules of the bookmaker within the last round', () => {
    const knockout = fight({ winner: 'away', finish: { method: 'ko', round: 4 } });
    expect(results(knockout, market('OVER_UNDER', 2.5))).toEqual([W, L]);
    expect(results(knockout, market('OVER_UNDER', 4.5))).toEqual([L, W]);
    expect(results(knockout, market('OVER_UNDER', 3.5))).toEqual(['rules', 'rules']);
    expect(results(knockout, market('OVER_UNDER', 3))).toEqual([W, L]);
    expect(results(knockout, market('OVER_UNDER', 4))).toEqual([L, W]);
  });

  it.each(['decision-unanimous', 'decision-split', 'decision-majority'] as const)('a %s follows all planned rounds', (method) => {
    const judged = fight({ winner: 'away', finish: { method } });
    expect(results(judged, market('OVER_UNDER', 11.5))).toEqual([W, L]);
    expect(results(judged, market('OVER_UNDER', 12))).toEqual([V, V]);
    expect(results(judged, market('OVER_UNDER', 12.5))).toEqual([L, W]);
  });

  it('a draw follows all planned rounds, unless it names an earlier one', () => {
    expect(results(fight({ winner: 'draw', finish: { method: 'draw' } }), market('OVER_UNDER', 11.5))).toEqual([W, L]);
    const early = fight({ winner: 'draw', finish: { method: 'draw', round: 3 } });
    expect(results(early, market('OVER_UNDER', 3.5))).toEqual([L, W]);
  });

  it('rounds are those of the sport where the fight names none, and not known before its end or without a method', () => {
    const finish = { method: 'decision-split' as const };
    const usual = match(16, Stage.finished, { home: 0, away: 0, winner: 'home', finish });
    expect(results(usual, market('OVER_UNDER', 11.5))).toEqual([W, L]);
    expect(results(fight({ winner: 'home' }), market('OVER_UNDER', 11.5))).toEqual([null, null]);
    expect(results(matchOf([fixture({ sport: 16 }), status(1, Stage.live)]), market('OVER_UNDER', 0.5))).toEqual([null, null]);
  });
});

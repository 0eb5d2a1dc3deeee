import { describe, expect, it } from 'vitest';
import { Stage } from '../../event/stage.ts';
import type { Message } from '../../messages/index.ts';
import { market, matchOf, results, THREE_HOURS_LATER } from '../../testing/odds.ts';
import { fixture, score, status } from '../../testing/scenario.ts';

const W = 'won';
const L = 'lost';
const V = 'void';
const R = 'rules';

const football = (...more: Message[]) =>
  matchOf([
    fixture(),
    status(1, Stage.firstHalf),
    score(10, 2, 1),
    status(46, Stage.halfTime),
    status(60, Stage.secondHalf),
    ...more,
  ]);
const TWO_DAYS_LATER = { nowMs: THREE_HOURS_LATER.nowMs + 48 * 3600_000 };

describe('a match that is broken off', () => {
  it.each([
    ['abandoned', {}, Stage.abandoned],
    ['interrupted for two days', TWO_DAYS_LATER, Stage.interrupted],
  ] as const)('what is decided stands and other outcomes are void when it is %s', (_, terms, stage) => {
    const match = football(status(70, stage));
    expect(results(match, market('OVER_UNDER', 2.5), terms)).toEqual([W, L]);
    expect(results(match, market('OVER_UNDER', 3.5), terms)).toEqual([V, V]);
    expect(results(match, market('HOME_DRAW_AWAY'), terms)).toEqual([V, V, V]);
    expect(results(match, market('HOME_DRAW_AWAY', null, 'FIRST_HALF'), terms)).toEqual([W, L, L]);
    expect(results(match, market('HOME_DRAW_AWAY', null, 'SECOND_HALF'), terms)).toEqual([V, V, V]);
    expect(results(match, market('CORRECT_SCORE'), terms, ['1:1', '2:1'])).toEqual([L, V]);
    expect(results(match, market('TO_QUALIFY'), terms)).toEqual([V, V]);
  });

  it('other outcomes are open while an interrupted match may go on', () => {
    const match = football(status(70, Stage.interrupted));
    expect(results(match, market('OVER_UNDER', 3.5))).toEqual([null, null]);
    expect(results(match, market('OVER_UNDER', 2.5))).toEqual([W, L]);
  });

  it('the bookmaker decides on ice hockey that is abandoned in the last period', () => {
    const played = [fixture({ sport: 4 }), status(1, 14), score(5, 1, 0), status(30, 15)];
    const early = matchOf([...played, status(40, Stage.abandoned)]);
    expect(results(early, market('HOME_DRAW_AWAY'))).toEqual([V, V, V]);
    const late = matchOf([...played, score(35, 2, 0), status(60, 16), score(65, 3, 0), status(70, Stage.abandoned)]);
    expect(results(late, market('HOME_DRAW_AWAY'))).toEqual([R, R, R]);
    expect(results(late, market('HOME_DRAW_AWAY', null, 'FIRST_PERIOD'))).toEqual([W, L, L]);
  });
});

describe('an awarded match', () => {
  it('the score at the end of play counts', () => {
    const match = football(status(70, Stage.awarded, { score: { home: 2, away: 1, winner: 'away' } }));
    expect(results(match, market('HOME_DRAW_AWAY'))).toEqual([W, L, L]);
    expect(results(match, market('HOME_AWAY', null, 'FULL_TIME_OVER_TIME'))).toEqual([W, L]);
    expect(results(match, market('OVER_UNDER', 2.5))).toEqual([W, L]);
  });

  it('the bookmaker decides where a ruling replaced that score', () => {
    const match = football(status(70, Stage.awarded, { score: { home: 0, away: 3 } }));
    expect(results(match, market('HOME_DRAW_AWAY'))).toEqual([R, R, R]);
  });
});

describe('a retirement', () => {
  const tennis = (home: number, parts: [number, number][], sport = 2) =>
    matchOf([fixture({ sport }), status(1, 17), status(90, Stage.retired, { score: { home, away: 0, parts, winner: 'home' } })]);
  const firstSet = tennis(0, [[2, 1]]);
  const secondSet = tennis(1, [
    [6, 4],
    [1, 0],
  ]);

  it.each([
    ['void', firstSet, [V, V]],
    ['void', secondSet, [V, V]],
    ['afterFirstPoint', firstSet, [W, L]],
    ['afterFirstPoint', secondSet, [W, L]],
    ['afterFirstSet', firstSet, [V, V]],
    ['afterFirstSet', secondSet, [W, L]],
    [null, secondSet, [R, R]],
  ] as const)('the winner follows the rule of the bookmaker: %s', (retirement, match, expected) => {
    expect(results(match, market('HOME_AWAY'), { retirement })).toEqual(expected);
  });

  it('finished sets and passed lines stand, other outcomes are void', () => {
    expect(results(secondSet, market('HOME_AWAY', null, 'FIRST_SET'))).toEqual([W, L]);
    expect(results(secondSet, market('HOME_AWAY', null, 'SECOND_SET'))).toEqual([V, V]);
    expect(results(secondSet, market('OVER_UNDER', 10.5))).toEqual([W, L]);
    expect(results(secondSet, market('OVER_UNDER', 20.5))).toEqual([V, V]);
    expect(results(secondSet, market('ASIAN_HANDICAP', -2.5))).toEqual([V, V]);
  });

  it('a set that a source counts for its leader was not finished', () => {
    const counted = tennis(2, [
      [6, 4],
      [3, 2],
    ]);
    expect(results(counted, market('HOME_AWAY', null, 'SECOND_SET'))).toEqual([V, V]);
    const volleyball = tennis(
      2,
      [
        [25, 20],
        [15, 13],
      ],
      12,
    );
    expect(results(volleyball, market('HOME_AWAY', null, 'FIRST_SET'))).toEqual([W, L]);
    expect(results(volleyball, market('HOME_AWAY', null, 'SECOND_SET'))).toEqual([V, V]);
  });

  it('the winner of frames stands when a side reached the number that it needed, else the offer is void', () => {
    const snooker = (home: number) =>
      matchOf([
        fixture({ sport: 15, format: { bestOf: 9 } }),
        status(1, Stage.live),
        status(90, Stage.retired, { score: { home, away: 1, winner: 'home' } }),
      ]);
    expect(results(snooker(4), market('HOME_AWAY'))).toEqual([V, V]);
    expect(results(snooker(5), market('HOME_AWAY'))).toEqual([W, L]);
  });

  it('the bookmaker decides on a winner in other sports', () => {
    const match = football(status(70, Stage.retired, { score: { home: 2, away: 1, winner: 'home' } }));
    expect(results(match, market('HOME_AWAY'))).toEqual([R, R]);
  });
});

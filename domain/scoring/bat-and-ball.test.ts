import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchFormat } from '../event/entities.ts';
import { Stage } from '../event/stage.ts';
import type { Scoreboard } from '../messages/course.ts';
import { anyDice, board, type Dice, problemOf, type Points } from '../testing/scores.ts';
import { sumOf } from './problem.ts';

const [BASEBALL, CRICKET, PESAPALLO] = [6, 13, 30];
const total = (parts: readonly Points[]): Points => [sumOf(parts, 0), sumOf(parts, 1)];

function playInnings(regular: number, dice: Dice): Points[] {
  const parts: Points[] = [];
  for (let inning = 0; inning < regular; inning += 1) parts.push([dice.number(3), dice.number(3)]);
  let [home, away] = total(parts);
  if (home !== away) return parts;
  parts.push([0, 0]);
  while (home === away) {
    parts.at(-1)![dice.side()] += 1;
    [home, away] = total(parts);
  }
  return parts;
}

describe('baseball', () => {
  const planned = fc.constantFrom(7, 9);

  it('baseball may be followed inning by inning to its end', () => {
    fc.assert(
      fc.property(anyDice, planned, (dice, innings) => {
        const parts = playInnings(innings, dice);
        for (let n = 1; n <= parts.length; n += 1) {
          const played = parts.slice(0, n);
          expect(problemOf(BASEBALL, Stage.live, board(...total(played), { parts: played }), { innings })).toBeNull();
        }
        expect(problemOf(BASEBALL, Stage.finished, board(...total(parts), { parts }), { innings })).toBeNull();
      }),
    );
  });

  it('baseball refuses missing or extra runs, and extra innings after a lead', () => {
    fc.assert(
      fc.property(anyDice, planned, fc.nat(), (dice, innings, at) => {
        const parts = playInnings(innings, dice);
        const [home, away] = total(parts);
        const refused = (score: Scoreboard) => problemOf(BASEBALL, Stage.finished, score, { innings }) !== null;
        expect(refused(board(home + 1, away, { parts }))).toBe(true);
        expect(refused(board(home, away, { parts: parts.with(at % parts.length, [home + 1, 0]) }))).toBe(true);
        const lead = parts.slice(0, innings).with(0, [99, 0]);
        expect(refused(board(...total([...lead, [1, 0]]), { parts: [...lead, [1, 0]] }))).toBe(true);
      }),
    );
  });

  it('baseball may be called early, and may stay level in leagues that allow it', () => {
    const five: Points[] = [
      [1, 0],
      [0, 0],
      [2, 1],
      [0, 0],
      [0, 0],
    ];
    expect(problemOf(BASEBALL, Stage.finished, board(3, 1, { parts: five, winner: 'home' }))).toBeNull();
    expect(problemOf(BASEBALL, Stage.finished, board(3, 1, { parts: five, winner: 'away' }))?.path).toBe('/winner');
    expect(problemOf(BASEBALL, Stage.finished, board(2, 2))).toBeNull();
  });

  it('baseball has nine innings and one part for all extra ones', () => {
    const eleven = Array.from({ length: 11 }, (): Points => [0, 0]);
    expect(problemOf(BASEBALL, Stage.live, board(0, 0, { parts: eleven }))?.allowed).toBe(
      '9 innings and one part for all extra ones',
    );
  });

  it('baseball counts hits and errors', () => {
    expect(problemOf(BASEBALL, Stage.live, board(0, 0, { results: [{ hits: '7', errors: '0' }, {}] }))).toBeNull();
    expect(problemOf(BASEBALL, Stage.live, board(0, 0, { results: [{}, { hits: '-1' }] }))?.path).toBe('/results/1/hits');
  });
});

describe('cricket', () => {
  it.each<[string, Scoreboard, MatchFormat]>([
    [
      'a chase',
      board(187, 153, {
        parts: [[187, 153]],
        results: [
          { wickets1: '6', overs1: '20' },
          { wickets1: '8', overs1: '18.2' },
        ],
      }),
      { game: 'twenty20' },
    ],
    [
      'a test',
      board(512, 498, {
        parts: [
          [300, 401],
          [212, 97],
        ],
        results: [{ wickets1: '10', overs1: '98.4', wickets2: '10' }, { declared: '1' }],
      }),
      { game: 'test' },
    ],
    [
      'a tie with a super over',
      board(159, 159, { results: [{ superOver: '7' }, { superOver: '8' }], winner: 'away' }),
      { game: 'twenty20' },
    ],
    ['a moved target', board(191, 152, { winner: 'away' }), { game: 'twenty20' }],
  ])('cricket accepts %s', (_, score, match) => {
    expect(problemOf(CRICKET, Stage.finished, score, match)).toBeNull();
  });

  it.each<[string, Scoreboard, MatchFormat, string]>([
    ['eleven wickets', board(90, 0, { results: [{ wickets1: '11' }, {}] }), {}, '/results/0/wickets1'],
    ['a seventh ball', board(90, 0, { results: [{ overs1: '18.6' }, {}] }), {}, '/results/0/overs1'],
    ['more overs than twenty', board(90, 0, { results: [{}, { overs1: '20.1' }] }), { game: 'twenty20' }, '/results/1/overs1'],
    ['more overs than fifty', board(90, 0, { results: [{}, { overs1: '51' }] }), { game: 'one-day' }, '/results/1/overs1'],
    [
      'a second innings of a short game',
      board(90, 0, {
        parts: [
          [80, 0],
          [10, 0],
        ],
      }),
      { game: 'one-day' },
      '/parts',
    ],
    [
      'wickets in a second innings of a short game',
      board(90, 0, { results: [{ wickets2: '1' }, {}] }),
      { game: 'one-day' },
      '/results/0/wickets2',
    ],
    ['a super over in a test', board(90, 90, { results: [{ superOver: '4' }, {}] }), { game: 'test' }, '/results/0/superOver'],
    ['innings beyond the score', board(90, 0, { parts: [[91, 0]] }), {}, '/parts'],
  ])('cricket refuses %s', (_, score, match, path) => {
    expect(problemOf(CRICKET, Stage.live, score, match)?.path).toBe(path);
  });
});

describe('pesäpallo', () => {
  const innings = (...runs: Points[]): Points[] =>
    runs.flatMap(([home, away]): Points[] => [
      [home, away],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);

  it.each<[string, Scoreboard]>([
    ['both halves', board(2, 0, { parts: innings([6, 5], [7, 1]) })],
    ['one half each and the super inning', board(2, 1, { parts: [...innings([6, 5], [1, 7]), [3, 0]] })],
    ['a contest after a level super inning', board(1, 2, { parts: [...innings([6, 5], [1, 7]), [1, 1], [1, 1], [2, 3]] })],
    ['one half, with the other level', board(1, 0, { parts: innings([6, 5], [3, 3]) })],
    ['two level halves and a super inning', board(0, 1, { parts: [...innings([2, 2], [3, 3]), [0, 1]] })],
  ])('pesäpallo is won by %s', (_, score) => {
    expect(problemOf(PESAPALLO, Stage.finished, score)).toBeNull();
    expect(problemOf(PESAPALLO, Stage.finished, { ...score, home: score.away, away: score.home })).not.toBeNull();
  });

  it('pesäpallo never ends level or with three halves', () => {
    for (const stage of [Stage.finished, Stage.afterExtraInnings, Stage.afterPenalties])
      expect(problemOf(PESAPALLO, stage, board(1, 1))?.allowed).toBe('halves won: 1-0, 2-0 or 2-1');
    expect(problemOf(PESAPALLO, Stage.live, board(1, 1))).toBeNull();
    expect(problemOf(PESAPALLO, Stage.live, board(3, 0))?.path).toBe('');
    expect(problemOf(PESAPALLO, Stage.live, board(2, 2))?.path).toBe('');
  });
});

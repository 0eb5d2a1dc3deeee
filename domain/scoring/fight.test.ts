import { describe, expect, it } from 'vitest';
import type { MatchFormat } from '../event/entities.ts';
import { Stage } from '../event/stage.ts';
import type { Scoreboard } from '../messages/course.ts';
import { board, dataSets, expectPossible, problemOf } from '../testing/scores.ts';

const [BOXING, MMA, GOLF] = [16, 28, 23];

describe('fights', () => {
  it.each<[string, number, Scoreboard, MatchFormat]>([
    ['a knockout', BOXING, board(0, 0, { finish: { method: 'ko', round: 7, time: '2:13' }, winner: 'away' }), { rounds: 12 }],
    ['a decision', BOXING, board(0, 0, { finish: { method: 'decision-split', round: 12 }, winner: 'home' }), { rounds: 12 }],
    ['a draw', BOXING, board(0, 0, { finish: { method: 'draw' }, winner: 'draw' }), {}],
    ['a fight without result', MMA, board(0, 0, { finish: { method: 'no-contest', round: 2 } }), { rounds: 3 }],
    ['a winner of whom no more is known', MMA, board(0, 0, { winner: 'home' }), {}],
  ])('fights accept %s', (_, sport, score, match) => {
    expect(problemOf(sport, Stage.finished, score, match)).toBeNull();
  });

  it.each<[string, number, Scoreboard, MatchFormat, string]>([
    ['a score', BOXING, board(1, 0, { winner: 'home' }), {}, ''],
    ['a knockout without a winner', BOXING, board(0, 0, { finish: { method: 'ko' } }), {}, '/winner'],
    ['a knockout that was a draw', BOXING, board(0, 0, { finish: { method: 'ko' }, winner: 'draw' }), {}, '/winner'],
    ['the winner of a draw', MMA, board(0, 0, { finish: { method: 'draw' }, winner: 'home' }), {}, '/winner'],
    ['a submission in boxing', BOXING, board(0, 0, { finish: { method: 'submission' }, winner: 'home' }), {}, '/finish/method'],
    [
      'a round that was not planned',
      MMA,
      board(0, 0, { finish: { method: 'tko', round: 4 }, winner: 'home' }),
      { rounds: 3 },
      '/finish/round',
    ],
    [
      'more rounds than there may be',
      MMA,
      board(0, 0, { finish: { method: 'tko', round: 12 }, winner: 'home' }),
      {},
      '/finish/round',
    ],
    [
      'an early decision',
      MMA,
      board(0, 0, { finish: { method: 'decision-unanimous', round: 2 }, winner: 'home' }),
      { rounds: 3 },
      '/finish/round',
    ],
  ])('fights refuse %s', (_, sport, score, match, path) => {
    expect(problemOf(sport, Stage.finished, score, match)?.path).toBe(path);
  });

  it('fights are not races: those have no score of two sides', () => {
    expect(problemOf(GOLF, Stage.live, board(1, 0))?.path).toBe('');
  });
});

const { hasData, rowsOf } = dataSets();

describe.runIf(hasData('zz_copyleft/mma-ufc'))('fights of the UFC', () => {
  const METHODS: Readonly<Record<string, NonNullable<Scoreboard['finish']>['method']>> = {
    'Decision - Unanimous': 'decision-unanimous',
    'Decision - Split': 'decision-split',
    'Decision - Majority': 'decision-majority',
    'KO/TKO': 'ko',
    Submission: 'submission',
    'Could Not Continue': 'no-contest',
  };
  it('fights of the UFC end in valid ways', () => {
    const rows = rowsOf('zz_copyleft/mma-ufc/ufc_fight_results.csv');
    const moments = rows.map((row) => {
      const outcome = row['OUTCOME']!;
      const method = outcome === 'D/D' ? 'draw' : METHODS[row['METHOD']!.trim()]!;
      const winner = outcome === 'W/L' ? 'home' : outcome === 'L/W' ? 'away' : undefined;
      const finish = { method, round: Number(row['ROUND']), time: row['TIME']! };
      return {
        stage: Stage.finished,
        score: board(0, 0, { finish, ...(winner === undefined ? {} : { winner }) }),
        match: { rounds: Number(row['TIME FORMAT']![0]) },
      };
    });
    expect(moments).toHaveLength(314);
    expectPossible(28, moments);
  });
});

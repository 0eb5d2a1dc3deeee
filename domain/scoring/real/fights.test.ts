import { describe, expect, it } from 'vitest';
import { Stage } from '../../event/stage.ts';
import type { Scoreboard } from '../../messages/course.ts';
import { board, dataSets, expectPossible } from '../../testing/scores.ts';

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
  it('end in possible ways', () => {
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

import { type Pair, Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { type ImportedMatch, type Outcome, withAdvanced } from './match.ts';

function match(
  tie: string,
  start: string,
  home: string,
  away: string,
  score: Pair | null,
  change: Partial<Outcome> = {},
): ImportedMatch {
  return {
    file: 'f',
    line: 1,
    key: `${tie}-${home}`,
    competition: { name: 'Cup', country: 'dk', season: '2025' },
    home: { name: home },
    away: { name: away },
    start,
    round: '',
    tie,
    venue: '',
    goals: [],
    outcome: score && {
      stage: Stage.finished,
      halfTime: null,
      fullTime: score,
      extraTime: null,
      penalties: null,
      advanced: null,
      ...change,
    },
  };
}
const advanced = (...matches: ImportedMatch[]) => withAdvanced(matches).map(({ outcome }) => outcome?.advanced ?? null);

describe('withAdvanced', () => {
  it('sends the winner of a single match through', () => {
    expect(advanced(match('Final', '2025-05-01', 'A', 'B', [1, 2]))).toEqual(['away']);
  });

  it('adds two matches up and marks the second', () => {
    expect(advanced(match('Semi', '2025-05-01', 'A', 'B', [2, 0]), match('Semi', '2025-05-08', 'B', 'A', [2, 1]))).toEqual([
      null,
      'away',
    ]);
  });

  it('goes by the shoot-out', () => {
    const first = match('Semi', '2025-05-01', 'A', 'B', [1, 0]);
    const second = match('Semi', '2025-05-08', 'B', 'A', [1, 0], {
      stage: Stage.afterPenalties,
      extraTime: [1, 0],
      penalties: [5, 4],
    });
    expect(advanced(first, second)).toEqual([null, 'home']);
  });

  it('takes the side with a later match where the shoot-out is not known', () => {
    const first = match('Quarter', '2025-04-01', 'A', 'B', [1, 0]);
    const second = match('Quarter', '2025-04-08', 'B', 'A', [1, 0], { stage: Stage.afterPenalties, extraTime: [1, 0] });
    expect(advanced(first, second)).toEqual([null, null]);
    expect(advanced(first, second, match('Semi', '2025-05-01', 'C', 'A', null))).toEqual([null, 'away', null]);
  });

  it('waits for the second match', () => {
    expect(advanced(match('Semi', '2025-05-01', 'A', 'B', [2, 0]), match('Semi', '2025-05-08', 'B', 'A', null))).toEqual([
      null,
      null,
    ]);
  });

  it('leaves leagues alone', () => {
    expect(advanced(match('', '2025-05-01', 'A', 'B', [2, 0]))).toEqual([null]);
  });
});

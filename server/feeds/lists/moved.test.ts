import { beforeEach, describe, expect, it } from 'vitest';
import { createScenario, fixture } from '../../../domain/testing/scenario.ts';
import { dayList } from './lists.ts';
import { StateProjection } from '../../projection/projection.ts';

/** Saturday before the night on which Copenhagen goes back to winter time, 23:30 there. */
const NOW_S = Date.parse('2026-10-24T21:30:00Z') / 1000;
const LATE = '2026-10-24T21:45:00Z';

let scenario: ReturnType<typeof createScenario>;
let projection: StateProjection;
/** Says that the match begins at another time; whether lists have to be loaded again. */
function move(seq: number, start: string): boolean {
  const verdict = scenario.submit(fixture({ seq, start }));
  if (verdict.result !== 'accepted') throw new Error(JSON.stringify(verdict));
  return projection.advance([{ n: scenario.state.n, atMs: 0, changes: verdict.changes }], NOW_S * 1000).structural;
}
const daysWithIt = (tzHours: number): number[] =>
  [-1, 0, 1, 2].filter((day) => dayList(projection, 1, day, tzHours, NOW_S).text.includes('Brøndby IF'));

beforeEach(() => {
  scenario = createScenario();
  scenario.submit(fixture({ start: LATE }));
  projection = new StateProjection(scenario.state);
});

describe('a match whose start is moved', () => {
  it('across midnight leaves the list of one day for that of the next', () => {
    expect(daysWithIt(2)).toEqual([0]);
    expect(move(2, '2026-10-24T22:15:00Z')).toBe(true);
    expect(daysWithIt(2)).toEqual([1]);
  });

  it('across the hour that comes twice is the hour of its day, by the clock of the reader', () => {
    // 02:30 in Copenhagen, before and after the clocks go back.
    for (const [seq, start] of [
      [2, '2026-10-25T00:30:00Z'],
      [3, '2026-10-25T01:30:00Z'],
    ] as const) {
      expect(move(seq, start)).toBe(true);
      expect(daysWithIt(2)).toEqual([1]);
      expect(daysWithIt(1)).toEqual([1]);
    }
  });

  it('within its day needs no list again where nothing else changed', () => {
    expect(move(2, LATE)).toBe(false);
    expect(daysWithIt(2)).toEqual([0]);
  });
});

import { describe, expect, it } from 'vitest';
import type { MatchPlan } from '../kit/connector.ts';
import { HOUR } from '../kit/pace.ts';
import { mlb } from './connector.ts';

const START = Date.parse('2026-07-02T02:10:00Z');
const plan = (change: Partial<MatchPlan> = {}): MatchPlan => ({
  ...{ key: 'mlb/800001', startMs: START, phase: 'live', overMs: null, group: '2026-07-01' },
  ...change,
});
const requestsAt = (nowMs: number, matches: readonly MatchPlan[]) => mlb.requests({ leagues: [], matches, nowMs });
const list = (day: string): string => `/api/v1/schedule?sportId=1&date=${day}&hydrate=linescore`;

describe('mlb requests', () => {
  it('mlb requests yesterday, today and the week to come when no match is known', () => {
    expect(requestsAt(START - 6 * HOUR, [])).toEqual([
      { path: list('2026-06-30'), everyMs: 6 * HOUR, isLive: false },
      { path: list('2026-07-01'), everyMs: 6 * HOUR, isLive: false },
      { path: '/api/v1/schedule?sportId=1&startDate=2026-07-02&endDate=2026-07-08', everyMs: 6 * HOUR, isLive: false },
    ]);
  });

  it('mlb requests the day of a match in play every 15 s, over midnight in New York too', () => {
    for (const hours of [0, 1, 3, 5])
      expect(requestsAt(START + hours * HOUR, [plan()])).toContainEqual({
        path: list('2026-07-01'),
        everyMs: 15_000,
        isLive: true,
      });
  });

  it('mlb stays within its budget with 15 matches in play on two days, and where none is played', () => {
    const night = Array.from({ length: 15 }, (_, at) => plan({ key: `mlb/${at}`, group: at < 8 ? '2026-07-01' : '2026-07-02' }));
    const perHour = (matches: readonly MatchPlan[]) =>
      requestsAt(START + 2.5 * HOUR, matches).reduce((sum, { everyMs }) => sum + HOUR / everyMs, 0);
    expect(perHour(night)).toBeLessThan(mlb.limits.perHour);
    expect(perHour(night) / 60).toBeLessThan(mlb.limits.perMinute);
    expect(perHour([])).toBeLessThan(1);
  });
});

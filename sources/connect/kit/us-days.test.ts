import { describe, expect, it } from 'vitest';
import type { MatchPlan } from './connector.ts';
import { HOUR } from './pace.ts';
import { dayAfter, easternDay, listedDays } from './us-days.ts';

describe('days of the United States', () => {
  it.each([
    ['2026-11-29T00:00:00Z', '2026-11-28'],
    ['2026-11-29T04:59:59Z', '2026-11-28'],
    ['2026-11-29T05:00:00Z', '2026-11-29'],
    ['2026-07-01T03:59:59Z', '2026-06-30'],
    ['2026-07-01T04:00:00Z', '2026-07-01'],
    // The night in which summer time begins, and the one in which it ends.
    ['2026-03-08T04:59:59Z', '2026-03-07'],
    ['2026-03-09T03:59:59Z', '2026-03-08'],
    ['2026-03-09T04:00:00Z', '2026-03-09'],
    ['2026-11-01T03:59:59Z', '2026-10-31'],
    ['2026-11-02T04:59:59Z', '2026-11-01'],
    ['2026-11-02T05:00:00Z', '2026-11-02'],
  ])('easternDay of %s is %s', (instant, day) => {
    expect(easternDay(Date.parse(instant))).toBe(day);
  });

  it('dayAfter counts days over months and nights of summer time', () => {
    expect([dayAfter('2026-03-07', 2), dayAfter('2026-10-31', 1), dayAfter('2027-01-01', -1)]).toEqual([
      ...['2026-03-09', '2026-11-01', '2026-12-31'],
    ]);
  });

  it('listedDays adds the days of matches in play and about to begin', () => {
    const nowMs = Date.parse('2026-11-29T18:00:00Z');
    const match = (group: string, phase: MatchPlan['phase'], hours: number): MatchPlan => ({
      ...{ key: group, group, phase, startMs: nowMs + hours * HOUR, overMs: null },
    });
    const days = listedDays(
      [
        match('2026-11-25', 'live', -4 * 24),
        match('2026-11-26', 'over', -1),
        match('2026-11-27', 'break', -20),
        match('2026-11-30', 'before', 0.5),
        match('2026-12-01', 'before', 9),
      ],
      nowMs,
    );
    expect(days).toEqual(['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30']);
  });
});

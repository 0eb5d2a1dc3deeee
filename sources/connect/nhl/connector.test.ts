import { describe, expect, it } from 'vitest';
import type { MatchPlan } from '../kit/connector.ts';
import { HOUR, MINUTE } from '../kit/pace.ts';
import { nhl } from './connector.ts';

const START = Date.parse('2026-11-29T00:00:00Z');
const plan = (change: Partial<MatchPlan> = {}): MatchPlan => ({
  ...{ key: 'nhl/2026020001', startMs: START, phase: 'live', overMs: null, group: '2026-11-28' },
  ...change,
});
const requestsAt = (nowMs: number, matches: readonly MatchPlan[]) => nhl.requests({ leagues: [], matches, nowMs });
const pathsAt = (nowMs: number, matches: readonly MatchPlan[]) => requestsAt(nowMs, matches).map(({ path }) => path);

describe('nhl requests', () => {
  it('nhl requests yesterday, today and the week to come when no match is known', () => {
    expect(requestsAt(START - 6 * HOUR, [])).toEqual([
      { path: '/v1/score/2026-11-27', everyMs: 6 * HOUR, isLive: false },
      { path: '/v1/score/2026-11-28', everyMs: 6 * HOUR, isLive: false },
      { path: '/v1/schedule/2026-11-29', everyMs: 6 * HOUR, isLive: false },
    ]);
  });

  it('nhl requests the day of a match in play every 15 s over midnight, and its page every minute', () => {
    const late = plan({ startMs: Date.parse('2026-11-29T03:30:00Z') });
    for (const now of ['2026-11-29T04:30:00Z', '2026-11-29T05:30:00Z', '2026-11-29T07:00:00Z']) {
      const requests = requestsAt(Date.parse(now), [late]);
      expect(requests).toContainEqual({ path: '/v1/score/2026-11-28', everyMs: 15_000, isLive: true });
      expect(requests).toContainEqual({ path: '/v1/gamecenter/2026020001/landing', everyMs: MINUTE, isLive: false });
    }
  });

  it('nhl requests the day of a match that begins before it does so in New York', () => {
    const melbourne = plan({ startMs: Date.parse('2026-09-26T03:30:00Z'), phase: 'before', group: '2026-09-26' });
    expect(pathsAt(Date.parse('2026-09-26T01:00:00Z'), [melbourne])).not.toContain('/v1/score/2026-09-26');
    expect(requestsAt(Date.parse('2026-09-26T03:00:00Z'), [melbourne])).toContainEqual({
      ...{ path: '/v1/score/2026-09-26', everyMs: 20 * MINUTE, isLive: false },
    });
  });

  it('nhl requests no page of a match to come, and none two days after it began', () => {
    expect(pathsAt(START - HOUR, [plan({ phase: 'before' })]).some((path) => path.includes('gamecenter'))).toBe(false);
    const over = plan({ phase: 'over', overMs: START + 3 * HOUR });
    expect(pathsAt(START + 40 * HOUR, [over]).some((path) => path.includes('gamecenter'))).toBe(true);
    expect(pathsAt(START + 49 * HOUR, [over]).some((path) => path.includes('gamecenter'))).toBe(false);
  });

  it('nhl stays within its budget on a night of 16 matches and where none is played', () => {
    const night = Array.from({ length: 16 }, (_, at) =>
      plan({ key: `nhl/20260200${10 + at}`, phase: at < 12 ? 'live' : 'break' }),
    );
    const perHour = (matches: readonly MatchPlan[]) =>
      requestsAt(START + HOUR, matches).reduce((sum, { everyMs }) => sum + HOUR / everyMs, 0);
    expect(perHour(night)).toBeLessThan(nhl.limits.perHour);
    expect(perHour(night) / 60).toBeLessThan(nhl.limits.perMinute);
    expect(perHour([])).toBeLessThan(1);
  });
});

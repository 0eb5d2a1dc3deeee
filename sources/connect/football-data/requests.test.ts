import { describe, expect, it } from 'vitest';
import type { MatchPlan, SourceRequest } from '../kit/connector.ts';
import { HOUR, MINUTE } from '../kit/pace.ts';
import { footballData } from './connector.ts';

const NOW_MS = Date.parse('2026-12-12T15:30:00Z');
const NEAR = '/v4/matches?competitions=CL,PL&dateFrom=2026-12-11&dateTo=2026-12-14';
const WIDE = { path: '/v4/matches?competitions=CL,PL&dateFrom=2026-12-11&dateTo=2026-12-20', everyMs: 6 * HOUR, isLive: false };

const planned = (facts: Partial<MatchPlan> = {}): MatchPlan => ({
  key: 'fd/1',
  startMs: NOW_MS - 30 * MINUTE,
  phase: 'live',
  overMs: null,
  group: 'PL',
  ...facts,
});

const requests = (matches: readonly MatchPlan[], nowMs = NOW_MS): SourceRequest[] =>
  footballData.requests({ leagues: ['PL', 'CL'], matches, nowMs });

describe('requests to football-data.org', () => {
  it('all competitions are one request a minute while a match is in play', () => {
    expect(requests([planned(), planned({ group: 'CL' })])).toEqual([{ path: NEAR, everyMs: MINUTE, isLive: true }, WIDE]);
  });

  it('the week ahead is enough while nothing is near', () => {
    expect(requests([])).toEqual([WIDE]);
    expect(requests([planned({ phase: 'before', startMs: NOW_MS + 48 * HOUR })])).toEqual([WIDE]);
  });

  it('a day of play is requested every half an hour, and a break every two minutes', () => {
    expect(requests([planned({ phase: 'before', startMs: NOW_MS + 5 * HOUR })])[0]).toEqual({
      path: NEAR,
      everyMs: 30 * MINUTE,
      isLive: false,
    });
    expect(requests([planned({ phase: 'break' })])[0]).toMatchObject({ everyMs: 2 * MINUTE, isLive: true });
  });

  it('the days are those of UTC, also over midnight and the nights of summer time', () => {
    const midnight = Date.parse('2026-03-29T00:00:00Z');
    expect(requests([planned()], midnight)[0]!.path).toContain('dateFrom=2026-03-28&dateTo=2026-03-31');
    expect(requests([planned()], midnight - 1)[0]!.path).toContain('dateFrom=2026-03-27&dateTo=2026-03-30');
  });

  it('a Saturday of sixty matches stays within half of what is allowed', () => {
    const all = requests(Array.from({ length: 60 }, () => planned()));
    const perMinute = all.reduce((sum, { everyMs }) => sum + MINUTE / everyMs, 0);
    expect(perMinute).toBeLessThan(2);
    expect(footballData.limits.perMinute).toBeLessThanOrEqual(5);
  });
});

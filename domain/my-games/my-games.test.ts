import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MY_GAMES } from '../constants.ts';
import { StageType } from '../event/stage.ts';
import { dayBounds } from '../time/days.ts';
import { confirmEntry, gameDay, isAddable, isNearEnough, newEntry, refreshEntry, UNKNOWN_DAY } from './my-games.ts';

const DAY_S = 86_400;
const NOW = Date.parse('2026-11-20T18:00:00Z') / 1000;
const on = (offset: number): number => dayBounds(offset, NOW)[0] + DAY_S / 2;
const game = (first: number, last: number | null = null) => ({ start: on(first), end: last === null ? null : on(last) });

describe('a game may be added', () => {
  it('[MYG-25] a game may be added when it is played today or within the range of days', () => {
    const days = Array.from({ length: 13 }, (_, i) => i - 3);
    expect(days.filter((day) => isNearEnough(game(day), NOW, MY_GAMES))).toEqual([-1, 0, 1, 2, 3, 4, 5, 6, 7]);
    expect(isNearEnough({ start: null, end: null }, NOW, MY_GAMES)).toBe(false);
    const none = { maximumCount: 1, pastDays: -1, futureDays: -1 };
    expect([0, 1, -1].map((day) => isNearEnough(game(day), NOW, none))).toEqual([true, false, false]);
  });
  it('[MYG-26] a game may be added when either end of its days lies in the range', () => {
    expect([game(-5, -1), game(7, 10), game(-5, 9)].map((span) => isNearEnough(span, NOW, MY_GAMES))).toEqual([true, true, true]);
    expect([game(-9, -2), game(8, 10)].map((span) => isNearEnough(span, NOW, MY_GAMES))).toEqual([false, false]);
  });
  it('[MYG-27] a game may be added as long as the maximum is not reached', () => {
    expect([0, 499, 500, 501].map((count) => isAddable(game(0), count, NOW))).toEqual([true, true, false, false]);
  });
  it('[MYG-17] a game may be added not over the limit, and not when it is too far off', () => {
    expect([isAddable(game(0), MY_GAMES.maximumCount, NOW), isAddable(game(8), 0, NOW)]).toEqual([false, false]);
  });
  it('[MYG-36] a game may be added within limits that a deployment sets', () => {
    const limits = { maximumCount: 2, pastDays: 3, futureDays: 0 };
    expect([game(-3), game(-4), game(1)].map((each) => isAddable(each, 1, NOW, limits))).toEqual([true, false, false]);
    expect(isAddable(game(0), 2, NOW, limits)).toBe(false);
  });
});

describe('an entry', () => {
  it('[MYG-02] an entry has its day, counted from today', () => {
    expect([game(0), game(3), game(-2), game(-1, 2), game(2, 4), game(-4, -2)].map((each) => gameDay(each, NOW))).toEqual([
      0, 3, -2, 0, 2, -2,
    ]);
    expect(gameDay({ start: null, end: null }, NOW)).toBe(UNKNOWN_DAY);
    expect(UNKNOWN_DAY).toBe(-9999);
  });
  it('[MYG-04] [MYG-05] an entry lives until the end of the local day, be it 23 or 25 hours long', () => {
    for (const [now, end] of [
      ['2026-11-20T18:00:00Z', '2026-11-20T23:00:00Z'],
      ['2026-10-25T12:00:00Z', '2026-10-25T23:00:00Z'],
      ['2027-03-28T12:00:00Z', '2027-03-28T22:00:00Z'],
    ] as const) {
      expect(newEntry(game(1), Date.parse(now) / 1000).expiresAt).toBe(Date.parse(end) / 1000);
    }
  });
  it('[MYG-10] an entry needs a lookup when its day becomes today', () => {
    const entry = { ...newEntry(game(1), NOW), settled: 1 as const };
    expect(refreshEntry(entry, on(1)).entry).toMatchObject({ day: 0, settled: 0 });
  });
  it('[MYG-11] an entry needs a lookup when its day passes', () => {
    for (const day of [0, 2]) {
      const entry = { ...newEntry(game(day), NOW), settled: 1 as const };
      expect(refreshEntry(entry, on(day + 1)).entry).toMatchObject({ day: -1, settled: 0 });
    }
  });
  it('[MYG-12] an entry only recounts its day in all other cases', () => {
    const future = { ...newEntry(game(5), NOW), settled: 1 as const };
    expect(refreshEntry(future, on(2)).entry).toMatchObject({ day: 3, settled: 1 });
    const past = { ...newEntry(game(-1), NOW), settled: 1 as const };
    expect(refreshEntry(past, on(1)).entry).toMatchObject({ day: -2, settled: 1 });
    expect(refreshEntry(future, NOW + 60).entry).toBe(future);
  });
  it('[MYG-03] [MYG-13] an entry is settled when a coming day has a scheduled game, or a past day a finished one', () => {
    const settled = (day: number, stageType: StageType) =>
      confirmEntry(newEntry(game(day), NOW), { ...game(day), stageType }, NOW).settled;
    const { scheduled, live, finished } = StageType;
    expect([settled(2, scheduled), settled(2, live), settled(2, finished)]).toEqual([1, 0, 0]);
    expect([settled(-1, scheduled), settled(-1, live), settled(-1, finished)]).toEqual([0, 0, 1]);
    expect([settled(0, scheduled), settled(0, live), settled(0, finished)]).toEqual([0, 0, 0]);
  });
  it('[MYG-14] an entry is expired when now is not before its expiry', () => {
    const entry = newEntry(game(2), NOW);
    expect([-1, 0, 1].map((seconds) => refreshEntry(entry, entry.expiresAt + seconds).expired)).toEqual([false, true, true]);
  });
  it('[MYG-15] an entry gets a new expiry on the refresh that finds it expired', () => {
    const entry = newEntry(game(2), NOW);
    const refreshed = refreshEntry(entry, on(1));
    expect(refreshed).toMatchObject({ expired: true, entry: { expiresAt: dayBounds(1, NOW)[1] } });
    expect(refreshEntry(refreshed.entry, on(1)).expired).toBe(false);
  });
  it('[MYG-16] an entry is recreated, not settled, when its start or end changed', () => {
    const entry = { ...newEntry(game(2), NOW), settled: 1 as const };
    const moved = { ...game(4), stageType: StageType.scheduled };
    expect(confirmEntry(entry, moved, NOW)).toEqual(newEntry(game(4), NOW));
    expect(confirmEntry(entry, { ...game(2, 3), stageType: StageType.scheduled }, NOW)).toEqual(newEntry(game(2, 3), NOW));
  });
  it('a second refresh of an entry at the same time changes nothing', () => {
    const days = fc.integer({ min: -10, max: 10 });
    fc.assert(
      fc.property(days, fc.option(fc.nat(5)), days, (first, length, later) => {
        const entry = newEntry(game(first, length === null ? null : first + length), NOW);
        const { entry: once } = refreshEntry(entry, on(later));
        expect(refreshEntry(once, on(later))).toEqual({ entry: once, expired: false });
      }),
    );
  });
});

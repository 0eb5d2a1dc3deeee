import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serviceOf, serviceStatus, type StateAge, watchStatus } from './service-status.ts';

const WELL: StateAge = { behindMs: 0, silenceMs: () => 0 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  [0, 0],
  [5999, 0],
  [6000, 1],
  [299_999, 1],
  [300_000, 2],
])('[ERR-16] serviceStatus of a state %d ms old is %d', (behindMs, status) => {
  expect(serviceStatus(behindMs)).toBe(status);
});

it('[PAGE-30] reports the time of the data only when they are old', () => {
  expect(serviceOf({ ...WELL, behindMs: 5999 }, 1_000_000)).toEqual({ status: 0, trueAtS: null });
  expect(serviceOf({ ...WELL, behindMs: 60_000 }, 1_000_000)).toEqual({ status: 1, trueAtS: 940 });
});

it.each([
  [89_999, { status: 0, trueAtS: null }],
  [90_000, { status: 1, trueAtS: 910 }],
  [900_000, { status: 1, trueAtS: 100 }],
])('[F-25] serviceOf after %d ms without a sign of a provider with a live match', (silenceMs, service) => {
  expect(serviceOf({ behindMs: 0, silenceMs: () => silenceMs }, 1_000_000)).toEqual(service);
});

it('watchStatus reports a change and its end once each, a second later', () => {
  let status = 0;
  let notice: string | null = null;
  const reported: number[] = [];
  using _watched = watchStatus(
    () => ({ status, notice }),
    () => reported.push(status),
  );
  vi.advanceTimersByTime(10_000);
  expect(reported).toEqual([]);
  status = 1;
  vi.advanceTimersByTime(1000);
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(reported).toEqual([1]);
  status = 0;
  vi.advanceTimersByTime(10_000);
  expect(reported).toEqual([1, 0]);
  notice = 'Vi flytter server kl. 22';
  vi.advanceTimersByTime(10_000);
  expect(reported).toEqual([1, 0, 0]);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serviceOf, serviceStatus, type StateAge, watchStatus } from './service-status.ts';

const WELL: StateAge = { behindMs: 0, quietMs: 0, isLive: () => true };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  [0, 0],
  [5999, 0],
  [6000, 1],
  [299_999, 1],
  [300_000, 2],
])('[ERR-16] a state that may be %d ms old is status %d', (behindMs, status) => {
  expect(serviceStatus(behindMs)).toBe(status);
});

it('[PAGE-30] says up to when the data are right, only where they are old', () => {
  expect(serviceOf({ ...WELL, behindMs: 5999 }, 1_000_000)).toEqual({ status: 0, trueAtS: null });
  expect(serviceOf({ ...WELL, behindMs: 60_000 }, 1_000_000)).toEqual({ status: 1, trueAtS: 940 });
});

it.each([
  ['no time', true, 89_999, { status: 0, trueAtS: null }],
  ['90 seconds', true, 90_000, { status: 1, trueAtS: 910 }],
  ['90 seconds, and nothing is played', false, 90_000, { status: 0, trueAtS: null }],
  ['an hour', true, 900_000, { status: 1, trueAtS: 100 }],
])('[F-25] nobody has told anything for %s', (_, live, quietMs, service) => {
  expect(serviceOf({ behindMs: 0, quietMs, isLive: () => live }, 1_000_000)).toEqual(service);
});

it('a change of the status is told once, after the feed that was kept before it, and so is its end', () => {
  let status = 0;
  const told: number[] = [];
  using _watched = watchStatus(
    () => status,
    () => told.push(status),
  );
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([]);
  status = 1;
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([1]);
  status = 0;
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([1, 0]);
});

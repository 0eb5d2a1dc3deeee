import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serviceOf, serviceStatus, watchStatus } from './service-status.ts';

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
  expect(serviceOf(5999, 1_000_000)).toEqual({ status: 0, trueAtS: null });
  expect(serviceOf(60_000, 1_000_000)).toEqual({ status: 1, trueAtS: 940 });
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

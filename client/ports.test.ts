import { expect, it } from 'vitest';
import { socketUrl, steadyClock } from './ports.ts';

it('a clock counts on while that of the device is set back, and takes up what was slept', () => {
  let [dateMs, elapsedMs] = [10_000, 0];
  const nowMs = steadyClock(
    () => dateMs,
    () => elapsedMs,
  );
  const pass = (date: number, elapsed: number): number => {
    dateMs += date;
    elapsedMs += elapsed;
    return nowMs();
  };
  expect(nowMs()).toBe(10_000);
  expect(pass(500, 500)).toBe(10_500);
  expect(pass(-3_600_000 + 100, 100)).toBe(10_600);
  expect(pass(200, 200)).toBe(10_800);
  expect(pass(3_600_000 + 60_000, 0)).toBe(70_800);
});

it('a socket at the site of a page has a whole address', () => {
  expect(socketUrl('/push', 'https://example.test/fodbold/?cat=1#a')).toBe('wss://example.test/push');
  expect(socketUrl('/push', 'http://localhost:8080/')).toBe('ws://localhost:8080/push');
  expect(socketUrl('wss://push.example.test/push', 'https://example.test/')).toBe('wss://push.example.test/push');
});

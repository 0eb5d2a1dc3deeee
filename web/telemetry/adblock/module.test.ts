import { afterEach, expect, it, vi } from 'vitest';
import type { TelemetryContext } from '../contract.ts';
import type { AnalyticsEvent } from '../data-layer/events.ts';
import { start } from './module.ts';

afterEach(() => vi.unstubAllGlobals());

class TestImage extends EventTarget {
  src = '';
}

function probe() {
  const images: TestImage[] = [];
  vi.stubGlobal(
    'Image',
    class extends TestImage {
      constructor() {
        super();
        images.push(this);
      }
    },
  );
  const delays: number[] = [];
  const tracked: AnalyticsEvent[] = [];
  let due = (): void => {};
  let isCancelled = false;
  const end = start({
    random: () => 0.25,
    track: (event: AnalyticsEvent) => tracked.push(event),
    after(delayMs: number, callback: () => void) {
      delays.push(delayMs);
      due = callback;
      return () => (isCancelled = true);
    },
  } as unknown as TelemetryContext);
  const answer = (advertisement: 'load' | 'error', plain: 'load' | 'error'): void => {
    images[0]!.dispatchEvent(new Event(advertisement));
    images[1]!.dispatchEvent(new Event(plain));
  };
  return { images, delays, tracked, answer, end, wait: () => due(), isCancelled: () => isCancelled };
}

it('[CALL-13] the probe loads two images with the fields ch and rn', () => {
  expect(probe().images.map(({ src }) => src)).toEqual([
    '/api/probe/banner_ad.gif?ch=1&rn=0.25',
    '/api/probe/plain.gif?ch=2&rn=0.25',
  ]);
});

it('[CALL-14] the probe looks after 250 ms, doubles the delay, and gives up past 1000 ms', () => {
  const { delays, wait, answer, tracked } = probe();
  for (let time = 0; time < 3; time += 1) wait();
  expect(delays).toEqual([250, 500, 1000]);
  answer('error', 'load');
  expect(tracked).toEqual([]);
});

it.each([
  ['error', 'load', [{ event: 'adblock_detected' }]],
  ['load', 'load', []],
  ['error', 'error', []],
  ['load', 'error', []],
] as const)('[CALL-13] the probe whose images answer %s and %s tracks %j', (advertisement, plain, expected) => {
  const { tracked, answer, wait, delays } = probe();
  answer(advertisement, plain);
  wait();
  expect([tracked, delays]).toEqual([expected, [250]]);
});

it('ends its timer with the consent', () => {
  const { end, isCancelled } = probe();
  end();
  expect(isCancelled()).toBe(true);
});

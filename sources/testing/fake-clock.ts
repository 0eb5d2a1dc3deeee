import type { Clock } from '../ports.ts';

/** A clock that stands still until all wait, and then jumps to the next waking. */
export interface TestClock extends Clock {
  runTo(untilMs: number, stop: () => void): Promise<void>;
}

/** `leastSleepMs`: shorter waits take as long, so that a year is simulated in few steps. */
export function createTestClock(startMs: number, leastSleepMs = 0): TestClock {
  let nowMs = startMs;
  let sleepers: { wakeMs: number; wake: () => void }[] = [];
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    nowMs: () => nowMs,
    sleep: (ms) =>
      new Promise((wake) => {
        sleepers.push({ wakeMs: nowMs + Math.ceil(Math.max(leastSleepMs, ms)), wake });
      }),
    async runTo(untilMs, stop) {
      for (;;) {
        await settle();
        if (sleepers.length === 0) continue;
        const next = sleepers.reduce((first, other) => (other.wakeMs < first.wakeMs ? other : first));
        if (next.wakeMs > untilMs) break;
        sleepers = sleepers.filter((other) => other !== next);
        nowMs = Math.max(nowMs, next.wakeMs);
        next.wake();
      }
      nowMs = Math.max(nowMs, untilMs);
      stop();
      for (const { wake } of sleepers.splice(0)) wake();
    },
  };
}

import type { Clock } from './clock.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../store.ts';
import type { EventRow } from '@stillingen/wire';
import { MAX_DELAY_SECONDS } from '../constants.ts';
import type { EventChange } from '../table/decode.ts';

export interface DelayQueue {
  enqueue(serverMs: number, show: () => void): void;
  close(): void;
}

const CLOCK_ERROR_MS = 500;

export function createDelayQueue(
  ports: Pick<Ports, 'nowMs' | 'after'>,
  clock: Pick<Clock, 'nowMs'>,
  delayS: Store<number>,
  onLonger: () => void,
): DelayQueue {
  let held: { readonly bornMs: number; readonly show: () => void }[] = [];
  let delayMs = delayS.get() * 1000;
  let cancel = (): void => {};

  function release(): void {
    cancel();
    while (held[0] !== undefined && ports.nowMs() - held[0].bornMs >= delayMs) held.shift()!.show();
    const next = held[0];
    if (next !== undefined) cancel = ports.after(next.bornMs + delayMs - ports.nowMs(), release);
  }

  function clear(): void {
    cancel();
    held = [];
  }

  const end = delayS.subscribe(() => {
    const wasMs = delayMs;
    delayMs = delayS.get() * 1000;
    if (delayMs <= wasMs) return release();
    clear();
    onLonger();
  });
  return {
    enqueue(serverMs, show) {
      const ageMs = Math.max(0, clock.nowMs() - serverMs - CLOCK_ERROR_MS);
      held.push({ bornMs: ports.nowMs() - ageMs, show });
      if (held.length === 1) release();
    },
    close() {
      end();
      clear();
    },
  };
}

const WORDS = ['homeScore', 'awayScore', 'homeReds', 'awayReds', 'penaltyTime', 'stage'] as const satisfies (keyof EventRow)[];

export interface LastChanges {
  /** `atMs`: server time of the changes. */
  record(changes: readonly EventChange[], atMs: number): void;
  ageS(id: string): number | null;
}

export function createLastChanges(clock: Pick<Clock, 'nowMs'>, lastMs = new Map<string, number>()): LastChanges {
  const ageS = (atMs: number): number => Math.max(0, Math.round((clock.nowMs() - atMs) / 1000));

  function forgetOld(): void {
    for (const [id, atMs] of lastMs) {
      if (ageS(atMs) <= MAX_DELAY_SECONDS) return;
      lastMs.delete(id);
    }
  }

  return {
    record(changes, atMs) {
      for (const { id, words } of changes) {
        if (words === null || !WORDS.some((word) => word in words)) continue;
        lastMs.delete(id);
        lastMs.set(id, atMs);
      }
      forgetOld();
    },
    ageS(id) {
      const age = ageS(lastMs.get(id) ?? Number.NEGATIVE_INFINITY);
      return age <= MAX_DELAY_SECONDS ? age : null;
    },
  };
}

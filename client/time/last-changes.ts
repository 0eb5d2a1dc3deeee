import type { EventRow } from '@stillingen/wire';
import type { Clock } from './clock.ts';
import { MAX_DELAY_SECONDS } from '../constants.ts';
import type { EventChange } from '../table/decode.ts';

/** What one sees happen on a television. */
const WORDS = ['homeScore', 'awayScore', 'homeReds', 'awayReds', 'penaltyTime', 'stage'] as const satisfies (keyof EventRow)[];

/** When something last happened in an event, as push told it: heard, not yet shown where there is a delay. */
export interface LastChanges {
  /** Takes changes that were told at a server time in milliseconds. */
  record(changes: readonly EventChange[], atMs: number): void;
  /** Whole seconds since then; null where nothing happened within the longest delay. */
  ageS(id: string): number | null;
}

/** `lastMs` is where they are kept, the latest last: no more than what happened within the longest delay. */
export function createLastChanges(clock: Pick<Clock, 'nowMs'>, lastMs = new Map<string, number>()): LastChanges {
  const ageS = (atMs: number): number => Math.max(0, Math.round((clock.nowMs() - atMs) / 1000));

  /** What nobody can ask for any more is forgotten. */
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

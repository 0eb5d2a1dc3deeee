import type { EventRow } from '@stillingen/wire';
import type { Clock } from './clock.ts';
import { MAX_DELAY_SECONDS } from '../constants.ts';
import type { EventChange } from '../table/decode.ts';

/** What one sees happen on a television. */
const WORDS = ['homeScore', 'awayScore', 'homeReds', 'awayReds', 'penaltyTime', 'stage'] as const satisfies (keyof EventRow)[];

/** When something last happened in an event, as push told it: heard, not yet shown where there is a delay. */
export interface Moments {
  /** Takes changes that were told at a server time in milliseconds. */
  note(changes: readonly EventChange[], atMs: number): void;
  /** Whole seconds since then; null where nothing happened within the longest delay. */
  ageS(id: string): number | null;
}

export function createMoments(clock: Pick<Clock, 'nowMs'>): Moments {
  const lastMs = new Map<string, number>();
  return {
    note(changes, atMs) {
      for (const { id, words } of changes) {
        if (words !== null && WORDS.some((word) => word in words)) lastMs.set(id, atMs);
      }
    },
    ageS(id) {
      const atMs = lastMs.get(id);
      const ageS = atMs === undefined ? null : Math.max(0, Math.round((clock.nowMs() - atMs) / 1000));
      return ageS !== null && ageS <= MAX_DELAY_SECONDS ? ageS : null;
    },
  };
}

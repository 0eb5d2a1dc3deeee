import { COUNTER_S } from '../constants.ts';

/**
 * Seconds since a period was last updated, as long as that counts: 0 again from the sixtieth on, and where the update
 * bears a later time than now (CLOCK-02, O-028). Times in seconds.
 */
export function periodCounter(updatedAtS: number, nowS: number): number {
  const elapsedS = nowS - updatedAtS;
  return elapsedS > 0 && elapsedS < COUNTER_S ? elapsedS : 0;
}

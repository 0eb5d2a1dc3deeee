import type { ClockedEvent } from './clock.ts';
import type { Sport } from '../sport/sport.ts';
import { Stage } from './stage.ts';

const EXTRA_TIME = new Set<number>([Stage.extraTime, Stage.firstExtraHalf, Stage.secondExtraHalf]);
/** Periods 1 to 3 and quarters (PHASE-02, 03). */
const PERIODS = [14, 15, 16, 22, 23, 24, 25];
/** Where a clock runs at all (CLOCK-11, O-027). */
const RUNNING = new Set<number>([Stage.live, Stage.firstHalf, Stage.secondHalf, ...PERIODS, ...EXTRA_TIME]);

/** The regular and the extra-time length in minutes of a text 'a:b'; null where it is no such text (CLOCK-14). */
function lengthsOf(text: string | undefined): readonly [regular: number, extraTime: number] | null {
  const [, regular, extraTime] = /^(\d+):(\d+)$/.exec(text ?? '') ?? [];
  return regular === undefined || extraTime === undefined ? null : [Number(regular), Number(extraTime)];
}

/**
 * The minutes left in the stage of a running event, '7', never below 0; null where the sport's clock does not count down,
 * or from nothing that is known (CLOCK-12 to 14, O-132). Times in seconds.
 */
export function countdownMinute(sport: Pick<Sport, 'countdown'>, event: ClockedEvent, nowS: number): string | null {
  const { countdown } = sport;
  if (countdown?.enabled !== true || event.stageStart === null || !RUNNING.has(event.stage)) return null;
  const [regular, extraTime] = lengthsOf(event.format?.stageLengths) ?? [countdown.regular, countdown.extraTime];
  // The minute that is being played counts from 1; what is left counts from the whole length.
  const elapsed = Math.max(0, Math.floor((nowS - event.stageStart) / 60)) + 1;
  return String(Math.max(0, (EXTRA_TIME.has(event.stage) ? extraTime : regular) - (elapsed - 1)));
}

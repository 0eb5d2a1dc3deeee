import { sportById, type StageCode } from '@stillingen/domain';
import type { ClockForm, Play } from './play.ts';

/** One stage of play. Seconds of the clock (`t`) count from its beginning. */
export interface Stretch {
  readonly stage: StageCode;
  readonly part: number | null;
  /** When it began, seconds since the epoch. */
  readonly startS: number;
  readonly lengthS: number;
  /** Stoppage time after that. */
  readonly addedS: number;
  /** Minutes that the sport counts before it. */
  readonly baseMinutes: number;
  readonly pace: number;
  readonly clock: ClockForm;
}

export function stretchOf(
  { sportId, pace, clock }: Play,
  {
    stage,
    startS,
    minutes,
    addedS,
    baseMinutes,
  }: Pick<Stretch, 'stage' | 'startS' | 'addedS' | 'baseMinutes'> & { minutes: number },
): Stretch {
  const known = sportById(sportId)!.stages[stage]!;
  const part = known.part ?? null;
  return { stage, part, startS, addedS, pace, clock, lengthS: minutes * 60, baseMinutes: known.clock?.baseMinute ?? baseMinutes };
}

/** Seconds of play, stoppage time included. */
export const playS = ({ lengthS, addedS }: Stretch): number => lengthS + addedS;

/** The second since the epoch at which this much has been played. Stoppage time passes as fast as time does. */
export const wallAt = ({ startS, lengthS, pace }: Stretch, t: number): number =>
  startS + Math.round(Math.min(t, lengthS) * pace + Math.max(0, t - lengthS));

export const endOf = (stretch: Stretch): number => wallAt(stretch, playS(stretch));

const minuteOfPart = ({ lengthS }: Stretch, t: number): number => Math.min(Math.floor(t / 60) + 1, lengthS / 60);

export function clockText(stretch: Stretch, t: number): string {
  switch (stretch.clock) {
    case 'counted':
      return '';
    case 'minute-of-part':
      return String(minuteOfPart(stretch, t));
    case 'minute-of-match':
      return String(stretch.baseMinutes + minuteOfPart(stretch, t));
    case 'left': {
      const left = Math.max(0, stretch.lengthS - Math.floor(t));
      return `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
    }
  }
}

/** The minute in which something happens, with what is played beyond the length apart: 40 and 2. */
export function minuteAt(stretch: Stretch, t: number): { minute: number; added: number } {
  const minute = stretch.baseMinutes + minuteOfPart(stretch, t);
  return { minute, added: t < stretch.lengthS ? 0 : Math.floor((t - stretch.lengthS) / 60) + 1 };
}

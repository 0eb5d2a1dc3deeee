import type { StageCode } from '@stillingen/domain';

export interface Overtime {
  readonly stages: readonly StageCode[];
  readonly minutes: number;
  readonly sudden: boolean;
  /** Played in every match that is level, not in ties only. */
  readonly always: boolean;
  readonly repeats: boolean;
}

export interface ShootOutRules {
  readonly series: number;
  readonly scored: number;
  readonly always: boolean;
}

export interface Mishaps {
  readonly postponed: number;
  readonly delayed: number;
  readonly interrupted: number;
  readonly abandoned: number;
  readonly postponedNotices: readonly string[];
}

type Range = readonly [least: number, most: number];

export interface ClockRules {
  readonly sportId: number;
  readonly stages: readonly StageCode[];
  readonly minutes: number;
  /** Seconds that pass for one of the clock; stoppage time passes as time does. */
  readonly pace: number;
  /** Minutes between the periods, those of overtime last; the last holds for all that follow. */
  readonly breaks: readonly number[];
  /** Stoppage time of each period in seconds; the last holds for all that follow. */
  readonly added: readonly Range[];
  /** Published not at all but counted from the start of the stage, as a minute, or as what is left of the part, '07:12'. */
  readonly clock: 'counted' | 'minute-of-part' | 'minute-of-match' | 'left';
  readonly overtime: Overtime | null;
  readonly shootOut: ShootOutRules | null;
  readonly mishaps: Mishaps;
}

/** A stage with a running clock. `t` is in seconds of that clock, `…S` in seconds after the planned start. */
export interface Period extends Pick<ClockRules, 'pace' | 'clock'> {
  readonly stage: StageCode;
  readonly part: number;
  readonly startS: number;
  /** The clock of the stage counts from here: a stage that is entered again goes on counting. */
  readonly stageStartS: number;
  /** Its length by the clock, without stoppage time. */
  readonly lengthS: number;
  readonly addedS: number;
  readonly baseMinutes: number;
  /** An interruption: after `t` nothing happens for `lengthS`. */
  readonly gap: { readonly t: number; readonly lengthS: number } | null;
}

export const playS = ({ lengthS, addedS }: Period): number => lengthS + addedS;

export const wallAt = ({ startS, lengthS, pace, gap }: Period, t: number): number =>
  startS + Math.round(Math.min(t, lengthS) * pace + Math.max(0, t - lengthS)) + (gap !== null && t > gap.t ? gap.lengthS : 0);

export const endOf = (period: Period): number => wallAt(period, playS(period));

const minuteOfPart = ({ lengthS }: Period, t: number): number => Math.min(Math.floor(t / 60) + 1, lengthS / 60);

export function clockText(period: Period, t: number): string {
  switch (period.clock) {
    case 'counted':
      return '';
    case 'minute-of-part':
      return String(minuteOfPart(period, t));
    case 'minute-of-match':
      return String(period.baseMinutes + minuteOfPart(period, t));
    case 'left': {
      const left = Math.max(0, period.lengthS - Math.floor(t));
      return `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
    }
  }
}

/** The minute of an incident: the 67th is 67, the second of stoppage time 45 and 2. */
export function minuteAt(period: Period, t: number): { minute: number; added?: number } {
  const minute = period.baseMinutes + minuteOfPart(period, t);
  return t < period.lengthS ? { minute } : { minute, added: Math.floor((t - period.lengthS) / 60) + 1 };
}

import type { Periods } from '@stillingen/wire';
import type { PageSport } from '../../page/page-context.ts';

/** Minutes of a period of play, by sport. */
const PERIOD_MINUTES: Readonly<Record<number, number>> = {
  1: 45,
  3: 10,
  4: 20,
  5: 15,
  7: 30,
  8: 40,
  9: 20,
  10: 45,
  11: 20,
  18: 20,
  19: 40,
  22: 8,
  24: 15,
  26: 12,
  29: 15,
  42: 20,
};
const REGULAR_PERIODS: Readonly<Record<number, number>> = { 3: 4, 4: 3, 5: 4, 9: 3, 18: 4, 22: 4, 24: 4, 26: 3, 29: 4 };
const EXTRA_MINUTES = 15;

export const periodMinutes = ({ id }: Pick<PageSport, 'id'>): number => PERIOD_MINUTES[id] ?? EXTRA_MINUTES;

const usualPeriods = ({ id }: Pick<PageSport, 'id'>): Periods => ({
  minutes: periodMinutes({ id }),
  count: REGULAR_PERIODS[id] ?? 2,
  extra: EXTRA_MINUTES,
});

export interface PlayTime {
  /** Of play, counted on from period to period. */
  readonly minute: number;
  readonly added: number;
}

interface Stretch {
  readonly from: number;
  readonly minutes: number;
  readonly added: number;
  /** Units before it. */
  readonly before: number;
}

export interface Tick {
  readonly share: number;
  readonly minute: number;
  /** The end of a period before the last. */
  readonly isBreak: boolean;
}

/** Minutes of play side by side, those of stoppage time within their period. */
export class TimeAxis {
  readonly #stretches: readonly Stretch[];
  readonly length: number;

  /** `times`: all that is to be placed on it. `periods`: null for the usual ones of the sport. */
  constructor(sport: Pick<PageSport, 'id'>, times: readonly PlayTime[], periods: Periods | null = null) {
    const { minutes, count, extra } = periods ?? usualPeriods(sport);
    const last = Math.max(0, ...times.map(({ minute }) => minute));
    const stretches: Stretch[] = [];
    let from = 0;
    let before = 0;
    for (let period = 0; period < count || from < last; period += 1) {
      const long = period < count ? minutes : extra;
      const added = Math.max(0, ...times.filter(({ minute }) => minute === from + long).map((time) => time.added));
      stretches.push({ from, minutes: long, added, before });
      from += long;
      before += long + added;
    }
    this.#stretches = stretches;
    this.length = before;
  }

  /** From 0 to 1: the start of a minute. */
  shareOf({ minute, added }: PlayTime): number {
    const stretch = this.#stretches.find(({ from, minutes }) => minute <= from + minutes) ?? this.#stretches.at(-1)!;
    return Math.min(1, Math.max(0, (stretch.before + minute - 1 - stretch.from + added) / this.length));
  }

  get unit(): number {
    return 1 / this.length;
  }

  /** Whole minutes: the thirds or the middle of each of two halves. */
  #marked(minutes: number): readonly number[] {
    if (this.#stretches.length > 2) return [0];
    return minutes % 3 === 0 ? [0, minutes / 3, (2 * minutes) / 3] : [0, minutes / 2];
  }

  get ticks(): readonly Tick[] {
    const last = this.#stretches.at(-1)!;
    const inner = this.#stretches.flatMap(({ from, minutes, before }) =>
      this.#marked(minutes).map((at) => ({
        share: (before + at) / this.length,
        minute: from + at,
        isBreak: at === 0 && from > 0,
      })),
    );
    return [...inner, { share: 1, minute: last.from + last.minutes, isBreak: false }];
  }
}

const MINUTE = /^(\d+)(?:\+(\d+))?'$/;

/** "45+2'"; null for a clock within a period, or no minute. */
export function playTimeOf(text: string): PlayTime | null {
  const [, minute, added = '0'] = MINUTE.exec(text) ?? [];
  return minute === undefined || minute === '0' ? null : { minute: Number(minute), added: Number(added) };
}

const CLOCK = /^(\d+):(\d\d)$/;

/** Of a clock that counts down within a period, '11:21' in '2. quarter'; overtime has no number. */
export function timeByClock(text: string, period: string, { id }: Pick<PageSport, 'id'>): PlayTime | null {
  const [, minutes, seconds] = CLOCK.exec(text) ?? [];
  if (minutes === undefined) return null;
  const length = periodMinutes({ id });
  const regular = REGULAR_PERIODS[id] ?? 2;
  const before = (Number.parseInt(period, 10) || regular + 1) - 1;
  const played = Math.floor(length - Number(minutes) - Number(seconds) / 60);
  return { minute: before * length + Math.min(length, Math.max(0, played) + 1), added: 0 };
}

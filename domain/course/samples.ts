import type { Pair, Side, Statistic } from '../event/entities.ts';
import { STATISTIC } from '../sport/statistics.ts';

/** The statistics that pressure and shots by minute count. New ones go last: samples are kept. */
export const COUNTED = [
  'expectedGoals',
  'onTarget',
  'offTarget',
  'blockedShots',
  'corners',
  'crosses',
  'touchesInBox',
  'passesFinalThird',
  'dangerousAttacks',
  'shots',
] as const satisfies readonly (keyof typeof STATISTIC)[];
export type Counted = (typeof COUNTED)[number];

/** What both sides had done by the end of a minute of play: 2 in 45+2 is `added`. */
export interface CourseSample {
  readonly minute: number;
  readonly added: number;
  /** Home and away for each of COUNTED in turn; null where it was not reported. */
  readonly counts: readonly (number | null)[];
  /** In sports of many goals, without counts. */
  readonly score?: Pair;
}

/** Null too where a sample was kept before the statistic was counted. */
export const countIn = ({ counts }: CourseSample, name: Counted, side: Side): number | null =>
  counts[2 * COUNTED.indexOf(name) + (side === 'home' ? 0 : 1)] ?? null;

/** Bounds the samples of a match, whatever a provider submits. */
const MAX_SAMPLES = 200;
const NUMBER = /^\d+(?:\.\d+)?$/;

const countOf = (text: string | undefined): number | null => (text !== undefined && NUMBER.test(text) ? Number(text) : null);

/** Null without any count. */
export function sampleOf(minute: number, added: number, values: readonly Statistic[]): CourseSample | null {
  const byNumber = new Map(values.map((value) => [value.stat, value]));
  const counts = COUNTED.flatMap((name) => {
    const value = byNumber.get(STATISTIC[name]);
    return [countOf(value?.home), countOf(value?.away)];
  });
  return counts.every((count) => count === null) ? null : { minute, added, counts };
}

const order = (a: CourseSample, b: CourseSample): number => a.minute - b.minute || a.added - b.added;

/** In order of time, one for each minute: the last of a minute counts. */
export function withSample(samples: readonly CourseSample[], sample: CourseSample): readonly CourseSample[] {
  const others = samples.filter((each) => order(each, sample) !== 0);
  return [...others, sample].sort(order).slice(0, MAX_SAMPLES);
}

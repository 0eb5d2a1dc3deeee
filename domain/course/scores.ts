import type { Pair } from '../event/entities.ts';
import type { CourseSample } from './samples.ts';

/** The score at the end of a minute of play. */
export interface ScoreMinute {
  readonly minute: number;
  readonly score: Pair;
}

/** Of the minutes played, at least so many have a sample: else it is known at breaks alone. */
const LEAST_SHARE = 0.5;

/** Null where too few minutes are known. What a correction took back later is left out. */
export function scoresOf(samples: readonly CourseSample[]): readonly ScoreMinute[] | null {
  const kept: ScoreMinute[] = [];
  let [home, away] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { minute, score } of samples.toReversed()) {
    if (score === undefined || score[0] > home || score[1] > away) continue;
    [home, away] = score;
    kept.unshift({ minute, score });
  }
  const last = kept.at(-1);
  return last === undefined || kept.length < LEAST_SHARE * last.minute ? null : kept;
}

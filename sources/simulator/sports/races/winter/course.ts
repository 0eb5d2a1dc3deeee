import { type Results, Stage } from '@stillingen/domain';
import {
  everySeconds,
  gapText,
  type Place,
  type Progress,
  type RaceTimeline,
  type RankedEntry,
  rankSplits,
  timeText,
} from '../../../engine/race-timeline.ts';

export interface Athlete {
  readonly entry: RankedEntry;
  readonly startS: number;
  /** Seconds from the own start to each point of the course, the last the finish; fewer after giving up. */
  readonly splits: readonly number[];
  readonly results: (passed: number) => Results;
}

export interface Course {
  readonly km: number;
  /** Where times are taken, in km; the last is the finish. */
  readonly points: readonly number[];
  /** Times count from the own start, and finishers only have a place; or all race for places. */
  readonly clock: 'own' | 'common';
  readonly athletes: readonly Athlete[];
  readonly notice: (passed: number) => string;
}

const LOOK_S = 30;
const GIVES_UP_S = 60;
const SETTLED_S = 90;

interface Row extends Progress {
  readonly athlete: Athlete;
}

const passedAt = ({ startS, splits }: Athlete, second: number): number =>
  splits.filter((split) => startS + split <= second).length;

function rowAt({ clock, points }: Course, athlete: Athlete, second: number): Row {
  const { entry, startS, splits } = athlete;
  const passed = passedAt(athlete, second);
  const hasGivenUp = splits.length < points.length && passed === splits.length;
  const isOut = hasGivenUp && second > startS + (splits.at(-1) ?? 0) + GIVES_UP_S;
  return {
    athlete,
    entry,
    passed,
    splits: clock === 'common' ? splits.map((split) => split + startS) : splits,
    ...(isOut ? { out: passed === 0 ? ('not-started' as const) : ('retired' as const) } : {}),
  };
}

const decimalKm = (km: number): string => String(Math.round(km * 10) / 10);

function courseEntries(course: Course, second: number): readonly RankedEntry[] {
  const { clock, points, athletes } = course;
  const results = ({ row: { athlete, passed }, index, timeS, behindS }: Place<Row>): Results => {
    const isIn = passed === points.length;
    return {
      ...athlete.results(passed),
      ...(index === 0 || isIn ? { time: timeText(timeS, 1) } : {}),
      ...(index === 0 ? (isIn ? {} : { distance: decimalKm(points[passed - 1]!) }) : { gap: gapText(behindS, 1) }),
    };
  };
  return rankSplits(
    athletes.map((athlete) => rowAt(course, athlete, second)),
    ({ passed }) => passed > 0 && (clock === 'common' || passed === points.length),
    results,
    ({ athlete, passed }) => athlete.results(passed),
  );
}

export function courseTimeline(course: Course): RaceTimeline {
  const { athletes, points, km } = course;
  const lastS = Math.max(...athletes.map(({ startS, splits }) => startS + (splits.at(-1) ?? 0)));
  const underWay = everySeconds([0, lastS, LOOK_S], (second) => {
    const passed = Math.max(...athletes.map((athlete) => passedAt(athlete, second)));
    return {
      stage: Stage.live,
      done: passed === 0 ? 0 : points[passed - 1]!,
      notice: course.notice(passed),
      entries: () => courseEntries(course, second),
    };
  });
  const result = () => courseEntries(course, Infinity);
  return [...underWay, { atS: lastS + SETTLED_S, stage: Stage.finished, done: km, notice: '', entries: result }];
}

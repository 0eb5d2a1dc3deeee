import { type EntryStatus, type Results, Stage } from '@stillingen/domain';
import type { RankedEntry } from '../../../../datasets/kit/events/race.ts';
import type { TimelineEvent } from '../../../engine/timeline.ts';
import { gapText, timeText } from '../times.ts';

/** A racer, or the team of a relay. */
export interface Athlete {
  readonly entry: RankedEntry;
  readonly startS: number;
  /**
   * Seconds from the own start to each point of the course; the last is the finish. Fewer after
   * giving up.
   */
  readonly splits: readonly number[];
  readonly status: EntryStatus;
  /** What else is known after so many points. */
  readonly results: (passed: number) => Results;
}

export interface Course {
  readonly km: number;
  /** Where times are taken, in km; the last is the finish. */
  readonly points: readonly number[];
  /** Whether times count from the own start, or all race for places. */
  readonly clock: 'own' | 'common';
  readonly athletes: readonly Athlete[];
  /** The notice after the leader has passed so many points. */
  readonly notice: (passed: number) => string;
}

const LOOK_S = 30;
const GIVES_UP_S = 60;
const SETTLED_S = 90;

interface Row {
  readonly athlete: Athlete;
  readonly passed: number;
  /** Seconds that count at the last point that was passed. */
  readonly timeS: number;
  readonly out: boolean;
}

const passedAt = ({ startS, splits }: Athlete, second: number): number =>
  splits.filter((split) => startS + split <= second).length;
/** The time that counts at a point: in a pursuit a later starter is behind. */
const timeAt = ({ clock }: Course, { startS, splits }: Athlete, point: number): number =>
  splits[point]! + (clock === 'common' ? startS : 0);

function rowsAt(course: Course, second: number): readonly Row[] {
  return course.athletes.map((athlete) => {
    const passed = passedAt(athlete, second);
    const lastS = athlete.startS + (athlete.splits.at(-1) ?? 0);
    return {
      athlete,
      passed,
      timeS: passed === 0 ? Infinity : timeAt(course, athlete, passed - 1),
      out: athlete.status !== 'ok' && passed === athlete.splits.length && second > lastS + GIVES_UP_S,
    };
  });
}

const decimalKm = (km: number): string => String(Math.round(km * 10) / 10);

/** The ranking at a second. Against the clock only finishers have a place. */
function entries(course: Course, second: number): readonly RankedEntry[] {
  const { clock, points } = course;
  const rows = rowsAt(course, second);
  const hasPlace = ({ passed, out }: Row): boolean => !out && (clock === 'own' ? passed === points.length : passed > 0);
  const placed = rows.filter(hasPlace).toSorted((a, b) => b.passed - a.passed || a.timeS - b.timeS);
  const leader = placed[0];
  return [
    ...placed.map(({ athlete, passed, timeS }, index): RankedEntry => {
      const behindS = timeS - timeAt(course, leader!.athlete, passed - 1);
      const isIn = passed === points.length;
      return {
        ...athlete.entry,
        rank: index + 1,
        results: {
          ...athlete.results(passed),
          ...(index === 0 || isIn ? { time: timeText(timeS, 1) } : {}),
          ...(index === 0 ? (isIn ? {} : { distance: decimalKm(points[passed - 1]!) }) : { gap: gapText(behindS, 1) }),
        },
      };
    }),
    ...rows
      .filter((row) => !hasPlace(row))
      .map(
        ({ athlete, passed, out }): RankedEntry => ({
          ...athlete.entry,
          ...(out ? { status: athlete.status } : {}),
          results: athlete.results(passed),
        }),
      ),
  ];
}

/**
 * A race published every half minute; `late` is the entry disqualified so many seconds after the
 * end.
 */
export function courseTimeline(course: Course, late: { afterS: number; name: string } | null): readonly TimelineEvent[] {
  const { athletes, points, km } = course;
  const lastS = Math.max(...athletes.map(({ startS, splits }) => startS + (splits.at(-1) ?? 0)));
  const timeline: TimelineEvent[] = [];
  for (let second = 0; second < lastS; second += LOOK_S) {
    const passed = Math.max(...athletes.map((athlete) => passedAt(athlete, second)));
    timeline.push({
      atS: second,
      stage: Stage.live,
      done: passed === 0 ? 0 : points[passed - 1]!,
      notice: course.notice(passed),
      entries: () => entries(course, second),
    });
  }
  const end = {
    atS: lastS + SETTLED_S,
    stage: Stage.finished,
    done: km,
    notice: '',
    entries: () => entries(course, Infinity),
  };
  timeline.push(end);
  if (late !== null) {
    const without = {
      ...course,
      athletes: athletes.map((athlete) =>
        athlete.entry.participant.name === late.name ? { ...athlete, status: 'disqualified' as const } : athlete,
      ),
    };
    const notice = `${late.name} diskvalificeret`;
    timeline.push({ ...end, atS: end.atS + late.afterS, notice, entries: () => entries(without, Infinity) });
  }
  return timeline;
}

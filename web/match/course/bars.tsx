import {
  type Block,
  blocksOf,
  type CourseMinute,
  type PressureMinute,
  type ShotsMinute,
  type Side,
  strongestBlocks,
} from '@stillingen/domain';
import { readPressure, readShots } from '@stillingen/wire';
import type { ReactNode } from 'react';
import { courseText } from '#text/match/course.ts';
import type { Names } from './graph.tsx';
import type { PlayTime } from './time-axis.ts';

const text = courseText.flow;
/** What a bar of full height counts: fixed, so that no bar changes by a later one. */
const MOST_PRESSURE = 100;
const MOST_SHOTS = 4;

type Sides = Readonly<Record<Side, number>>;

export interface Bar extends CourseMinute {
  /** Shares of the full height; null where no facts cover the minute, or it still runs. */
  readonly shares: Sides | null;
}

export interface BlockRow extends Pick<Block, 'from' | 'to'> {
  readonly home: string;
  readonly away: string;
}

/** What is drawn of each minute, with its sentences and its table. */
export interface Bars {
  readonly minutes: readonly Bar[];
  readonly rows: readonly BlockRow[];
  readonly label: string;
  readonly shows: string;
  readonly how?: ReactNode;
}

const hasEnded =
  (running: PlayTime | null) =>
  ({ minute, added }: CourseMinute): boolean =>
    running === null || minute !== running.minute || added !== running.added;

function drawn<Minute extends CourseMinute>(
  minutes: readonly Minute[],
  running: PlayTime | null,
  most: number,
  sidesOf: (minute: Minute) => Sides | null,
): Pick<Bars, 'minutes' | 'rows'> {
  const isOver = hasEnded(running);
  const ended = minutes.filter(isOver);
  const share = (count: number): number => Math.min(1, count / most);
  const away = blocksOf(ended, (minute) => sidesOf(minute)?.away ?? null);
  return {
    minutes: minutes.map((minute) => {
      const sides = isOver(minute) ? sidesOf(minute) : null;
      const { minute: of, added } = minute;
      return { minute: of, added, shares: sides === null ? null : { home: share(sides.home), away: share(sides.away) } };
    }),
    rows: blocksOf(ended, (minute) => sidesOf(minute)?.home ?? null).map(({ from, to, sum }, at) => ({
      from,
      to,
      home: text.count(sum),
      away: text.count(away[at]!.sum),
    })),
  };
}

const pressureSides = ({ bar }: PressureMinute): Sides | null =>
  bar === null ? null : { home: Math.max(0, bar), away: Math.max(0, -bar) };

/** Null without pressure in the feed. */
export function pressureBars(body: string, names: Names, running: PlayTime | null): Bars | null {
  const pressure = readPressure(body);
  if (pressure === null) return null;
  const { formula, level, minutes } = pressure;
  const { home, away } = strongestBlocks(blocksOf(minutes.filter(hasEnded(running)), ({ bar }) => bar));
  return {
    ...drawn(minutes, running, MOST_PRESSURE, pressureSides),
    label: text.named(names.home, names.away, home, away),
    shows: text.shows(level),
    how: text.formula(formula, level).map((sentence) => <p key={sentence}>{sentence}</p>),
  };
}

const shotsSides = ({ home, away }: ShotsMinute): Sides | null => (home === null || away === null ? null : { home, away });

/** Null without shots in the feed. */
export function shotsBars(body: string, names: Names, running: PlayTime | null): Bars | null {
  const shots = readShots(body);
  if (shots === null) return null;
  const ended = shots.minutes.filter(hasEnded(running));
  const named = (['home', 'away'] as const).map((side) => {
    const blocks = blocksOf(ended, (minute) => minute[side]);
    const count = blocks.reduce((sum, block) => sum + block.sum, 0);
    const most = blocks.toSorted((a, b) => b.sum - a.sum || a.from - b.from)[0];
    return { name: names[side], count, most: count === 0 ? null : most! };
  });
  return {
    ...drawn(shots.minutes, running, MOST_SHOTS, shotsSides),
    label: text.shotsNamed(shots.level, named),
    shows: text.shots(shots.level),
  };
}

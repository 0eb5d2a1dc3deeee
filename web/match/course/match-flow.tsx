import { pressureBlocks, type PressureMinute, strongestBlocks } from '@stillingen/domain';
import { readPressure } from '@stillingen/wire';
import { type ComponentProps, memo, useMemo } from 'react';
import { useFeedTexts } from '../../page/feed-texts.ts';
import { type PageSport, useStore } from '../../page/page-context.ts';
import { courseText } from '../../text/match/da-course.ts';
import { matchFeed } from '../opened.ts';
import { type CourseProps, useRunning } from './course-props.ts';
import { GraphPanel, Ground, lanesOf, type Names, Marks, MARK_ROOM, percent } from './graph.tsx';
import styles from './graph.module.css';
import { type Mark, marksOf, placed } from './marks.ts';
import { type PlayTime, TimeAxis } from './time-axis.ts';

const text = courseText.flow;
/** CSS pixels: the highest bar, and half of the axis where there are none. */
const BAR = 40;
const LINE = 6;
const MOST = 100;
const GAP = 0.8;

const Hatch = () => (
  <defs>
    <pattern id="course-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line className={styles.hatch} y2="5" />
    </pattern>
  </defs>
);

const isAt = (a: PlayTime, b: PlayTime | null): boolean => b !== null && a.minute === b.minute && a.added === b.added;

function Bars({
  minutes,
  axis,
  middle,
  running,
}: {
  minutes: readonly PressureMinute[];
  axis: TimeAxis;
  middle: number;
  running: PlayTime | null;
}) {
  return minutes.map((minute) => {
    const { bar } = minute;
    const x = percent(axis.shareOf(minute));
    const width = percent(axis.unit * GAP);
    if (bar === null || isAt(minute, running))
      return <rect key={x} x={x} width={width} y={middle - BAR / 2} height={BAR} fill="url(#course-hatch)" />;
    if (bar === 0) return null;
    const height = Math.max(1, (Math.abs(bar) / MOST) * BAR);
    const side = bar > 0 ? styles.home : styles.away;
    return (
      <rect
        key={x}
        className={`${styles.bar} ${side}`}
        x={x}
        width={width}
        y={bar > 0 ? middle - height : middle}
        height={height}
      />
    );
  });
}

function tableOf(minutes: readonly PressureMinute[], marks: readonly Mark[], names: Names) {
  const goals = marks.filter(({ kind }) => kind === 'goal');
  const goalsIn = (from: number, to: number): string =>
    goals.flatMap(({ time, text: score }) => (time.minute >= from && time.minute <= to ? score : [])).join(', ');
  if (minutes.length === 0)
    return {
      head: [text.minutes, text.goal],
      rows: goals.map(({ time, text: score }) => [`${time.minute}${time.added > 0 ? `+${time.added}` : ''}.`, score]),
    };
  const half = (from: number, to: number, sign: number): string => {
    const bars = minutes.filter(({ minute }) => minute >= from && minute <= to).map(({ bar }) => Math.max(0, sign * (bar ?? 0)));
    return String(bars.reduce((sum, bar) => sum + bar, 0));
  };
  return {
    head: [text.minutes, names.home, names.away, text.goal],
    rows: pressureBlocks(minutes).map(({ from, to }) => [
      `${from}.–${to}.`,
      half(from, to, 1),
      half(from, to, -1),
      goalsIn(from, to),
    ]),
  };
}

/** Pressure minute by minute with the goals on the same axis; the goals alone where there is none. */
export const MatchFlow = memo(function MatchFlow({
  body,
  marks,
  names,
  sport,
  running,
}: {
  /** Of its feed; empty without pressure. */
  body: string;
  marks: readonly Mark[];
  names: Names;
  sport: PageSport;
  running: PlayTime | null;
}) {
  const pressure = useMemo(() => readPressure(body), [body]);
  const minutes = pressure?.minutes ?? [];
  const axis = new TimeAxis(sport, [...minutes, ...marks.map(({ time }) => time), ...(running === null ? [] : [running])]);
  const all = placed(marks, (time) => axis.shareOf(time) + axis.unit / 2);
  const half = pressure === null ? LINE : BAR;
  const middle = MARK_ROOM * Math.max(1, lanesOf(all, 'home')) + half;
  const height = middle + half + MARK_ROOM * Math.max(1, lanesOf(all, 'away'));
  const ended = minutes.filter((minute) => !isAt(minute, running));
  const blocks = strongestBlocks(pressureBlocks(ended));
  const goals = marks.filter(({ kind }) => kind === 'goal').length;
  const label = pressure === null ? text.goalsNamed(goals) : text.named(names.home, names.away, blocks.home, blocks.away);
  return (
    <GraphPanel
      title={text.title}
      names={names}
      shows={pressure === null ? text.goals(marks.some(({ kind }) => kind === 'suspension')) : text.shows(pressure.level)}
      table={tableOf(ended, marks, names)}
      how={
        pressure === null
          ? undefined
          : text.formula(pressure.formula, pressure.level).map((sentence) => <p key={sentence}>{sentence}</p>)
      }
    >
      <svg width="100%" height={height + 20} role="img" aria-label={label}>
        <Hatch />
        <line className={styles.axis} x2="100%" y1={middle} y2={middle} />
        <Bars minutes={minutes} axis={axis} middle={middle} running={running} />
        <Ground
          ticks={axis.ticks}
          now={running === null ? null : axis.shareOf(running) + axis.unit}
          height={height}
          breakLabel={courseText.break}
        />
        <Marks marks={all} edges={{ home: middle - half - 2, away: middle + half + 2 }} />
      </svg>
    </GraphPanel>
  );
});

function FlowOfFeed({ eventId, ...props }: { eventId: string } & Omit<ComponentProps<typeof MatchFlow>, 'body'>) {
  const name = matchFeed('pressure', eventId);
  const body = useStore(useFeedTexts(eventId, [matchFeed('eventRow', eventId), name]).text(name));
  return <MatchFlow {...props} body={body ?? ''} />;
}

/** Goals of few, with the pressure where it is published. */
export function FlowCourse({ eventId, event, summary, sport, names, available, children = null }: CourseProps) {
  const marks = useMemo(() => marksOf(summary), [summary]);
  const shared = { marks, names, sport, running: useRunning(event, sport) };
  if (sport.course === 'pressure' && available.has('MMT')) return <FlowOfFeed eventId={eventId} {...shared} />;
  return marks.length === 0 ? children : <MatchFlow body="" {...shared} />;
}

import { type ComponentProps, memo, useMemo } from 'react';
import { useFeedTexts } from '../../page/feed-texts.ts';
import { type PageSport, useStore } from '../../page/page-context.ts';
import { courseText } from '#text/match/course.ts';
import { matchFeed } from '../opened.ts';
import { type Bar, type Bars, type BlockRow, pressureBars, shotsBars } from './bars.tsx';
import { type CourseProps, useRunning } from './course-props.ts';
import { GraphPanel, Ground, lanesOf, type Names, Marks, MARK_ROOM, percent, type Table } from './graph.tsx';
import styles from './graph.module.css';
import { type Mark, marksOf, placed } from './marks.ts';
import { type PlayTime, TimeAxis } from './time-axis.ts';

const text = courseText.flow;
/** CSS pixels: the highest bar, and half of the axis where there are none. */
const BAR = 40;
const LINE = 6;
const GAP = 0.8;
const SIDES = ['home', 'away'] as const;

const Hatch = () => (
  <defs>
    <pattern id="course-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line className={styles.hatch} y2="5" />
    </pattern>
  </defs>
);

function BarsOfMinutes({ minutes, axis, middle }: { minutes: readonly Bar[]; axis: TimeAxis; middle: number }) {
  return minutes.map((minute) => {
    const x = percent(axis.shareOf(minute));
    const width = percent(axis.unit * GAP);
    if (minute.shares === null)
      return <rect key={x} x={x} width={width} y={middle - BAR / 2} height={BAR} fill="url(#course-hatch)" />;
    const heights = { home: BAR * minute.shares.home, away: BAR * minute.shares.away };
    return SIDES.map((side) => {
      const height = heights[side] > 0 ? Math.max(1, heights[side]) : 0;
      if (height === 0) return null;
      const y = side === 'home' ? middle - height : middle;
      return <rect key={`${x} ${side}`} className={`${styles.bar} ${styles[side]}`} {...{ x, width, y, height }} />;
    });
  });
}

function tableOf(bars: Bars | null, marks: readonly Mark[], names: Names): Table {
  const goals = marks.filter(({ kind }) => kind === 'goal');
  if (bars === null)
    return {
      head: [text.minutes, text.goal],
      rows: goals.map(({ time, text: score }) => [`${time.minute}${time.added > 0 ? `+${time.added}` : ''}.`, score]),
    };
  const goalsIn = ({ from, to }: BlockRow): string =>
    goals.flatMap(({ time, text: score }) => (time.minute >= from && time.minute <= to ? score : [])).join(', ');
  return {
    head: [text.minutes, names.home, names.away, text.goal],
    rows: bars.rows.map((row) => [`${row.from}.–${row.to}.`, row.home, row.away, goalsIn(row)]),
  };
}

/** Bars of each minute with the goals on the same axis; the goals alone where there are none. */
export const MatchFlow = memo(function MatchFlow({
  bars,
  marks,
  names,
  sport,
  running,
}: {
  bars: Bars | null;
  marks: readonly Mark[];
  names: Names;
  sport: PageSport;
  running: PlayTime | null;
}) {
  const minutes = bars?.minutes ?? [];
  const axis = new TimeAxis(sport, [...minutes, ...marks.map(({ time }) => time), ...(running === null ? [] : [running])]);
  const all = placed(marks, (time) => axis.shareOf(time) + axis.unit / 2);
  const half = bars === null ? LINE : BAR;
  const middle = MARK_ROOM * Math.max(1, lanesOf(all, 'home')) + half;
  const height = middle + half + MARK_ROOM * Math.max(1, lanesOf(all, 'away'));
  const { label, shows, how } = bars ?? {
    label: text.goalsNamed(marks.filter(({ kind }) => kind === 'goal').length),
    shows: text.goals(marks.some(({ kind }) => kind === 'suspension')),
  };
  return (
    <GraphPanel title={text.title} names={names} shows={shows} table={tableOf(bars, marks, names)} how={how}>
      <svg width="100%" height={height + 20} role="img" aria-label={label}>
        <Hatch />
        <line className={styles.axis} x2="100%" y1={middle} y2={middle} />
        <BarsOfMinutes minutes={minutes} axis={axis} middle={middle} />
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

/** The bars of a sport: their feed, its code among the tabs of the core feed, and what reads it. */
const BARS = {
  pressure: { feed: 'pressure', code: 'MMT', read: pressureBars },
  goals: { feed: 'shots', code: 'MMS', read: shotsBars },
} as const;
type BarsOfSport = (typeof BARS)[keyof typeof BARS];

function FlowOfFeed({
  eventId,
  of,
  ...props
}: { eventId: string; of: BarsOfSport } & Omit<ComponentProps<typeof MatchFlow>, 'bars'>) {
  const { names, running } = props;
  const name = matchFeed(of.feed, eventId);
  const body = useStore(useFeedTexts(eventId, [matchFeed('eventRow', eventId), name]).text(name));
  const bars = useMemo(() => of.read(body ?? '', names, running), [of, body, names, running]);
  return <MatchFlow {...props} bars={bars} />;
}

/** Goals of few, with the bars of minutes where they are published. */
export function FlowCourse({ eventId, event, summary, sport, names, available, children = null }: CourseProps) {
  const marks = useMemo(() => marksOf(summary), [summary]);
  const shared = { marks, names, sport, running: useRunning(event, sport) };
  const of = BARS[sport.course === 'pressure' ? 'pressure' : 'goals'];
  if (available.has(of.code)) return <FlowOfFeed eventId={eventId} of={of} {...shared} />;
  return marks.length === 0 ? children : <MatchFlow bars={null} {...shared} />;
}

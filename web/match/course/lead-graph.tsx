import { StageType } from '@stillingen/domain';
import { nullIfInvalid, readLead, type ScoresByMinute } from '@stillingen/wire';
import { memo, useMemo } from 'react';
import { useFeedTexts } from '../../page/feed-texts.ts';
import { type PageSport, useStore } from '../../page/page-context.ts';
import { courseText } from '#text/match/course.ts';
import { scoreText } from '../model/match-facts.ts';
import { matchFeed } from '../opened.ts';
import { type CourseProps, useRunning } from './course-props.ts';
import { GraphPanel, Ground, lanesOf, type Names, Marks, MARK_ROOM, percent } from './graph.tsx';
import styles from './graph.module.css';
import { largestLead, type Lead, leadAt, leadChanges, leadOf, type LeadPoint, leadScale } from './lead.ts';
import { type Mark, marksOf, placed } from './marks.ts';
import { type PlayTime, TimeAxis } from './time-axis.ts';

const text = courseText.lead;
/** CSS pixels from the middle to the end of the axis. */
const HALF = 48;

interface Drawn {
  readonly points: readonly LeadPoint[];
  /** Where a point stands, and where the last one ends. */
  readonly shareOf: (time: PlayTime) => number;
  readonly end: number;
  readonly yOf: (lead: number) => number;
}

const sideOf = (lead: number): string => (lead > 0 ? styles.home! : styles.away!);

/** The lead between two scores. */
function Steps({ points, shareOf, end, yOf }: Drawn) {
  return points.map((point, at) => {
    const lead = leadAt(point);
    const next = points[at + 1];
    const x = shareOf(point.time);
    const width = Math.max(0, (next === undefined ? end : shareOf(next.time)) - x);
    if (lead === 0 || width === 0) return null;
    const [top, bottom] = [Math.min(yOf(lead), yOf(0)), Math.max(yOf(lead), yOf(0))];
    const key = scoreText(point.score);
    return (
      <rect
        key={key}
        className={`${styles.bar} ${sideOf(lead)}`}
        x={percent(x)}
        width={percent(width)}
        y={top}
        height={bottom - top}
      />
    );
  });
}

function Dots({ points, shareOf, yOf }: Drawn) {
  return points.map((point, at) => {
    const before = points[at - 1];
    const [x, y] = [percent(shareOf(point.time)), yOf(leadAt(point))];
    return (
      <g key={point.time.minute}>
        <line
          className={styles.dotted}
          x1={before === undefined ? 0 : percent(shareOf(before.time))}
          y1={yOf(before === undefined ? 0 : leadAt(before))}
          x2={x}
          y2={y}
        />
        <circle className={sideOf(leadAt(point))} cx={x} cy={y} r="4" />
      </g>
    );
  });
}

function tableOf(points: readonly LeadPoint[], names: Names) {
  const leader = (lead: number): string => (lead === 0 ? text.none : text.by(lead > 0 ? names.home : names.away, Math.abs(lead)));
  return {
    head: [text.score, text.time, text.lead],
    rows: points.map((point) => [scoreText(point.score), `${point.time.minute}’`, leader(leadAt(point))]),
  };
}

/** The lead and its side, from the first minute on. */
export const LeadGraph = memo(function LeadGraph({
  lead: { points, known, periods },
  marks,
  names,
  sport,
  running,
  isOver,
}: {
  lead: Lead;
  marks: readonly Mark[];
  names: Names;
  sport: PageSport;
  running: PlayTime | null;
  isOver: boolean;
}) {
  const times = [...points.map(({ time }) => time), ...marks.map(({ time }) => time), ...(running === null ? [] : [running])];
  const axis = new TimeAxis(sport, times, periods);
  const partsOnly = known === 'periods';
  const edge = placed(
    marks.filter(({ kind }) => kind !== 'goal'),
    (time) => axis.shareOf(time),
  );
  const scale = leadScale(points);
  const middle = MARK_ROOM * lanesOf(edge, 'home') + HALF + 4;
  const height = middle + HALF + 4 + MARK_ROOM * lanesOf(edge, 'away');
  const now = running === null ? null : axis.shareOf(running) + axis.unit;
  const drawn: Drawn = {
    points,
    // The end of a period, or the minute of a score.
    shareOf: (time) => axis.shareOf(time) + (partsOnly ? axis.unit : 0),
    end: now ?? (isOver ? 1 : axis.shareOf(points.at(-1)!.time) + axis.unit),
    yOf: (value) => middle - (value / scale) * HALF,
  };
  const [home, away] = [largestLead(points, 'home'), largestLead(points, 'away')];
  return (
    <GraphPanel
      title={text.title}
      names={names}
      shows={
        partsOnly ? text.partsOnly : text.shows(leadChanges(points), names.home, home, names.away, away, known === 'minutes')
      }
      table={tableOf(points, names)}
    >
      <svg width="100%" height={height + 20} role="img" aria-label={text.named(names.home, home, names.away, away)}>
        {[scale, 0, -scale].map((value) => (
          <g key={value}>
            <line className={value === 0 ? styles.axis : styles.break} x2="100%" y1={drawn.yOf(value)} y2={drawn.yOf(value)} />
            {value === 0 ? null : <text className={styles.tick} y={drawn.yOf(value) + (value > 0 ? 12 : -4)}>{`+${scale}`}</text>}
          </g>
        ))}
        {partsOnly ? <Dots {...drawn} /> : <Steps {...drawn} />}
        <Ground ticks={axis.ticks} now={now} height={height} breakLabel="" />
        <Marks marks={edge} edges={{ home: middle - HALF - 2, away: middle + HALF + 2 }} />
      </svg>
    </GraphPanel>
  );
});

type LeadCourseProps = Omit<CourseProps, 'eventId' | 'available'> & { readonly byMinute?: ScoresByMinute | null };

function CourseOfLead({ event, summary, sport, names, byMinute = null, children = null }: LeadCourseProps) {
  const marks = useMemo(() => marksOf(summary), [summary]);
  const running = useRunning(event, sport);
  const lead = useMemo(() => leadOf(event, summary, sport, byMinute), [event, summary, sport, byMinute]);
  if (lead === null) return children;
  return <LeadGraph lead={lead} isOver={event.stageType === StageType.finished} {...{ marks, names, sport, running }} />;
}

function CourseByMinute({ eventId, ...props }: Omit<CourseProps, 'available'>) {
  const name = matchFeed('lead', eventId);
  const body = useStore(useFeedTexts(eventId, [matchFeed('eventRow', eventId), name]).text(name));
  const byMinute = useMemo(() => nullIfInvalid(() => readLead(body ?? '')), [body]);
  return <CourseOfLead {...props} byMinute={byMinute} />;
}

/** Goals of many, as the lead: of every score, or of those by minute where they are published. */
export const LeadCourse = ({ available, ...props }: CourseProps) =>
  available.has('MML') ? <CourseByMinute {...props} /> : <CourseOfLead {...props} />;

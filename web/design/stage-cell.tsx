import { DateFormat, dayOf, football, formatDate, matchMinute, Stage, stageLabel, StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import { shellText } from '../text/da.ts';
import styles from './stage-cell.module.css';

/** The cells of an event row that its stage and time are read from. */
export type StageWords = Pick<EventRow, 'stage' | 'stageType' | 'stageStart' | 'start' | 'timeUnknown'>;

/** The hour and minute in Copenhagen of a time in seconds: '19:00' (FMT-01). */
export const clockTime = (seconds: number): string => formatDate(seconds, DateFormat.time);

/** Stages whose planned time still tells something. */
const KEEPS_TIME = new Set<number>([Stage.postponed, Stage.delayed]);
const EXTRA_TIME = new Set<number>([Stage.extraTime, Stage.firstExtraHalf, Stage.secondExtraHalf]);
/** Letters that fit on one line; a longer label is set smaller. */
const LONG_LABEL = 9;

/** The minute of a live event, '67' or '45+', or null where its clock does not run. `nowS` in seconds. */
export function minuteOf(row: StageWords, nowS: number): string | null {
  return matchMinute(
    football,
    { stage: row.stage ?? Stage.scheduled, stageStart: row.stageStart, start: row.start ?? nowS },
    nowS,
  );
}

function Live({ row, nowS }: { row: StageWords; nowS: number }) {
  const minute = minuteOf(row, nowS);
  const label = stageLabel(football, row.stage ?? Stage.live, 'long');
  if (minute === null) return <span className={`${styles.cell} ${styles.live}`}>{label === '' ? 'Live' : label}</span>;
  return (
    <span className={`${styles.cell} ${styles.live}`}>
      <span>
        {minute}
        <i className={styles.beat} aria-hidden="true">
          ’
        </i>
        <span className="unseen">. minut</span>
      </span>
      {EXTRA_TIME.has(row.stage ?? 0) ? <small>{label}</small> : null}
    </span>
  );
}

/**
 * When an event is played, or how far it is: '19:00', a ticking minute, 'Pause', 'Slut'. `nowS` in seconds.
 * `day` ('2026-11-20') is the day the list stands for: only events of another day carry their date. Today where absent.
 */
export function StageCell({ row, nowS, day }: { row: StageWords; nowS: number; day?: string }) {
  if (row.stageType === StageType.live) return <Live row={row} nowS={nowS} />;
  const start = row.start ?? nowS;
  const date = dayOf(start) === (day ?? dayOf(nowS)) ? null : formatDate(start, DateFormat.shortDate);
  const time = row.timeUnknown === true ? null : clockTime(start);
  const label = stageLabel(football, row.stage ?? Stage.scheduled, 'long');
  if (label === '') {
    return (
      <span className={styles.cell}>
        {date === null ? null : <small>{date}</small>}
        {time === null ? <span className={styles.long}>{shellText.timeUnknown}</span> : <time>{time}</time>}
      </span>
    );
  }
  return (
    <span className={styles.cell}>
      {date === null ? null : <small>{date}</small>}
      <span className={label.length > LONG_LABEL ? styles.long : undefined}>{label}</span>
      {KEEPS_TIME.has(row.stage ?? 0) && date === null && time !== null ? <small>{time}</small> : null}
    </span>
  );
}

import { DateFormat, dayOf, formatDate, liveText, Stage, stageLabel, StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import type { ReactNode } from 'react';
import type { PageSport } from '../page/page-context.ts';
import { shellText } from '../text/da.ts';
import { MINUTE_MARK, sayMinute } from '../text/danish.ts';
import styles from './stage-cell.module.css';

/** The cells of an event row that its stage and time are read from. */
type StageWords = Pick<
  EventRow,
  | 'stage'
  | 'stageType'
  | 'stageStart'
  | 'start'
  | 'timeUnknown'
  | 'gameTime'
  | 'unit'
  | 'sevens'
  | 'homeScore'
  | 'awayScore'
  | 'half'
  | 'fightRound'
>;

/** The hour and minute in Copenhagen of a time in seconds: '19:00' (FMT-01). */
export const clockTime = (seconds: number): string => formatDate(seconds, DateFormat.time);

/** Stages whose planned time still tells something. */
const KEEPS_TIME = new Set<number>([Stage.postponed, Stage.delayed]);
const EXTRA_TIME = new Set<number>([Stage.extraTime, Stage.firstExtraHalf, Stage.secondExtraHalf]);
/** Letters that fit on one line; a longer label is set smaller. */
const LONG_LABEL = 9;
const COUNTED = /^\d+\+?$/;

/** What the texts of a running stage read of a row; `nowS` in seconds stands in for a start that is not known. */
export const liveEvent = (row: StageWords, nowS: number): Parameters<typeof liveText>[1] => ({
  stage: row.stage ?? Stage.live,
  stageStart: row.stageStart,
  start: row.start ?? nowS,
  gameTime: row.gameTime,
  half: row.half,
  fightRound: row.fightRound,
  score: [row.homeScore ?? 0, row.awayScore ?? 0],
  format: {
    ...(row.unit === 'legs' || row.unit === 'sets' ? { unit: row.unit } : {}),
    ...(row.sevens === true ? { sevens: true } : {}),
  },
});

/** What is spoken of a live event at a time in seconds, with the mark behind it where it ends in a minute: '67’', 'Pause'. */
export function stageText(row: StageWords, sport: PageSport, nowS: number, form: 'long' | 'spoken' = 'long'): string {
  const { text, minute } = liveText(sport, liveEvent(row, nowS), nowS, form);
  return minute ? text + MINUTE_MARK : text;
}

/** A text in its long form, and in its short one where phones need that; the long one is read out everywhere. */
function words(long: string, short: string, className?: string): ReactNode {
  if (short === long) return <span className={className}>{long}</span>;
  return (
    <span className={className}>
      <span className={styles.wide}>{long}</span>
      <span className={styles.narrow} aria-hidden="true">
        {short}
      </span>
    </span>
  );
}

const sizeOf = (label: string): string | undefined => (label.length > LONG_LABEL ? styles.long : undefined);

/** The running stage of an event; `text` as `stageText` gives it. */
export function LiveStage({ row, sport, text }: { row: StageWords; sport: PageSport; text: string }) {
  const isMinute = text.endsWith(MINUTE_MARK);
  const long = isMinute ? text.slice(0, -MINUTE_MARK.length) : text;
  // A counted minute has one form; a label, with or without a fed clock, stays as it is while time goes on.
  const start = row.start ?? 0;
  const formOf = (form: 'short' | 'spoken'): string =>
    COUNTED.test(long) ? long : liveText(sport, liveEvent(row, start), start, form).text;
  const spoken = isMinute ? sayMinute(formOf('spoken')) : formOf('spoken');
  const seen = (
    <>
      {words(long, formOf('short'))}
      {isMinute ? <i className={styles.beat}>{MINUTE_MARK}</i> : null}
    </>
  );
  return (
    <span className={`${styles.cell} ${styles.live}`}>
      <span className={sizeOf(long)}>
        {spoken === long ? (
          seen
        ) : (
          <>
            <span aria-hidden="true">{seen}</span>
            <span className="unseen">{spoken}</span>
          </>
        )}
      </span>
      {isMinute && EXTRA_TIME.has(row.stage ?? 0) ? (
        <small>{stageLabel(sport, row.stage ?? Stage.extraTime, 'long')}</small>
      ) : null}
    </span>
  );
}

/**
 * When an event that is not being played is to be, or how it ended: '19:00', 'Udsat', 'Slut'. `nowS` in seconds.
 * `day` ('2026-11-20') is the day the list stands for: only events of another day carry their date. Today where absent.
 */
export function StageCell({ row, sport, nowS, day }: { row: StageWords; sport: PageSport; nowS: number; day?: string }) {
  const start = row.start ?? nowS;
  const date = dayOf(start) === (day ?? dayOf(nowS)) ? null : formatDate(start, DateFormat.shortDate);
  const time = row.timeUnknown === true ? null : clockTime(start);
  const stage = row.stage ?? Stage.scheduled;
  // A finished event has no time to show, also where its sport does not know how it ended (O-078).
  const named = row.stageType === StageType.finished && stageLabel(sport, stage, 'long') === '' ? Stage.finished : stage;
  const label = stageLabel(sport, named, 'long');
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
      {words(label, stageLabel(sport, named, 'short'), sizeOf(label))}
      {KEEPS_TIME.has(stage) && date === null && time !== null ? <small>{time}</small> : null}
    </span>
  );
}

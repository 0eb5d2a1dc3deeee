import { DateFormat, dayOf, formatDate, liveText, Stage, stageLabel, StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import type { ReactNode } from 'react';
import { type PageSport, useNow, usePage } from '../page/page-context.ts';
import { shellText } from '#text/shell.ts';
import { MINUTE_MARK, sayMinute } from '#text/language.ts';
import styles from './stage-cell.module.css';
import type { TableRow } from '@stillingen/client';

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

/** In Copenhagen: '19:00' (FMT-01). Seconds. */
export const clockTime = (seconds: number): string => formatDate(seconds, DateFormat.time);

const KEEPS_TIME = new Set<number>([Stage.postponed, Stage.delayed]);
const EXTRA_TIME = new Set<number>([Stage.extraTime, Stage.firstExtraHalf, Stage.secondExtraHalf]);
const LONG_LABEL = 8;
const COUNTED = /^\d+\+?$/;

/** `nowS` in seconds replaces an unknown start. */
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

export function stageText(row: StageWords, sport: PageSport, nowS: number, form: 'long' | 'spoken' = 'long'): string {
  const { text, minute } = liveText(sport, liveEvent(row, nowS), nowS, form);
  return minute ? text + MINUTE_MARK : text;
}

/** The short form is for phones; screen readers get the long one. */
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

export function LiveStage({ row, sport, text }: { row: StageWords; sport: PageSport; text: string }) {
  const isMinute = text.endsWith(MINUTE_MARK);
  const long = isMinute ? text.slice(0, -MINUTE_MARK.length) : text;
  // A counted minute has one form; labels do not change with time.
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

/** '19:00', 'Udsat', 'Slut'. `nowS` in seconds, `day` as '2026-11-20'. */
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
        {time === null && date === null ? <span className={styles.long}>{shellText.timeUnknown}</span> : null}
        {time === null ? null : <time>{time}</time>}
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

/** Renders on the minute, without the row around it. */
function TickingStage({ row, sport }: { row: TableRow; sport: PageSport }) {
  const text = useNow((nowS) => stageText(row, sport, nowS));
  return <LiveStage row={row} sport={sport} text={text} />;
}

/** `day` is that of the table, '2026-11-20'. */
export function RowStage({ row, sport, day }: { row: TableRow; sport: PageSport; day: string }) {
  const { request } = usePage();
  return row.stageType === StageType.live ? (
    <TickingStage row={row} sport={sport} />
  ) : (
    <StageCell row={row} sport={sport} nowS={Math.floor(request.nowMs / 1000)} day={day} />
  );
}

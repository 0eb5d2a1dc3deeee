import { StageType } from '@stillingen/domain';
import type { TableData } from './decode.ts';

const DAY_SECONDS = 86_400;

/** The calendar day of a time at a number of hours ahead of UTC, counted from 1970. */
export const dayNumber = (nowS: number, tzHours: number): number => Math.floor((nowS + tzHours * 3600) / DAY_SECONDS);

/** The table without the events that lie outside its day and are not live (SYNC-11). Times in seconds. */
export function withinDay(data: TableData, day: { day: number; tzHours: number }, nowS: number): TableData {
  const wanted = dayNumber(nowS, day.tzHours) + day.day;
  const rows = new Map(data.rows);
  for (const [id, row] of data.rows) {
    const isLive = row.stageType === StageType.live || row.live === true;
    if (!isLive && row.start !== null && dayNumber(row.start, day.tzHours) !== wanted) rows.delete(id);
  }
  return { ...data, rows };
}

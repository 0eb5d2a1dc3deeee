import { StageType } from '@stillingen/domain';
import type { TableData } from './decode.ts';

/** The table without the events that lie outside its day and are not live (SYNC-11); a race is of each day until its end. Times in seconds. */
export function withinDay(data: TableData, [fromS, toS]: readonly [fromS: number, toS: number]): TableData {
  const rows = new Map(data.rows);
  for (const [id, { start, end, stageType, live }] of data.rows) {
    const isLive = stageType === StageType.live || live === true;
    if (!isLive && start !== null && (start >= toS || Math.max(start, end ?? start) < fromS)) rows.delete(id);
  }
  return { ...data, rows };
}

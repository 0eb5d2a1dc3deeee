import { atTime } from '#language/time.ts';
import type { TableLeague, TableRow } from '@stillingen/client';
import { DateFormat, dayOffset, formatDate, PROJECT_TYPE, shortWeekdayOf } from '@stillingen/domain';
import { buildPageFeedName } from '@stillingen/wire';
import { useStore } from '../page/page-context.ts';
import { clockTime } from '../ui/index.ts';
import { useTable } from './use-table.ts';

export interface NextEvent {
  readonly startS: number;
  readonly league: TableLeague['league'];
}

/** 'kl. 19:00' today, 'fr. 27.11. kl. 19:00' later. Seconds. */
export function whenInWords(startS: number, nowS: number): string {
  const time = atTime(clockTime(startS));
  if (dayOffset(startS, nowS) === 0) return time;
  return `${shortWeekdayOf(startS)} ${formatDate(startS, DateFormat.shortDate)} ${time}`;
}

/** The first event of a sport from `fromS` on that fits; of the next ten days with events (nx_). */
export function useNextEvent(sportId: number, fits: (row: TableRow) => boolean, fromS: number): NextEvent | null {
  const feed = buildPageFeedName({ kind: 'coming', sport: sportId, projectType: PROJECT_TYPE.id });
  const { table } = useTable(feed, 0, feed);
  const { leagues } = useStore(table.structure);
  return leagues
    .flatMap(({ league, events }) => events.map((event) => ({ league, row: table.rows.get(event)! })))
    .filter(({ row }) => (row.start ?? 0) >= fromS && fits(row))
    .map(({ league, row }): NextEvent => ({ startS: row.start!, league }))
    .reduce<NextEvent | null>((first, each) => (first === null || each.startS < first.startS ? each : first), null);
}

import { Category, type Table } from '@stillingen/client';
import { CALENDAR_DAYS, dayOffset, DateFormat, formatDate, weekdayOf } from '@stillingen/domain';
import states from '../list/table-states.module.css';
import { type PageSport, useNow } from '../page/page-context.ts';
import { tableText } from '../text/da-table.ts';
import { clockTime } from '../ui/index.ts';
import type { Selection } from './address.ts';

const MINUTE_S = 60;

/** 'kl. 19:00' today, 'lø. 14:00' within a week, with the date later. Seconds. */
function when(startS: number, nowS: number): string {
  const days = dayOffset(startS, nowS);
  const time = clockTime(startS);
  if (days === 0) return `kl. ${time}`;
  const weekday = `${weekdayOf(startS).slice(0, 2)}.`;
  return days < 7 ? `${weekday} ${time}` : `${weekday} ${formatDate(startS, DateFormat.shortDate)} ${time}`;
}

function nextStart(table: Table, nowS: number): number | null {
  const starts = [...table.rows.values()].map((row) => row.start ?? 0).filter((start) => start > nowS);
  return starts.length === 0 ? null : Math.min(...starts);
}

export function EmptyTable({
  table,
  sport,
  selection,
  total,
  onSelect,
}: {
  table: Table;
  sport: PageSport;
  selection: Selection;
  total: number;
  onSelect: (change: Partial<Selection>) => void;
}) {
  const nowS = useNow((now) => now - (now % MINUTE_S));
  const next = selection.category === Category.live ? nextStart(table, nowS) : null;
  const none = total === 0;
  return (
    <div className={states.empty}>
      <p className={states.score} aria-hidden="true">
        <span>–</span>
        <span>–</span>
      </p>
      <h2>{none ? tableText.emptySport(sport.danishName, sport.event) : tableText.empty(selection.category, sport.event)}</h2>
      {next === null ? null : <p>{tableText.next(when(next, nowS), sport.event)}</p>}
      {none && selection.day >= 0 ? <p>{tableText.emptySportHint}</p> : null}
      {none ? null : (
        <button type="button" onClick={() => onSelect({ category: Category.all })}>
          {tableText.seeAll(sport.event)}
        </button>
      )}
      {none && selection.day < CALENDAR_DAYS ? (
        <button type="button" onClick={() => onSelect({ day: selection.day + 1 })}>
          {tableText.seeNextDay}
        </button>
      ) : null}
    </div>
  );
}

import { Category, type TableLeague, type TableRow } from '@stillingen/client';
import { CALENDAR_DAYS, dayBounds, dayOffset, DateFormat, formatDate, PROJECT_TYPE, weekdayOf } from '@stillingen/domain';
import { buildPageFeedName } from '@stillingen/wire';
import type { ReactNode } from 'react';
import states from '../list/table-states.module.css';
import { useTable } from '../list/use-table.ts';
import { type PageSport, useNow, useStore } from '../page/page-context.ts';
import { tableText } from '../text/da-table.ts';
import { clockTime, isPlainClick } from '../ui/index.ts';
import { queryOf, type Selection } from './address.ts';

const MINUTE_S = 60;

/** 'kl. 19:00' today, 'fr. 27.11. kl. 19:00' later. Seconds. */
function when(startS: number, nowS: number): string {
  const time = `kl. ${clockTime(startS)}`;
  if (dayOffset(startS, nowS) === 0) return time;
  return `${weekdayOf(startS).slice(0, 2)}. ${formatDate(startS, DateFormat.shortDate)} ${time}`;
}

/** What an empty list of a category waits for. */
const WAITS_FOR: Readonly<Partial<Record<Category, (row: TableRow) => boolean>>> = {
  [Category.all]: () => true,
  [Category.live]: () => true,
  [Category.scheduled]: () => true,
  [Category.tv]: (row) => Boolean(row.broadcasts),
};

interface Next {
  readonly startS: number;
  readonly league: TableLeague['league'];
}

/** The first event from the day of the list on, after now. */
function useNext({ id }: PageSport, { day, category }: Selection, nowS: number): Next | null {
  const feed = buildPageFeedName({ kind: 'coming', sport: id, projectType: PROJECT_TYPE.id });
  const { table } = useTable(feed, 0, feed);
  const { leagues } = useStore(table.structure);
  const fromS = Math.max(nowS, dayBounds(day, nowS)[0]);
  const fits = WAITS_FOR[category] ?? (() => false);
  return leagues
    .flatMap(({ league, events }) => events.map((event) => ({ league, row: table.rows.get(event)! })))
    .filter(({ row }) => (row.start ?? 0) >= fromS && fits(row))
    .map(({ league, row }): Next => ({ startS: row.start!, league }))
    .reduce<Next | null>((first, each) => (first === null || each.startS < first.startS ? each : first), null);
}

interface EmptyProps {
  readonly sport: PageSport;
  readonly selection: Selection;
  readonly onSelect: (change: Partial<Selection>) => void;
}

function Choose({ to, sport, selection, onSelect, children }: EmptyProps & { to: Partial<Selection>; children: ReactNode }) {
  return (
    <a
      href={`/${sport.segment}/${queryOf({ ...selection, ...to })}`}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onSelect(to);
      }}
    >
      {children}
    </a>
  );
}

/** Leads to its day, or to its competition where no list reaches that day. */
function NextLink({ next: { startS, league }, nowS, ...props }: EmptyProps & { next: Next; nowS: number }) {
  const text = tableText.next(when(startS, nowS), props.sport.event);
  const day = dayOffset(startS, nowS);
  if (day > CALENDAR_DAYS) return <a href={league.url ?? '/'}>{text}</a>;
  const category = props.selection.category === Category.tv ? Category.tv : Category.all;
  return (
    <Choose to={{ day, category }} {...props}>
      {text}
    </Choose>
  );
}

export function EmptyTable({ total, ...props }: EmptyProps & { total: number }) {
  const { sport, selection } = props;
  const nowS = useNow((now) => now - (now % MINUTE_S));
  const next = useNext(sport, selection, nowS);
  const none = total === 0;
  return (
    <div className={states.empty}>
      <p className={states.score} aria-hidden="true">
        <span>–</span>
        <span>–</span>
      </p>
      <h2>{none ? tableText.emptySport(sport.danishName, sport.event) : tableText.empty(selection.category, sport.event)}</h2>
      {none && next === null && selection.day >= 0 ? <p>{tableText.emptySportHint}</p> : null}
      {next === null ? null : <NextLink next={next} nowS={nowS} {...props} />}
      {none ? null : (
        <Choose to={{ category: Category.all }} {...props}>
          {tableText.seeAll(sport.event)}
        </Choose>
      )}
      {none && next === null && selection.day < CALENDAR_DAYS ? (
        <Choose to={{ day: selection.day + 1 }} {...props}>
          {tableText.seeNextDay}
        </Choose>
      ) : null}
    </div>
  );
}

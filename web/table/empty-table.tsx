import { Category, type TableRow } from '@stillingen/client';
import { CALENDAR_DAYS, dayBounds, dayOffset } from '@stillingen/domain';
import type { Vacancy } from '@stillingen/wire';
import type { ReactNode } from 'react';
import states from '../list/table-states.module.css';
import { type NextEvent, useNextEvent, whenInWords } from '../list/next-event.ts';
import { type PageSport, useNow } from '../page/page-context.ts';
import { tableText } from '#text/table.ts';
import { isPlainClick } from '../ui/index.ts';
import type { EventWord } from '#text/language.ts';
import { queryOf, type Selection } from './address.ts';

const MINUTE_S = 60;

/** What an empty list of a category waits for. */
const WAITS_FOR: Readonly<Partial<Record<Category, (row: TableRow) => boolean>>> = {
  [Category.all]: () => true,
  [Category.live]: () => true,
  [Category.scheduled]: () => true,
  [Category.tv]: (row) => Boolean(row.broadcasts),
};

/** The first event from the day of the list on, after now. */
function useNext({ id }: PageSport, { day, category }: Selection, nowS: number): NextEvent | null {
  return useNextEvent(id, WAITS_FOR[category] ?? (() => false), Math.max(nowS, dayBounds(day, nowS)[0]));
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
function NextLink({ next: { startS, league }, nowS, ...props }: EmptyProps & { next: NextEvent; nowS: number }) {
  const text = tableText.next(whenInWords(startS, nowS), props.sport.event);
  const day = dayOffset(startS, nowS);
  if (day > CALENDAR_DAYS) return <a href={league.url ?? '/'}>{text}</a>;
  const category = props.selection.category === Category.tv ? Category.tv : Category.all;
  return (
    <Choose to={{ day, category }} {...props}>
      {text}
    </Choose>
  );
}

const Figure = () => (
  <p className={states.score} aria-hidden="true">
    <span>–</span>
    <span>–</span>
  </p>
);

/** Of a site without any match. The line for its operator goes with the first provider. */
export function VacantTable({ event, vacancy }: { event: EventWord; vacancy: Vacancy }) {
  return (
    <div className={states.empty}>
      <Figure />
      <h2>{tableText.vacant(event)}</h2>
      <p>{tableText.emptySportHint}</p>
      {vacancy === 'without provider' ? (
        <p className={states.start}>
          {tableText.start} <code>npx stillingen connect</code>
        </p>
      ) : null}
    </div>
  );
}

export function EmptyTable({ total, ...props }: EmptyProps & { total: number }) {
  const { sport, selection } = props;
  const nowS = useNow((now) => now - (now % MINUTE_S));
  const next = useNext(sport, selection, nowS);
  const none = total === 0;
  return (
    <div className={states.empty}>
      <Figure />
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

import { Category, viewOf } from '@stillingen/client';
import { dayBounds, dayLabel, dayOf } from '@stillingen/domain';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { BottomBar } from '../shell/bottom-bar.tsx';
import { ListFrame } from '../shell/frame.tsx';
import { useHead, useNow, usePage, useStore } from '../page/page-context.ts';
import { useKeys } from '../page/use-keys.ts';
import { shellText } from '../text/da.ts';
import { tableText } from '../text/da-table.ts';
import { isFolded } from '../list/sections/collapsed.ts';
import { CorrectionsCard } from './corrections-card.tsx';
import { Glide } from '../list/motion/glide.tsx';
import { LeagueNav } from './league-nav.tsx';
import { LeagueSection } from '../list/sections/league-section.tsx';
import { MatchArea } from '../list/opened/match-area.tsx';
import styles from './page.module.css';
import { EmptyTable, FailedTable, TableSkeleton } from '../list/table-states.tsx';
import { Toolbar } from './toolbar.tsx';
import { MoreRows } from '../list/motion/more-rows.tsx';
import { byMeeting, type TableGroup } from '../list/races/meetings.ts';
import { useCalm } from '../list/motion/use-calm.ts';
import { useFolded } from '../list/sections/use-folded.ts';
import { useGradual } from '../list/motion/use-gradual.ts';
import { useLeaving } from '../list/motion/use-leaving.ts';
import { useLinkedRow } from '../list/opened/use-linked-row.ts';
import { useOrder } from './use-order.ts';
import { useRowKeys } from '../list/use-row-keys.ts';
import { type Selection, tableFeed } from './address.ts';
import { useSelection } from './use-selection.ts';
import { useTable } from '../list/use-table.ts';

export interface TablePageProps {
  readonly sportId: number;
  readonly feed: string;
  /** Days from today, 0 today. */
  readonly day: number;
  readonly category: number;
  /** Events by category in the whole feed, of which the page may carry only the first rows; null where it carries all. */
  readonly counts: Readonly<Record<number, number>> | null;
  /** Matches being played now; null on other days than today. */
  readonly live: number | null;
}

/** Names a section of the list; sorted by time, a league of matches has several. */
const keyIn = ({ league, events, races }: TableGroup, byTime: boolean): string =>
  byTime && races === undefined ? `${league.stageId} ${events[0]}` : (league.stageId ?? '');

/** The matches of a sport on one day: what the site is for. */
export function TablePage({
  sportId,
  day: firstDay,
  category: firstCategory,
  feed: firstFeed,
  counts: allCounts,
}: TablePageProps) {
  const page = usePage();
  const { request, liveCount } = page;
  const [selection, select] = useSelection({ day: firstDay, category: firstCategory as Category });
  const { order, arrange: wanted, toggle: toggleOrder } = useOrder();
  const list = useRef<HTMLDivElement>(null);
  /** What is chosen is read from its beginning, however far the list before it was read. */
  const choose = (change: Partial<Selection>): void => {
    select(change);
    if (list.current !== null && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
  };
  // The tabs answer at once; the matches follow in pieces that let a click or a score in between.
  const { day, category } = useDeferredValue(selection);
  const arrange = useDeferredValue(wanted);
  const byTime = arrange !== null;
  const feed = tableFeed(sportId, day, request.tzHours);
  const { table, status, retryNow } = useTable(feed, day, firstFeed);
  const [toggled, fold] = useFolded(request.collapsed);

  const structure = useStore(table.structure);
  const view = useMemo(() => viewOf(structure, table.rows, category, arrange), [structure, table, category, arrange]);
  const key = `${feed} ${category} ${byTime} ${view.leagues.length === 0}`;
  const ordered = useCalm(view.leagues, key, list);
  const grouped = useMemo(() => byMeeting(ordered), [ordered]);
  const gradual = useGradual(grouped, key);
  const { groups } = gradual;
  const placing = useMemo(() => ordered.map(({ league, events }) => `${league.stageId}:${events.join()}`).join(), [ordered]);
  // What all of the page is need not be said in every league of it.
  const marksOrigin = request.demo !== 'all' || structure.leagues.some(({ league }) => league.simulated !== true);
  // A document carries the first rows only; what it says of their number holds until all are here.
  const counts =
    feed === firstFeed && allCounts !== null && view.counts[Category.all] < (allCounts[Category.all] ?? 0)
      ? allCounts
      : view.counts;

  // Changes at midnight only, so that the page draws anew only then.
  const today = useNow((nowS) => dayBounds(0, nowS)[0]);
  const date = dayOf(dayBounds(day, today)[0]);
  const sections = useMemo(
    () =>
      groups.map((group) => (
        <LeagueSection
          key={keyIn(group, byTime)}
          sectionKey={keyIn(group, byTime)}
          table={table}
          group={group}
          sportId={sportId}
          day={date}
          marksOrigin={marksOrigin}
          byTime={byTime}
          folded={!byTime && isFolded(group.league, toggled)}
          onFold={byTime ? null : fold}
        />
      )),
    [groups, byTime, table, sportId, date, marksOrigin, toggled, fold],
  );
  const leaving = useLeaving(sections, key);
  const sport = page.sport(sportId);
  const title = tableText.title(sport.danishName, dayLabel(day, today).toLocaleLowerCase('da'));
  useHead({ title: `${title} · ${shellText.brand}`, description: tableText.description(sport.danishName, sport.event) });
  const live = day === 0 ? (counts[Category.live] ?? 0) : null;
  useEffect(() => liveCount.set(live), [liveCount, live]);
  useRowKeys(list);
  useLinkedRow(grouped, gradual);
  useKeys({
    '[': () => choose({ day: day - 1 }),
    ']': () => choose({ day: day + 1 }),
    1: () => choose({ category: Category.all }),
    2: () => choose({ category: Category.live }),
    3: () => choose({ category: Category.finished }),
    4: () => choose({ category: Category.scheduled }),
    l: () => choose({ category: Category.live }),
    t: toggleOrder,
  });

  const isEmpty = structure.leagues.length === 0;
  return (
    <MatchArea>
      <ListFrame
        hasNavBelow
        left={<LeagueNav leagues={structure.leagues} />}
        right={
          <aside aria-label={tableText.correctionsTitle}>
            <CorrectionsCard table={table} />
          </aside>
        }
      >
        <h1 className={`unseen ${styles.title}`}>{title}</h1>
        <Toolbar
          event={sport.event}
          path={`/${sport.segment}/`}
          selection={selection}
          counts={counts}
          order={order}
          nowS={today}
          onSelect={choose}
          onOrder={toggleOrder}
        />
        <div ref={list} className={styles.list}>
          <Glide list={list} order={placing} listKey={key}>
            {leaving.length === 0 ? sections : [...sections, <div key="leaving" className={styles.leaving} />, ...leaving]}
          </Glide>
          <MoreRows more={gradual.more} />
          {isEmpty && status === 'loading' ? <TableSkeleton /> : null}
          {isEmpty && status === 'error' ? <FailedTable event={sport.event} onRetry={retryNow} /> : null}
          {groups.length > 0 || (isEmpty && status !== 'ready') ? null : (
            <EmptyTable table={table} sport={sport} selection={selection} total={counts[Category.all] ?? 0} onSelect={choose} />
          )}
        </div>
      </ListFrame>
      <BottomBar
        sportId={sportId}
        current={category === Category.live ? 'live' : 'matches'}
        onSelect={(place) => {
          select({ day: 0, category: place === 'live' ? Category.live : Category.all });
          scrollTo(0, 0);
        }}
      />
    </MatchArea>
  );
}

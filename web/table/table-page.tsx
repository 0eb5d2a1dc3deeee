import { Category, viewOf } from '@stillingen/client';
import { dayBounds, dayLabel, dayOf, sportById } from '@stillingen/domain';
import { type MouseEvent, useMemo, useRef } from 'react';
import { BottomBar } from '../app/bottom-bar.tsx';
import { useHead, useNow, usePage, useStore } from '../app/page-context.ts';
import type { TablePageProps } from '../app/pages.ts';
import { isPlainClick } from '../design/index.ts';
import { shellText } from '../text/da.ts';
import { tableText } from '../text/da-table.ts';
import { isFolded } from './collapsed.ts';
import { CorrectionsCard } from './corrections-card.tsx';
import { LeagueNav } from './league-nav.tsx';
import { LeagueSection } from './league-section.tsx';
import { MatchDialog } from './match-dialog.tsx';
import styles from './table-page.module.css';
import { tableFeed } from './table-place.ts';
import { EmptyTable, FailedTable, TableSkeleton } from './table-states.tsx';
import { Toolbar } from './toolbar.tsx';
import { useCalm } from './use-calm.ts';
import { useFolded } from './use-folded.ts';
import { useGradual } from './use-gradual.ts';
import { useMatchDialog } from './use-match-dialog.ts';
import { useOrder } from './use-order.ts';
import { useSelection } from './use-selection.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useTable } from './use-table.ts';

/** Narrower than this, a match is a page of its own. */
const DIALOG_QUERY = '(width >= 800px)';

/** The matches of a sport on one day: what the site is for. */
export function TablePage({ sportId, day: firstDay, category: firstCategory, feed: firstFeed, counts: allCounts }: TablePageProps) {
  const { request } = usePage();
  const [selection, select] = useSelection({ day: firstDay, category: firstCategory as Category });
  const { day, category } = selection;
  const feed = tableFeed(sportId, day, request.tzHours);
  const { table, status, retryNow } = useTable(feed, day, firstFeed);
  const [order, toggleOrder] = useOrder();
  const [toggled, fold] = useFolded(request.collapsed);
  const dialog = useMatchDialog();
  const list = useRef<HTMLDivElement>(null);

  const structure = useStore(table.structure);
  const view = useMemo(() => viewOf(structure, table.rows, category, order), [structure, table, category, order]);
  const key = `${feed} ${category} ${order}`;
  const groups = useGradual(useCalm(view.leagues, key, list), key);
  // A document carries the first rows only; what it says of their number holds until all are here.
  const counts = feed === firstFeed && allCounts !== null && view.counts[Category.all] < (allCounts[Category.all] ?? 0) ? allCounts : view.counts;

  // Changes at midnight only, so that the page draws anew only then.
  const today = useNow((nowS) => dayBounds(0, nowS)[0]);
  const date = dayOf(dayBounds(day, today)[0]);
  const sport = sportById(sportId)!;
  const title = tableText.title(sport.danishName, dayLabel(day, today).toLocaleLowerCase('da'));
  useHead({ title: `${title} · ${shellText.brand}`, description: tableText.description(sport.danishName) });
  useShortcuts(list, {
    onDay: (step) => select({ day: day + step }),
    onCategory: (chosen) => select({ category: chosen }),
    onOrder: toggleOrder,
  });

  const openMatch = (event: MouseEvent): void => {
    const eventId = (event.target as Element).closest<HTMLElement>('a[data-event]')?.dataset.event;
    if (eventId === undefined || !isPlainClick(event) || !matchMedia(DIALOG_QUERY).matches) return;
    event.preventDefault();
    dialog.open(eventId);
  };

  const isEmpty = structure.leagues.length === 0;
  const nowS = today;
  return (
    <div className={styles.columns} onClick={openMatch}>
      <div className={styles.left}><LeagueNav leagues={structure.leagues} /></div>
      <div className={styles.table}>
        <h1 className="unseen">{title}</h1>
        <Toolbar path={`/${sport.segment}/`} selection={selection} counts={counts} order={order} nowS={nowS} onSelect={select} onOrder={toggleOrder} />
        <div ref={list} className={styles.list}>
          {groups.map((group, index) => (
            <LeagueSection
              key={order === 'time' ? `${group.league.stageId} ${index}` : group.league.stageId}
              table={table}
              group={group}
              day={date}
              folded={order === 'league' && isFolded(group.league, toggled)}
              onFold={order === 'league' ? fold : null}
            />
          ))}
          {isEmpty && status === 'loading' ? <TableSkeleton /> : null}
          {isEmpty && status === 'error' ? <FailedTable onRetry={retryNow} /> : null}
          {groups.length > 0 || (isEmpty && status !== 'ready') ? null : (
            <EmptyTable table={table} sportId={sportId} selection={selection} total={counts[Category.all] ?? 0} onSelect={select} />
          )}
        </div>
      </div>
      <aside className={styles.right} aria-label={tableText.correctionsTitle}><CorrectionsCard table={table} /></aside>
      <BottomBar
        sportId={sportId}
        current={category === Category.live ? 'live' : 'matches'}
        onSelect={(place) => {
          select({ day: 0, category: place === 'live' ? Category.live : Category.all });
          scrollTo(0, 0);
        }}
      />
      {dialog.eventId === null ? null : <MatchDialog key={dialog.eventId} eventId={dialog.eventId} onClose={dialog.close} />}
    </div>
  );
}

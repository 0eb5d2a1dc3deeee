import { inSentence } from '#language/time.ts';
import {
  type Arrange,
  Category,
  createStore,
  liveLeaguesFirst,
  loadTimeOrder,
  type Table,
  type TableLeague,
  viewOf,
} from '@stillingen/client';
import type { Vacancy } from '@stillingen/wire';
import { CALENDAR_DAYS, dayBounds, dayLabel, dayOf } from '@stillingen/domain';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type LiveTable, useTable } from '../list/use-table.ts';
import { type PageSport, useNow, usePage, useSetting, useStore } from '../page/page-context.ts';
import { tableText } from '#text/table.ts';
import { hashOf, queryOf, type Selection, selectionOfHash, tableFeed } from './address.ts';

export interface TablePageProps {
  readonly sportId: number;
  readonly feed: string;
  readonly day: number;
  readonly category: number;
  /** Of the whole feed; null if the page carries all of it. */
  readonly counts: Readonly<Record<number, number>> | null;
  readonly live: number | null;
  /** Absent where the site has a match. */
  readonly vacancy?: Vacancy;
}

export type Order = 'league' | 'time';

/** SET-01. `arrange` is null while matches stand by league, also until its code is loaded. */
function useOrder(): { readonly order: Order; readonly arrange: Arrange | null; toggle(): void } {
  const page = usePage();
  const [byTime, setByTime] = useSetting('sortByTime');
  const [loaded, setLoaded] = useState<Arrange | null>(null);
  useEffect(() => {
    // Without its code the order stays; the setting is for the next page.
    if (byTime && loaded === null)
      loadTimeOrder(page.sport).then(
        (arrange) => setLoaded(() => arrange),
        () => {},
      );
  }, [byTime, loaded, page]);
  return { order: byTime ? 'time' : 'league', arrange: byTime ? loaded : null, toggle: () => setByTime(!byTime) };
}

const noPins = createStore<Arrange | null>(null);

/** By league: pinned ones first, then those of running matches where the visitor wants them. */
function useLeagueOrder(): Arrange | null {
  const [liveFirst] = useSetting('liveFirst');
  const pinsFirst = useStore(usePage().mine?.pinsFirst ?? noPins, null);
  return useMemo(() => {
    const order = liveFirst ? liveLeaguesFirst : null;
    return pinsFirst === null ? order : (leagues, rows) => pinsFirst(order?.(leagues, rows) ?? leagues, rows);
  }, [liveFirst, pinsFirst]);
}

/** As the server rendered, then as the hash remembers, then as the visitor chooses (TAB-07). */
function useSelection(first: Selection): [Selection, (change: Partial<Selection>) => void] {
  const [selection, setSelection] = useState(first);
  useEffect(() => {
    const restored = selectionOfHash(location.hash);
    if (restored !== null) setSelection(restored);
  }, []);
  const select = (change: Partial<Selection>): void => {
    const next = { ...selection, ...change };
    if (Math.abs(next.day) > CALENDAR_DAYS) return;
    history.replaceState(history.state, '', location.pathname + queryOf(next) + hashOf(next));
    setSelection(next);
  };
  return [selection, select];
}

export interface DayTable extends LiveTable {
  readonly table: Table;
  readonly sport: PageSport;
  readonly title: string;
  readonly selection: Selection;
  readonly select: (change: Partial<Selection>) => void;
  readonly order: Order;
  readonly toggleOrder: () => void;
  readonly listKey: string;
  readonly leagues: readonly TableLeague[];
  readonly all: readonly TableLeague[];
  readonly counts: Readonly<Record<number, number>>;
  readonly category: Category;
  readonly day: number;
  /** The day as '2026-11-20'; `today` begins at these seconds. */
  readonly date: string;
  readonly today: number;
  readonly byTime: boolean;
  readonly marksOrigin: boolean;
  readonly vacancy: Vacancy | undefined;
}

export function useDayTable({ sportId, feed: firstFeed, counts: allCounts, ...first }: TablePageProps): DayTable {
  const page = usePage();
  const { request, liveCount } = page;
  const [selection, select] = useSelection({ day: first.day, category: first.category as Category });
  const { order, arrange: wanted, toggle: toggleOrder } = useOrder();
  // Tabs respond at once; the list renders in pieces that let a click or a score in between.
  const { day, category } = useDeferredValue(selection);
  const arrange = useDeferredValue(wanted);
  const byTime = arrange !== null;
  const feed = tableFeed(sportId, day, request.tzHours);
  const live = useTable(feed, day, firstFeed);
  const { table } = live;
  const { leagues: all } = useStore(table.structure);
  const byLeague = useLeagueOrder();
  const sorted = arrange ?? byLeague;
  const view = useMemo(() => viewOf({ leagues: all }, table.rows, category, sorted), [all, table, category, sorted]);
  // A document carries the first rows only; its counts hold until all are here.
  const isPart = feed === firstFeed && allCounts !== null && view.counts[Category.all] < (allCounts[Category.all] ?? 0);
  const counts = isPart ? allCounts : view.counts;
  const liveNow = day === 0 ? (counts[Category.live] ?? 0) : null;
  useEffect(() => liveCount.set(liveNow), [liveCount, liveNow]);
  // Changes at midnight only.
  const today = useNow((nowS) => dayBounds(0, nowS)[0]);
  const sport = page.sport(sportId);
  return {
    ...live,
    ...{ sport, selection, select, order, toggleOrder, all, counts, category, day, today, byTime },
    title: tableText.title(sport.danishName, inSentence(dayLabel(day, today))),
    vacancy: first.vacancy,
    listKey: `${feed} ${category} ${byTime} ${view.leagues.length === 0}`,
    leagues: view.leagues,
    date: dayOf(dayBounds(day, today)[0]),
    marksOrigin: request.demo !== 'all' || all.some(({ league }) => league.simulated !== true),
  };
}

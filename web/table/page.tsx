import { Category } from '@stillingen/client';
import { type ReactNode, useMemo } from 'react';
import { CalmList, type CalmListState, useCalmList } from '../list/calm-list.tsx';
import { MatchArea } from '../match/dialog/match-area.tsx';
import type { TableGroup } from '../list/races/meetings.ts';
import { isFolded, useFolded } from '../list/sections/collapsed.ts';
import { LeagueSection } from '../list/sections/league-section.tsx';
import { MineScopeSlot, MineSlot } from '../mine/mine-slot.tsx';
import { FailedTable, TableSkeleton } from '../list/table-states.tsx';
import { useHead, usePage } from '../page/page-context.ts';
import { useKeys } from '../page/use-keys.ts';
import { BottomBar } from '../shell/bottom-bar.tsx';
import { ListFrame } from '../shell/frame.tsx';
import { shellText } from '#text/shell.ts';
import { tableText } from '#text/table.ts';
import type { Selection } from './address.ts';
import asideStyles from './aside-card.module.css';
import { CorrectionsCard } from './corrections-card.tsx';
import { EmptyTable, VacantTable } from './empty-table.tsx';
import styles from './toolbar.module.css';
import { Toolbar } from './toolbar.tsx';
import { TvCard } from './tv-card.tsx';
import { type DayTable, type TablePageProps, useDayTable } from './use-day-table.ts';

const keyIn = ({ league, events, races }: TableGroup, byTime: boolean): string =>
  byTime && races === undefined ? `${league.stageId} ${events[0]}` : (league.stageId ?? '');

function useSections({ groups }: CalmListState, { table, sport, date, marksOrigin, byTime }: DayTable) {
  const [toggled, fold] = useFolded(usePage().request.collapsed);
  return useMemo(
    () =>
      groups.map((group) => (
        <LeagueSection
          key={keyIn(group, byTime)}
          sectionKey={keyIn(group, byTime)}
          table={table}
          group={group}
          sportId={sport.id}
          day={date}
          marksOrigin={marksOrigin}
          byTime={byTime}
          folded={!byTime && isFolded(group.league, toggled)}
          onFold={byTime ? null : fold}
        />
      )),
    [groups, byTime, table, sport.id, date, marksOrigin, toggled, fold],
  );
}

function useChoice({ select, day, toggleOrder }: DayTable, { element }: CalmListState): (change: Partial<Selection>) => void {
  const choose = (change: Partial<Selection>): void => {
    select(change);
    if (element.current !== null && element.current.getBoundingClientRect().top < 0) element.current.scrollIntoView();
  };
  useKeys({
    '[': () => choose({ day: day - 1 }),
    ']': () => choose({ day: day + 1 }),
    1: () => choose({ category: Category.all }),
    2: () => choose({ category: Category.live }),
    3: () => choose({ category: Category.finished }),
    4: () => choose({ category: Category.scheduled }),
    l: () => choose({ category: Category.live }),
    m: () => choose({ category: Category.mine, day: 0 }),
    t: toggleOrder,
  });
  return choose;
}

function TableStatus({
  day,
  isListed,
  choose,
}: {
  day: DayTable;
  isListed: boolean;
  choose: (change: Partial<Selection>) => void;
}) {
  const { all, status, sport, selection, counts, vacancy, retryNow } = day;
  if (all.length === 0 && status === 'loading') return <TableSkeleton />;
  if (all.length === 0 && status === 'error') return <FailedTable event={sport.event} onRetry={retryNow} />;
  if (isListed) return null;
  if (vacancy !== undefined) return <VacantTable event={sport.event} vacancy={vacancy} />;
  return <EmptyTable sport={sport} selection={selection} total={counts[Category.all] ?? 0} onSelect={choose} />;
}

const HAS_MINE: ReadonlySet<Category> = new Set([Category.all, Category.live]);

export interface DayViewProps {
  readonly day: DayTable;
  /** Before and after the list. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

export function TablePage(props: TablePageProps) {
  const day = useDayTable(props);
  const { odds } = usePage();
  return odds ? <odds.Table day={day} View={DayView} /> : <DayView day={day} />;
}

function DayView({ day, above, below }: DayViewProps) {
  const list = useCalmList(day.leagues, day.listKey);
  const sections = useSections(list, day);
  const choose = useChoice(day, list);
  const { sport, table, title, category } = day;
  useHead({ title: `${title} · ${shellText.brand}`, description: tableText.description(sport.danishName, sport.event) });
  return (
    <MatchArea isList>
      <ListFrame
        hasNavBelow
        right={
          <aside className={asideStyles.cards} aria-label={tableText.beside}>
            <CorrectionsCard table={table} />
            <TvCard table={table} />
          </aside>
        }
      >
        <h1 className={`unseen ${styles.title}`}>{title}</h1>
        <Toolbar
          event={sport.event}
          path={`/${sport.segment}/`}
          selection={day.selection}
          counts={day.counts}
          order={day.order}
          nowS={day.today}
          onSelect={choose}
          onOrder={day.toggleOrder}
        />
        {category === Category.mine ? (
          <>
            <MineScopeSlot day={day.date} />
            <noscript>
              <TableStatus day={day} isListed={false} choose={choose} />
            </noscript>
          </>
        ) : (
          <>
            {above}
            {day.day === 0 && HAS_MINE.has(category) ? <MineSlot day={day.date} /> : null}
            <CalmList list={list} sections={sections}>
              <TableStatus day={day} isListed={list.groups.length > 0} choose={choose} />
            </CalmList>
            {below}
          </>
        )}
      </ListFrame>
      <BottomBar
        sportId={sport.id}
        current={category === Category.live ? 'live' : 'matches'}
        onSelect={(place) => {
          day.select({ day: 0, category: place === 'live' ? Category.live : Category.all });
          scrollTo(0, 0);
        }}
      />
    </MatchArea>
  );
}

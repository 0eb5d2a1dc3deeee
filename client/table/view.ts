import { StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import type { Arrange, TableLeague } from './decode.ts';
import type { OrderOf } from './time-order.ts';

/** Ids of the category tabs, as the address writes them (TAB-01). */
export const Category = { all: 0, live: 1, finished: 2, scheduled: 3, odds: 4, mine: 5, tv: 8, audio: 9 } as const;
export type Category = (typeof Category)[keyof typeof Category];

export interface TableStructure {
  readonly leagues: readonly TableLeague[];
}
export interface TableView extends TableStructure {
  readonly counts: Readonly<Record<Category, number>>;
}

const CATEGORIES = Object.values(Category);
const IS_IN: Readonly<Record<Category, (row: EventRow) => boolean>> = {
  [Category.all]: () => true,
  // The marker outlives the stage for a while (STAGE-08), so a match that just ended stays in sight.
  [Category.live]: (row) => row.stageType === StageType.live || row.live === true,
  [Category.finished]: (row) => row.stageType === StageType.finished,
  [Category.scheduled]: (row) => row.stageType === StageType.scheduled,
  // No page shows odds or my games yet.
  [Category.odds]: () => false,
  [Category.mine]: () => false,
  [Category.tv]: (row) => Boolean(row.broadcasts),
  [Category.audio]: (row) => Boolean(row.audio),
};

/** The order by time (SORT-01), loaded on demand. */
export const loadTimeOrder = async (orderOf: OrderOf): Promise<Arrange> => (await import('./time-order.ts')).timeOrder(orderOf);

export function viewOf(
  structure: TableStructure,
  rows: ReadonlyMap<string, EventRow>,
  category: Category,
  arrange: Arrange | null = null,
): TableView {
  const counts = Object.fromEntries(CATEGORIES.map((each) => [each, 0])) as Record<Category, number>;
  const leagues: TableLeague[] = [];
  for (const { league, events } of structure.leagues) {
    const shown: string[] = [];
    const raced = new Set<Category>();
    for (const id of events) {
      const row = rows.get(id);
      if (row === undefined) continue;
      for (const each of CATEGORIES) {
        // A race is one event.
        if (IS_IN[each](row) && (league.noDuel !== true || !raced.has(each))) counts[each] += 1;
        if (IS_IN[each](row)) raced.add(each);
      }
      if (IS_IN[category](row)) shown.push(id);
    }
    if (shown.length > 0) leagues.push({ league, events: shown });
  }
  return { leagues: arrange?.(leagues, rows) ?? leagues, counts };
}

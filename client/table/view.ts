import { StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import type { TableLeague } from './decode.ts';

/** Ids of the category tabs, as the address writes them (TAB-01). */
export const Category = { all: 0, live: 1, finished: 2, scheduled: 3 } as const;
export type Category = (typeof Category)[keyof typeof Category];

/** Which leagues a table has and which events they hold, in the order they are shown. Renewed whenever a view could change. */
export interface TableStructure {
  readonly leagues: readonly TableLeague[];
}
export interface TableView extends TableStructure {
  /** Events per category. */
  readonly counts: Readonly<Record<Category, number>>;
}

const IS_IN: Readonly<Record<Category, (row: EventRow) => boolean>> = {
  [Category.all]: () => true,
  // The marker outlives the stage for a while (STAGE-08), so a match that just ended stays in sight.
  [Category.live]: (row) => row.stageType === StageType.live || row.live === true,
  [Category.finished]: (row) => row.stageType === StageType.finished,
  [Category.scheduled]: (row) => row.stageType === StageType.scheduled,
};

/** The leagues in which the events stand in the order of time; a league stands once for each run of its events */
function inTimeOrder(leagues: readonly TableLeague[], rows: ReadonlyMap<string, EventRow>): TableLeague[] {
  const all = leagues.flatMap(({ league, events }) => events.map((id) => ({ league, id, start: rows.get(id)?.start ?? 0 })));
  const runs: { league: TableLeague['league']; events: string[] }[] = [];
  for (const { league, id } of all.sort((a, b) => a.start - b.start)) {
    const run = runs.at(-1);
    if (run?.league === league) run.events.push(id);
    else runs.push({ league, events: [id] });
  }
  return runs;
}

/** The part of a table that a category shows, by league or by time, and how many events each category has. */
export function viewOf(
  structure: TableStructure,
  rows: ReadonlyMap<string, EventRow>,
  category: Category,
  order: 'league' | 'time' = 'league',
): TableView {
  const counts = { [Category.all]: 0, [Category.live]: 0, [Category.finished]: 0, [Category.scheduled]: 0 };
  const leagues: TableLeague[] = [];
  for (const { league, events } of structure.leagues) {
    const shown: string[] = [];
    for (const id of events) {
      const row = rows.get(id);
      if (row === undefined) continue;
      for (const each of Object.values(Category)) if (IS_IN[each](row)) counts[each] += 1;
      if (IS_IN[category](row)) shown.push(id);
    }
    if (shown.length > 0) leagues.push({ league, events: shown });
  }
  return { leagues: order === 'time' ? inTimeOrder(leagues, rows) : leagues, counts };
}

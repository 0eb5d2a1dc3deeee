import { compareRowKeys, type PageOrder, type RowKey, rowKeys, type Sport, StageType } from '@stillingen/domain';
import type { EventRow, LeagueRow } from '@stillingen/wire';
import type { TableLeague } from './decode.ts';

/** Ids of the category tabs, as the address writes them (TAB-01). */
export const Category = { all: 0, live: 1, finished: 2, scheduled: 3 } as const;
export type Category = (typeof Category)[keyof typeof Category];

/** Which leagues a table has and which events they hold, in the order they are shown. Renewed whenever a view could change. */
export interface TableStructure {
  readonly leagues: readonly TableLeague[];
}
export interface TableView extends TableStructure {
  /** Events per category; a race counts as one. */
  readonly counts: Readonly<Record<Category, number>>;
}

const CATEGORIES = Object.values(Category);
const IS_IN: Readonly<Record<Category, (row: EventRow) => boolean>> = {
  [Category.all]: () => true,
  // The marker outlives the stage for a while (STAGE-08), so a match that just ended stays in sight.
  [Category.live]: (row) => row.stageType === StageType.live || row.live === true,
  [Category.finished]: (row) => row.stageType === StageType.finished,
  [Category.scheduled]: (row) => row.stageType === StageType.scheduled,
};

/** The order of a sport's tables, by its id. */
export type OrderOf = (sportId: number) => Pick<Sport, 'order'>;

const BY_TIME: PageOrder = { kind: 'main', sortByTime: true, descending: false, tournamentsByEnd: false };

function keysOf(league: LeagueRow, orderOf: OrderOf): (row: EventRow) => RowKey {
  const keyOf = rowKeys(
    orderOf(league.sportId ?? 0),
    {
      id: league.stageId ?? '',
      name: league.name ?? '',
      sortKey: league.sortKey ?? '',
      isTop: league.type === 't',
      country: league.countryCode ?? '',
      template: league.templateId ?? '',
      statsSort: null,
      time: null,
    },
    BY_TIME,
  );
  return ({ id, homeName, start, end, raceId, rank, entryStatus, results }) =>
    keyOf({
      id: id ?? '',
      name: homeName ?? '',
      start,
      end,
      rank,
      status: entryStatus,
      results: results?.[0],
      ...(raceId === null ? {} : { race: raceId }),
    });
}

/** The leagues in which the events stand in the order of time (SORT-01); a league stands once for each run of its events. */
function inTimeOrder(leagues: readonly TableLeague[], rows: ReadonlyMap<string, EventRow>, orderOf: OrderOf): TableLeague[] {
  const all = leagues.flatMap(({ league, events }) => {
    const keyOf = keysOf(league, orderOf);
    return events.map((id) => ({ league, id, key: keyOf(rows.get(id)!) }));
  });
  const runs: { league: LeagueRow; events: string[] }[] = [];
  for (const { league, id } of all.sort((a, b) => compareRowKeys(a.key, b.key))) {
    const run = runs.at(-1);
    if (run?.league === league) run.events.push(id);
    else runs.push({ league, events: [id] });
  }
  return runs;
}

/** The part of a table that a category shows, by league or (with `byTime`) by time, and how many events each category has. */
export function viewOf(
  structure: TableStructure,
  rows: ReadonlyMap<string, EventRow>,
  category: Category,
  byTime: OrderOf | null = null,
): TableView {
  const counts = { [Category.all]: 0, [Category.live]: 0, [Category.finished]: 0, [Category.scheduled]: 0 };
  const leagues: TableLeague[] = [];
  for (const { league, events } of structure.leagues) {
    const shown: string[] = [];
    const raced = new Set<Category>();
    for (const id of events) {
      const row = rows.get(id);
      if (row === undefined) continue;
      for (const each of CATEGORIES) {
        // A race is one event, however many take part.
        if (IS_IN[each](row) && (league.noDuel !== true || !raced.has(each))) counts[each] += 1;
        if (IS_IN[each](row)) raced.add(each);
      }
      if (IS_IN[category](row)) shown.push(id);
    }
    if (shown.length > 0) leagues.push({ league, events: shown });
  }
  return { leagues: byTime === null ? leagues : inTimeOrder(leagues, rows, byTime), counts };
}

import { compareDanish, compareEntries, StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import type { Arrange, TableLeague } from './decode.ts';
import type { OrderOf } from './time-order.ts';

/** Ids of the category tabs in addresses (TAB-01). */
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
  // The marker outlives the stage (STAGE-08): a match that just ended stays in sight.
  [Category.live]: (row) => row.stageType === StageType.live || row.live === true,
  [Category.finished]: (row) => row.stageType === StageType.finished,
  [Category.scheduled]: (row) => row.stageType === StageType.scheduled,
  // Their rows come with feeds of their own; my games are a list of their own.
  [Category.odds]: () => false,
  [Category.mine]: () => false,
  [Category.tv]: (row) => Boolean(row.broadcasts),
  [Category.audio]: (row) => Boolean(row.audio),
};

/** SORT-01, loaded on demand. */
export const loadTimeOrder = async (orderOf: OrderOf): Promise<Arrange> => (await import('./time-order.ts')).timeOrder(orderOf);

/** Leagues with a running match, then the others, both in their order. */
export function liveLeaguesFirst(leagues: readonly TableLeague[], rows: ReadonlyMap<string, EventRow>): readonly TableLeague[] {
  const isLive = ({ events }: TableLeague): boolean => events.some((id) => rows.get(id)?.stageType === StageType.live);
  return [...leagues.filter(isLive), ...leagues.filter((league) => !isLive(league))];
}

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

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '' || value === false;

const sameResults = (before: unknown, next: unknown): boolean =>
  Array.isArray(before) && Array.isArray(next) && JSON.stringify(before) === JSON.stringify(next);

export interface Merged {
  readonly row: EventRow;
  /** False if a 0 replaces a blank value and nothing else changed (SYNC-18). */
  readonly changed: boolean;
}

export function mergeRow(before: EventRow, changes: Partial<EventRow>): Merged {
  let row: Record<string, unknown> | null = null;
  let changed = false;
  for (const [word, next] of Object.entries(changes)) {
    const old = before[word as keyof EventRow];
    if (old === next || (isBlank(old) && isBlank(next)) || sameResults(old, next)) continue;
    row ??= { ...before };
    row[word] = next;
    if (!(next === 0 && isBlank(old))) changed = true;
  }
  return { row: row === null ? before : (row as EventRow), changed };
}

const placeOf = (row: EventRow) => ({
  id: row.id ?? '',
  name: row.homeName ?? '',
  rank: row.rank,
  status: row.entryStatus,
  ...(row.results?.[0] === undefined ? {} : { results: row.results[0] }),
});

export function compareRows(a: EventRow, b: EventRow): number {
  if (a.raceId !== null && a.raceId === b.raceId) return compareEntries(placeOf(a), placeOf(b));
  return (
    (a.start ?? 0) - (b.start ?? 0) || compareDanish(a.homeName ?? '', b.homeName ?? '') || ((a.id ?? '') < (b.id ?? '') ? -1 : 1)
  );
}

/** Words that order a table and split it into views (SYNC-13, SYNC-14). */
const PLACING = ['start', 'homeName', 'stage', 'stageType', 'live', 'rank', 'entryStatus'] as const;

export const isMoved = (before: EventRow, after: EventRow): boolean =>
  PLACING.some((word) => before[word] !== after[word]) || before.results?.[0]?.holesPlayed !== after.results?.[0]?.holesPlayed;

import type { Table, TableLeague, TableRow } from '@stillingen/client';
import { type Side, StageType } from '@stillingen/domain';

/** What a team or athlete plays: now, next and last, of what a table lists. */
export interface TeamNow {
  /** Any of its events: it knows the name and the crest. */
  readonly any: TeamEvent | null;
  readonly live: TeamEvent | null;
  readonly next: TeamEvent | null;
  readonly last: TeamEvent | null;
}

export interface TeamEvent {
  readonly row: TableRow;
  readonly league: TableLeague['league'];
  readonly side: Side;
}

export const NOT_LISTED: TeamNow = { any: null, live: null, next: null, last: null };

const isOf = (row: TableRow, side: Side, id: string): boolean => row[`${side}Id`] === id || row[`${side}EventId`] === id;

/** By the ids of `teams`. */
export function teamsNow(
  teams: Iterable<string>,
  leagues: readonly TableLeague[],
  rows: Table['rows'],
): ReadonlyMap<string, TeamNow> {
  const found = new Map<string, TeamNow>([...teams].map((id) => [id, NOT_LISTED]));
  for (const { league, events } of leagues)
    for (const event of events) {
      const row = rows.get(event);
      if (row === undefined) continue;
      for (const side of ['home', 'away'] as const) {
        const id = [row[`${side}EventId`], row[`${side}Id`]].find((each) => each !== null && found.has(each));
        if (id != null && isOf(row, side, id)) found.set(id, withEvent(found.get(id)!, { row, league, side }));
      }
    }
  return found;
}

function withEvent(now: TeamNow, event: TeamEvent): TeamNow {
  const start = (each: TeamEvent | null): number | null => each?.row.start ?? null;
  const at = event.row.start ?? 0;
  const known = { ...now, any: now.any ?? event };
  if (event.row.stageType === StageType.live) return { ...known, live: event };
  if (event.row.stageType === StageType.finished) return at >= (start(now.last) ?? 0) ? { ...known, last: event } : known;
  return at <= (start(now.next) ?? Infinity) ? { ...known, next: event } : known;
}

/** What a player of a team plays, whose rows name the teams alone. */
export function playerNow(eventIds: readonly string[], leagues: readonly TableLeague[], rows: Table['rows']): TeamNow {
  const own = new Set(eventIds);
  let now = NOT_LISTED;
  for (const { league, events } of leagues)
    for (const id of events) {
      const row = own.has(id) ? rows.get(id) : undefined;
      if (row !== undefined) now = withEvent(now, { row, league, side: 'home' });
    }
  return now;
}

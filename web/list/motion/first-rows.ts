import type { TableLeague } from '@stillingen/client';
import { rowCount, type TableGroup } from '../races/meetings.ts';

/** A few screens, and a page of fewer than 3,000 elements. */
export const FIRST_ROWS = 80;
export const FIRST_ENTRIES = 3;

export function firstRows(groups: readonly TableGroup[], rows: number): readonly TableGroup[] {
  const first: TableGroup[] = [];
  let room = rows;
  for (const group of groups) {
    if (room <= 0) break;
    const count = rowCount(group);
    if (count <= room) first.push(group);
    else
      first.push(
        group.races === undefined
          ? { ...group, events: group.events.slice(0, room) }
          : { ...group, races: group.races.slice(0, room) },
      );
    room -= count;
  }
  return first;
}

export function firstIds(leagues: readonly TableLeague[]): ReadonlySet<string> {
  const ids = new Set<string>();
  let room = FIRST_ROWS;
  for (const { league, events } of leagues) {
    if (room <= 0) break;
    const isRace = league.noDuel === true;
    for (const id of events.slice(0, isRace ? FIRST_ENTRIES : room)) ids.add(id);
    room -= isRace ? 1 : events.length;
  }
  return ids;
}

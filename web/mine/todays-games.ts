import type { Table, TableLeague } from '@stillingen/client';
import { dayBounds, StageType } from '@stillingen/domain';

export interface TodaysGames {
  /** With a match or race that runs, is to come today, or was played today; by start. */
  readonly groups: readonly TableLeague[];
  /** Matches and races; a race is one. */
  readonly live: number;
  readonly later: number;
}

/** What is played on the day of `nowS` (seconds). */
export function todaysGames(leagues: readonly TableLeague[], rows: Table['rows'], nowS: number): TodaysGames {
  const [fromS, toS] = dayBounds(0, nowS);
  let [live, later] = [0, 0];
  const groups: { readonly start: number; readonly group: TableLeague }[] = [];
  for (const { league, events } of leagues) {
    const today = events.filter((id) => {
      const row = rows.get(id);
      if (row === undefined) return false;
      const { start, end, stageType } = row;
      return stageType === StageType.live || ((start ?? 0) < toS && Math.max(start ?? 0, end ?? 0) >= fromS);
    });
    if (today.length === 0) continue;
    for (const id of league.noDuel === true ? today.slice(0, 1) : today) {
      const { stageType } = rows.get(id)!;
      if (stageType === StageType.live) live += 1;
      else if (stageType === StageType.scheduled) later += 1;
    }
    groups.push({ start: rows.get(today[0]!)!.start ?? 0, group: { league, events: today } });
  }
  return { groups: groups.toSorted((a, b) => a.start - b.start).map(({ group }) => group), live, later };
}

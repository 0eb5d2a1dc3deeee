import type { LeagueRow } from '@stillingen/wire';
import { type RefObject, useMemo } from 'react';
import { useCalm } from '../../list/motion/use-calm.ts';
import { type LiveTable, useTable } from '../../list/use-table.ts';
import { useNow, usePage, useStore } from '../../page/page-context.ts';
import type { Season } from '../listing.tsx';
import { seasonFeed } from './address.ts';
import { holdsRaces, raceSchedule } from './races.ts';
import { matchesOf, scheduleOf, stagesOf } from './schedule.ts';

const TODAY = 0;
const HOUR_S = 3600;

/** The newest season of a competition, live. Its order keeps still while a pointer is on `element`. */
export function useSeason(
  ids: Parameters<typeof seasonFeed>[0],
  element: RefObject<HTMLElement | null>,
): { live: LiveTable; season: Season; stages: readonly LeagueRow[]; hourS: number } {
  const feed = seasonFeed(ids, usePage().request.tzHours);
  const live = useTable(feed, TODAY, feed);
  const structure = useStore(live.table.structure);
  const hourS = useNow((nowS) => nowS - (nowS % HOUR_S));
  const latest = useMemo((): Season => {
    if (holdsRaces(structure.leagues))
      return { matches: scheduleOf([], 0), races: raceSchedule(structure.leagues, live.table.rows) };
    const matches = matchesOf(structure.leagues, live.table.rows);
    return { matches: scheduleOf(matches, hourS), races: null };
  }, [structure, live.table, hourS]);
  const stages = useMemo(() => stagesOf(structure), [structure]);
  return { live, season: useCalm(latest, feed, element), stages, hourS };
}

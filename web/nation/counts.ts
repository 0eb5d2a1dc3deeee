import type { TableLeague } from '@stillingen/client';
import { StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';

/** What a competition has on a day; a race counts once, whatever its competitors. */
export interface LeagueCount {
  readonly sportId: number;
  readonly path: string;
  readonly events: number;
  readonly live: number;
}

export function countsOf(leagues: readonly TableLeague[], rows: ReadonlyMap<string, EventRow>): readonly LeagueCount[] {
  const isLive = (id: string): boolean => rows.get(id)?.stageType === StageType.live;
  return leagues.map(({ league, events }) => ({
    sportId: league.sportId ?? 0,
    path: league.url ?? '',
    events: league.noDuel === true ? 1 : events.length,
    live: league.noDuel === true ? Number(events.some(isLive)) : events.filter(isLive).length,
  }));
}

export const eventsIn = (counts: readonly LeagueCount[]): number => counts.reduce((sum, { events }) => sum + events, 0);

/** Live events by the sport or the address of their competition. */
export function liveBy<Key>(counts: readonly LeagueCount[], keyOf: (count: LeagueCount) => Key): ReadonlyMap<Key, number> {
  const live = new Map<Key, number>();
  for (const count of counts) live.set(keyOf(count), (live.get(keyOf(count)) ?? 0) + count.live);
  return live;
}

import type { TableLeague } from '@stillingen/client';

/** What one section of a list shows: a league with its matches, or the races of one meeting. */
export interface TableGroup extends TableLeague {
  /** The races of the meeting in the order of the list; absent for matches. `league` and `events` are those of the first. */
  readonly races?: readonly TableLeague[];
}

/** The rows that a group draws while its races are closed: a race has one. */
export const rowCount = ({ races, events }: TableGroup): number => races?.length ?? events.length;

/**
 * Leagues of matches as they are, races by meeting (in horse racing by track), in the order in which each first occurs.
 * Races without a meeting belong to their competition.
 */
export function byMeeting(leagues: readonly TableLeague[]): readonly TableGroup[] {
  const groups: TableGroup[] = [];
  const meetings = new Map<string, TableLeague[]>();
  for (const each of leagues) {
    if (each.league.noDuel !== true) {
      groups.push(each);
      continue;
    }
    const key = `${each.league.url} ${each.league.meeting ?? ''}`;
    const known = meetings.get(key);
    if (known !== undefined) {
      known.push(each);
      continue;
    }
    const races = [each];
    meetings.set(key, races);
    groups.push({ ...each, races });
  }
  return groups;
}

import type { Table, TableLeague } from '@stillingen/client';
import type { LeagueRow, PageSport } from '@stillingen/wire';

export interface TableGroup extends TableLeague {
  /** Absent for matches. `league` and `events` are those of the first race. */
  readonly races?: readonly TableLeague[];
}

interface SectionProps {
  readonly table: Table;
  readonly group: TableGroup;
  readonly sport: PageSport;
  readonly day: string;
}
export interface TitleProps extends SectionProps {
  readonly folded: boolean;
  readonly origin: string | null;
}
export interface RowsProps extends SectionProps {
  readonly listId: string;
  readonly marksOrigin: boolean;
}

export const rowCount = ({ races, events }: TableGroup): number => races?.length ?? events.length;

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

export const raceName = (league: LeagueRow): string => league.meeting || (league.name ?? league.title ?? '');

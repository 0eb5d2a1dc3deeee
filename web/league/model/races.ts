import type { TableLeague } from '@stillingen/client';
import {
  compareRaces,
  dayOffset,
  isPreparation,
  lastsDays,
  racePlace,
  StageType,
  withoutClassifications,
} from '@stillingen/domain';
import type { EventRow, LeagueRow } from '@stillingen/wire';
import { raceName } from '../../list/races/meetings.ts';
import { raceDetails } from '../../list/rows/kinds/ranked.ts';

export interface RaceSchedule {
  readonly live: readonly TableLeague[];
  readonly results: readonly TableLeague[];
  readonly fixtures: readonly TableLeague[];
}

export const holdsRaces = (leagues: readonly TableLeague[]): boolean => leagues.some(({ league }) => league.noDuel === true);

export interface DatedRace {
  readonly race: TableLeague;
  readonly id: string;
  readonly meeting: string;
  readonly session: string;
  readonly start: number;
  readonly end: number | null;
}

export function datedRace(race: TableLeague): DatedRace {
  const { stageId, meeting, session } = race.league;
  return { race, id: stageId ?? '', meeting: meeting ?? '', session: session ?? '', ...raceDetails(race.league) };
}

/** The newest day first; the classifications of a tour after the races of its last day. */
function newestFirst(races: readonly DatedRace[]): readonly DatedRace[] {
  const latest = new Map<string, number>();
  for (const { meeting, start, end } of races)
    if (!lastsDays({ start, end })) latest.set(meeting, Math.max(start, latest.get(meeting) ?? 0));
  const dayOf = ({ meeting, start, end }: DatedRace): number =>
    lastsDays({ start, end }) ? (latest.get(meeting) ?? end ?? start) : start;
  return races.toSorted(
    (a, b) => dayOffset(dayOf(b), dayOf(a)) || racePlace(a) - racePlace(b) || b.start - a.start || compareRaces(a, b),
  );
}

const nextFirst = (a: DatedRace, b: DatedRace): number => dayOffset(a.start, b.start) || compareRaces(a, b);

export function raceSchedule(leagues: readonly TableLeague[], rows: ReadonlyMap<string, EventRow>): RaceSchedule {
  const parts: Record<keyof RaceSchedule, DatedRace[]> = { live: [], results: [], fixtures: [] };
  for (const race of leagues) {
    const type = rows.get(race.events[0] ?? '')?.stageType ?? StageType.scheduled;
    const part = type === StageType.live ? 'live' : type === StageType.finished ? 'results' : 'fixtures';
    parts[part].push(datedRace(race));
  }
  const leaguesOf = (races: readonly DatedRace[]): readonly TableLeague[] => races.map(({ race }) => race);
  return {
    live: leaguesOf(parts.live.toSorted(compareRaces)),
    results: leaguesOf(newestFirst(parts.results)),
    fixtures: leaguesOf(parts.fixtures.toSorted(nextFirst)),
  };
}

/** The races of a season that have a winner of their own, in the order of their starts. */
export function calendarOf(races: readonly TableLeague[]): readonly DatedRace[] {
  const decisive = races.map(datedRace).filter(({ session }) => !isPreparation(session));
  return withoutClassifications(decisive, (race) => race).toSorted((a, b) => a.start - b.start || compareRaces(a, b));
}

/** Its meeting and session; in a season of one meeting the session. */
export function nameIn(calendar: readonly DatedRace[], league: LeagueRow): string {
  const { session } = league;
  const isAlone = calendar.every(({ meeting }) => meeting === league.meeting);
  return isAlone && session ? session : raceName(league);
}

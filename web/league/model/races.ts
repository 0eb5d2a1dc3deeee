import type { TableLeague } from '@stillingen/client';
import { StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';

export interface RaceSchedule {
  readonly live: readonly TableLeague[];
  readonly results: readonly TableLeague[];
  readonly fixtures: readonly TableLeague[];
}

export const holdsRaces = (leagues: readonly TableLeague[]): boolean => leagues.some(({ league }) => league.noDuel === true);

export function raceSchedule(leagues: readonly TableLeague[], rows: ReadonlyMap<string, EventRow>): RaceSchedule {
  const parts: Record<keyof RaceSchedule, { race: TableLeague; start: number }[]> = { live: [], results: [], fixtures: [] };
  for (const race of leagues) {
    const lead = rows.get(race.events[0] ?? '');
    const type = lead?.stageType ?? StageType.scheduled;
    const part = type === StageType.live ? 'live' : type === StageType.finished ? 'results' : 'fixtures';
    parts[part].push({ race, start: lead?.start ?? 0 });
  }
  const inOrder = (part: keyof RaceSchedule, sign: 1 | -1): readonly TableLeague[] =>
    parts[part].toSorted((a, b) => sign * (a.start - b.start)).map(({ race }) => race);
  return { live: inOrder('live', 1), results: inOrder('results', -1), fixtures: inOrder('fixtures', 1) };
}

import type { TableStructure } from '@stillingen/client';
import type { LeagueRow } from '@stillingen/wire';
import type { Schedule } from './schedule.ts';

export function stagesOf(structure: TableStructure): readonly LeagueRow[] {
  const stages = new Map(structure.leagues.map(({ league }) => [league.stageId, league]));
  return [...stages.values()];
}

/** A stage without a name is the season: its feed holds the tables of all that follow. */
export function tableStages(stages: readonly LeagueRow[]): readonly LeagueRow[] {
  const withTables = stages.filter(({ tables }) => tables === 1);
  const whole = withTables.find(({ stageName }) => !stageName);
  return whole === undefined ? withTables : [whole];
}

/** That of a running match, else of the last result, else the first; null for none. */
export function currentStage(
  { live, results }: Pick<Schedule, 'live' | 'results'>,
  stages: readonly LeagueRow[],
): LeagueRow | null {
  const known = new Map(stages.map((stage) => [stage.stageId, stage]));
  const played = [...live, ...results].find(({ league }) => known.has(league.stageId));
  return known.get(played?.league.stageId ?? null) ?? stages[0] ?? null;
}

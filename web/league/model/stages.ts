import type { TableStructure } from '@stillingen/client';
import type { LeagueRow } from '@stillingen/wire';
import type { Schedule } from './schedule.ts';

/** The stages of a competition's season, in the order of the feed. */
export function stagesOf(structure: TableStructure): readonly LeagueRow[] {
  const stages = new Map(structure.leagues.map(({ league }) => [league.stageId, league]));
  return [...stages.values()];
}

/** The stage with standings that is being played: that of a match now, else of the last result, else the first. Null where none has any. */
export function currentStage({ live, results }: Schedule, stages: readonly LeagueRow[]): LeagueRow | null {
  const withTables = stages.filter(({ tables }) => tables === 1);
  const played = [...live, ...results].map(({ league }) => league.stageId);
  return withTables.find(({ stageId }) => stageId === played.find((id) => withTables.some((stage) => stage.stageId === id)))
    ?? withTables[0] ?? null;
}

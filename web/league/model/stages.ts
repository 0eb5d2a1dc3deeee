import type { TableStructure } from '@stillingen/client';
import type { LeagueRow } from '@stillingen/wire';
import type { Schedule } from './schedule.ts';

/** The stages of a competition's season, in the order of the feed. */
export function stagesOf(structure: TableStructure): readonly LeagueRow[] {
  const stages = new Map(structure.leagues.map(({ league }) => [league.stageId, league]));
  return [...stages.values()];
}

/**
 * The stages whose standings are tables of their own: groups. A stage without a name is the season itself, and its feed
 * holds the tables of all that follow from it, such as those after a split.
 */
export function tableStages(stages: readonly LeagueRow[]): readonly LeagueRow[] {
  const withTables = stages.filter(({ tables }) => tables === 1);
  const whole = withTables.find(({ stageName }) => !stageName);
  return whole === undefined ? withTables : [whole];
}

/**
 * Of some stages the one being played: that of a match now, else of the last result, else the first. Null where there are
 * none.
 */
export function currentStage(
  { live, results }: Pick<Schedule, 'live' | 'results'>,
  stages: readonly LeagueRow[],
): LeagueRow | null {
  const known = new Map(stages.map((stage) => [stage.stageId, stage]));
  const played = [...live, ...results].find(({ league }) => known.has(league.stageId));
  return known.get(played?.league.stageId ?? null) ?? stages[0] ?? null;
}

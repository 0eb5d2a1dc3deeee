import {
  type Championship,
  type League,
  type LiveState,
  type Race,
  type RaceEntry,
  sportById,
  StageType,
} from '@stillingen/domain';

/** The points of a decimal text with a comma; 0 where it is none. */
export const parsePoints = (points = ''): number => Number(points.replace(',', '.')) || 0;
export const pointsOf = ({ results }: RaceEntry): number => parsePoints(results.points);

/** The championship that races of a league may make up; null where there is none. */
export function championshipOf({ sportId, category }: League): Championship | null {
  const { championship } = sportById(sportId)!;
  return championship === null || championship.notIn.includes(category) ? null : championship;
}

/** Whether the points of a race count: it is over, and some entry has points. */
export const countsForChampionship = ({ stageType, entries }: Race): boolean =>
  stageType === StageType.finished && entries.some((entry) => pointsOf(entry) > 0);

/** Whether the races of a league make up a table by now. */
export const hasChampionship = (state: LiveState, league: League): boolean =>
  championshipOf(league) !== null &&
  [...(state.racesOfLeague.get(league.id) ?? [])].some((id) => countsForChampionship(state.races.get(id)!));

import type { EventItem, Incident, Race } from '../../event/entities.ts';
import { Stage, StageType } from '../../event/stage.ts';
import type { Sport } from '../../sport/sport.ts';

export interface OddsMatch {
  readonly sport: Sport;
  readonly event: EventItem;
  readonly incidents: readonly Incident[];
}
export interface OddsRace {
  readonly race: Race;
}
/** What the state of offers and the results of their outcomes follow from. */
export type OddsEvent = OddsMatch | OddsRace;

export const isMatch = (of: OddsEvent): of is OddsMatch => 'event' in of;

/** 'stopped' before its end, for good: what is not decided by then is void. */
export type OddsPhase = 'before' | 'running' | 'interrupted' | 'stopped' | 'not played' | 'played';

/** Published rules of bookmakers wait so long for a match that was postponed or interrupted. */
const WAIT_S = 48 * 3600;

export function phaseOf(of: OddsEvent, nowMs: number): OddsPhase {
  const { stage, stageType, stageStart, start } = isMatch(of) ? of.event : of.race;
  const waitedS = (since: number): boolean => nowMs / 1000 - since > WAIT_S;
  switch (stage) {
    case Stage.postponed:
      return waitedS(start) ? 'not played' : 'before';
    case Stage.cancelled:
    case Stage.walkover:
      return 'not played';
    case Stage.interrupted:
    case Stage.toFinish:
      return waitedS(stageStart ?? start) ? 'stopped' : 'interrupted';
    case Stage.abandoned:
    case Stage.retired:
      return 'stopped';
    case Stage.awarded:
      return isMatch(of) && of.sport.row !== 'goals' ? 'stopped' : 'played';
    default:
      if (stageType === StageType.scheduled) return 'before';
      return stageType === StageType.live ? 'running' : 'played';
  }
}

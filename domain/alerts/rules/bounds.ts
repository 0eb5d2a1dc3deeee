import { Stage } from '../../event/stage.ts';
import type { AlertSport } from '../facts.ts';
import type { ConditionKind } from './rule.ts';

/** Sets, frames or maps at most; null where the score has no bound. */
export function longestBestOf({ formats }: AlertSport): number | null {
  const { format } = formats[0];
  if (format.kind !== 'sets' && format.kind !== 'tennis' && format.kind !== 'frames') return null;
  return format.bestOf.length === 0 ? null : Math.max(...format.bestOf);
}

export const isPlayedInSets = ({ formats }: AlertSport): boolean => ['sets', 'tennis'].includes(formats[0].format.kind);

/** Extra time and overtime have stages of their own where the sport has them. */
export const hasOvertime = ({ stages }: AlertSport): boolean => stages[Stage.firstExtraHalf] !== undefined;

/** Whether the live state of a sport carries what a condition needs. */
export function isOffered(kind: ConditionKind, sport: AlertSport): boolean {
  switch (kind) {
    case 'scores':
      return sport.alerts.each;
    case 'red':
      return sport.alerts.reds;
    case 'set':
    case 'set-point':
    case 'match-point':
      return isPlayedInSets(sport);
    case 'overtime':
      return hasOvertime(sport);
    case 'wins':
    case 'loses':
      return true;
    default:
      return sport.alerts.unit !== null;
  }
}

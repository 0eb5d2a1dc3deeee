import { type Side, StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import type { PageSport } from '../../page/page-context.ts';

const HOME = 1;
const AWAY = 2;

/** Null if none does, or the sport does not show it (SPORT-16). */
export function serveSide({ serve, stageType }: EventRow, { serves }: Pick<PageSport, 'serves'>): Side | null {
  if (!serves || stageType !== StageType.live) return null;
  return serve === HOME ? 'home' : serve === AWAY ? 'away' : null;
}

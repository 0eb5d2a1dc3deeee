import { type ClockedEvent, type ClockedSport, stagesOf } from './clock.ts';
import type { StageTable } from '../sport/sport.ts';
import { Stage, type StageCode } from './stage.ts';

/** A stage with the last minute that belongs to it. */
interface CountedStage {
  readonly code: StageCode;
  readonly to: number;
}

/** The stages through which minutes count on, in order; none where each begins anew. */
function countedStages(stages: StageTable): readonly CountedStage[] {
  const counted = Object.entries(stages)
    .flatMap(([code, { clock }]) => {
      if (clock === undefined || Number(code) === Stage.live) return [];
      return [{ code: Number(code), from: clock.baseMinute, to: clock.capMinute ?? Number.POSITIVE_INFINITY }];
    })
    .sort((a, b) => a.from - b.from || b.to - a.to);
  // Quarters that count from 0 each share their minutes.
  if (counted.length < 2 || counted[0]!.from === counted[1]!.from) return [];
  const last = Math.max(...counted.map(({ to }) => to));
  return counted.map(({ code, to }) => ({ code, to: to === last ? Number.POSITIVE_INFINITY : to }));
}

/** The stages of a sport never change, and every incident asks for them. */
const known = new WeakMap<StageTable, readonly CountedStage[]>();

/** The stage that a minute of an event belongs to, where nobody said; null where its sport does not count on from stage to stage. */
export function stageOfMinute(sport: ClockedSport, event: Pick<ClockedEvent, 'format'>, minute: number): StageCode | null {
  const stages = stagesOf(sport, event);
  let counted = known.get(stages);
  if (counted === undefined) {
    counted = countedStages(stages);
    known.set(stages, counted);
  }
  return counted.find(({ to }) => minute <= to)?.code ?? null;
}

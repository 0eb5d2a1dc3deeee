import type { Sport } from './sports/sport.ts';
import { Stage, type StageCode } from './stage.ts';

/** The stage that a minute of a match belongs to, where nobody said; null where the sport does not count on from stage to stage. */
export function stageOfMinute(sport: Pick<Sport, 'stages'>, minute: number): StageCode | null {
  const counted = Object.entries(sport.stages)
    .flatMap(([code, { clock }]) => {
      if (clock === undefined || Number(code) === Stage.live) return [];
      return [{ code: Number(code), from: clock.baseMinute, to: clock.capMinute ?? Number.POSITIVE_INFINITY }];
    })
    .sort((a, b) => a.from - b.from || b.to - a.to);
  // Quarters that count from 0 each share their minutes.
  if (counted.length < 2 || counted[0]!.from === counted[1]!.from) return null;
  const last = Math.max(...counted.map(({ to }) => to));
  return counted.find(({ to }) => minute <= to || to === last)!.code;
}

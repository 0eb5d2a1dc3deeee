import type { Sport } from './sports/sport.ts';
import type { StageCode } from './stage.ts';

/** The stage that a minute of a counted match belongs to, where nobody said; null where the sport counts no minutes. */
export function stageOfMinute(sport: Pick<Sport, 'stages'>, minute: number): StageCode | null {
  const counted = Object.entries(sport.stages)
    .flatMap(([code, { clock, part }]) =>
      clock === undefined || part === undefined ? [] : [{ code: Number(code), part, ...clock }],
    )
    .sort((a, b) => a.part - b.part || a.code - b.code);
  return counted.find(({ capMinute }) => capMinute === null || minute <= capMinute)?.code ?? counted.at(-1)?.code ?? null;
}

import type { Pair } from '../event/entities.ts';
import type { Scoreboard } from '../messages/index.ts';
import { Stage, type StageCode } from '../event/stage.ts';
import { sumOf } from '../scoring/sums.ts';
import { board } from './boards.ts';

export type Points = [home: number, away: number];

/** A board at a stage of its match. */
export interface Moment {
  readonly stage: StageCode;
  readonly score: Scoreboard;
}

/** What these parts add up to. */
export const total = (parts: readonly Pair[]): Points => [sumOf(parts, 0), sumOf(parts, 1)];

/** Every board from the first part to the last, and the final one. */
export const followed = (parts: readonly Points[], final: StageCode): Moment[] => [
  ...parts.map((_, index) => {
    const played = parts.slice(0, index + 1);
    return { stage: Stage.live, score: board(...total(played), { parts: played }) };
  }),
  { stage: final, score: board(...total(parts), { parts: [...parts] }) },
];

import { type Pair, type Side, Stage, type StageCode } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';

const add = ([home, away]: Pair, side: Side, goals: 1 | -1): Pair =>
  side === 'home' ? [home + goals, away] : [home, away + goals];
const sum = (pairs: readonly Pair[]): Pair => pairs.reduce<Pair>(([h, a], [home, away]) => [h + home, a + away], [0, 0]);
const leader = ([home, away]: Pair): 'home' | 'away' | 'draw' => (home > away ? 'home' : home < away ? 'away' : 'draw');

/** The score of a match as it goes on. */
export interface Board {
  /** Makes room for the goals of a part: 0 first half, 1 second half, 2 extra time. */
  open(part: number): void;
  /** Counts a goal, or takes one back. */
  count(part: number, side: Side, goals: 1 | -1): Pair;
  /** Counts a kick of the shoot-out and returns its score. */
  kick(side: Side, scored: boolean): Pair;
  /** The score as a message says it; null before the first part. With the last stage it tells winner and who went on. */
  read(stage: StageCode, knockout: boolean): Scoreboard | null;
}

const AFTER_REGULAR_TIME = new Set<StageCode>([
  Stage.finished,
  Stage.break,
  Stage.extraTime,
  Stage.penalties,
  Stage.afterExtraTime,
  Stage.afterPenalties,
]);
const FINAL = new Set<StageCode>([Stage.finished, Stage.afterExtraTime, Stage.afterPenalties]);

/** An empty board. */
export function createBoard(): Board {
  const parts: Pair[] = [];
  let penalties: Pair | null = null;
  return {
    open(part) {
      parts[part] ??= [0, 0];
    },
    count(part, side, goals) {
      parts[part] = add(parts[part] ?? [0, 0], side, goals);
      return sum(parts);
    },
    kick(side, scored) {
      penalties = scored ? add(penalties ?? [0, 0], side, 1) : (penalties ?? [0, 0]);
      return penalties;
    },
    read(stage, knockout) {
      if (parts.length === 0) return null;
      const [home, away] = sum(parts);
      const fullTime = sum(parts.slice(0, 2));
      const extra = parts.length > 2 && (FINAL.has(stage) || stage === Stage.penalties);
      const winner = leader(penalties ?? [home, away]);
      return {
        home,
        away,
        parts: parts.map(([h, a]): [number, number] => [h, a]),
        ...(AFTER_REGULAR_TIME.has(stage) ? { fullTime: [...fullTime] as [number, number] } : {}),
        ...(extra ? { afterExtraTime: [home, away] as [number, number] } : {}),
        ...(penalties === null ? {} : { penalties: [...penalties] as [number, number] }),
        ...(FINAL.has(stage) ? { winner } : {}),
        ...(FINAL.has(stage) && knockout && winner !== 'draw' ? { advanced: winner } : {}),
      };
    },
  };
}

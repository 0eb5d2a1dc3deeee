import { type Pair, type Side, sportById, Stage, type StageCode } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import type { Game } from './game.ts';

const FINAL = new Set<StageCode>([Stage.finished, Stage.afterExtraTime, Stage.afterPenalties]);
const BEYOND_REGULAR = new Set<StageCode>([
  ...FINAL,
  Stage.break,
  Stage.extraTime,
  Stage.firstExtraHalf,
  Stage.secondExtraHalf,
  Stage.penalties,
]);

const index = (side: Side): 0 | 1 => (side === 'home' ? 0 : 1);
const leader = ([home, away]: Pair): 'home' | 'away' | 'draw' => (home > away ? 'home' : home < away ? 'away' : 'draw');

export interface Board {
  open(part: number): void;
  count(part: number, side: Side, points: number): [number, number];
  kick(side: Side, scored: boolean): [number, number];
  /** The side with the ball. */
  ball(side: Side): void;
  /** The score as a message carries it; null before the first part. */
  read(stage: StageCode): Scoreboard | null;
}

export function createBoard({ play, knockout }: Pick<Game, 'play' | 'knockout'>): Board {
  const parts: [number, number][] = [];
  // Australian rules publish what the points are made of.
  const byGoals = sportById(play.sportId)!.formats[0].format.kind === 'behinds';
  const counts = { goals: [0, 0], behinds: [0, 0] };
  let penalties: [number, number] | null = null;
  let ball: Side | null = null;
  const sum = (list: readonly Pair[]): [number, number] => [
    list.reduce((total, [home]) => total + home, 0),
    list.reduce((total, [, away]) => total + away, 0),
  ];
  const open = (part: number): void => {
    parts[part] ??= [0, 0];
  };
  return {
    open,
    count(part, side, points) {
      open(part);
      parts[part]![index(side)] += points;
      if (byGoals) counts[Math.abs(points) === 1 ? 'behinds' : 'goals'][index(side)]! += Math.sign(points);
      return sum(parts);
    },
    kick(side, scored) {
      penalties ??= [0, 0];
      if (scored) penalties[index(side)] += 1;
      return [...penalties];
    },
    ball(side) {
      ball = side;
    },
    read(stage) {
      if (parts.length === 0) return null;
      const [home, away] = sum(parts);
      const regular = sum(parts.slice(0, play.stages.length));
      const extra = parts.length > play.stages.length && (FINAL.has(stage) || stage === Stage.penalties);
      const winner = leader(penalties ?? [home, away]);
      const made = (at: 0 | 1) => ({ goals: String(counts.goals[at]), behinds: String(counts.behinds[at]) });
      return {
        home,
        away,
        parts: parts.map(([h, a]) => [h, a] as [number, number]),
        ...(BEYOND_REGULAR.has(stage) ? { fullTime: regular } : {}),
        ...(extra ? { afterExtraTime: [home, away] as [number, number] } : {}),
        ...(penalties === null ? {} : { penalties: [...penalties] as [number, number] }),
        ...(play.drives === true ? { serve: FINAL.has(stage) ? null : ball } : {}),
        ...(byGoals ? { results: [made(0), made(1)] as [ReturnType<typeof made>, ReturnType<typeof made>] } : {}),
        ...(FINAL.has(stage) ? { winner } : {}),
        ...(FINAL.has(stage) && knockout && winner !== 'draw' ? { advanced: winner } : {}),
      };
    },
  };
}

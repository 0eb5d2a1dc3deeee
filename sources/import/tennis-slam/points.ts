import type { Pair, Side } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { BadRow } from '../report.ts';

/** One row of points, as it stands after the point. */
export interface PointRow {
  readonly set: number;
  readonly game: number;
  /** 1 or 2. */
  readonly winner: string;
  readonly server: string;
  /** '15', '40', and 'GAME' for who won it; in a tie-break a count. */
  readonly points: readonly [first: string, second: string];
}

/** A match after one of its points. */
export interface AfterPoint {
  /** 1 for the first. */
  readonly set: number;
  readonly board: Scoreboard;
  readonly inTieBreak: boolean;
  readonly over: boolean;
}

const SETS_TO_WIN = 2;
const sideOf = (player: string): Side => {
  if (player !== '1' && player !== '2') throw new BadRow(`there is no player ${player}`);
  return player === '1' ? 'home' : 'away';
};
const plus = ([home, away]: Pair, side: Side): [number, number] => (side === 'home' ? [home + 1, away] : [home, away + 1]);

interface Standing {
  readonly sets: readonly Pair[];
  readonly tieBreaks: readonly (Pair | null)[];
}

const setsWon = (sets: readonly Pair[]): [number, number] => [
  sets.filter(([home, away]) => home > away).length,
  sets.filter(([home, away]) => away > home).length,
];

/** Whether a game is a tie-break: at six games all, and as third set, which mixed doubles play to ten points. */
const isTieBreak = (set: number, [home, away]: Pair): boolean => set === 3 || (home === 6 && away === 6);

/**
 * A match of mixed doubles after each of its points: no lead of two is needed at 40 all, and the third set is a match
 * tie-break, shown as one game with its points. Rows are those of one match in order. Throws BadRow where they contradict
 * each other.
 */
export function pointByPoint(rows: readonly PointRow[]): AfterPoint[] {
  let standing: Standing = { sets: [], tieBreaks: [] };
  let inBreak: Pair = [0, 0];
  return rows.map((row, index): AfterPoint => {
    const { set, game, winner } = row;
    if (!Number.isInteger(game)) throw new BadRow('a point belongs to no game');
    const before = standing.sets.length;
    if (set !== before && set !== before + 1) throw new BadRow(`set ${set} follows set ${before}`);
    if (set > before) standing = { sets: [...standing.sets, [0, 0]], tieBreaks: [...standing.tieBreaks, null] };
    const games = standing.sets.at(-1)!;
    const inTieBreak = isTieBreak(set, games);
    const next = rows[index + 1];
    const side = sideOf(winner);
    if (inTieBreak) inBreak = plus(inBreak, side);
    const ends = next === undefined || next.game !== game;
    if (ends) {
      const tieBreaks = [...standing.tieBreaks.slice(0, -1), inTieBreak ? inBreak : null];
      standing = { sets: [...standing.sets.slice(0, -1), plus(games, side)], tieBreaks };
      inBreak = [0, 0];
    }
    const [home, away] = setsWon(standing.sets.slice(0, next?.set === set ? -1 : undefined));
    const over = next === undefined;
    if (over && Math.max(home, away) !== SETS_TO_WIN) throw new BadRow(`the points end at ${home}-${away} in sets`);
    const points: [string, string] = inTieBreak ? [String(inBreak[0]), String(inBreak[1])] : [row.points[0], row.points[1]];
    return {
      set,
      inTieBreak,
      over,
      board: {
        home,
        away,
        parts: standing.sets.map(([a, b]) => [a, b]),
        ...(standing.tieBreaks.some((pair) => pair !== null)
          ? { tieBreaks: standing.tieBreaks.map((pair) => (pair === null ? null : [pair[0], pair[1]])) }
          : {}),
        points: ends ? null : points,
        serve: over ? null : sideOf((ends ? next : row).server),
        ...(over ? { winner: home > away ? 'home' : 'away' } : {}),
      },
    };
  });
}

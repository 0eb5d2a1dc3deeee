import type { Pair, Side } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { BadRow } from '../kit/import/report.ts';

export interface PointRow {
  readonly set: number;
  readonly game: number;
  /** 1 or 2 where the point ended the game; empty in some files. */
  readonly gameWinner: string;
  readonly winner: string;
  /** 1 or 2; 3 or 4 for their partners. */
  readonly server: string;
  /** '15', '40', 'A', 'GAME' or nothing after the game; a count in a tie-break. */
  readonly points: readonly [first: string, second: string];
}

export interface AfterPoint {
  /** 1 for the first. */
  readonly set: number;
  readonly board: Scoreboard;
  readonly inTieBreak: boolean;
  readonly over: boolean;
}

const sideOf = (player: string): Side => {
  if (!/^[1-4]$/.test(player)) throw new BadRow(`there is no player ${player}`);
  return player === '1' || player === '3' ? 'home' : 'away';
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

const GAME_POINTS = new Set(['15', '30', '40', 'A']);

/** Points of a tie-break are counted one by one. */
function isTieBreak(rows: readonly PointRow[], at: number): boolean {
  const { set, game } = rows[at]!;
  const isOther = (row: PointRow): boolean => row.set !== set || row.game !== game;
  for (let index = at; index < rows.length && !isOther(rows[index]!); index += 1)
    if (rows[index]!.points.some((point) => GAME_POINTS.has(point))) return false;
  return true;
}

const TIE_BREAK_POINTS = 7;

function endsLast({ gameWinner, points }: PointRow, inBreak: Pair | null): boolean {
  if (gameWinner !== '') return gameWinner !== '0';
  if (inBreak !== null) return Math.max(...inBreak) >= TIE_BREAK_POINTS && Math.abs(inBreak[0] - inBreak[1]) >= 2;
  return points.includes('GAME') || points.every((point) => point === '0');
}

/**
 * A match tie-break is one game with its points. Throws BadRow where rows contradict each other, or
 * end before the match is won.
 */
export function pointByPoint(rows: readonly PointRow[], bestOf: number): AfterPoint[] {
  let standing: Standing = { sets: [], tieBreaks: [] };
  let inBreak: Pair | null = null;
  let beganAt: PointRow | null = null;
  return rows.map((row, index): AfterPoint => {
    const { set, game, winner } = row;
    if (!Number.isInteger(game)) throw new BadRow('a point belongs to no game');
    const before = standing.sets.length;
    if (set !== before && set !== before + 1) throw new BadRow(`set ${set} follows set ${before}`);
    if (set > before) standing = { sets: [...standing.sets, [0, 0]], tieBreaks: [...standing.tieBreaks, null] };
    const games = standing.sets.at(-1)!;
    if (beganAt?.set !== set || beganAt.game !== game) {
      beganAt = row;
      inBreak = isTieBreak(rows, index) ? [0, 0] : null;
    }
    const inTieBreak = inBreak !== null;
    const next = rows[index + 1];
    const side = sideOf(winner);
    if (inBreak !== null) inBreak = plus(inBreak, side);
    const ends = next === undefined ? endsLast(row, inBreak) : next.game !== game || next.set !== set;
    if (ends) {
      const tieBreaks = [...standing.tieBreaks.slice(0, -1), inBreak];
      standing = { sets: [...standing.sets.slice(0, -1), plus(games, side)], tieBreaks };
    }
    const [home, away] = setsWon(standing.sets.slice(0, next?.set === set || (next === undefined && !ends) ? -1 : undefined));
    const over = next === undefined;
    if (over && Math.max(home, away) !== (bestOf + 1) / 2) throw new BadRow(`the points end at ${home}-${away} in sets`);
    const points: [string, string] = inBreak === null ? [row.points[0], row.points[1]] : [String(inBreak[0]), String(inBreak[1])];
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

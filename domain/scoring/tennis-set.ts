import type { MatchFormat, Pair } from '../event/entities.ts';
import type { TennisFormat } from '../sport/formats.ts';
import { leaderOf } from './problem.ts';
import { type SetState, setState } from './sets.ts';

/** Games all before a tie-break, or a match tie-break as points ('10-7') or one game ('1-0'). */
type SetKind = number | 'points' | 'one-game';

interface TennisVariant {
  readonly bestOf: number;
  readonly usual: SetKind;
  readonly last: SetKind;
}

/** Short sets have it at their games, or one earlier. */
function tieBreaksAt({ games }: TennisFormat, { points, tieBreakAt }: MatchFormat): readonly number[] {
  if (tieBreakAt !== undefined) return [tieBreakAt === 0 ? Infinity : tieBreakAt];
  return points === undefined ? [games] : [points, points - 1];
}

/** An advantage set may have a tie-break at twice its games (12-12). */
function lastKinds(match: MatchFormat, at: number): readonly SetKind[] {
  const kinds: Readonly<Record<NonNullable<MatchFormat['deciding']>, readonly SetKind[]>> = {
    'tie-break': [at],
    advantage: [Infinity, 2 * at],
    'match-tie-break': ['points', 'one-game'],
  };
  return match.deciding === undefined ? Object.values(kinds).flat() : kinds[match.deciding];
}

export const variantsOf = (format: TennisFormat, match: MatchFormat, bestOfs: readonly number[]): readonly TennisVariant[] =>
  bestOfs.flatMap((bestOf) =>
    tieBreaksAt(format, match).flatMap((usual) => lastKinds(match, usual).map((last) => ({ bestOf, usual, last }))),
  );

/** To 7, or to 10 in a last set; short sets have lengths of their own. */
function tieBreakStates(format: TennisFormat, match: MatchFormat, points: Pair, last: boolean): readonly SetState[] {
  if (match.points !== undefined) return leaderOf(points) === null ? ['running'] : ['running', 'won'];
  const usual = setState(points, format.tieBreak);
  return last ? [usual, setState(points, format.matchTieBreak)] : [usual];
}

interface TennisSet {
  readonly games: Pair;
  readonly tieBreak: Pair | null;
  readonly last: boolean;
}

const ONE_GAME = { points: 1, lead: 1, cap: null } as const;

export function tennisSetState(format: TennisFormat, match: MatchFormat, kind: SetKind, set: TennisSet): SetState {
  const { games, tieBreak, last } = set;
  const [most, least] = [Math.max(...games), Math.min(...games)];
  if (kind === 'points') return tieBreak === null ? setState(games, format.matchTieBreak) : 'impossible';
  const oneGame = kind === 'one-game';
  const decides = oneGame ? most === 1 && least === 0 : most === kind + 1 && least === kind;
  const level = oneGame ? most === 0 : most === kind && least === kind;
  if (tieBreak !== null) {
    const states = oneGame ? [setState(tieBreak, format.matchTieBreak)] : tieBreakStates(format, match, tieBreak, last);
    if (decides) return states.includes('won') && leaderOf(tieBreak) === leaderOf(games) ? 'won' : 'impossible';
    return level && states.some((state) => state !== 'impossible') ? 'running' : 'impossible';
  }
  if (decides) return 'won';
  if (oneGame) return setState(games, ONE_GAME);
  return most > kind + 1 ? 'impossible' : setState(games, { points: match.points ?? format.games, lead: 2, cap: null });
}

import type { MatchFormat, Pair } from '../event/entities.ts';
import type { Scoreboard } from '../messages/course.ts';
import { type SetState, setState, type TennisFormat } from '../sport/formats.ts';
import { type Completion, firstProblem, leaderOf, type ScoreProblem, winnerProblem } from './problem.ts';
import { bestOfs, problemOfAny, setListProblem } from './sets.ts';

const GAME_POINTS = ['0', '15', '30', '40', 'A'];

const isGame = (a: string, b: string): boolean =>
  [a, b].every((point) => GAME_POINTS.includes(point)) && (a !== 'A' || b === '40') && (b !== 'A' || a === '40');

function mayBeTieBreak(
  format: TennisFormat,
  match: MatchFormat,
  { parts = [] }: Scoreboard,
  lengths: readonly number[],
): boolean {
  const set = parts.at(-1);
  if (set === undefined) return true;
  const [most, least] = [Math.max(...set), Math.min(...set)];
  const afterGames = least >= (match.points ?? format.games) - (match.points === undefined ? 0 : 1) && most <= least + 1;
  const inPlaceOfSet = match.deciding === undefined || match.deciding === 'match-tie-break';
  return afterGames || (inPlaceOfSet && lengths.includes(parts.length));
}

function tennisPointsProblem(
  format: TennisFormat,
  match: MatchFormat,
  lengths: readonly number[],
  board: Scoreboard,
): ScoreProblem | null {
  const [home, away] = board.points ?? ['', ''];
  if (home === '' || away === '' || isGame(home, away)) return null;
  const numbers = [home, away].every((point) => /^\d{1,3}$/.test(point));
  const targets = match.points === undefined ? [format.tieBreak, format.matchTieBreak] : [];
  const possible =
    numbers &&
    mayBeTieBreak(format, match, board, lengths) &&
    (targets.length === 0 || targets.some((target) => setState([Number(home), Number(away)], target) !== 'impossible'));
  return possible
    ? null
    : { path: '/points', allowed: "0, 15, 30, 40, or 'A' against 40; in a tie-break points by ones until a lead of 2" };
}

function setText({ games, tieBreak, matchTieBreak }: TennisFormat, match: MatchFormat): string {
  const target = match.points ?? games;
  return `a set is won ${target}-${target - 2}, ${target + 1}-${target - 1} or ${target + 1}-${target} by a tie-break to ${tieBreak.points}; the last one may need a lead of 2 games, or be a match tie-break to ${matchTieBreak.points}; only the last may be open while the match runs`;
}

function tieBreaksProblem({ parts = [], tieBreaks = [] }: Scoreboard): ScoreProblem | null {
  return tieBreaks.length > parts.length
    ? { path: '/tieBreaks', allowed: 'one for each set at most, null where there was none' }
    : null;
}

export function tennisProblem(
  format: TennisFormat,
  match: MatchFormat,
  completion: Completion,
  board: Scoreboard,
): ScoreProblem | null {
  const candidates = bestOfs(match.bestOf, format.bestOf);
  return firstProblem(
    () => tieBreaksProblem(board),
    () =>
      problemOfAny(variantsOf(format, match, candidates), ({ bestOf, usual, last }) =>
        setListProblem(board, {
          bestOf,
          completion,
          stateOf: (games, index) => {
            const isLast = index === bestOf - 1;
            const tieBreak = board.tieBreaks?.[index] ?? null;
            return tennisSetState(format, match, isLast ? last : usual, { games, tieBreak, last: isLast });
          },
          allowed: () => setText(format, match),
        }),
      ),
    () => (completion === 'running' ? tennisPointsProblem(format, match, candidates, board) : null),
    () => (completion === 'played' ? winnerProblem(board) : null),
  );
}

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

export const variantsOf = (format: TennisFormat, match: MatchFormat, lengths: readonly number[]): readonly TennisVariant[] =>
  lengths.flatMap((bestOf) =>
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

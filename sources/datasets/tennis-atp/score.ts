import { type Pair, Stage, type StageCode } from '@stillingen/domain';
import type { FixtureMessage } from '@stillingen/domain/messages';
import type { DuelOutcome } from '../kit/events/duel.ts';
import { BadRow, refuse } from '../kit/import/data-set.ts';

function gamesOf(digits: string): Pair {
  if (digits.length % 2 === 0) {
    const half = digits.length / 2;
    return [Number(digits.slice(0, half)), Number(digits.slice(half))];
  }
  // A set of more than nine games a side is won by two.
  const splits: Pair[] = [
    [Number(digits.slice(0, 1)), Number(digits.slice(1))],
    [Number(digits.slice(0, 2)), Number(digits.slice(2))],
  ];
  const split = splits.find(([a, b]) => Math.abs(a - b) === 2) ?? refuse(`the set is not understood: ${digits}`);
  return split;
}

interface TennisSet {
  readonly games: Pair;
  readonly tieBreak: Pair | null;
}

/** '64', or '76(5)' with the points of the loser of the tie-break. */
function setOf(text: string): TennisSet {
  const [, digits = '', lost] = /^(\d{2,4})(?:\((\d{1,2})\))?$/.exec(text) ?? refuse(`the set is not understood: ${text}`);
  const games = gamesOf(digits);
  if (lost === undefined) return { games, tieBreak: null };
  const won = Math.max(7, Number(lost) + 2);
  return { games, tieBreak: games[0] > games[1] ? [won, Number(lost)] : [Number(lost), won] };
}

const ENDINGS = {
  RET: Stage.retired,
  DEF: Stage.retired,
  'W/O': Stage.walkover,
  WO: Stage.walkover,
  UNP: Stage.cancelled,
  ABD: Stage.abandoned,
  ABN: Stage.abandoned,
  '': Stage.finished,
} as const;

const isWon = ([a, b]: Pair): boolean => Math.max(a, b) >= 6 && (Math.abs(a - b) >= 2 || Math.max(a, b) === 7);

export interface MatchScore {
  readonly outcome: DuelOutcome;
  readonly format: NonNullable<FixtureMessage['format']>;
}

function bestOfSets(won: number, played: number, stage: StageCode, usual: number): number {
  if (stage === Stage.finished) return 2 * won - 1;
  return won >= 2 || played > 3 ? 5 : usual;
}

/** Before tie-breaks sets needed a lead of two; the first tie-breaks were at eight all. */
function decidingOf(sets: readonly TennisSet[], bestOf: number, usual: MatchScore['format']): MatchScore['format'] {
  const most = (set: TennisSet | undefined): number => Math.max(...(set?.games ?? [0]));
  const byTieBreak = (set: TennisSet): boolean => Math.abs(set.games[0] - set.games[1]) === 1;
  const [last] = sets.slice(bestOf - 1);
  const others = sets.slice(0, bestOf - 1);
  const late = others.find((set) => most(set) > 7);
  const at = others.find((set) => most(set) > 7 && byTieBreak(set));
  if (at !== undefined) return { bestOf, tieBreakAt: most(at) - 1 };
  if (late !== undefined) return { bestOf, tieBreakAt: 0 };
  if (last === undefined || most(last) <= 7) return { ...usual, bestOf };
  return { bestOf, deciding: 'advantage' };
}

export function readScore(text: string, usual: MatchScore['format'] & { readonly bestOf: number }): MatchScore {
  const [, sets = '', ending = ''] = /^(.*?)\s*(?:\(([A-Z/]+)\))?$/.exec(text) ?? [];
  if (!Object.hasOwn(ENDINGS, ending)) throw new BadRow(`the ending is not known: ${ending}`);
  const stage = ENDINGS[ending as keyof typeof ENDINGS];
  if (stage === Stage.cancelled) return { outcome: { stage }, format: usual };
  const played = sets === '' ? [] : sets.split(/\s+/).map(setOf);
  if (played.length === 0 && stage === Stage.finished) throw new BadRow('the score is missing');
  const wonBy = (side: 0 | 1): number =>
    played.filter(({ games }) => games[side] > games[1 - side]! && (stage === Stage.finished || isWon(games))).length;
  const [home, away] = [wonBy(0), wonBy(1)];
  if (stage === Stage.finished && home <= away) throw new BadRow(`the winner has not won more sets: ${text}`);
  return {
    outcome: {
      stage,
      ...(ending === 'DEF' ? { notice: 'Diskvalifikation' } : {}),
      score: {
        home,
        away,
        parts: played.map(({ games }) => [games[0], games[1]]),
        ...(played.some(({ tieBreak }) => tieBreak !== null)
          ? { tieBreaks: played.map(({ tieBreak }) => (tieBreak === null ? null : [tieBreak[0], tieBreak[1]])) }
          : {}),
        ...(stage === Stage.abandoned ? {} : { winner: 'home' }),
      },
    },
    format: decidingOf(played, bestOfSets(home, played.length, stage, usual.bestOf), usual),
  };
}

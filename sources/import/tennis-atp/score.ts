import { type Pair, Stage } from '@stillingen/domain';
import type { DuelOutcome } from '../duel.ts';
import { BadRow } from '../report.ts';

/** Games of a set without anything between them: '64', '108', '2220'. The first are the winner's of the match. */
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
  const split = splits.find(([a, b]) => Math.abs(a - b) === 2);
  if (split === undefined) throw new BadRow(`the set is not understood: ${digits}`);
  return split;
}

interface TennisSet {
  readonly games: Pair;
  readonly tieBreak: Pair | null;
}

/** '64', or '76(5)' with the points of who lost the tie-break. */
function setOf(text: string): TennisSet {
  const [, digits, lost] = /^(\d{2,4})(?:\((\d{1,2})\))?$/.exec(text) ?? [];
  if (digits === undefined) throw new BadRow(`the set is not understood: ${text}`);
  const games = gamesOf(digits);
  if (lost === undefined) return { games, tieBreak: null };
  const won = Math.max(7, Number(lost) + 2);
  return { games, tieBreak: games[0] > games[1] ? [won, Number(lost)] : [Number(lost), won] };
}

const ENDINGS = { RET: Stage.retired, 'W/O': Stage.walkover, UNP: Stage.cancelled, '': Stage.finished } as const;

/** Whether the last set of a match that was broken off had come to its end. */
const isWon = ([a, b]: Pair): boolean => Math.max(a, b) >= 6 && (Math.abs(a - b) >= 2 || Math.max(a, b) === 7);

/**
 * The outcome of '62 26 63', '76(7) 64 (RET)' or '(W/O)', the winner's games first and the winner as home side. A match that
 * was not played (UNP) has no winner. Throws BadRow where it is none of these.
 */
export function outcomeOf(text: string): DuelOutcome {
  const [, sets = '', ending = ''] = /^(.*?)\s*(?:\(([A-Z/]+)\))?$/.exec(text) ?? [];
  if (!Object.hasOwn(ENDINGS, ending)) throw new BadRow(`the ending is not known: ${ending}`);
  const stage = ENDINGS[ending as keyof typeof ENDINGS];
  if (stage === Stage.cancelled) return { stage };
  const played = sets === '' ? [] : sets.split(' ').map(setOf);
  if (played.length === 0 && stage === Stage.finished) throw new BadRow('the score is missing');
  const wonBy = (side: 0 | 1): number =>
    played.filter(({ games }) => games[side] > games[1 - side]! && (stage === Stage.finished || isWon(games))).length;
  return {
    stage,
    score: {
      home: wonBy(0),
      away: wonBy(1),
      parts: played.map(({ games }) => [games[0], games[1]]),
      ...(played.some(({ tieBreak }) => tieBreak !== null)
        ? { tieBreaks: played.map(({ tieBreak }) => (tieBreak === null ? null : [tieBreak[0], tieBreak[1]])) }
        : {}),
      winner: 'home',
    },
  };
}

import { type EventItem, type Pair, type Side, Winner } from '../entities.ts';
import type { Scoreboard } from '../messages/index.ts';
import { isDecided, Stage, type StageCode } from '../stage.ts';
import { Refused } from './verdict.ts';

/** The part of an event that its score decides. */
export type Result = Pick<
  EventItem,
  'score' | 'parts' | 'fullTime' | 'afterExtraTime' | 'penalties' | 'winner' | 'fullTimeWinner' | 'advanced'
>;

const winnerOf = (score: Pair | null): Winner => {
  if (score === null) return Winner.unknown;
  if (score[0] === score[1]) return Winner.draw;
  return score[0] > score[1] ? Winner.home : Winner.away;
};
const NAMED_WINNER = { home: Winner.home, away: Winner.away, draw: Winner.draw } as const;

const BEYOND_FULL_TIME = new Set<StageCode>([Stage.extraTime, Stage.penalties, Stage.afterExtraTime, Stage.afterPenalties]);
const BEYOND_EXTRA_TIME = new Set<StageCode>([Stage.penalties, Stage.afterExtraTime, Stage.afterPenalties]);

/** Goals of each half, from what is known: told, or followed while the match ran. */
function partsOf(before: EventItem, board: Scoreboard, stage: StageCode, fullTime: Pair | null): readonly Pair[] {
  if (board.parts !== undefined) return board.parts;
  const score: Pair = fullTime ?? [board.home, board.away];
  if (stage === Stage.firstHalf || stage === Stage.halfTime) return [score];
  const first = before.parts[0];
  if (first === undefined) return before.parts;
  const second: Pair = [score[0] - first[0], score[1] - first[1]];
  return second[0] < 0 || second[1] < 0 ? [] : [first, second];
}

function check(board: Scoreboard, fullTime: Pair | null): void {
  const score: Pair = [board.home, board.away];
  const sum = (side: 0 | 1): number => (board.parts ?? []).reduce((total, part) => total + part[side], 0);
  for (const side of [0, 1] as const) {
    const most = score[side];
    if (fullTime !== null && fullTime[side] > most) {
      throw new Refused('impossible_score', '/score/fullTime', `at most ${most}, the score itself`);
    }
    if (sum(side) > most) throw new Refused('impossible_score', '/score/parts', `parts that add up to at most ${most}`);
  }
  if (board.penalties !== undefined && board.home !== board.away && board.advanced === undefined) {
    throw new Refused(
      'impossible_score',
      '/score/penalties',
      'penalties after a draw, or with `advanced` where a tie of two matches was level',
    );
  }
}

/** The result of an event at `stage` with this scoreboard. Throws Refused where the board contradicts itself. */
export function resultOf(before: EventItem, board: Scoreboard, stage: StageCode): Result {
  const score: Pair = [board.home, board.away];
  const fullTime = board.fullTime ?? (BEYOND_FULL_TIME.has(stage) ? (before.fullTime ?? before.score) : null);
  check(board, fullTime);
  const afterExtraTime =
    board.afterExtraTime ??
    (BEYOND_EXTRA_TIME.has(stage) && before.afterExtraTime === null && before.fullTime !== null ? score : before.afterExtraTime);
  const penalties = board.penalties ?? before.penalties;
  const decided = isDecided(stage);
  const played = winnerOf(score);
  const winner =
    board.winner !== undefined
      ? NAMED_WINNER[board.winner]
      : !decided
        ? Winner.unknown
        : played === Winner.draw && penalties !== null
          ? winnerOf(penalties)
          : played;
  const sideThatWon: Side | null = winner === Winner.home ? 'home' : winner === Winner.away ? 'away' : null;
  const advanced: Side | null = board.advanced ?? (decided && BEYOND_FULL_TIME.has(stage) ? sideThatWon : before.advanced);
  return {
    score,
    parts: partsOf(before, board, stage, fullTime),
    fullTime,
    afterExtraTime,
    penalties,
    winner,
    fullTimeWinner: decided ? winnerOf(fullTime ?? score) : Winner.unknown,
    advanced,
  };
}

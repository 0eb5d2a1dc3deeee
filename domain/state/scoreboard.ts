import { type EventItem, type Finish, type Pair, type Side, Winner } from '../event/entities.ts';
import { isBeyondFullTime, isDecided, Stage, type StageCode } from '../event/stage.ts';
import type { Scoreboard } from '../messages/course.ts';
import { scoreProblem } from '../scoring/index.ts';
import { formatAt } from '../sport/formats.ts';
import { type Sport, sportById } from '../sports/index.ts';
import { RefusalError } from './decision.ts';

type Result = Pick<
  EventItem,
  | 'score'
  | 'parts'
  | 'fullTime'
  | 'afterExtraTime'
  | 'penalties'
  | 'winner'
  | 'fullTimeWinner'
  | 'advanced'
  | 'tieBreaks'
  | 'points'
  | 'serve'
  | 'results'
  | 'finish'
>;

const winnerOf = (score: Pair | null): Winner => {
  if (score === null) return Winner.unknown;
  if (score[0] === score[1]) return Winner.draw;
  return score[0] > score[1] ? Winner.home : Winner.away;
};
const NAMED_WINNER = { home: Winner.home, away: Winner.away, draw: Winner.draw } as const;

const BEYOND_EXTRA_TIME = new Set<StageCode>([Stage.penalties, Stage.afterExtraTime, Stage.afterPenalties]);
const SHOOT_OUT = new Set<StageCode>([Stage.penalties, Stage.afterPenalties]);
/** During a part, and in the break after it, its score follows from the total. */
const AFTER_PART = new Set<StageCode>([Stage.halfTime, Stage.break]);

/** A level score has a winner that only the provider knows. */
const GIVEN = new Set<StageCode>([Stage.retired, Stage.walkover, Stage.awarded]);
/** A different score here is a ruling, not the sum of the parts. */
const RULED = new Set<StageCode>([Stage.walkover, Stage.awarded]);
const NOT_PLAYED = {
  parts: [],
  tieBreaks: [],
  results: [{}, {}],
  fullTime: null,
  afterExtraTime: null,
  penalties: null,
  advanced: null,
} as const;

const sum = (parts: readonly Pair[], side: 0 | 1): number => parts.reduce((total, part) => total + part[side], 0);

const PLAYED_OUT = new Set<StageCode>([Stage.finished, Stage.afterExtraTime, Stage.afterPenalties]);

function partsOfSport({ formats: [{ format }], parts }: Sport): { regular: number; oneExtra: boolean } {
  if (format.kind === 'periods') return { regular: format.regular, oneExtra: format.extra === 1 };
  return { regular: format.kind === 'behinds' ? format.regular : parts.length, oneExtra: false };
}

/** The running or last part; null before the first. `known`: number of known parts. */
function runningPart(sport: Sport, before: EventItem, stage: StageCode, known: number): number | null {
  const partOf = (code: StageCode): number | undefined => (code === Stage.penalties ? undefined : sport.stages[code]?.part);
  const playing = partOf(stage);
  if (playing !== undefined) return playing;
  const last = Math.max(partOf(before.stage) ?? -1, known - 1);
  if (PLAYED_OUT.has(stage)) {
    const { regular, oneExtra } = partsOfSport(sport);
    return Math.max(last, stage === Stage.afterExtraTime && oneExtra ? regular : regular - 1);
  }
  return last >= 0 ? last : AFTER_PART.has(stage) ? 0 : null;
}

/** As reported, or followed during the match. Goals without a part belong to the running one. */
function partsOf(before: EventItem, board: Scoreboard, stage: StageCode, fullTime: Pair | null): readonly Pair[] {
  const sport = sportById(before.sportId)!;
  const known: readonly Pair[] = board.parts ?? before.parts;
  if (sport.row !== 'goals') return known;
  const running = runningPart(sport, before, stage, known.length);
  if (running === null || running > known.length) return known;
  const isReported = board.parts !== undefined;
  if (isReported && known.length > running && (isDecided(stage) || known.length > running + 1)) return known;
  const inRegularTime = running < partsOfSport(sport).regular;
  const score: Pair = (inRegularTime ? fullTime : null) ?? [board.home, board.away];
  const earlier = known.slice(0, running);
  const part: Pair = [score[0] - sum(earlier, 0), score[1] - sum(earlier, 1)];
  if (part[0] < 0 || part[1] < 0) return isReported ? known : [];
  // A spread into a literal would reserve memory for seventeen.
  return earlier.concat([part]);
}

const isLevel = (score: Pair): boolean => score[0] === score[1];

/** Where not reported: the last score, unless a late goal levelled it. */
const beforeExtraTime = ({ score: before }: EventItem, score: Pair): Pair | null =>
  before !== null && !isLevel(before) && isLevel(score) ? score : before;

function check(before: EventItem, board: Scoreboard, stage: StageCode, fullTime: Pair | null): void {
  const goesOn = SHOOT_OUT.has(stage);
  const penalties = board.penalties ?? (goesOn ? before.penalties : null);
  const advanced = board.advanced ?? (goesOn ? before.advanced : null);
  const known: Scoreboard = {
    ...board,
    ...(fullTime === null ? {} : { fullTime: [fullTime[0], fullTime[1]] }),
    ...(penalties === null ? {} : { penalties: [penalties[0], penalties[1]] }),
    ...(advanced === null ? {} : { advanced }),
  };
  const problem = scoreProblem(formatAt(sportById(before.sportId)!, before.start), before.format, stage, known);
  if (problem !== null) throw new RefusalError('impossible_score', `/score${problem.path}`, problem.allowed);
}

function finishOf(before: EventItem, board: Scoreboard): Finish | null {
  if (board.finish === undefined) return before.finish;
  const { method, round = null, time = '' } = board.finish;
  return { method, round, time };
}

/** Fields that the board leaves out stay. Throws RefusalError unless `overrides`. */
export function resultOf(event: EventItem, board: Scoreboard, stage: StageCode, overrides: boolean): Result {
  const score: Pair = [board.home, board.away];
  const isRuled = RULED.has(stage) && event.score !== null && (score[0] !== event.score[0] || score[1] !== event.score[1]);
  const before = isRuled ? { ...event, ...NOT_PLAYED } : event;
  const fullTime = board.fullTime ?? (isBeyondFullTime(stage) ? (before.fullTime ?? beforeExtraTime(before, score)) : null);
  if (!overrides) check(before, board, stage, fullTime);
  const afterExtraTime =
    board.afterExtraTime ??
    (BEYOND_EXTRA_TIME.has(stage) && before.afterExtraTime === null && before.fullTime !== null ? score : before.afterExtraTime);
  const penalties = board.penalties ?? before.penalties;
  const decided = isDecided(stage);
  const played = winnerOf(score);
  const finish = finishOf(before, board);
  const winner =
    finish?.method === 'no-contest'
      ? Winner.unknown
      : board.winner !== undefined
        ? NAMED_WINNER[board.winner]
        : !decided
          ? Winner.unknown
          : played !== Winner.draw
            ? played
            : penalties !== null
              ? winnerOf(penalties)
              : GIVEN.has(stage)
                ? Winner.unknown
                : Winner.draw;
  const sideThatWon: Side | null = winner === Winner.home ? 'home' : winner === Winner.away ? 'away' : null;
  const advanced: Side | null = board.advanced ?? (decided && isBeyondFullTime(stage) ? sideThatWon : before.advanced);
  return {
    score: sportById(before.sportId)!.row === 'fight' ? null : score,
    parts: partsOf(before, board, stage, fullTime),
    fullTime,
    afterExtraTime,
    penalties,
    winner,
    fullTimeWinner: !decided ? Winner.unknown : fullTime !== null ? winnerOf(fullTime) : penalties === null ? winner : played,
    advanced,
    tieBreaks: board.tieBreaks ?? before.tieBreaks,
    points: decided ? null : board.points === undefined ? before.points : board.points,
    serve: decided ? null : board.serve === undefined ? before.serve : board.serve,
    results: board.results ?? before.results,
    finish,
  };
}

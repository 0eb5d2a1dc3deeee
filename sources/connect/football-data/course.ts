import { type Pair, Stage, type StageCode } from '@stillingen/domain';
import { leaderOf, minus, sumOf } from '../../pairs.ts';
import { isSame, isWithin, scoreboardOf } from '../football/score.ts';
import { UnreadableAnswer } from '../kit/answer.ts';
import type { MatchReport, Phase } from '../kit/connector.ts';
import { MINUTE } from '../kit/pace.ts';
import type { Match, Score } from './shapes.ts';
import statuses from './statuses.json' with { type: 'json' };

interface Status {
  readonly phase: Phase;
  readonly stage: StageCode;
}
const STATUSES = new Map(Object.entries(statuses) as [string, Status][]);

export type Course = Pick<MatchReport, 'phase' | 'stages' | 'score'>;

/** The second half has begun by then, also where the break was not seen. */
const SECOND_HALF = 62 * MINUTE;
/** A pause this late is the one before extra time. */
const LATE_PAUSE = 95 * MINUTE;
const NIL: Pair = [0, 0];

const pairIn = (goals: Score['fullTime']): Pair | null =>
  typeof goals?.home === 'number' && typeof goals.away === 'number' ? [goals.home, goals.away] : null;

type Duration = 'regular' | 'extra' | 'penalties';

/** By the status too: a live match may have no duration. */
function durationOf({ status, score: { duration } }: Match): Duration {
  if (duration === 'PENALTY_SHOOTOUT' || status === 'PENALTY_SHOOTOUT') return 'penalties';
  return duration === 'EXTRA_TIME' || status === 'EXTRA_TIME' ? 'extra' : 'regular';
}

function halvesStage({ minute }: Match, halfTime: Pair | null, elapsedMs: number): readonly StageCode[] {
  const played = Number.parseInt(String(minute ?? ''), 10);
  const isSecond = played > 45 || elapsedMs >= SECOND_HALF || (halfTime !== null && !isSame(halfTime, NIL));
  return isSecond ? [Stage.secondHalf] : [Stage.firstHalf, Stage.secondHalf];
}

const BEYOND = { extra: Stage.extraTime, penalties: Stage.penalties } as const;
const ENDED = { regular: Stage.finished, extra: Stage.afterExtraTime, penalties: Stage.afterPenalties } as const;

function stagesOf(match: Match, { phase, stage }: Status, duration: Duration, elapsedMs: number): readonly StageCode[] {
  if (stage === Stage.finished) return [ENDED[duration]];
  if (phase === 'break' && (duration !== 'regular' || elapsedMs >= LATE_PAUSE)) return [Stage.break];
  if (phase !== 'live') return [stage];
  return duration === 'regular' ? halvesStage(match, pairIn(match.score.halfTime), elapsedMs) : [BEYOND[duration]];
}

interface Played {
  readonly score: Pair;
  readonly regular: Pair | null;
  readonly penalties: Pair | null;
}

/** The kicks by difference: `penalties` was seen level where the total has a winner. */
function kicksOf(full: Pair, score: Pair, stated: Pair | null): Pair | null {
  const difference = minus(full, score);
  return isWithin(score, full) && leaderOf(difference) !== null ? difference : stated;
}

function playedOf({ score }: Match, duration: Duration): Played | null {
  const full = pairIn(score.fullTime);
  if (full === null) return null;
  if (duration === 'regular') return { score: full, regular: null, penalties: null };
  const [regular, extra] = [pairIn(score.regularTime), pairIn(score.extraTime) ?? NIL];
  if (duration === 'extra') {
    return { score: full, regular: regular !== null && isSame(sumOf([regular, extra]), full) ? regular : null, penalties: null };
  }
  if (regular === null) return null;
  const before = sumOf([regular, extra]);
  return { score: before, regular, penalties: kicksOf(full, before, pairIn(score.penalties)) };
}

/** Throws UnreadableAnswer where the status is not known, or an end has no possible score. */
export function courseOf(match: Match, path: string, elapsedMs: number): Course {
  const status = STATUSES.get(match.status);
  if (status === undefined) throw new UnreadableAnswer(`${path}/status: not known: ${JSON.stringify(match.status)}`);
  const duration = durationOf(match);
  const { phase } = status;
  const stages = stagesOf(match, status, duration, elapsedMs);
  const played = phase === 'before' ? null : playedOf(match, duration);
  const isEnd = status.stage === Stage.finished;
  if (played === null) {
    if (isEnd) throw new UnreadableAnswer(`${path}/score: not complete in a match that is over`);
    return { phase, stages };
  }
  const { score, regular, penalties } = played;
  const advanced = isEnd && duration === 'penalties' ? leaderOf(penalties ?? NIL) : null;
  if (isEnd && duration === 'penalties' && advanced === null) {
    throw new UnreadableAnswer(`${path}/score/penalties: no winner of a shoot-out that is over`);
  }
  const isFirstHalf = stages[0] === Stage.firstHalf;
  return {
    phase,
    stages,
    score: scoreboardOf({
      score,
      halfTime: isFirstHalf ? null : pairIn(match.score.halfTime),
      fullTime: duration === 'regular' ? (isEnd ? score : null) : regular,
      extraTime: duration === 'regular' ? 'none' : duration === 'extra' && !isEnd ? 'running' : 'over',
      penalties,
      advanced,
    }),
  };
}

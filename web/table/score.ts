import { type Pair, showsResult, Stage, StageType, Winner } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';

/** What a row shows of its score. */
export interface ShownScore {
  /** Null where nothing is to be shown. */
  readonly score: Pair | null;
  /** The score at half-time, once the second half runs. */
  readonly halfTime: Pair | null;
  readonly shootOut: Pair | null;
  /** The side that won, once it is over; the shoot-out's winner where there was one. */
  readonly winner: 'home' | 'away' | null;
}

const pair = (home: number | null, away: number | null): Pair | null => (home === null || away === null ? null : [home, away]);

/** In these the half-time score is the score, or not yet known. */
const BEFORE_SECOND_HALF = new Set<number>([Stage.live, Stage.firstHalf, Stage.halfTime]);

/** The goals of a row. A finished shoot-out is sent with one goal more for its winner, which nobody scored. */
function goalsOf(row: EventRow): Pair | null {
  if (row.stage !== Stage.afterPenalties) return pair(row.homeScore, row.awayScore);
  return (
    pair(row.homeExtraTime, row.awayExtraTime) ?? pair(row.homeFullTime, row.awayFullTime) ?? pair(row.homeScore, row.awayScore)
  );
}

/** The score of a row as it is shown: goals, half-time, shoot-out and winner (STAGE-02 to 05). */
export function shownScore(row: EventRow): ShownScore {
  const score = goalsOf(row);
  const stage = row.stage ?? Stage.scheduled;
  const winner = (row.winner ?? Winner.unknown) as Winner;
  const event = {
    stage,
    stageType: (row.stageType ?? StageType.scheduled) as StageType,
    score,
    winner,
    fullTimeWinner: (row.fullTimeWinner ?? Winner.unknown) as Winner,
  };
  const shown = showsResult(event);
  const over = row.stageType === StageType.finished;
  return {
    score: shown ? score : null,
    halfTime: shown && !BEFORE_SECOND_HALF.has(stage) ? pair(row.homePart1, row.awayPart1) : null,
    shootOut: pair(row.homePenalties, row.awayPenalties),
    winner: over && winner === Winner.home ? 'home' : over && winner === Winner.away ? 'away' : null,
  };
}

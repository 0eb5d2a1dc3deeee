import { type Pair, showsResult, type Side, type Sport, Stage, StageType, Winner } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import type { PageSport } from '../../page/page-context.ts';

export interface ShownScore {
  readonly score: Pair | null;
  readonly halfTime: Pair | null;
  readonly shootOut: Pair | null;
  /** Null before the end; the winner of the shoot-out if there was one. */
  readonly winner: 'home' | 'away' | null;
}

const pair = (home: number | null, away: number | null): Pair | null => (home === null || away === null ? null : [home, away]);

/** The half-time score is the score, or not known yet. */
const BEFORE_SECOND_HALF = new Set<number>([Stage.live, Stage.firstHalf, Stage.halfTime]);

/** Stages of either half. */
const IN_ANY_HALF = new Set<number>([Stage.interrupted, Stage.awaitingUpdate]);

/** Null before the second half, as far as stage and score show. */
function halfTimeOf(row: EventRow, stage: number, score: Pair | null): Pair | null {
  const first = pair(row.homePart1, row.awayPart1);
  const isScore = first !== null && score !== null && first[0] === score[0] && first[1] === score[1];
  return BEFORE_SECOND_HALF.has(stage) || (isScore && IN_ANY_HALF.has(stage)) ? null : first;
}

/** A finished shoot-out adds a goal to its winner in the feed; some sports show it apart. */
function writtenScore(row: EventRow, shootOut: Pair | null, written: Sport['shootOut']): Pair | null {
  const score = pair(row.homeScore, row.awayScore);
  if (score === null || shootOut === null || written === 'added' || row.stageType !== StageType.finished) return score;
  return [score[0] - (shootOut[0] > shootOut[1] ? 1 : 0), score[1] - (shootOut[1] > shootOut[0] ? 1 : 0)];
}

/** STAGE-02 to STAGE-05. */
export function shownScore(row: EventRow, sport: Pick<Sport, 'shootOut'>): ShownScore {
  const shootOut = pair(row.homePenalties, row.awayPenalties);
  const score = writtenScore(row, shootOut, sport.shootOut);
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
    halfTime: shown ? halfTimeOf(row, stage, score) : null,
    shootOut,
    winner: over && winner === Winner.home ? 'home' : over && winner === Winner.away ? 'away' : null,
  };
}

const HOME = 1;
const AWAY = 2;

/** Null if none does, or the sport does not show it (SPORT-16). */
export function serveSide({ serve, stageType }: EventRow, { serves }: Pick<PageSport, 'serves'>): Side | null {
  if (!serves || stageType !== StageType.live) return null;
  return serve === HOME ? 'home' : serve === AWAY ? 'away' : null;
}

/** The side that cannot score while the other one bats. */
export function restingSide(row: EventRow, sport: Pick<PageSport, 'serves'>): { readonly resting?: Side } {
  const batting = serveSide(row, sport);
  return batting === null ? {} : { resting: batting === 'home' ? 'away' : 'home' };
}

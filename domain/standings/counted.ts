import { type EventItem, type Pair, type Side, Winner } from '../event/entities.ts';
import { isDecided, Stage, type StageCode, StageType, stageTypeOf } from '../event/stage.ts';
import type { StandingsRules } from './rules/rules.ts';
import type { Outcome, StandingsMatch } from './tally.ts';

const FOR_HOME: Readonly<Partial<Record<Winner, Outcome>>> = {
  [Winner.home]: 'win',
  [Winner.draw]: 'draw',
  [Winner.away]: 'loss',
};

/** After a level regular time, whether its score is known or not. */
const AFTER_REGULAR = new Set<StageCode>([Stage.afterExtraTime, Stage.afterPenalties, Stage.afterExtraInnings]);

const SIDE_OF: Readonly<Record<Outcome, Side | null>> = { win: 'home', draw: null, loss: 'away' };

const byScore = ([home, away]: Pair): Outcome => (home === away ? 'draw' : home > away ? 'win' : 'loss');
const withGoal = ([home, away]: Pair, side: Side): Pair => (side === 'home' ? [home + 1, away] : [home, away + 1]);

type Counted = Pick<StandingsMatch, 'score' | 'wonLate' | 'outcome' | 'noResult'>;

/** Null where the match neither runs nor counts, or has no score or known winner. */
export function countedResult(
  event: Pick<EventItem, 'stage' | 'score' | 'fullTime' | 'penalties' | 'winner' | 'fullTimeWinner'>,
  { points, shootOutGoal, noResultDraws }: Pick<StandingsRules, 'points' | 'shootOutGoal' | 'noResultDraws'>,
): Counted | null {
  const { stage, score, fullTime, penalties, winner, fullTimeWinner } = event;
  if (noResultDraws && stage === Stage.abandoned) return { score: [0, 0], noResult: true };
  const counts = isDecided(stage) ? winner !== Winner.unknown : stageTypeOf(stage) === StageType.live;
  if (score === null || !counts) return null;
  const wasLevel =
    AFTER_REGULAR.has(stage) || (fullTime === null ? fullTimeWinner === Winner.draw : byScore(fullTime) === 'draw');
  const wonLate = points.late !== undefined && wasLevel ? SIDE_OF[FOR_HOME[winner] ?? byScore(score)] : null;
  if (wonLate !== null) return { score: shootOutGoal && penalties !== null ? withGoal(score, wonLate) : score, wonLate };
  const counted = fullTime ?? score;
  const outcome = FOR_HOME[fullTimeWinner];
  return outcome === undefined || outcome === byScore(counted) ? { score: counted } : { score: counted, outcome };
}

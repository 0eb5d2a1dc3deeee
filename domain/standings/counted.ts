import { type EventItem, type Pair, type Side, Winner } from '../entities.ts';
import type { StandingsRules } from './rules.ts';
import type { StandingsMatch } from './tally.ts';

const SIDE_THAT_WON: Readonly<Partial<Record<Winner, Side>>> = { [Winner.home]: 'home', [Winner.away]: 'away' };

const withGoal = ([home, away]: Pair, side: Side): Pair => (side === 'home' ? [home + 1, away] : [home, away + 1]);

/**
 * The score of a match as a table counts it, and who won it late. Where a level regular time is a draw, what follows does not
 * count. Null without a score.
 */
export function countedResult(
  event: Pick<EventItem, 'score' | 'fullTime' | 'penalties' | 'winner'>,
  { points, shootOutGoal }: Pick<StandingsRules, 'points' | 'shootOutGoal'>,
): Pick<StandingsMatch, 'score' | 'wonLate'> | null {
  const { score, fullTime, penalties, winner } = event;
  if (score === null) return null;
  const regular = fullTime ?? score;
  if (points.late === undefined) return { score: regular };
  const wonLate = regular[0] === regular[1] ? (SIDE_THAT_WON[winner] ?? null) : null;
  return { score: shootOutGoal && penalties !== null && wonLate !== null ? withGoal(score, wonLate) : score, wonLate };
}

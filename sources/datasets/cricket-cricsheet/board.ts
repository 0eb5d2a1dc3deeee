import { oversNumber, type Pair, type Side } from '@stillingen/domain';
import type { Results, Scoreboard } from '@stillingen/domain/messages';
import type { Innings } from './innings.ts';

export const runsOf = ({ balls, penaltyRuns }: Innings): number => balls.reduce((sum, { runs }) => sum + runs, penaltyRuns);
export const wicketsOf = ({ balls }: Innings): number => balls.reduce((sum, { wickets }) => sum + wickets.length, 0);

/** Runs of both sides in their super overs. */
export function superOverScore(innings: readonly Innings[]): [number, number] {
  const runs = (side: Side): number =>
    innings.reduce((sum, one) => sum + (one.superOver && one.side === side ? runsOf(one) : 0), 0);
  return [runs('home'), runs('away')];
}

/** Overs and balls bowled. Umpires miscount now and then: an over that is followed by another is over. */
function bowled({ balls }: Innings, ballsPerOver: number): { overs: number; balls: number } {
  const over = balls.at(-1)?.over ?? 0;
  const legal = balls.filter((ball) => ball.over === over && ball.legal).length;
  return legal >= ballsPerOver ? { overs: over + 1, balls: 0 } : { overs: over, balls: legal };
}

/** '18.2', or '20' where the last over is complete. */
export function oversOf(innings: Innings, ballsPerOver: number): string {
  const { overs, balls } = bowled(innings, ballsPerOver);
  return balls === 0 ? String(overs) : `${overs}.${balls}`;
}

/** Balls bowled that count. */
export function ballsOf(innings: Innings, ballsPerOver: number): number {
  const { overs, balls } = bowled(innings, ballsPerOver);
  return overs * ballsPerOver + balls;
}

/** Runs per over, '7,95'. */
const rate = (runs: number, balls: number, ballsPerOver: number): string =>
  ((runs * ballsPerOver) / balls).toFixed(2).replace('.', ',');

/** What a chase still needs; null where there is none, or it is over. */
export function chaseOf(innings: Innings, ballsPerOver: number): { runs: number; balls: number } | null {
  if (innings.target === null || innings.superOver) return null;
  const runs = innings.target.runs - runsOf(innings);
  const overs = oversNumber(String(innings.target.overs), ballsPerOver) ?? 0;
  const balls = Math.round(overs * ballsPerOver) - ballsOf(innings, ballsPerOver);
  return runs > 0 && balls > 0 ? { runs, balls } : null;
}

/** The results of a side from its innings in order, the last one of the match perhaps running. */
function resultsOf(own: readonly Innings[], running: Innings | null, ballsPerOver: number): Results {
  const [first, second] = own.filter(({ superOver }) => !superOver);
  const superOvers = own.filter(({ superOver }) => superOver);
  const last = second ?? first;
  const balls = last === undefined ? 0 : ballsOf(last, ballsPerOver);
  const chase = last === undefined || last !== running ? null : chaseOf(last, ballsPerOver);
  return {
    ...(first === undefined ? {} : { wickets1: String(wicketsOf(first)), overs1: oversOf(first, ballsPerOver) }),
    ...(second === undefined ? {} : { wickets2: String(wicketsOf(second)), overs2: oversOf(second, ballsPerOver) }),
    ...(last === undefined || balls === 0 ? {} : { runRate: rate(runsOf(last), balls, ballsPerOver) }),
    ...(chase === null ? {} : { requiredRate: rate(chase.runs, chase.balls, ballsPerOver) }),
    ...(last?.declared === true ? { declared: 'd' } : {}),
    ...(superOvers.length === 0
      ? {}
      : { superOver: superOvers.map((innings) => `${runsOf(innings)}/${wicketsOf(innings)}`).join(', ') }),
  };
}

/**
 * The score after these innings, the last one perhaps running: runs, wickets and overs. Super overs count for nothing but
 * themselves.
 */
export function boardOf(innings: readonly Innings[], ballsPerOver: number, live: boolean): Scoreboard {
  const of = (side: Side): readonly Innings[] => innings.filter((one) => one.side === side);
  const counted = (side: Side): number[] =>
    of(side)
      .filter(({ superOver }) => !superOver)
      .map(runsOf);
  const [home, away] = [counted('home'), counted('away')];
  const sum = (runs: readonly number[]): number => runs.reduce((total, one) => total + one, 0);
  const parts = Array.from(
    { length: Math.max(home.length, away.length) },
    (_, index): Pair => [home[index] ?? 0, away[index] ?? 0],
  );
  const running = live ? innings.at(-1)! : null;
  return {
    home: sum(home),
    away: sum(away),
    parts: parts.map(([one, two]): [number, number] => [one, two]),
    results: [resultsOf(of('home'), running, ballsPerOver), resultsOf(of('away'), running, ballsPerOver)],
    ...(running === null ? {} : { serve: running.side }),
  };
}

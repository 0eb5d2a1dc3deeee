import type { Side } from '@stillingen/domain';
import type { Random } from '../../../random.ts';
import { weighted } from '../../engine/weighted.ts';

export type CricketGame = 'test' | 'one-day' | 'twenty20';

export interface Innings {
  readonly side: Side;
  runs: number;
  wickets: number;
  /** Balls that count. */
  balls: number;
  fours: number;
  sixes: number;
  extras: number;
  declared: boolean;
}
export const newInnings = (side: Side): Innings => ({
  side,
  runs: 0,
  wickets: 0,
  balls: 0,
  fours: 0,
  sixes: 0,
  extras: 0,
  declared: false,
});

export const WICKETS = 10;
export const BALLS_OF_OVER = 6;

export type BallResult = number | 'wicket' | 'extra';
const BALLS: Readonly<Record<CricketGame, readonly (readonly [BallResult, number])[]>> = {
  twenty20: [
    [0, 34],
    [1, 38],
    [2, 7],
    [3, 0.5],
    [4, 11],
    [6, 5.5],
    ['wicket', 5],
    ['extra', 4],
  ],
  'one-day': [
    [0, 49],
    [1, 34],
    [2, 5],
    [3, 0.5],
    [4, 8],
    [6, 1.8],
    ['wicket', 2.6],
    ['extra', 2.5],
  ],
  test: [
    [0, 71],
    [1, 16],
    [2, 4],
    [3, 1],
    [4, 6],
    [6, 0.5],
    ['wicket', 1.6],
    ['extra', 1],
  ],
};

/** Bowls one ball; says what it brought. A better side scores more and loses fewer wickets. */
export function bowl(random: Random, innings: Innings, game: CricketGame, skill: number): BallResult {
  const result = weighted(
    random,
    BALLS[game].map(([ball, weight]) => [
      ball,
      ball === 'wicket' ? weight * (1 - 0.15 * skill) : ball === 4 || ball === 6 ? weight * (1 + 0.12 * skill) : weight,
    ]),
  );
  if (result === 'extra') {
    innings.extras += 1;
    innings.runs += 1;
    return result;
  }
  innings.balls += 1;
  if (result === 'wicket') {
    innings.wickets += 1;
    return result;
  }
  innings.runs += result;
  if (result === 4) innings.fours += 1;
  if (result === 6) innings.sixes += 1;
  return result;
}

/** '18.2', or '20' where the last over is complete. */
export function oversText({ balls }: Innings): string {
  const rest = balls % BALLS_OF_OVER;
  const overs = Math.floor(balls / BALLS_OF_OVER);
  return rest === 0 ? String(overs) : `${overs}.${rest}`;
}
/** Runs per over, '7,95'. */
export const rateText = (runs: number, balls: number): string =>
  ((runs * BALLS_OF_OVER) / Math.max(1, balls)).toFixed(2).replace('.', ',');

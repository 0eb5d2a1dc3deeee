import { otherSide, type Side } from '@stillingen/domain';
import type { Ball } from '../../../datasets/cricket-cricsheet/innings.ts';
import { scorecardOf } from '../../../datasets/cricket-cricsheet/scorecard.ts';
import { type Random, weighted } from '../../../random.ts';
import { squadSheet } from '../../engine/squad.ts';
import type { PeriodPlayers, Sections } from '../../engine/timeline.ts';

export type CricketGame = 'test' | 'one-day' | 'twenty20';

export interface Innings {
  readonly side: Side;
  runs: number;
  wickets: number;
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

const RESULTS = [0, 1, 2, 3, 4, 6, 'wicket', 'extra'] as const;
export type BallResult = (typeof RESULTS)[number];
const WEIGHTS: Readonly<Record<CricketGame, readonly number[]>> = {
  twenty20: [34, 38, 7, 0.5, 11, 5.5, 5, 4],
  'one-day': [49, 34, 5, 0.5, 8, 1.8, 2.6, 2.5],
  test: [71, 16, 4, 1, 6, 0.5, 1.6, 1],
};

/** Bowls one ball and counts its result. A better side scores more and loses fewer wickets. */
export function bowl(random: Random, innings: Innings, game: CricketGame, skill: number): BallResult {
  const result = weighted<BallResult>(
    random,
    RESULTS.map((ball, index) => {
      const weight = WEIGHTS[game][index]!;
      if (ball === 'wicket') return [ball, weight * (1 - 0.15 * skill)];
      return [ball, ball === 4 || ball === 6 ? weight * (1 + 0.12 * skill) : weight];
    }),
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

const ELEVEN = 11;
const BOWLERS = 5;

export const cricketSheet = squadSheet({ starters: ELEVEN, size: ELEVEN, keepers: false, numbers: false });

interface Bowled {
  readonly after: number;
  readonly batter: string;
  readonly result: BallResult;
  readonly runOut?: boolean;
}

interface CardInnings {
  readonly side: Side;
  readonly part: number;
  readonly superOver: false;
  readonly balls: Ball[];
}

export class Card {
  readonly #squads: Readonly<Record<Side, readonly string[]>>;
  readonly #innings: CardInnings[] = [];

  constructor(squads: Readonly<Record<Side, readonly string[]>>) {
    this.#squads = squads;
  }

  open(side: Side): void {
    const part = this.#innings.filter((one) => one.side === side).length + 1;
    this.#innings.push({ side, part, superOver: false, balls: [] });
  }

  ball({ after, batter, result, runOut = false }: Bowled): void {
    const { side, balls } = this.#innings.at(-1)!;
    const over = Math.floor(after / BALLS_OF_OVER);
    // Bowlers change with every over, so none exceeds the limit.
    const bowler = this.#squads[otherSide(side)][ELEVEN - BOWLERS + (over % BOWLERS)]!;
    // An extra is a wide: the bowler's, no batter's, and bowled again.
    const legal = result !== 'extra';
    const batterRuns = typeof result === 'number' ? result : 0;
    const runs = legal ? batterRuns : 1;
    const wicket = { player: batter, kind: runOut ? 'run out' : 'caught', fielders: [] };
    const wickets = result === 'wicket' ? [wicket] : [];
    balls.push({ over, legal, runs, batterRuns, conceded: runs, faced: legal, batter, bowler, wickets, replacements: [] });
  }

  now(): PeriodPlayers {
    return { period: 0, sections: this.#sectionsOf(this.#innings) };
  }

  part(): PeriodPlayers {
    const { part } = this.#innings.at(-1)!;
    return { period: part, sections: this.#sectionsOf(this.#innings.filter((one) => one.part === part)) };
  }

  #sectionsOf(innings: readonly CardInnings[]): () => Sections {
    const bowled = innings.map((one) => ({ one, count: one.balls.length }));
    return () =>
      scorecardOf(
        bowled.map(({ one, count }) => ({ ...one, balls: one.balls.slice(0, count) })),
        BALLS_OF_OVER,
      );
  }
}

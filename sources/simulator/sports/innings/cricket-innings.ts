import { MOST_OVERS, type Side, STATISTIC } from '@stillingen/domain';
import { type InningsTotals, runRate, situationOf } from '../../../datasets/cricket-cricsheet/board.ts';
import type { Ball } from '../../../datasets/cricket-cricsheet/innings.ts';
import { scorecardOf } from '../../../datasets/cricket-cricsheet/scorecard.ts';
import { SIDES } from '../../../pairs.ts';
import type { Random } from '../../../random.ts';
import { statisticsNow, type TimelineEvent } from '../../engine/timeline.ts';
import { outcomesOf } from './outcomes.ts';

export type CricketGame = keyof typeof MOST_OVERS;

const BALLS = ['0', '1', '2', '3', '4', '6', 'wicket', 'extra'] as const;
const OUTCOMES = {
  twenty20: outcomesOf('twenty20', BALLS),
  'one-day': outcomesOf('one-day', BALLS),
  test: outcomesOf('test', BALLS),
};

const ELEVEN = 11;
export const WICKETS = 10;
export const BALLS_OF_OVER = 6;
const BOWLERS = 5;
const DISMISSALS = ['caught', 'bowled', 'lbw', 'caught', 'run out', 'caught', 'stumped'] as const;
const SUPER_OVER = { overs: 1, wickets: 2 } as const;

export interface InningsRules {
  readonly side: Side;
  readonly game: CricketGame;
  /** Runs that win the match; null where another innings follows. */
  readonly toWin: number | null;
  readonly superOver: boolean;
  readonly batters: readonly string[];
  readonly bowlers: readonly string[];
}

/** An innings that is being played: the code of the data sets scores it. */
export class PlayedInnings implements InningsTotals {
  readonly side: Side;
  readonly superOver: boolean;
  readonly target: InningsTotals['target'];
  readonly balls: Ball[] = [];
  declared = false;
  runs = 0;
  wickets = 0;
  bowled = 0;
  readonly #rules: InningsRules;
  readonly #most: { readonly overs: number; readonly wickets: number };
  /** Places in the batting order of the two at the wickets, and of the next batter. */
  readonly #atCrease: [number, number] = [0, 1];
  #next = 2;

  constructor(rules: InningsRules) {
    const { side, game, toWin, superOver } = rules;
    this.#rules = rules;
    this.#most = superOver ? SUPER_OVER : { overs: MOST_OVERS[game], wickets: WICKETS };
    this.side = side;
    this.superOver = superOver;
    this.target = toWin === null ? null : { runs: toWin, overs: this.#most.overs };
  }

  get isWon(): boolean {
    return this.target !== null && this.runs >= this.target.runs;
  }

  get isOver(): boolean {
    const { overs, wickets } = this.#most;
    return this.declared || this.isWon || this.wickets >= wickets || this.bowled >= overs * BALLS_OF_OVER;
  }

  get situation(): string {
    const isTimeless = this.target !== null && this.target.overs === Infinity && !this.isWon;
    return isTimeless ? `Mangler ${this.target.runs - this.runs}` : situationOf(this, BALLS_OF_OVER);
  }

  bowl(random: Random, edge: number): Ball {
    const { game, batters, bowlers } = this.#rules;
    const outcome = OUTCOMES[game](random, edge);
    const end = random.int(0, 1) as 0 | 1;
    const kind = random.pick(DISMISSALS);
    const batter = batters[this.#atCrease[end]]!;
    const isWicket = outcome === 'wicket';
    if (isWicket) this.#atCrease[end] = this.#next++;
    const over = Math.floor(this.bowled / BALLS_OF_OVER);
    // An extra is a wide: the bowler's, no batter's, and bowled again.
    const legal = outcome !== 'extra';
    const batterRuns = legal && !isWicket ? Number(outcome) : 0;
    const runs = legal ? batterRuns : 1;
    const ball: Ball = {
      over,
      legal,
      runs,
      batterRuns,
      conceded: runs,
      faced: legal,
      batter,
      // Bowlers change with every over, so none exceeds the limit.
      bowler: bowlers[ELEVEN - BOWLERS + (over % BOWLERS)]!,
      wickets: isWicket ? [{ player: batter, kind, fielders: [] }] : [],
      replacements: [],
    };
    this.balls.push(ball);
    this.runs += runs;
    this.wickets += ball.wickets.length;
    this.bowled += legal ? 1 : 0;
    return ball;
  }
}

const FIGURES: readonly (readonly [stat: number, of: (balls: readonly Ball[]) => number | string])[] = [
  [
    STATISTIC.runRate,
    (balls) =>
      runRate(
        balls.reduce((sum, { runs }) => sum + runs, 0),
        balls.filter(({ legal }) => legal).length,
        BALLS_OF_OVER,
      ),
  ],
  [STATISTIC.fours, (balls) => balls.filter(({ batterRuns }) => batterRuns === 4).length],
  [STATISTIC.sixes, (balls) => balls.filter(({ batterRuns }) => batterRuns === 6).length],
  [STATISTIC.extras, (balls) => balls.filter(({ legal }) => !legal).length],
];

const cardOf = (period: number, innings: readonly PlayedInnings[]) => {
  const played = innings.map(({ side, superOver, balls }) => ({ side, superOver, balls: [...balls] }));
  return { period, sections: () => scorecardOf(played, BALLS_OF_OVER) };
};

/** The statistics so far, the scorecard of the match and, in one of two parts, that of the part. */
export function reportsOf(innings: readonly PlayedInnings[], hasParts: boolean): Pick<TimelineEvent, 'statistics' | 'players'> {
  const [home, away] = SIDES.map((side) => innings.flatMap((one) => (one.side === side && !one.superOver ? one.balls : [])));
  const part = Math.ceil(innings.length / 2);
  return {
    statistics: [statisticsNow(FIGURES.map(([stat, of]) => [stat, of(home!), of(away!)]))],
    players: [cardOf(0, innings), ...(hasParts ? [cardOf(part, innings.slice(2 * (part - 1)))] : [])],
  };
}

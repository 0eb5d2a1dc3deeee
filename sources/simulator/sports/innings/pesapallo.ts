import { otherSide, type Side, SPORT, Stage, type StageCode } from '@stillingen/domain';
import { createRandom, type Random } from '../../../random.ts';
import { lineUpOf } from '../../engine/line-up.ts';
import { type Match, edgeOf, type MatchRules } from '../../engine/match.ts';
import { sportOfTables } from '../../engine/match-sport.ts';
import { indexOf, leaderOf, pairOf, SIDES, sumOf } from '../../../pairs.ts';
import type { Timeline, TimelineEvent } from '../../engine/timeline.ts';
import { OUTS, outcomesOf } from './outcomes.ts';
import { PlayerRuns } from './player-runs.ts';

const outcomeOf = outcomesOf('pesapallo', ['run', 'out', 'advance']);

const MOST_LATE_S = 240;
const BATTER_S = [35, 75] as const;
const SIDES_CHANGE_S = 60;
const HALF_BREAK_S = 600;
const CONTEST_S = [40, 70] as const;
const INNINGS = 4;
const HALVES = 2;
const SUPER_INNING = 35;
const FIRST_INNING = 26;
const CONTEST_BATTERS = 5;
/** The chance of a batter to score in the contest. */
const CONTEST_SCORES = 0.45;

class PesapalloMatch {
  readonly #random: Random;
  readonly #edge: number;
  readonly #order: readonly Side[];
  readonly #runs: PlayerRuns;
  readonly #timeline: TimelineEvent[] = [];
  /** Runs by inning; behind the super inning stand the halves won, and the contest. */
  readonly #parts: [number, number][] = [];
  readonly #halvesWon: [number, number] = [0, 0];
  #atS: number;

  constructor(match: Match) {
    this.#random = createRandom(match.seed, 'pesapallo');
    this.#edge = edgeOf(match, this.#random);
    const first = this.#random.pick(SIDES);
    this.#order = [first, otherSide(first)];
    this.#atS = this.#random.int(0, MOST_LATE_S);
    this.#runs = new PlayerRuns(match);
  }

  simulate(): Timeline {
    this.#publish(this.#playToDecision(), null);
    return this.#timeline;
  }

  /** Two halves, then a super inning and a contest where level; the stage that ends them. */
  #playToDecision(): StageCode {
    for (let half = 0; half < HALVES; half += 1) {
      for (let inning = 0; inning < INNINGS; inning += 1) this.#playInning(FIRST_INNING + half * INNINGS + inning);
      this.#winHalf(leaderOf(sumOf(this.#parts.slice(-INNINGS))));
      if (half + 1 === HALVES) break;
      this.#publish(Stage.break, null);
      this.#atS += HALF_BREAK_S;
    }
    if (leaderOf(this.#halvesWon) !== null) return Stage.finished;
    this.#publish(Stage.break, null, { situation: 'Superinning' });
    this.#atS += HALF_BREAK_S / 2;
    this.#playInning(SUPER_INNING);
    const bySuper = leaderOf(this.#parts.at(-1)!);
    this.#winHalf(bySuper);
    if (bySuper !== null) return Stage.afterExtraInnings;
    this.#playContest();
    return Stage.afterPenalties;
  }

  #playInning(stage: StageCode): void {
    const inning: [number, number] = [0, 0];
    this.#parts.push(inning);
    for (const [turn, side] of this.#order.entries()) {
      const half = turn === 0 ? 'top' : 'bottom';
      this.#publish(stage, side, { situation: '0 brændt', half });
      for (let outs = 0; outs < OUTS; ) {
        this.#atS += this.#random.int(...BATTER_S);
        const outcome = outcomeOf(this.#random, side === 'home' ? this.#edge : -this.#edge);
        this.#runs.bat(this.#parts.length, side, outcome);
        if (outcome === 'advance') continue;
        if (outcome === 'run') inning[indexOf(side)] += 1;
        else outs += 1;
        const players = outs === OUTS ? { players: this.#runs.tables(this.#parts.length) } : {};
        this.#publish(stage, side, { situation: `${outs} brændt`, half, ...players });
      }
      this.#atS += SIDES_CHANGE_S;
    }
  }

  #playContest(): void {
    const contest: [number, number] = [0, 0];
    this.#parts.push(pairOf(this.#halvesWon), contest);
    this.#publish(Stage.penalties, this.#order[0]!);
    for (let batter = 0; batter < CONTEST_BATTERS || leaderOf(contest) === null; batter += 1)
      for (const side of this.#order) {
        this.#atS += this.#random.int(...CONTEST_S);
        if (this.#random.chance(CONTEST_SCORES)) contest[indexOf(side)] += 1;
        this.#publish(Stage.penalties, side);
      }
    this.#winHalf(leaderOf(contest));
  }

  #winHalf(side: Side | null): void {
    if (side !== null) this.#halvesWon[indexOf(side)] += 1;
  }

  #publish(stage: StageCode, serve: Side | null, more: Partial<TimelineEvent> = {}): void {
    const [home, away] = this.#halvesWon;
    this.#timeline.push({ atS: this.#atS, stage, score: { home, away, parts: this.#parts.map(pairOf), serve }, ...more });
  }
}

const rules: MatchRules = {
  sportId: SPORT.pesapallo,
  format: {},
  minutes: 130,
  mostMinutes: 300,
  // Nine, and three jokers that bat in their place.
  lineUp: lineUpOf,
  simulate: (match) => new PesapalloMatch(match).simulate(),
};

export const createPesapallo = sportOfTables('pesapallo', SPORT.pesapallo, 60, () => rules);

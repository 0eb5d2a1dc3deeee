import { otherSide, type Side, SPORT, Stage, type StageCode } from '@stillingen/domain';
import { createRandom, type Random } from '../../../random.ts';
import { coachOf, sheetOf, squadOf } from '../../engine/squad.ts';
import { type Match, edgeOf, type MatchRules } from '../../engine/match.ts';
import { sportOfTables } from '../../engine/match-sport.ts';
import { indexOf, leaderOf, pairOf, SIDES, sumOf } from '../../../pairs.ts';
import type { Timeline, TimelineEvent } from '../../engine/timeline.ts';

const MOST_LATE_S = 240;
const BATTER_S = [35, 75] as const;
const SIDES_CHANGE_S = 60;
const HALF_BREAK_S = 600;
const CONTEST_S = [40, 70] as const;
const OUTS = 3;
const INNINGS = 4;
const HALVES = 2;
const SUPER_INNING = 35;
const FIRST_INNING = 26;
const CONTEST_BATTERS = 5;
/** Chances of a batter to score and to be put out, and to score in the contest. */
const SCORES = 0.17;
const PUT_OUT = 0.45;
const CONTEST_SCORES = 0.45;

class PesapalloMatch {
  readonly #random: Random;
  readonly #edge: number;
  readonly #order: readonly Side[];
  readonly #timeline: TimelineEvent[] = [];
  /** Runs by inning; behind the super inning stand the halves won, and the contest. */
  readonly #parts: [number, number][] = [];
  readonly #halvesWon: [number, number] = [0, 0];
  #atS: number;

  constructor(match: Match) {
    this.#random = createRandom(match.seed, 'pesapallo');
    this.#edge = 0.035 * edgeOf(match, this.#random);
    const first = this.#random.pick(SIDES);
    this.#order = [first, otherSide(first)];
    this.#atS = this.#random.int(0, MOST_LATE_S);
  }

  simulate(): Timeline {
    for (let half = 0; half < HALVES; half += 1) {
      for (let inning = 0; inning < INNINGS; inning += 1) this.#playInning(FIRST_INNING + half * INNINGS + inning);
      this.#winHalf(leaderOf(sumOf(this.#parts.slice(-INNINGS))));
      if (half + 1 === HALVES) break;
      this.#publish(Stage.break, null);
      this.#atS += HALF_BREAK_S;
    }
    if (leaderOf(this.#halvesWon) !== null) return this.#end(Stage.finished);
    this.#publish(Stage.break, null, 'Superinning');
    this.#atS += HALF_BREAK_S / 2;
    this.#playInning(SUPER_INNING);
    const bySuper = leaderOf(this.#parts.at(-1)!);
    this.#winHalf(bySuper);
    if (bySuper !== null) return this.#end(Stage.afterExtraInnings);
    this.#playContest();
    return this.#end(Stage.afterPenalties);
  }

  #playInning(stage: StageCode): void {
    const inning: [number, number] = [0, 0];
    this.#parts.push(inning);
    for (const [turn, side] of this.#order.entries()) {
      const scores = SCORES + (side === 'home' ? this.#edge : -this.#edge);
      const half = turn === 0 ? 'top' : 'bottom';
      this.#publish(stage, side, '0 brændt', half);
      for (let outs = 0; outs < OUTS; ) {
        this.#atS += this.#random.int(...BATTER_S);
        const fate = this.#random.next();
        if (fate < scores) inning[indexOf(side)] += 1;
        else if (fate < scores + PUT_OUT) outs += 1;
        else continue;
        this.#publish(stage, side, `${outs} brændt`, half);
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

  #board(serve: Side | null) {
    const [home, away] = this.#halvesWon;
    return { home, away, parts: this.#parts.map(pairOf), serve };
  }

  #publish(stage: StageCode, serve: Side | null, situation = '', half?: TimelineEvent['half']): void {
    const inHalf = half === undefined ? {} : { half };
    this.#timeline.push({ atS: this.#atS, stage, score: this.#board(serve), situation, ...inHalf });
  }

  #end(stage: StageCode): Timeline {
    return [...this.#timeline, { atS: this.#atS, stage, score: this.#board(null) }];
  }
}

const rules: MatchRules = {
  sportId: SPORT.pesapallo,
  format: {},
  minutes: 130,
  mostMinutes: 300,
  // Nine, and three jokers who bat for them.
  sheet: ({ name, country }) =>
    sheetOf(squadOf(name, country), coachOf(name, country), { starters: 9, size: 12, keepers: false, numbers: true }),
  simulate: (match) => new PesapalloMatch(match).simulate(),
};

export const createPesapallo = sportOfTables('pesapallo', SPORT.pesapallo, 60, () => rules);

import { otherSide, type Side, SPORT, Stage, type StageCode } from '@stillingen/domain';
import { ballIncidents, boardOf, inningsStage, scoreIn } from '../../../datasets/cricket-cricsheet/board.ts';
import { lookedUpIn } from '../../data/table.ts';
import { SIDES } from '../../../pairs.ts';
import { createRandom, type Random } from '../../../random.ts';
import { type Match, edgeOf, type MatchRules } from '../../engine/match.ts';
import { sportOfTables } from '../../engine/match-sport.ts';
import { lineUpOf } from '../../engine/line-up.ts';
import { namesIn } from '../../engine/squad.ts';
import type { Timeline, TimelineEvent } from '../../engine/timeline.ts';
import { BALLS_OF_OVER, type CricketGame, PlayedInnings, reportsOf, WICKETS } from './cricket-innings.ts';

const MOST_LATE_S = 300;
const BALL_S = [28, 40] as const;
const WICKET_S = 80;
const OVER_S = 45;
const BREAK_S = 1200;
const SUPER_OVER_BREAK_S = 400;
const END_S = 30;
/** Balls between the statistics of a limited match; a test has them after days and innings. */
const FIGURES_EVERY = 5 * BALLS_OF_OVER;

const DAYS = 5;
const DAY_S = 86_400;
const OVERS_OF_DAY = 90;
/** Pauses of a day, by the overs bowled before them. */
const PAUSES = new Map([
  [30, { stage: 333, seconds: 2400 }],
  [60, { stage: 334, seconds: 1200 }],
]);
/** The stage after the first day; those after the others follow it. */
const AFTER_DAY = 57;
/** A change of innings in a test takes overs of the day. */
const CHANGE = { overs: 2, overS: 240 } as const;
/** Runs at which a side declares its first innings, and the lead at which it declares the third. */
const DECLARES_AT = 520;
const DECLARES_WITH_LEAD = 360;
/** So far behind after one innings each, the other side bats again at once. */
const FOLLOW_ON = 200;

class CricketMatch {
  readonly #match: Match;
  readonly #game: CricketGame;
  readonly #isTest: boolean;
  readonly #random: Random;
  readonly #edge: number;
  readonly #order: Side[];
  readonly #innings: PlayedInnings[] = [];
  readonly #timeline: TimelineEvent[] = [];
  /** Seconds after the planned start. */
  #atS: number;
  /** The day of a test, 0 for the first, and the overs of it that are over. */
  #day = 0;
  #overs = 0;

  constructor(game: CricketGame, match: Match) {
    this.#match = match;
    this.#game = game;
    this.#isTest = game === 'test';
    this.#random = createRandom(match.seed, 'cricket');
    this.#edge = edgeOf(match, this.#random);
    const first = this.#random.pick(SIDES);
    this.#order = Array.from({ length: this.#isTest ? 4 : 2 }, (_, index) => (index % 2 === 0 ? first : otherSide(first)));
    this.#atS = this.#random.int(0, MOST_LATE_S);
  }

  simulate(): Timeline {
    const last = this.#order.length - 1;
    for (let number = 0; number <= last && this.#day < DAYS; number += 1) {
      const side = this.#order[number]!;
      const innings = this.#playInnings(side, number === last ? 1 - this.#lead(side) : null);
      if (this.#day === DAYS) break;
      const lead = this.#lead(side);
      if (innings.isWon) return this.#wonBy(side, WICKETS - innings.wickets, 'wicket');
      if (number === last && lead < 0) return this.#wonBy(otherSide(side), -lead, 'run');
      if (number === last && !this.#isTest) return this.#playSuperOvers();
      // Behind after both its innings: the other side need not bat again.
      if (number === 2 && lead < 0) return this.#wonBy(otherSide(side), -lead, 'run', 'en inning og ');
      if (number === 1 && lead <= -FOLLOW_ON) this.#order.splice(2, 2, side, otherSide(side));
      if (number < last) this.#changeSides(number + 1 === last ? `Kræver ${1 - this.#lead(this.#order[last]!)}` : '');
    }
    return this.#end('draw', 'Uafgjort');
  }

  /** Runs of a side in all innings but super overs, less those of the other. */
  #lead(side: Side): number {
    const [home, away] = scoreIn(this.#innings, false);
    return side === 'home' ? home - away : away - home;
  }

  #playInnings(side: Side, toWin: number | null, superOver = false): PlayedInnings {
    const squad = (of: Side): readonly string[] => namesIn(lineUpOf(this.#match, of).starters);
    const [batters, bowlers] = [squad(side), squad(otherSide(side))];
    const innings = new PlayedInnings({ side, game: this.#game, toWin, superOver, batters, bowlers });
    this.#innings.push(innings);
    this.#publishPlay(innings);
    while (!innings.isOver && this.#day < DAYS) this.#playBall(innings);
    return innings;
  }

  #playBall(innings: PlayedInnings): void {
    const { side } = innings;
    this.#atS += this.#random.int(...BALL_S);
    const ball = innings.bowl(this.#random, side === 'home' ? this.#edge : -this.#edge);
    const [incident] = ballIncidents(ball, innings, this.#stage, scoreIn(this.#innings, innings.superOver));
    const endsOver = ball.legal && innings.bowled % BALLS_OF_OVER === 0;
    if (!this.#isTest || endsOver || incident !== undefined)
      this.#publishPlay(innings, {
        ...(incident === undefined ? {} : { incident }),
        ...(!this.#isTest && ball.legal && innings.bowled % FIGURES_EVERY === 0 ? this.#reports() : {}),
      });
    if (incident !== undefined) this.#atS += WICKET_S;
    if (endsOver) this.#atS += OVER_S;
    if (!this.#isTest || !endsOver || innings.isOver) return;
    if (this.#countOver()) this.#publishPlay(innings);
    innings.declared = this.#day < DAYS && this.#declares(innings);
  }

  #declares(innings: PlayedInnings): boolean {
    if (this.#innings.length === 3) return this.#lead(innings.side) >= DECLARES_WITH_LEAD;
    return this.#innings.length < 3 && innings.runs >= DECLARES_AT && innings.wickets >= 5;
  }

  /** Counts an over of a test, and takes the pause that is due after it; true if play resumes. */
  #countOver(): boolean {
    this.#overs += 1;
    const pause = PAUSES.get(this.#overs);
    if (pause !== undefined) {
      this.#publish(pause.stage);
      this.#atS += pause.seconds;
    }
    if (this.#overs < OVERS_OF_DAY) return pause !== undefined;
    this.#day += 1;
    this.#overs = 0;
    if (this.#day === DAYS) return false;
    this.#publish(AFTER_DAY + this.#day - 1, this.#reports());
    this.#atS = this.#day * DAY_S;
    return true;
  }

  #changeSides(situation: string): void {
    this.#publish(Stage.break, { situation, ...(this.#isTest ? this.#reports() : {}) });
    if (!this.#isTest) this.#atS += BREAK_S;
    else
      for (let lost = 0; lost < CHANGE.overs; lost += 1) {
        this.#atS += CHANGE.overS;
        this.#countOver();
      }
  }

  /** Super overs until one decides a tie; the side that batted last begins. */
  #playSuperOvers(): Timeline {
    const [first, second] = this.#order;
    for (;;) {
      this.#publish(Stage.break, { situation: 'Super over' });
      this.#atS += SUPER_OVER_BREAK_S;
      const set = this.#playInnings(second!, null, true).runs;
      const chased = this.#playInnings(first!, set + 1, true).runs;
      if (chased === set) continue;
      const winner = chased > set ? first! : second!;
      return this.#end(winner, `Uafgjort – ${this.#match[winner].name} vandt super over`);
    }
  }

  /** The stage of the innings that is played. */
  get #stage(): StageCode {
    return inningsStage(this.#innings, this.#innings.length - 1);
  }

  #publishPlay(innings: PlayedInnings, more: Partial<TimelineEvent> = {}): void {
    const score = boardOf(this.#innings, BALLS_OF_OVER, true);
    this.#timeline.push({ atS: this.#atS, stage: this.#stage, score, situation: innings.situation, ...more });
  }

  /** Publishes a stage without play. */
  #publish(stage: StageCode, more: Partial<TimelineEvent> = {}): void {
    const score = { ...boardOf(this.#innings, BALLS_OF_OVER, false), serve: null };
    this.#timeline.push({ atS: this.#atS, stage, score, situation: '', ...more });
  }

  #reports(): ReturnType<typeof reportsOf> {
    return reportsOf(this.#innings, this.#isTest);
  }

  #end(winner: Side | 'draw', notice: string): Timeline {
    this.#atS += END_S;
    const score = { ...boardOf(this.#innings, BALLS_OF_OVER, false), serve: null, winner };
    return [...this.#timeline, { atS: this.#atS, stage: Stage.finished, score, notice, ...this.#reports() }];
  }

  /** Ends with a margin: 'X vandt med 1 wicket'. */
  #wonBy(side: Side, by: number, word: 'wicket' | 'run', before = ''): Timeline {
    return this.#end(side, `${this.#match[side].name} vandt med ${before}${by} ${by === 1 ? word : `${word}s`}`);
  }
}

const rulesOf = (game: CricketGame, minutes: number, mostMinutes: number): MatchRules => ({
  sportId: SPORT.cricket,
  format: { game },
  minutes,
  mostMinutes,
  lineUp: lineUpOf,
  simulate: (match) => new CricketMatch(game, match).simulate(),
});

const GAMES = {
  twenty20: rulesOf('twenty20', 210, 420),
  'one-day': rulesOf('one-day', 480, 960),
  test: rulesOf('test', DAYS * 24 * 60, DAYS * 24 * 60),
};

export const createCricket = sportOfTables('cricket', SPORT.cricket, 120, lookedUpIn(GAMES));

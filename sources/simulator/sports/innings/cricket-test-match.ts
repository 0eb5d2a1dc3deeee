import { otherSide, type Side, Stage } from '@stillingen/domain';
import { createRandom, type Random } from '../../../random.ts';
import { type Match, edgeOf, type MatchRules } from '../../engine/match.ts';
import { SIDES } from '../../../pairs.ts';
import { squadOf } from '../../engine/squad.ts';
import type { Timeline, TimelineEvent } from '../../engine/timeline.ts';
import { CricketScorer } from './cricket-board.ts';
import { BALLS_OF_OVER, bowl, cricketSheet, type Innings, WICKETS } from './cricket-innings.ts';
const MOST_LATE_S = 120;
const DAYS = 5;
const DAY_S = 86_400;
const OVER_S = 240;
const END_S = 60;
const OVERS_OF_SESSION = 30;
const OVERS_OF_DAY = 3 * OVERS_OF_SESSION;
const LUNCH = { stage: 333, seconds: 2400 } as const;
const TEA = { stage: 334, seconds: 1200 } as const;
/** The stage after the first day; those after the others follow it. */
const AFTER_DAY = 57;
const INNINGS = 4;
const OVERS_OF_CHANGE = 2;
/** Runs at which a side declares its first innings, and the lead at which it declares the third. */
const DECLARES_AT = 520;
const DECLARES_WITH_LEAD = 360;
/** So far behind after one innings each, the other side bats again at once. */
const FOLLOW_ON = 200;
const MOST_MINUTES = 200;

/** An innings that is being played: its number in the match, the runs behind before it, and those it needs. */
interface Batting {
  readonly innings: Innings;
  readonly number: number;
  readonly behind: number;
  readonly target: number | null;
}

class TestMatch {
  readonly #match: Match;
  readonly #random: Random;
  readonly #skill: Readonly<Record<Side, number>>;
  readonly #scorer: CricketScorer;
  readonly #order: Side[];
  /** The day, 0 for the first, and the overs bowled on it. */
  #day = 0;
  #overs = 0;

  constructor(match: Match) {
    this.#match = match;
    this.#random = createRandom(match.seed, 'test match');
    const edge = edgeOf(match, this.#random);
    this.#skill = { home: edge, away: -edge };
    const first = this.#random.pick(SIDES);
    this.#order = [first, otherSide(first), first, otherSide(first)];
    this.#scorer = new CricketScorer(match, this.#random.int(0, MOST_LATE_S), true);
  }

  simulate(): Timeline {
    for (let number = 0; number < INNINGS && this.#day < DAYS; number += 1) {
      const batting = this.#playInnings(number);
      if (this.#day === DAYS) break;
      const timeline = this.#endAfter(batting);
      if (timeline !== null) return timeline;
      const { side } = batting.innings;
      if (number === 1 && this.#scorer.lead(side) <= -FOLLOW_ON) this.#order.splice(2, 2, side, otherSide(side));
      this.#scorer.publish(Stage.break, {}, { situation: '', ...this.#scorer.reports() });
      for (let lost = 0; lost < OVERS_OF_CHANGE && this.#day < DAYS; lost += 1) {
        this.#scorer.atS += OVER_S;
        this.#countOver(Stage.break, this.#order[number + 1]!);
      }
    }
    this.#scorer.atS += END_S;
    return this.#scorer.end('draw', 'Uafgjort');
  }

  #playInnings(number: number): Batting {
    const side = this.#order[number]!;
    const behind = -this.#scorer.lead(side);
    const innings = this.#scorer.open(side);
    const batting = { innings, number, behind, target: number === INNINGS - 1 ? behind + 1 : null };
    this.#publish(batting);
    while (!this.#isOver(batting) && !innings.declared && this.#day < DAYS) {
      this.#playOver(batting);
      if (this.#isOver(batting)) break;
      this.#publish(batting);
      this.#countOver(this.#scorer.stage, side);
      innings.declared = this.#day < DAYS && this.#declares(batting);
    }
    return batting;
  }

  #playOver(batting: Batting): void {
    const { innings } = batting;
    const { side } = innings;
    const batters = squadOf(this.#match[side].name, this.#match[side].country);
    for (let balls = 0; balls < BALLS_OF_OVER && !this.#isOver(batting); ) {
      const { balls: after, runs, wickets } = innings;
      const result = bowl(this.#random, innings, 'test', this.#skill[side]);
      const faces = result === 'wicket' || (after + runs) % 2 === 1 ? wickets + 1 : 0;
      this.#scorer.card.ball({ after, batter: batters[faces]!, result });
      if (result !== 'extra') {
        balls += 1;
        this.#scorer.atS += OVER_S / BALLS_OF_OVER;
      }
      if (result !== 'wicket') continue;
      const minute = Math.min(MOST_MINUTES, Math.ceil(innings.balls / BALLS_OF_OVER));
      const player = batters[Math.min(WICKETS, innings.wickets)]!;
      this.#publish(batting, { incident: { type: 'wicket', side, minute, player } });
    }
  }

  #publish({ innings, target }: Batting, more: Partial<TimelineEvent> = {}): void {
    const situation = target === null ? '' : `Mangler ${target - innings.runs}`;
    this.#scorer.publish(this.#scorer.stage, { batting: innings.side }, { situation, ...more });
  }

  #isOver({ innings, target }: Batting): boolean {
    return innings.wickets === WICKETS || (target !== null && innings.runs >= target);
  }

  #declares({ innings, number, behind }: Batting): boolean {
    if (number === 2) return innings.runs - behind >= DECLARES_WITH_LEAD;
    return number < 2 && innings.runs >= DECLARES_AT && innings.wickets >= 5;
  }

  /** After so many overs of a day there is lunch, tea, or its end; `batting` goes on in `stage`. */
  #countOver(stage: number, batting: Side): void {
    const scorer = this.#scorer;
    this.#overs += 1;
    const pause = this.#overs === OVERS_OF_SESSION ? LUNCH : this.#overs === 2 * OVERS_OF_SESSION ? TEA : null;
    if (pause !== null) {
      scorer.publish(pause.stage, { batting }, { situation: '' });
      scorer.atS += pause.seconds;
      scorer.publish(stage, { batting }, { situation: '' });
    }
    if (this.#overs < OVERS_OF_DAY) return;
    this.#day += 1;
    this.#overs = 0;
    if (this.#day === DAYS) return;
    scorer.publish(AFTER_DAY + this.#day - 1, {}, { situation: '', ...scorer.reports() });
    scorer.atS = this.#day * DAY_S;
    scorer.publish(stage, { batting }, { situation: '' });
  }

  #endAfter({ innings, number, target }: Batting): Timeline | null {
    const { side, runs, wickets } = innings;
    const scorer = this.#scorer;
    const lead = -scorer.lead(side);
    const isLast = number === INNINGS - 1;
    if (!isLast && !(number === INNINGS - 2 && lead > 0)) return null;
    scorer.atS += END_S;
    if (target !== null && runs >= target) return scorer.wonBy(side, WICKETS - wickets, 'wicket');
    if (lead === 0) return scorer.end('draw', 'Uafgjort');
    return scorer.wonBy(otherSide(side), lead, 'run', isLast ? '' : 'en inning og ');
  }
}

export const testMatch: MatchRules = {
  sportId: 13,
  format: { game: 'test' },
  minutes: 5 * 24 * 60,
  mostMinutes: 5 * 24 * 60,
  sheet: cricketSheet,
  simulate: (match) => new TestMatch(match).simulate(),
};

import { otherSide, type Pair, type Side, SPORT, Stage, type StageCode } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { createRandom, type Random } from '../../../random.ts';
import type { PartHistory } from '../../../set-history.ts';
import { edgeOf, type Match, type MatchRules } from '../../engine/match.ts';
import { sportOfTables } from '../../engine/match-sport.ts';
import { indexOf, pairOf, plus, SIDES } from '../../../pairs.ts';
import { setStage, statisticsNow, type Timeline, type TimelineEvent } from '../../engine/timeline.ts';
import { dartsStatistics, leftAfter, type Visit } from './darts-visit.ts';

/** A match counts legs, or sets of legs. */
interface DartsFormat {
  readonly bestOf: number;
  /** Legs that win a set; null where the score counts legs. */
  readonly legsOfSet: number | null;
}

const START = 501;
const MAXIMUM = 180;
const VISIT_S = [9, 15] as const;
const LEG_BREAK_S = 12;
const SET_BREAK_S = 100;
const MOST_LATE_S = 420;
const LEGS_TO_PAUSE = 10;
const PAUSE_S = 180;
/** The history of a leg is published after so many visits, and at its end. */
const HISTORY_EVERY = 8;
/** A row has room for so many parts: the last ones where a match has more sets. */
const MOST_PARTS = 11;

const noVisits = (): Record<Side, Visit[]> => ({ home: [], away: [] });

class DartsMatch {
  readonly #format: DartsFormat;
  readonly #toWin: number;
  readonly #random: Random;
  readonly #skill: Readonly<Record<Side, number>>;
  readonly #timeline: TimelineEvent[] = [];
  readonly #ofMatch = noVisits();
  #ofPart = noVisits();
  #won: Pair = [0, 0];
  #sets: Pair[] = [];
  #legs: Pair = [0, 0];
  #begins: Side;
  #leg = 0;
  #visits: PartHistory['steps'] = [];
  #atS: number;

  constructor(format: DartsFormat, match: Match) {
    this.#format = format;
    this.#toWin = Math.floor(format.bestOf / 2) + 1;
    this.#random = createRandom(match.seed, 'darts');
    const edge = 0.5 * edgeOf(match, this.#random);
    this.#skill = { home: edge, away: -edge };
    this.#atS = this.#random.int(60, MOST_LATE_S);
    this.#begins = this.#random.pick(SIDES);
  }

  simulate(): Timeline {
    while (Math.max(...this.#won) < this.#toWin) {
      const stage = this.#format.legsOfSet === null ? Stage.live : setStage(this.#sets.length);
      const winner = this.#playLeg(stage);
      this.#begins = otherSide(this.#begins);
      this.#endLeg(stage, winner);
    }
    return this.#timeline;
  }

  #board(running?: { readonly left: Readonly<Record<Side, number>>; readonly serve: Side }): Scoreboard {
    const [home, away] = this.#won;
    return {
      home,
      away,
      ...(this.#format.legsOfSet === null ? {} : { parts: [...this.#sets, this.#legs].slice(-MOST_PARTS).map(pairOf) }),
      ...(running === undefined
        ? { points: null, serve: null }
        : { points: [String(running.left.home), String(running.left.away)], serve: running.serve }),
    };
  }

  #playLeg(stage: StageCode): Side {
    const left = { home: START, away: START };
    let serve = this.#begins;
    this.#leg += 1;
    this.#visits = [];
    this.#timeline.push({ atS: this.#atS, stage, score: this.#board({ left, serve }) });
    for (;;) {
      this.#atS += this.#random.int(...VISIT_S);
      const thrower = serve;
      const before = left[thrower];
      left[thrower] = leftAfter(this.#random, before, this.#skill[thrower]);
      for (const visits of [this.#ofMatch, this.#ofPart]) visits[thrower].push({ before, after: left[thrower] });
      const score: [number, number] = [START - left.home, START - left.away];
      const winner = left[thrower] < before ? { winner: thrower } : {};
      this.#visits = [...this.#visits, { score, ...winner, server: thrower }];
      if (left[thrower] === 0) return thrower;
      serve = otherSide(serve);
      const maximum = before - left[thrower] === MAXIMUM;
      this.#timeline.push({
        atS: this.#atS,
        stage,
        score: this.#board({ left, serve }),
        ...(maximum ? { incident: { type: 'maximum', side: thrower, minute: this.#leg } } : {}),
        ...(this.#visits.length % HISTORY_EVERY === 0 ? { history: { part: this.#leg, steps: this.#visits } } : {}),
      });
    }
  }

  #endLeg(stage: StageCode, winner: Side): void {
    const { legsOfSet } = this.#format;
    if (legsOfSet !== null) this.#legs = plus(this.#legs, winner);
    const setWon = legsOfSet !== null && this.#legs[indexOf(winner)] === legsOfSet;
    const endsPart = setWon || legsOfSet === null;
    if (endsPart) this.#won = plus(this.#won, winner);
    const [home, away] = this.#won;
    const over = Math.max(home, away) === this.#toWin;
    const pauses = !over && (setWon || (legsOfSet === null && (home + away) % LEGS_TO_PAUSE === 0));
    const [homeLegs, awayLegs] = this.#legs;
    const isDue = pauses || over || (home + away + homeLegs + awayLegs) % 3 === 0;
    const part = legsOfSet === null ? this.#leg : this.#sets.length + 1;
    this.#timeline.push({
      atS: this.#atS,
      stage: over ? Stage.finished : pauses ? Stage.break : stage,
      score: this.#board(),
      // A finished part and the running one have keys of their own: their seqs do not depend on what is published between.
      statistics: [
        statisticsNow(dartsStatistics(this.#ofMatch), 0, isDue ? 'figures' : 'figures-legs'),
        statisticsNow(dartsStatistics(this.#ofPart), part, endsPart ? `figures-${part}` : `figures-${part}-running`),
      ],
      history: { part: this.#leg, steps: this.#visits },
    });
    if (endsPart) this.#ofPart = noVisits();
    if (setWon && !over) {
      this.#sets.push(this.#legs);
      this.#legs = [0, 0];
    }
    this.#atS += pauses ? (setWon ? SET_BREAK_S : PAUSE_S) : LEG_BREAK_S;
  }
}

/** '11': the best of so many legs; '7x3': of so many sets, each won by three legs. */
function dartsRules(text: string): MatchRules {
  const [bestOf = 0, legsOfSet = null] = text.split('x').map(Number);
  const minutes = Math.round(legsOfSet === null ? 2.6 * bestOf : 2.6 * bestOf * legsOfSet * 1.1);
  return {
    sportId: 14,
    format: legsOfSet === null ? { bestOf, unit: 'legs' } : { bestOf, unit: 'sets', points: legsOfSet },
    minutes,
    mostMinutes: 3 * minutes + 60,
    simulate: (match) => new DartsMatch({ bestOf, legsOfSet }, match).simulate(),
  };
}

export const createDarts = sportOfTables('darts', SPORT.darts, 30, dartsRules);

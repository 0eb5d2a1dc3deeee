import { otherSide, type Pair, type Side, SPORT, Stage, STATISTIC, type StageCode } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { plus, SIDES } from '../../../pairs.ts';
import { type Random, weighted } from '../../../random.ts';
import type { SentPartHistory } from '../../../set-history.ts';
import { numberOf } from '../../data/table.ts';
import type { Match } from '../../engine/match.ts';
import { sportOfTables } from '../../engine/match-sport.ts';
import { readStatistics, type StatisticTable, statisticsNow, type TimelineEvent } from '../../engine/timeline.ts';
import { BestOf, setStage, textsOf } from './best-of.ts';

/** Scores of three darts at the trebles, and how often each comes. */
const SCORES = [180, 174, 171, 140, 137, 134, 125, 121, 100, 99, 97, 95, 85, 83, 81, 80, 60, 59, 57, 45, 43, 41, 26];
const WEIGHTS = [8, 1, 1, 20, 3, 3, 3, 3, 18, 3, 3, 4, 8, 3, 5, 3, 9, 3, 2, 5, 2, 3, 2];
const VISITS = SCORES.map((score, index) => [score, WEIGHTS[index]!] as const);
const BOGEYS = new Set([169, 168, 166, 165, 163, 162, 159]);
const FINISHES: readonly (readonly [upTo: number, share: number])[] = [
  [40, 0.62],
  [60, 0.5],
  [80, 0.4],
  [100, 0.28],
  [130, 0.15],
  [170, 0.08],
];
/** Left after a visit that does not finish: doubles that halve well. */
const LEAVES = [40, 32, 36, 24, 20, 16, 10, 8, 4] as const;

/**
 * The points left after three darts from `left`; 0 after a finish.
 * `skill` is in deviations of professionals.
 */
function leftAfter(random: Random, left: number, skill: number): number {
  const finish = BOGEYS.has(left) ? undefined : FINISHES.find(([upTo]) => left <= upTo);
  if (finish !== undefined && random.chance(finish[1] + 0.06 * skill)) return 0;
  if (left <= 60) {
    // Darts at a double that miss either leave it, or halve it.
    const lower = LEAVES.filter((leave) => leave < left && leave >= 2);
    return random.chance(0.5) || lower.length === 0 ? left : random.pick(lower);
  }
  // Where skill shows, the better of two visits counts, or the worse one for less skill than usual.
  const skillShows = random.chance(0.25 * Math.abs(skill));
  const [usual, other] = [weighted(random, VISITS), weighted(random, VISITS)];
  const bySkill = skill > 0 ? Math.max(usual, other) : Math.min(usual, other);
  const score = skillShows ? bySkill : usual;
  return left - score >= 2 && left - score !== 3 ? left - score : random.pick(LEAVES);
}

/** Darts at a double of a visit that does not finish. */
const DARTS_AT_DOUBLE = 2;

/** The points left before three darts and after them. */
interface Visit {
  readonly before: number;
  readonly after: number;
}
type Visits = readonly Visit[];

const scores = (visits: Visits): readonly number[] => visits.map(({ before, after }) => before - after);
const checkouts = (visits: Visits): Visits => visits.filter(({ after }) => after === 0);
const thrown =
  (least: number, below = Infinity) =>
  (visits: Visits): number =>
    scores(visits).filter((score) => score >= least && score < below).length;

function average(visits: Visits): string {
  const scored = scores(visits).reduce((sum, score) => sum + score, 0);
  return (scored / Math.max(1, visits.length)).toFixed(2).replace('.', ',');
}

function checkoutShare(visits: Visits): string {
  const missed = visits.filter(({ before, after }) => before <= 60 && after > 0).length * DARTS_AT_DOUBLE;
  const finished = checkouts(visits).length;
  return `${Math.round((100 * finished) / Math.max(1, finished + missed))}%`;
}

const STATISTICS: StatisticTable<Visits> = [
  [STATISTIC.average, average],
  [STATISTIC.thrown180, thrown(180)],
  [STATISTIC.thrown140, thrown(140, 180)],
  [STATISTIC.thrown100, thrown(100, 140)],
  [STATISTIC.checkouts, (visits) => checkouts(visits).length],
  [STATISTIC.checkoutShare, checkoutShare],
  [STATISTIC.highCheckout, (visits) => Math.max(0, ...scores(checkouts(visits)))],
];

const START = 501;
const MAXIMUM = 180;
const LATE_S = [60, 420] as const;
const VISIT_S = [9, 15] as const;
const LEG_BREAK_S = 12;
const SET_BREAK_S = 100;
const LEGS_TO_PAUSE = 10;
const PAUSE_S = 180;
/** The history of a leg is published after so many visits, and at its end. */
const HISTORY_EVERY = 8;
/** The figures of the match stand in its list after so many legs, and in pauses. */
const FIGURES_EVERY = 3;
/** Deviations of professionals for one of the edge. */
const SKILL = 0.5;
/** A row has room for so many parts: the last ones where a match has more sets. */
const MOST_PARTS = 11;

const noVisits = (): Record<Side, Visit[]> => ({ home: [], away: [] });
const sum = ([home, away]: Pair): number => home + away;

/** A match of sets of legs; one that counts legs has sets of one, which its board does not show. */
class DartsMatch extends BestOf {
  readonly #inSets: boolean;
  readonly #legsOfSet: number;
  readonly #ofMatch = noVisits();
  #ofSet = noVisits();
  #legs: [number, number] = [0, 0];
  #stage: StageCode = Stage.live;
  /** The leg of the match, from 1. */
  #leg = 0;
  #begins: Side;
  #visits: SentPartHistory['steps'] = [];

  constructor(match: Match) {
    super(match, 'darts', LATE_S);
    const { unit, points = 1 } = match.rules.format;
    this.#inSets = unit === 'sets';
    this.#legsOfSet = points;
    this.#begins = this.random.pick(SIDES);
  }

  playPart(number: number): void {
    this.#stage = this.#inSets ? setStage(number) : Stage.live;
    this.#ofSet = noVisits();
    this.#legs = [0, 0];
    for (let endsSet = false; !endsSet; ) {
      this.#legs = plus(this.#legs, this.#playLeg());
      this.#begins = otherSide(this.#begins);
      endsSet = Math.max(...this.#legs) === this.#legsOfSet;
      if (endsSet) this.endPart(this.#legs);
      this.#endLeg(number, endsSet);
    }
  }

  /** Publishes the end of a leg, and moves the time past the break that follows. */
  #endLeg(set: number, endsSet: boolean): void {
    const counted = sum(this.won) + (endsSet ? 0 : sum(this.#legs));
    const pauses = endsSet && (this.#inSets || counted % LEGS_TO_PAUSE === 0);
    const isDue = pauses || this.isOver || counted % FIGURES_EVERY === 0;
    const next = pauses ? Stage.break : this.#stage;
    const board = { ...this.#board(endsSet ? this.parts : [...this.parts, this.#legs]), points: null, serve: null };
    this.publish(this.isOver ? Stage.finished : next, board, {
      // A finished part and the running one have keys of their own:
      // their seqs do not depend on what is published between.
      statistics: [
        statisticsNow(readStatistics(STATISTICS, this.#ofMatch), 0, isDue ? 'figures' : 'figures-legs'),
        statisticsNow(readStatistics(STATISTICS, this.#ofSet), set, `figures-${set}${endsSet ? '' : '-running'}`),
      ],
      history: { part: this.#leg, steps: this.#visits },
    });
    const pauseS = this.#inSets ? SET_BREAK_S : PAUSE_S;
    this.atS += pauses ? pauseS : LEG_BREAK_S;
  }

  #board(sets: [number, number][]): Pick<Scoreboard, 'parts'> {
    return this.#inSets ? { parts: sets.slice(-MOST_PARTS) } : {};
  }

  #playLeg(): Side {
    const left = { home: START, away: START };
    let thrower = this.#begins;
    const show = (more: Partial<TimelineEvent>): void => {
      const points = textsOf([left.home, left.away]);
      this.publish(this.#stage, { ...this.#board([...this.parts, this.#legs]), points, serve: thrower }, more);
    };
    this.#leg += 1;
    this.#visits = [];
    show({});
    for (;;) {
      this.atS += this.random.int(...VISIT_S);
      const before = left[thrower];
      const after = leftAfter(this.random, before, thrower === 'home' ? SKILL * this.edge : -SKILL * this.edge);
      left[thrower] = after;
      for (const visits of [this.#ofMatch, this.#ofSet]) visits[thrower].push({ before, after });
      const score: [number, number] = [START - left.home, START - left.away];
      this.#visits = [...this.#visits, { score, ...(after < before ? { winner: thrower } : {}), server: thrower }];
      if (after === 0) return thrower;
      const maximum = { type: 'maximum', side: thrower, minute: this.#leg } as const;
      thrower = otherSide(thrower);
      show({
        ...(before - after === MAXIMUM ? { incident: maximum } : {}),
        ...(this.#visits.length % HISTORY_EVERY === 0 ? { history: { part: this.#leg, steps: this.#visits } } : {}),
      });
    }
  }
}

/** '11': the best of so many legs; '7x3': of so many sets, each won by three legs. */
export const createDarts = sportOfTables('darts', SPORT.darts, 30, (text) => {
  const [bestOf = 0, legsOfSet] = text.split('x').map(numberOf);
  const minutes = Math.round(legsOfSet === undefined ? 2.6 * bestOf : 2.6 * bestOf * legsOfSet * 1.1);
  return {
    sportId: SPORT.darts,
    format: legsOfSet === undefined ? { bestOf, unit: 'legs' } : { bestOf, unit: 'sets', points: legsOfSet },
    minutes,
    mostMinutes: 3 * minutes + 60,
    simulate: (match) => new DartsMatch(match).simulate(),
  };
});

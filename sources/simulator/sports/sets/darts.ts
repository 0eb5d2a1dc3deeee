import { otherSide, type Pair, type Side, SPORT, Stage, type StageCode } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { plus, SIDES } from '../../../pairs.ts';
import type { PartHistory } from '../../../set-history.ts';
import type { Match } from '../../engine/match.ts';
import { sportOfTables } from '../../engine/match-sport.ts';
import { readStatistics, statisticsNow, type TimelineEvent } from '../../engine/timeline.ts';
import { BestOf, setStage, textsOf } from './best-of.ts';
import { DARTS_STATISTICS, leftAfter, type Visit } from './darts-visit.ts';

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

/** A match of sets of legs; one that counts legs has sets of one leg, which its board does not show. */
class DartsMatch extends BestOf {
  readonly #inSets: boolean;
  readonly #legsOfSet: number;
  readonly #ofMatch = noVisits();
  #ofSet = noVisits();
  #legs: [number, number] = [0, 0];
  #leg = 0;
  #begins: Side;
  #visits: PartHistory['steps'] = [];

  constructor(match: Match) {
    super(match, 'darts', LATE_S);
    const { unit, points = 1 } = match.rules.format;
    this.#inSets = unit === 'sets';
    this.#legsOfSet = points;
    this.#begins = this.random.pick(SIDES);
  }

  /** Plays a leg of the set. */
  playPart(number: number): void {
    const stage = this.#inSets ? setStage(number) : Stage.live;
    this.#legs = plus(this.#legs, this.#playLeg(stage));
    this.#begins = otherSide(this.#begins);
    const endsSet = Math.max(...this.#legs) === this.#legsOfSet;
    if (endsSet) this.endPart(this.#legs);
    const counted = sum(this.won) + (endsSet ? 0 : sum(this.#legs));
    const pauses = endsSet && (this.#inSets || counted % LEGS_TO_PAUSE === 0);
    const isDue = pauses || this.isOver || counted % FIGURES_EVERY === 0;
    const next = pauses ? Stage.break : stage;
    const board = { ...this.#board(endsSet ? this.parts : [...this.parts, this.#legs]), points: null, serve: null };
    this.publish(this.isOver ? Stage.finished : next, board, {
      // A finished part and the running one have keys of their own: their seqs do not depend on what is published between.
      statistics: [
        statisticsNow(readStatistics(DARTS_STATISTICS, this.#ofMatch), 0, isDue ? 'figures' : 'figures-legs'),
        statisticsNow(readStatistics(DARTS_STATISTICS, this.#ofSet), number, `figures-${number}${endsSet ? '' : '-running'}`),
      ],
      history: { part: this.#leg, steps: this.#visits },
    });
    const pauseS = this.#inSets ? SET_BREAK_S : PAUSE_S;
    this.atS += pauses ? pauseS : LEG_BREAK_S;
    if (!endsSet) return;
    this.#ofSet = noVisits();
    this.#legs = [0, 0];
  }

  #board(sets: [number, number][]): Pick<Scoreboard, 'parts'> {
    return this.#inSets ? { parts: sets.slice(-MOST_PARTS) } : {};
  }

  #playLeg(stage: StageCode): Side {
    const left = { home: START, away: START };
    let thrower = this.#begins;
    const show = (more: Partial<TimelineEvent>): void => {
      const points = textsOf([left.home, left.away]);
      this.publish(stage, { ...this.#board([...this.parts, this.#legs]), points, serve: thrower }, more);
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
  const [bestOf = 0, legsOfSet] = text.split('x').map(Number);
  const minutes = Math.round(legsOfSet === undefined ? 2.6 * bestOf : 2.6 * bestOf * legsOfSet * 1.1);
  return {
    sportId: SPORT.darts,
    format: legsOfSet === undefined ? { bestOf, unit: 'legs' } : { bestOf, unit: 'sets', points: legsOfSet },
    minutes,
    mostMinutes: 3 * minutes + 60,
    simulate: (match) => new DartsMatch(match).simulate(),
  };
});

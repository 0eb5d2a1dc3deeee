import { otherSide, type Pair, type Side, Stage } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import type { PartHistory } from '../../../set-history.ts';
import { createRandom } from '../../../random.ts';
import { type Match, edgeOf, type MatchRules } from '../../engine/match.ts';
import { SIDES, indexOf, pairOf, plus } from '../../engine/pairs.ts';
import { statisticsNow, type PeriodStatistics, type TimelineEvent } from '../../engine/timeline.ts';
import { setStage } from '../sets/stages.ts';
import { countVisit, dartsFigures, emptyTally } from './darts-figures.ts';
import { leftAfter } from './darts-visit.ts';

/** What a match is played to: legs, or sets of legs. */
interface DartsRules {
  readonly bestOf: number;
  /** Legs that win a set; null where the score counts legs. */
  readonly legsOfSet: number | null;
}

const START = 501;
const VISIT_S = [9, 15] as const;
const LEG_BREAK_S = 12;
const SET_BREAK_S = 100;
const MOST_LATE_S = 420;
/** A match in legs pauses after so many of them. */
const LEGS_TO_PAUSE = 10;
const PAUSE_S = 180;
/** How a leg goes is told after so many visits, and at its end. */
const TOLD_EVERY = 8;
/** A row has room for so many parts: the last ones where a match has more sets. */
const MOST_PARTS = 11;

/** A match three darts at a time. */
function playDarts({ bestOf, legsOfSet }: DartsRules, duel: Match): readonly TimelineEvent[] {
  const random = createRandom(duel.seed, 'darts');
  const edge = 0.5 * edgeOf(duel, random);
  const skill = { home: edge, away: -edge };
  const toWin = Math.floor(bestOf / 2) + 1;
  const tally = { home: emptyTally(), away: emptyTally() };
  let ofPart = { home: emptyTally(), away: emptyTally() };
  const moments: TimelineEvent[] = [];
  let second = random.int(60, MOST_LATE_S);
  let won: Pair = [0, 0];
  let sets: readonly Pair[] = [];
  let legs: Pair = [0, 0];
  let begins: Side = random.pick(SIDES);
  let leg = 0;
  let visits: PartHistory['steps'] = [];

  const board = (running?: { readonly left: Record<Side, number>; readonly serve: Side }): Scoreboard => ({
    home: won[0],
    away: won[1],
    ...(legsOfSet === null ? {} : { parts: [...sets, legs].slice(-MOST_PARTS).map(pairOf) }),
    ...(running === undefined
      ? { points: null, serve: null }
      : { points: [String(running.left.home), String(running.left.away)], serve: running.serve }),
  });
  const playLeg = (stage: number): Side => {
    const left = { home: START, away: START };
    let serve = begins;
    leg += 1;
    visits = [];
    moments.push({ atS: second, stage, score: board({ left, serve }) });
    for (;;) {
      second += random.int(...VISIT_S);
      const before = left[serve];
      left[serve] = leftAfter(random, before, skill[serve]);
      for (const counted of [tally, ofPart]) countVisit(counted[serve], before, left[serve]);
      const thrower = serve;
      const scored: [number, number] = [START - left.home, START - left.away];
      visits = [...visits, { score: scored, ...(left[serve] < before ? { winner: serve } : {}), server: serve }];
      if (left[thrower] === 0) return thrower;
      serve = otherSide(serve);
      const maximum = before - left[thrower] === 180;
      moments.push({
        atS: second,
        stage,
        score: board({ left: { ...left }, serve }),
        ...(maximum ? { incident: { type: 'maximum', side: thrower, minute: leg } } : {}),
        ...(visits.length % TOLD_EVERY === 0 ? { history: { part: leg, steps: visits } } : {}),
      });
    }
  };

  while (Math.max(...won) < toWin) {
    const stage = legsOfSet === null ? Stage.live : setStage(sets.length);
    const winner = playLeg(stage);
    begins = otherSide(begins);
    if (legsOfSet !== null) legs = plus(legs, winner);
    const setWon = legsOfSet !== null && legs[indexOf(winner)] === legsOfSet;
    const endsPart = setWon || legsOfSet === null;
    if (endsPart) won = plus(won, winner);
    const over = Math.max(...won) === toWin;
    const pauses = !over && (setWon || (legsOfSet === null && (won[0] + won[1]) % LEGS_TO_PAUSE === 0));
    const next = over ? Stage.finished : pauses ? Stage.break : stage;
    const isTold = pauses || over || (won[0] + won[1] + legs[0] + legs[1]) % 3 === 0;
    const part = legsOfSet === null ? leg : sets.length + 1;
    // A finished part and the running one have keys of their own: their seqs do not depend on what is published between.
    const statistics: readonly PeriodStatistics[] = [
      statisticsNow(dartsFigures(tally), 0, isTold ? 'figures' : 'figures-legs'),
      statisticsNow(dartsFigures(ofPart), part, endsPart ? `figures-${part}` : `figures-${part}-running`),
    ];
    moments.push({ atS: second, stage: next, score: board(), statistics, history: { part: leg, steps: visits } });
    if (endsPart) ofPart = { home: emptyTally(), away: emptyTally() };
    if (setWon && !over) {
      sets = [...sets, legs];
      legs = [0, 0];
    }
    second += pauses ? (setWon ? SET_BREAK_S : PAUSE_S) : LEG_BREAK_S;
  }
  return moments;
}

/** Matches of darts: first to most of `bestOf` legs, or of sets of so many legs. */
export const dartsGame = (bestOf: number, legsOfSet: number | null = null): MatchRules => {
  const minutes = Math.round(legsOfSet === null ? 2.6 * bestOf : 2.6 * bestOf * legsOfSet * 1.1);
  return {
    sportId: 14,
    format: legsOfSet === null ? { bestOf, unit: 'legs' } : { bestOf, unit: 'sets', points: legsOfSet },
    minutes,
    mostMinutes: 3 * minutes + 60,
    simulate: (duel) => playDarts({ bestOf, legsOfSet }, duel),
  };
};

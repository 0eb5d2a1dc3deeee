import { otherSide, type Side, Stage } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { createRandom } from '../../../random.ts';
import { type Match, edgeOf, type MatchRules } from '../../engine/match.ts';
import { SIDES, indexOf, leaderOf, pairOf } from '../../engine/pairs.ts';
import type { TimelineEvent } from '../../engine/timeline.ts';
import { sheetOf } from '../../engine/line-ups.ts';
import { coachOf, squadOf } from '../../engine/squad.ts';

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
const CONTEST_SCORES = 0.45;

function playPesapallo(duel: Match): readonly TimelineEvent[] {
  const random = createRandom(duel.seed, 'pesapallo');
  const edge = 0.035 * edgeOf(duel, random);
  const timeline: TimelineEvent[] = [];
  const parts: [number, number][] = [];
  const won: [number, number] = [0, 0];
  const first = random.pick(SIDES);
  let second = random.int(0, MOST_LATE_S);
  const board = (serve: Side | null): Scoreboard => ({ home: won[0], away: won[1], parts: parts.map(pairOf), serve });
  const add = (stage: number, serve: Side | null, situation = '', half?: TimelineEvent['half']): void => {
    timeline.push({ atS: second, stage, score: board(serve), situation, ...(half === undefined ? {} : { half }) });
  };
  const playInning = (stage: number): void => {
    const inning: [number, number] = [0, 0];
    parts.push(inning);
    for (const side of [first, otherSide(first)]) {
      const scores = 0.17 + (side === 'home' ? edge : -edge);
      const half = side === first ? 'top' : 'bottom';
      add(stage, side, '0 brændt', half);
      for (let outs = 0; outs < OUTS; ) {
        second += random.int(...BATTER_S);
        const fate = random.next();
        if (fate < scores) inning[indexOf(side)] += 1;
        else if (fate < scores + 0.45) outs += 1;
        else continue;
        add(stage, side, `${outs} brændt`, half);
      }
      second += SIDES_CHANGE_S;
    }
  };

  for (let half = 0; half < HALVES; half += 1) {
    for (let inning = 0; inning < INNINGS; inning += 1) playInning(FIRST_INNING + half * INNINGS + inning);
    const innings = parts.slice(-INNINGS);
    const winner = leaderOf([innings.reduce((sum, one) => sum + one[0], 0), innings.reduce((sum, one) => sum + one[1], 0)]);
    if (winner !== null) won[indexOf(winner)] += 1;
    if (half + 1 < HALVES) {
      add(Stage.break, null);
      second += HALF_BREAK_S;
    }
  }
  if (leaderOf(won) !== null) return [...timeline, { atS: second, stage: Stage.finished, score: board(null) }];

  add(Stage.break, null, 'Superinning');
  second += HALF_BREAK_S / 2;
  playInning(SUPER_INNING);
  const bySuper = leaderOf(parts.at(-1)!);
  if (bySuper !== null) {
    won[indexOf(bySuper)] += 1;
    return [...timeline, { atS: second, stage: Stage.afterExtraInnings, score: board(null) }];
  }
  // Behind the super inning stand the halves won, and then the contest.
  const contest: [number, number] = [0, 0];
  parts.push([won[0], won[1]], contest);
  add(Stage.penalties, first);
  for (let batter = 0; batter < CONTEST_BATTERS || leaderOf(contest) === null; batter += 1) {
    for (const side of [first, otherSide(first)]) {
      second += random.int(...CONTEST_S);
      if (random.chance(CONTEST_SCORES)) contest[indexOf(side)] += 1;
      add(Stage.penalties, side);
    }
  }
  won[indexOf(leaderOf(contest)!)] += 1;
  return [...timeline, { atS: second, stage: Stage.afterPenalties, score: board(null) }];
}

export const pesapalloGame: MatchRules = {
  sportId: 30,
  format: {},
  minutes: 130,
  mostMinutes: 300,
  // Nine, and three jokers who bat for them.
  sheet: ({ name, country }) =>
    sheetOf(squadOf(name, country), coachOf(name, country), { starters: 9, size: 12, keepers: false, numbers: true }),
  simulate: playPesapallo,
};

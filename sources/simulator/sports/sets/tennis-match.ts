import { otherSide, type Pair, type Side, Stage } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { createRandom } from '../../../random.ts';
import { type Match, edgeOf, type MatchRules } from '../../engine/match.ts';
import { endEarly } from '../../engine/early-end.ts';
import { SIDES, indexOf, pairOf, plus } from '../../engine/pairs.ts';
import { statisticsNow, type TimelineEvent } from '../../engine/timeline.ts';
import { setStage } from './stages.ts';
import { tennisFigures } from './tennis-figures.ts';
import { playPoint, spokenPoints } from './tennis-point.ts';

/** How matches of a tour are played. */
interface TennisRules {
  readonly bestOf: 3 | 5;
  /** What stands in the place of a last set: a tie-break to ten (doubles), or a set with its tie-break to that many. */
  readonly deciding: 'match-tie-break' | 7 | 10;
  /** Whether a game is decided by the next point at 40-40. */
  readonly noAdvantage: boolean;
  /** How often the server wins the point of even players. */
  readonly served: number;
}

const MOST_LATE_S = 900;
const POINT_S = [22, 42] as const;
const CHANGE_S = 75;
const SET_BREAK_S = 110;
const MEDICAL_S = 300;
const MEDICAL = 335;
const FIRST_TIE_BREAK = 47;
const GAMES = 6;
const TIE_BREAK = 7;
const LONG_TIE_BREAK = 10;
/** How often somebody is treated at a change of ends. */
const TREATED = 0.004;
const leads = (pair: Pair, points: number): boolean => Math.max(...pair) >= points && Math.abs(pair[0] - pair[1]) >= 2;
const ahead = ([home, away]: Pair): Side => (home > away ? 'home' : 'away');

/** A match point by point. */
function playTennis(rules: TennisRules, duel: Match): readonly TimelineEvent[] {
  const random = createRandom(duel.seed, 'tennis');
  const edge = 0.035 * edgeOf(duel, random);
  const toWin = (rules.bestOf + 1) / 2;
  const figures = tennisFigures();
  const moments: TimelineEvent[] = [];
  let second = random.int(60, MOST_LATE_S);
  let serve: Side = random.pick(SIDES);
  let sets: Pair = [0, 0];
  let parts: readonly Pair[] = [];
  let tieBreaks: readonly (Pair | null)[] = [];
  const shareOf = (side: Side): number => rules.served + (side === 'home' ? edge : -edge);
  const board = (games: Pair, points?: readonly [string, string]): Scoreboard => ({
    home: sets[0],
    away: sets[1],
    parts: [...parts, games].map(pairOf),
    ...(tieBreaks.some((one) => one !== null) ? { tieBreaks: tieBreaks.map((one) => one && pairOf(one)) } : {}),
    ...(points === undefined ? {} : { points: [points[0], points[1]], serve }),
  });
  const say = (stage: number, games: Pair, points: readonly [string, string], situation = ''): void => {
    moments.push({ atS: second, stage, score: board(games, points), situation });
  };
  /** What a side that is one game, or one point of a tie-break, from the set would win with it. */
  const setCall = (side: Side): string => (sets[indexOf(side)] + 1 === toWin ? 'Matchbold' : 'Sætbold');

  const playGame = (games: Pair, stage: number): Side => {
    let points: Pair = [0, 0];
    figures.add(serve, 'serviceGames');
    for (;;) {
      second += random.int(...POINT_S);
      points = plus(points, playPoint(random, serve, shareOf(serve), figures.add));
      const decided = leads(points, 4) || (rules.noAdvantage && Math.max(...points) === 4);
      if (decided) break;
      const next = SIDES.filter((side) => leads(plus(points, side), 4) || (rules.noAdvantage && points[indexOf(side)] === 3));
      const chance = next.includes(otherSide(serve)) ? otherSide(serve) : next[0];
      if (chance === otherSide(serve)) figures.add(chance, 'breakChances');
      const wins = chance !== undefined && leads(plus(games, chance), GAMES);
      const call = chance === undefined ? '' : wins ? setCall(chance) : chance === serve ? '' : 'Breakbold';
      say(stage, games, spokenPoints(points), call);
    }
    const winner = ahead(points);
    figures.add(winner, winner === serve ? 'holds' : 'breaks');
    return winner;
  };
  const playTieBreak = (games: Pair, stage: number, target: number): Pair => {
    let points: Pair = [0, 0];
    say(stage, games, ['0', '0']);
    for (;;) {
      second += random.int(...POINT_S);
      points = plus(points, playPoint(random, serve, shareOf(serve), figures.add));
      if ((points[0] + points[1]) % 2 === 1) serve = otherSide(serve);
      if (leads(points, target)) return points;
      const chance = SIDES.find((side) => leads(plus(points, side), target));
      say(stage, games, [String(points[0]), String(points[1])], chance === undefined ? '' : setCall(chance));
    }
  };

  /** The break after a game that leaves an odd number, sometimes with a doctor on court. */
  const changeEnds = (games: Pair, stage: number): void => {
    if (games[0] + games[1] > 2 && random.chance(TREATED)) {
      say(MEDICAL, games, ['0', '0']);
      second += MEDICAL_S;
      say(stage, games, ['0', '0']);
    }
    second += CHANGE_S;
  };
  const playSet = (number: number): { games: Pair; tieBreak: Pair | null } => {
    const last = number === rules.bestOf - 1;
    const stage = setStage(number);
    let games: Pair = [0, 0];
    if (last && rules.deciding === 'match-tie-break') {
      const tieBreak = playTieBreak(games, FIRST_TIE_BREAK + number, LONG_TIE_BREAK);
      return { games: plus(games, ahead(tieBreak)), tieBreak };
    }
    say(stage, games, ['0', '0']);
    while (!leads(games, GAMES)) {
      if (games[0] === GAMES && games[1] === GAMES) {
        const first = serve;
        const tieBreak = playTieBreak(
          games,
          FIRST_TIE_BREAK + number,
          last && rules.deciding === LONG_TIE_BREAK ? LONG_TIE_BREAK : TIE_BREAK,
        );
        serve = otherSide(first);
        return { games: plus(games, ahead(tieBreak)), tieBreak };
      }
      games = plus(games, playGame(games, stage));
      serve = otherSide(serve);
      if (leads(games, GAMES)) break;
      say(stage, games, ['0', '0']);
      if ((games[0] + games[1]) % 2 === 1) changeEnds(games, stage);
    }
    return { games, tieBreak: null };
  };

  while (Math.max(...sets) < toWin) {
    const number = parts.length;
    const { games, tieBreak } = playSet(number);
    sets = plus(sets, ahead(games));
    tieBreaks = [...tieBreaks, tieBreak];
    const stage = Math.max(...sets) === toWin ? Stage.finished : setStage(number);
    moments.push({ atS: second, stage, score: board(games), statistics: [statisticsNow(figures.read())] });
    parts = [...parts, games];
    second += SET_BREAK_S;
  }
  return moments;
}

/** Matches of tennis by the rules of a tour. */
export const tennisGame = (rules: TennisRules): MatchRules => ({
  sportId: 2,
  format: { bestOf: rules.bestOf, deciding: rules.deciding === 'match-tie-break' ? rules.deciding : 'tie-break' },
  minutes: rules.bestOf === 5 ? 165 : 100,
  mostMinutes: rules.bestOf === 5 ? 480 : 300,
  simulate: (duel) => endEarly(duel, playTennis(rules, duel), { retired: 0.02, walkover: 0.008 }),
});

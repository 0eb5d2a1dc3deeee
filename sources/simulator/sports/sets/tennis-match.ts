import { otherSide, type Pair, type Side, Stage, type StageCode } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { createRandom, type Random } from '../../../random.ts';
import { edgeOf, endEarly, type Match, type MatchRules } from '../../engine/match.ts';
import { indexOf, leaderOf, pairOf, plus, SIDES } from '../../../pairs.ts';
import { setStage, statisticsNow, type Timeline, type TimelineEvent } from '../../engine/timeline.ts';
import { playPoint, TennisStatistics } from './tennis-point.ts';

interface TennisTour {
  readonly bestOf: 3 | 5;
  /** The last set: a tie-break to ten in its place (doubles), or a set with its tie-break to that many. */
  readonly deciding: 'match-tie-break' | 7 | 10;
  /** Whether the next point decides a game at 40-40. */
  readonly noAdvantage: boolean;
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
const GAME_POINTS = 4;
const TIE_BREAK = 7;
const LONG_TIE_BREAK = 10;
const TREATED = 0.004;
const LOVE = ['0', '0'] as const;
const POINTS = ['0', '15', '30', '40'] as const;

const leads = (pair: Pair, points: number): boolean => Math.max(...pair) >= points && Math.abs(pair[0] - pair[1]) >= 2;

function calledPoints([home, away]: Pair): readonly [string, string] {
  if (home >= 3 && away >= 3) return home === away ? ['40', '40'] : home > away ? ['A', '40'] : ['40', 'A'];
  return [POINTS[home]!, POINTS[away]!];
}

interface PlayedSet {
  readonly games: Pair;
  readonly tieBreak: Pair | null;
}

class TennisMatch {
  readonly #tour: TennisTour;
  readonly #random: Random;
  readonly #edge: number;
  readonly #toWin: number;
  readonly #statistics = new TennisStatistics();
  readonly #timeline: TimelineEvent[] = [];
  readonly #sets: PlayedSet[] = [];
  #won: Pair = [0, 0];
  #atS: number;
  #serve: Side;

  constructor(tour: TennisTour, match: Match) {
    this.#tour = tour;
    this.#random = createRandom(match.seed, 'tennis');
    this.#edge = 0.035 * edgeOf(match, this.#random);
    this.#toWin = (tour.bestOf + 1) / 2;
    this.#atS = this.#random.int(60, MOST_LATE_S);
    this.#serve = this.#random.pick(SIDES);
  }

  simulate(): Timeline {
    while (Math.max(...this.#won) < this.#toWin) {
      const number = this.#sets.length;
      const set = this.#playSet(number);
      this.#won = plus(this.#won, leaderOf(set.games)!);
      const stage = Math.max(...this.#won) === this.#toWin ? Stage.finished : setStage(number);
      const score = this.#board(set.games, [...this.#sets, set]);
      this.#timeline.push({ atS: this.#atS, stage, score, statistics: [statisticsNow(this.#statistics.read())] });
      this.#sets.push(set);
      this.#atS += SET_BREAK_S;
    }
    return this.#timeline;
  }

  #board(games: Pair, ended: readonly PlayedSet[] = this.#sets): Scoreboard {
    const [home, away] = this.#won;
    const tieBreaks = ended.map(({ tieBreak }) => tieBreak && pairOf(tieBreak));
    return {
      home,
      away,
      parts: [...this.#sets.map((set) => pairOf(set.games)), pairOf(games)],
      ...(tieBreaks.some((pair) => pair !== null) ? { tieBreaks } : {}),
    };
  }

  #publish(stage: StageCode, games: Pair, points: readonly [string, string], situation = ''): void {
    const score = { ...this.#board(games), points: [points[0], points[1]] as [string, string], serve: this.#serve };
    this.#timeline.push({ atS: this.#atS, stage, score, situation });
  }

  /** The call for a side that is one game, or one point of a tie-break, from the set. */
  #setCall = (side: Side): string => (this.#won[indexOf(side)] + 1 === this.#toWin ? 'Matchbold' : 'Sætbold');

  #playPoint(): Side {
    this.#atS += this.#random.int(...POINT_S);
    const share = this.#tour.served + (this.#serve === 'home' ? this.#edge : -this.#edge);
    return playPoint(this.#random, this.#serve, share, this.#statistics);
  }

  /** Whether a side has won the game, at 40-40 by the next point where there is no advantage. */
  #isGame = (points: Pair): boolean =>
    leads(points, GAME_POINTS) || (this.#tour.noAdvantage && Math.max(...points) === GAME_POINTS);

  #playGame(games: Pair, stage: StageCode): Side {
    const server = this.#serve;
    const receiver = otherSide(server);
    let points: Pair = [0, 0];
    this.#statistics.add(server, 'serviceGames');
    for (;;) {
      points = plus(points, this.#playPoint());
      if (this.#isGame(points)) break;
      const next = SIDES.filter((side) => this.#isGame(plus(points, side)));
      const chance = next.includes(receiver) ? receiver : next[0];
      if (chance === receiver) this.#statistics.add(receiver, 'breakChances');
      const wins = chance !== undefined && leads(plus(games, chance), GAMES);
      const call = chance === undefined ? '' : wins ? this.#setCall(chance) : chance === server ? '' : 'Breakbold';
      this.#publish(stage, games, calledPoints(points), call);
    }
    const winner = leaderOf(points)!;
    this.#statistics.add(winner, winner === server ? 'holds' : 'breaks');
    return winner;
  }

  #playTieBreak(games: Pair, stage: StageCode, target: number): Pair {
    let points: Pair = [0, 0];
    this.#publish(stage, games, LOVE);
    for (;;) {
      points = plus(points, this.#playPoint());
      if ((points[0] + points[1]) % 2 === 1) this.#serve = otherSide(this.#serve);
      if (leads(points, target)) return points;
      const chance = SIDES.find((side) => leads(plus(points, side), target));
      const call = chance === undefined ? '' : this.#setCall(chance);
      this.#publish(stage, games, [String(points[0]), String(points[1])], call);
    }
  }

  /** The break after a game that leaves an odd number, sometimes with a medical time-out. */
  #changeEnds(games: Pair, stage: StageCode): void {
    if (games[0] + games[1] > 2 && this.#random.chance(TREATED)) {
      this.#publish(MEDICAL, games, LOVE);
      this.#atS += MEDICAL_S;
      this.#publish(stage, games, LOVE);
    }
    this.#atS += CHANGE_S;
  }

  #playSet(number: number): PlayedSet {
    const { deciding } = this.#tour;
    const last = number === this.#tour.bestOf - 1;
    const stage = setStage(number);
    const inTieBreak = FIRST_TIE_BREAK + number;
    let games: Pair = [0, 0];
    if (last && deciding === 'match-tie-break') {
      const tieBreak = this.#playTieBreak(games, inTieBreak, LONG_TIE_BREAK);
      return { games: plus(games, leaderOf(tieBreak)!), tieBreak };
    }
    this.#publish(stage, games, LOVE);
    for (;;) {
      games = plus(games, this.#playGame(games, stage));
      this.#serve = otherSide(this.#serve);
      if (leads(games, GAMES)) return { games, tieBreak: null };
      this.#publish(stage, games, LOVE);
      if ((games[0] + games[1]) % 2 === 1) this.#changeEnds(games, stage);
      if (Math.min(...games) < GAMES) continue;
      const first = this.#serve;
      const tieBreak = this.#playTieBreak(games, inTieBreak, last && deciding === LONG_TIE_BREAK ? LONG_TIE_BREAK : TIE_BREAK);
      this.#serve = otherSide(first);
      return { games: plus(games, leaderOf(tieBreak)!), tieBreak };
    }
  }
}

export const tennisRules = (tour: TennisTour): MatchRules => ({
  sportId: 2,
  format: { bestOf: tour.bestOf, deciding: tour.deciding === 'match-tie-break' ? tour.deciding : 'tie-break' },
  minutes: tour.bestOf === 5 ? 165 : 100,
  mostMinutes: tour.bestOf === 5 ? 480 : 300,
  simulate: (match) => endEarly(match, new TennisMatch(tour, match).simulate(), { retired: 0.02, walkover: 0.008 }),
});

import { otherSide, type Pair, type SetTarget, type Side, SPORT, Stage, type StageCode } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { leaderOf, plus, SIDES } from '../../../pairs.ts';
import { lookedUpIn } from '../../data/table.ts';
import { endEarly, type Match } from '../../engine/match.ts';
import { sportOfTables } from '../../engine/match-sport.ts';
import { readStatistics, statisticsNow } from '../../engine/timeline.ts';
import { BestOf, isWon, setStage, textsOf } from './best-of.ts';
import { noCounts, playPoint, TENNIS_STATISTICS } from './tennis-point.ts';

interface Tour {
  readonly bestOf: 3 | 5;
  /** The last set: a tie-break to so many decides it; in doubles one to ten replaces the set. */
  readonly deciding: 7 | 10 | 'match-tie-break';
  /** How many points the server wins. */
  readonly served: number;
}

const TOURS: Readonly<Record<string, Tour>> = {
  men: { bestOf: 3, deciding: 7, served: 0.64 },
  women: { bestOf: 3, deciding: 7, served: 0.575 },
  'men-of-five': { bestOf: 5, deciding: 10, served: 0.64 },
  'women-of-slams': { bestOf: 3, deciding: 10, served: 0.575 },
  'men-pairs': { bestOf: 3, deciding: 'match-tie-break', served: 0.65 },
  'women-pairs': { bestOf: 3, deciding: 'match-tie-break', served: 0.58 },
};

const LATE_S = [60, 900] as const;
const POINT_S = [22, 42] as const;
const CHANGE_S = 75;
const SET_BREAK_S = 110;
const MEDICAL_S = 300;
const MEDICAL = 335;
const TREATED = 0.004;
/** The share of the points, at either serve, that one deviation of strength is worth. */
const EDGE = 0.035;
const FIRST_TIE_BREAK = 47;

const race = (points: number, lead: 1 | 2 = 2): SetTarget => ({ points, lead, cap: null });
const GAME = race(4);
/** In doubles the next point decides at 40-40. */
const PAIRS_GAME = race(4, 1);
const SET = race(6);
const SHORT_TIE_BREAK = 7;
const LONG_TIE_BREAK = 10;

const LOVE: [string, string] = ['0', '0'];
const POINTS = ['0', '15', '30', '40'] as const;

function pointsText([home, away]: Pair): [string, string] {
  if (home < 3 || away < 3) return [POINTS[home]!, POINTS[away]!];
  return [home > away ? 'A' : '40', away > home ? 'A' : '40'];
}

class TennisMatch extends BestOf {
  readonly #tour: Tour;
  readonly #counts = noCounts();
  #tieBreaks: ([number, number] | null)[] = [];
  #stage: StageCode = Stage.live;
  #games: [number, number] = [0, 0];
  #serve: Side;

  constructor(tour: Tour, match: Match) {
    super(match, 'tennis', LATE_S);
    this.#tour = tour;
    this.#serve = this.random.pick(SIDES);
  }

  playPart(number: number): void {
    const deciding = number === this.bestOf ? this.#tour.deciding : SHORT_TIE_BREAK;
    this.#stage = setStage(number);
    this.#games = [0, 0];
    const tieBreak = deciding === 'match-tie-break' ? this.#playTieBreak(LONG_TIE_BREAK) : this.#playGames(deciding);
    if (tieBreak !== null) this.#games = plus(this.#games, leaderOf(tieBreak)!);
    this.#tieBreaks = [...this.#tieBreaks, tieBreak];
    this.endPart(this.#games);
    const statistics = [statisticsNow(readStatistics(TENNIS_STATISTICS, this.#counts))];
    this.publish(this.isOver ? Stage.finished : setStage(number), this.#board(this.parts), { statistics });
    this.atS += SET_BREAK_S;
  }

  #board(parts: [number, number][]): Pick<Scoreboard, 'parts' | 'tieBreaks'> {
    return this.#tieBreaks.every((tieBreak) => tieBreak === null) ? { parts } : { parts, tieBreaks: this.#tieBreaks };
  }

  #show(points: [string, string], situation = '', stage = this.#stage): void {
    this.publish(stage, { ...this.#board([...this.parts, this.#games]), points, serve: this.#serve }, { situation });
  }

  /** Plays a set up to its tie-break, which it returns; null where the games decide it. */
  #playGames(tieBreakPoints: number): [number, number] | null {
    this.#show(LOVE);
    for (;;) {
      this.#games = plus(this.#games, this.#playGame());
      this.#serve = otherSide(this.#serve);
      if (isWon(this.#games, SET)) return null;
      this.#show(LOVE);
      if ((this.#games[0] + this.#games[1]) % 2 === 1) this.#changeEnds();
      if (Math.min(...this.#games) === SET.points) break;
    }
    const first = this.#serve;
    const tieBreak = this.#playTieBreak(tieBreakPoints);
    this.#serve = otherSide(first);
    return tieBreak;
  }

  #playGame(): Side {
    const server = this.#serve;
    const receiver = otherSide(server);
    const game = this.#tour.deciding === 'match-tie-break' ? PAIRS_GAME : GAME;
    let points: Pair = [0, 0];
    this.#counts[server].serviceGames += 1;
    for (;;) {
      points = plus(points, this.#playPoint());
      if (isWon(points, game)) break;
      const chance = [receiver, server].find((side) => isWon(plus(points, side), game));
      if (chance === receiver) this.#counts[receiver].breakChances += 1;
      const call = chance === receiver ? 'Breakbold' : '';
      const wins = chance !== undefined && isWon(plus(this.#games, chance), SET);
      this.#show(pointsText(points), wins ? this.callFor(chance) : call);
    }
    const winner = leaderOf(points)!;
    this.#counts[winner][winner === server ? 'holds' : 'breaks'] += 1;
    return winner;
  }

  #playTieBreak(most: number): [number, number] {
    const target = race(most);
    let points: [number, number] = [0, 0];
    this.#stage = FIRST_TIE_BREAK + this.parts.length;
    this.#show(LOVE);
    for (;;) {
      points = plus(points, this.#playPoint());
      if ((points[0] + points[1]) % 2 === 1) this.#serve = otherSide(this.#serve);
      if (isWon(points, target)) return points;
      const chance = SIDES.find((side) => isWon(plus(points, side), target));
      this.#show(textsOf(points), chance === undefined ? '' : this.callFor(chance));
    }
  }

  #playPoint(): Side {
    this.atS += this.random.int(...POINT_S);
    const edge = EDGE * this.edge;
    const served = this.#tour.served + (this.#serve === 'home' ? edge : -edge);
    return playPoint(this.random, this.#serve, served, this.#counts);
  }

  /** The break after a game that leaves an odd number, sometimes with a medical time-out. */
  #changeEnds(): void {
    if (this.#games[0] + this.#games[1] > 2 && this.random.chance(TREATED)) {
      this.#show(LOVE, '', MEDICAL);
      this.atS += MEDICAL_S;
      this.#show(LOVE);
    }
    this.atS += CHANGE_S;
  }
}

export const createTennis = sportOfTables('tennis', SPORT.tennis, 45, (name) => {
  const tour = lookedUpIn(TOURS)(name);
  const { bestOf, deciding } = tour;
  return {
    sportId: SPORT.tennis,
    format: { bestOf, deciding: deciding === 'match-tie-break' ? deciding : 'tie-break' },
    minutes: bestOf === 5 ? 165 : 100,
    mostMinutes: bestOf === 5 ? 480 : 300,
    simulate: (match) => endEarly(match, new TennisMatch(tour, match).simulate(), { retired: 0.02, walkover: 0.008 }),
  };
});

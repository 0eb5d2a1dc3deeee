import { otherSide, type Side, SPORT, Stage } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { inningParts, inningStage } from '../../../datasets/kit/events/score.ts';
import { createRandom, type Random, weighted } from '../../../random.ts';
import type { Entrant } from '../../engine/fields.ts';
import { type Match, edgeOf, type MatchRules } from '../../engine/match.ts';
import { sportOfTables } from '../../engine/match-sport.ts';
import { indexOf, pairOf, plus, sumOf } from '../../../pairs.ts';
import { type Sheet, squadOf } from '../../engine/squad.ts';
import { statisticsNow, type StatisticValue, type Timeline, type TimelineEvent } from '../../engine/timeline.ts';
import { advance, type Bases, type BatterResult, OUTCOMES, runnersText } from './baseball-bases.ts';
import { Box, type Count } from './baseball-box.ts';

const MOST_LATE_S = 480;
const BATTER_S = [55, 145] as const;
const SIDES_CHANGE_S = 125;
const REVIEW_S = 140;
const OUTS = 3;
const REGULAR = 9;
/** All extra innings are one part of the score. */
const EXTRA_PART = REGULAR + 1;
const HOME_ADVANTAGE = 0.12;
/** Hits; the statistics after it are home runs, walks, strikeouts, errors and runners left on base. */
const FIRST_STATISTIC = 700;
const OVERTURNED = 0.03;

/** The batters of a game; the starting pitcher comes behind them, then the relievers. */
const ORDER = 9;
const SQUAD_SIZE = 14;

const playersOf = ({ name, country }: Entrant): readonly string[] => squadOf(name, country).slice(0, SQUAD_SIZE);

function baseballSheet(side: Entrant): Sheet {
  const players = playersOf(side);
  const pitchers = players.slice(ORDER).map((name) => ({ name, role: 'pitcher' as const }));
  return {
    starters: [...players.slice(0, ORDER).map((name) => ({ name })), ...pitchers.slice(0, 1)],
    substitutes: pitchers.slice(1),
  };
}

/** The result of a turn at bat; the better side's batters reach a base a little more often. */
function turnAtBat(random: Random, skill: number): BatterResult {
  return weighted(
    random,
    OUTCOMES.map(([result, weight]) => [
      result,
      result === 'out' || result === 'strikeout' ? weight : weight * (1 + 0.12 * skill),
    ]),
  );
}

type Tally = Readonly<Record<Side, number>>;

interface Half {
  readonly number: number;
  readonly side: Side;
  outs: number;
  bases: Bases;
}

class BaseballGame {
  readonly #random: Random;
  readonly #edge: number;
  readonly #squads: Readonly<Record<Side, readonly string[]>>;
  readonly #box: Box;
  readonly #timeline: TimelineEvent[] = [];
  readonly #innings: [number, number][] = [];
  readonly #turns = { home: 0, away: 0 };
  readonly #errors = { home: 0, away: 0 };
  readonly #leftOnBase = { home: 0, away: 0 };
  #atS: number;

  constructor(match: Match) {
    this.#random = createRandom(match.seed, 'baseball');
    this.#edge = edgeOf(match, this.#random) + HOME_ADVANTAGE;
    this.#squads = { home: playersOf(match.home), away: playersOf(match.away) };
    const { home, away } = this.#squads;
    this.#box = new Box(match.seed, { home: home.slice(ORDER), away: away.slice(ORDER) });
    this.#atS = this.#random.int(0, MOST_LATE_S);
  }

  simulate(): Timeline {
    for (let number = 1; ; number += 1) {
      this.#innings.push([0, 0]);
      this.#playHalf(number, 'away');
      if (number < REGULAR || this.#lead('home') <= 0) {
        this.#atS += SIDES_CHANGE_S;
        this.#playHalf(number, 'home');
      }
      if (number >= REGULAR && this.#lead('home') !== 0) break;
      this.#report(inningStage(number), { situation: 'Slut på inning' });
      this.#atS += SIDES_CHANGE_S;
    }
    this.#atS += 20;
    this.#report(Stage.finished);
    return this.#timeline;
  }

  #playHalf(number: number, side: Side): void {
    // In extra innings a runner begins at second base.
    const half: Half = { number, side, outs: 0, bases: [false, number > REGULAR, false] };
    this.#publish(half);
    this.#box.open(side, Math.min(number, EXTRA_PART));
    const isWon = () => side === 'home' && number >= REGULAR && this.#lead('home') > 0;
    while (half.outs < OUTS && !isWon()) this.#bat(half);
    this.#box.close(side, half.outs, this.#innings.at(-1)![indexOf(side)]);
    this.#leftOnBase[side] += half.bases.filter(Boolean).length;
  }

  #bat(half: Half): void {
    const { number, side, bases } = half;
    this.#atS += this.#random.int(...BATTER_S);
    const player = this.#squads[side][this.#turns[side] % ORDER]!;
    this.#turns[side] += 1;
    const result = turnAtBat(this.#random, side === 'home' ? this.#edge : -this.#edge);
    const moved = advance(this.#random, bases, result);
    if (result === 'home run' && number < REGULAR && this.#random.chance(OVERTURNED))
      return this.#overturn(half, player, moved.runs);
    this.#box.turn(side, player, result);
    half.outs += moved.outs;
    half.bases = moved.bases;
    if (result === 'error') this.#errors[otherSide(side)] += 1;
    // On the third out no run scores.
    if (half.outs >= OUTS) return;
    const isHomeRun = result === 'home run';
    // The winning run ends the game, except on a home run.
    const needed = side === 'home' && number >= REGULAR && !isHomeRun ? 1 - this.#lead('home') : Infinity;
    this.#score(side, Math.min(moved.runs, needed));
    const score = pairOf(sumOf(this.#innings));
    this.#publish(half, isHomeRun ? { incident: { type: 'home-run', side, minute: number, player, score } } : {});
  }

  /** A ball called out of the park that was not, as the replay shows: the batter stays at second base. */
  #overturn(half: Half, batter: string, runs: number): void {
    const { side, bases } = half;
    this.#score(side, runs);
    half.bases = [false, false, false];
    this.#publish(half);
    this.#atS += REVIEW_S;
    this.#score(side, -runs);
    this.#box.turn(side, batter, 'double');
    const double = advance(this.#random, bases, 'double');
    this.#score(side, double.runs);
    half.bases = double.bases;
    this.#publish(half, { corrects: 'challenge' });
  }

  #score(side: Side, runs: number): void {
    this.#innings[this.#innings.length - 1] = plus(this.#innings.at(-1)!, side, runs);
  }

  #lead(side: Side): number {
    const [home, away] = sumOf(this.#innings);
    return side === 'home' ? home - away : away - home;
  }

  #board(serve: Side | null): Scoreboard {
    const [home, away] = sumOf(this.#innings);
    const results = (side: Side) => ({
      hits: String(this.#box.total(side, 'hits')),
      errors: String(this.#errors[side]),
      pitcher: this.#squads[side].at(ORDER)!,
    });
    return { home, away, parts: inningParts(this.#innings), results: [results('home'), results('away')], serve };
  }

  #publish({ number, side, outs, bases }: Half, more: Partial<TimelineEvent> = {}): void {
    this.#timeline.push({
      atS: this.#atS,
      stage: inningStage(number),
      score: this.#board(side),
      situation: `${outs} ude${runnersText(bases)}`,
      half: side === 'away' ? 'top' : 'bottom',
      ...more,
    });
  }

  #report(stage: TimelineEvent['stage'], more: Partial<TimelineEvent> = {}): void {
    const box = (count: Count): Tally => ({ home: this.#box.total('home', count), away: this.#box.total('away', count) });
    const tallies = [box('hits'), box('homeRuns'), box('walks'), box('strikeouts'), this.#errors, this.#leftOnBase];
    const values = tallies.map(({ home, away }, index): StatisticValue => [FIRST_STATISTIC + index, home, away]);
    const reports = { statistics: [statisticsNow(values)], players: this.#box.now() };
    this.#timeline.push({ atS: this.#atS, stage, score: this.#board(null), ...more, ...reports });
  }
}

const rules: MatchRules = {
  sportId: SPORT.baseball,
  format: {},
  minutes: 175,
  mostMinutes: 480,
  sheet: baseballSheet,
  simulate: (match) => new BaseballGame(match).simulate(),
};

export const createBaseball = sportOfTables('baseball', SPORT.baseball, 90, () => rules);

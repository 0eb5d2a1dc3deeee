import { otherSide, type Side, SPORT, Stage } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { inningStage } from '../../../datasets/kit/events/score.ts';
import { indexOf, sumOf } from '../../../pairs.ts';
import { createRandom, type Random } from '../../../random.ts';
import { type Match, edgeOf, type MatchRules } from '../../engine/match.ts';
import { sportOfTables } from '../../engine/match-sport.ts';
import { lineUpOf } from '../../engine/line-up.ts';
import { namesIn } from '../../engine/squad.ts';
import { type Incident, statisticsNow, type Timeline, type TimelineEvent } from '../../engine/timeline.ts';
import { boardOf, boxScoresOf, NO_SCORE, statisticsOf, sumOfTurns, type Turn, turnsOf, withTurn } from './baseball-box.ts';
import { advance, type Bases, BATTER_RESULTS, type BatterResult, countOf, runnersText } from './bases.ts';
import { OUTS, outcomesOf } from './outcomes.ts';

const MOST_LATE_S = 480;
const BATTER_S = [55, 145] as const;
const SIDES_CHANGE_S = 125;
const REVIEW_S = 140;
const REGULAR = 9;
/** All extra innings are one part of the score. */
const EXTRA_PART = REGULAR + 1;
const HOME_ADVANTAGE = 0.12;
/** Innings that a starting pitcher and a reliever last, and the runs that end either's. */
const STARTS_FOR = [5, 7] as const;
const RELIEVES_FOR = [1, 2] as const;
const RUNS_ALLOWED = 5;
const OVERTURNED = 0.03;

/** The batters of a game; the starting pitcher comes behind them, then the relievers. */
const ORDER = 9;

const resultOf = outcomesOf('baseball', BATTER_RESULTS);

/** The order at bat, then the pitchers. */
function playersOf(match: Match, side: Side): readonly string[] {
  const { starters, bench } = lineUpOf(match, side);
  return namesIn([...starters, ...bench.filter(({ role }) => role === 'pitcher')]);
}

/** The pitcher of a side by place in the squad, and the innings before the next one comes on. */
interface OnTheMound {
  readonly place: number;
  readonly innings: number;
}

interface Half {
  readonly batting: Side;
  outs: number;
  bases: Bases;
}

class BaseballGame {
  readonly #random: Random;
  /** Of its own: a change of pitchers changes nothing else in the game. */
  readonly #pitcherRandom: Random;
  readonly #edge: number;
  readonly #squads: Readonly<Record<Side, readonly string[]>>;
  readonly #mounds: Record<Side, OnTheMound>;
  readonly #timeline: TimelineEvent[] = [];
  readonly #turns: Turn[] = [];
  readonly #leftOnBase = { home: 0, away: 0 };
  #line = NO_SCORE;
  #inning = 0;
  #atS: number;

  constructor(match: Match) {
    this.#random = createRandom(match.seed, 'baseball');
    this.#pitcherRandom = createRandom(match.seed, 'pitchers');
    this.#edge = edgeOf(match, this.#random) + HOME_ADVANTAGE;
    this.#squads = { home: playersOf(match, 'home'), away: playersOf(match, 'away') };
    const starter = () => ({ place: ORDER, innings: this.#pitcherRandom.int(...STARTS_FOR) });
    this.#mounds = { home: starter(), away: starter() };
    this.#atS = this.#random.int(0, MOST_LATE_S);
  }

  simulate(): Timeline {
    for (;;) {
      this.#inning += 1;
      this.#line = { ...this.#line, runsByInning: [...this.#line.runsByInning, [0, 0]] };
      this.#playHalf('away');
      if (this.#inning < REGULAR || this.#homeLead() <= 0) {
        this.#atS += SIDES_CHANGE_S;
        this.#playHalf('home');
      }
      if (this.#inning >= REGULAR && this.#homeLead() !== 0) break;
      this.#report(inningStage(this.#inning), { situation: 'Slut på inning' });
      this.#atS += SIDES_CHANGE_S;
    }
    this.#atS += 20;
    this.#report(Stage.finished);
    return this.#timeline;
  }

  #playHalf(batting: Side): void {
    // In extra innings a runner begins at second base.
    const half: Half = { batting, outs: 0, bases: [false, this.#inning > REGULAR, false] };
    this.#publish(half);
    this.#changePitcher(otherSide(batting));
    const isWon = () => batting === 'home' && this.#inning >= REGULAR && this.#homeLead() > 0;
    while (half.outs < OUTS && !isWon()) this.#bat(half);
    this.#leftOnBase[batting] += countOf(half.bases);
  }

  /** Pitchers change between halves only, so that every run is one pitcher's. */
  #changePitcher(fielding: Side): void {
    const { place, innings } = this.#mounds[fielding];
    const squad = this.#squads[fielding];
    const own = turnsOf(this.#turns, otherSide(fielding)).filter(({ pitcher }) => pitcher === squad[place]);
    const isSpent = sumOfTurns(own, 'outs') >= innings * OUTS || sumOfTurns(own, 'runs') >= RUNS_ALLOWED;
    if (isSpent && place + 1 < squad.length)
      this.#mounds[fielding] = { place: place + 1, innings: this.#pitcherRandom.int(...RELIEVES_FOR) };
  }

  #bat(half: Half): void {
    const { batting, bases } = half;
    this.#atS += this.#random.int(...BATTER_S);
    const batter = this.#squads[batting][this.#line.battersUp[indexOf(batting)] % ORDER]!;
    const result = resultOf(this.#random, batting === 'home' ? this.#edge : -this.#edge);
    const moved = advance(this.#random, bases, result);
    const isHomeRun = result === 'home run';
    const isOverturned = isHomeRun && this.#inning < REGULAR && this.#random.chance(OVERTURNED);
    const lineBefore = this.#line;
    this.#count(half, batter, result, moved);
    if (!isOverturned) {
      const score = sumOf(this.#line.runsByInning);
      const incident: Incident = { type: 'home-run', side: batting, minute: this.#inning, player: batter, score };
      if (half.outs < OUTS) this.#publish(half, isHomeRun ? { incident } : {});
      return;
    }
    this.#publish(half);
    this.#atS += REVIEW_S;
    // The replay shows that the ball did not leave the park: the batter stays at second base.
    this.#turns.pop();
    this.#line = lineBefore;
    this.#count(half, batter, 'double', advance(this.#random, bases, 'double'));
    this.#publish(half, { corrects: 'challenge' });
  }

  #count(half: Half, batter: string, result: BatterResult, moved: ReturnType<typeof advance>): void {
    const { batting, outs: before } = half;
    const fielding = otherSide(batting);
    half.bases = moved.bases;
    // A double play may put out a fourth.
    half.outs = Math.min(OUTS, before + moved.outs);
    // The winning run ends the game, except on a home run.
    const endsGame = batting === 'home' && this.#inning >= REGULAR && result !== 'home run';
    const scored = endsGame ? Math.min(moved.runs, 1 - this.#homeLead()) : moved.runs;
    const turn: Turn = {
      inning: this.#inning,
      batting,
      batter,
      pitcher: this.#squads[fielding][this.#mounds[fielding].place]!,
      result,
      outs: half.outs - before,
      // On the third out no run scores.
      runs: half.outs === OUTS ? 0 : scored,
    };
    this.#turns.push(turn);
    this.#line = withTurn(this.#line, turn);
  }

  #homeLead(): number {
    const [home, away] = sumOf(this.#line.runsByInning);
    return home - away;
  }

  #board(serve: Side | null): Scoreboard {
    const { home, away } = this.#squads;
    return boardOf(this.#line, { home: home[ORDER]!, away: away[ORDER]! }, serve);
  }

  #publish({ batting, outs, bases }: Half, more: Partial<TimelineEvent> = {}): void {
    this.#timeline.push({
      atS: this.#atS,
      stage: inningStage(this.#inning),
      score: this.#board(batting),
      situation: `${outs} ude${runnersText(bases)}`,
      half: batting === 'away' ? 'top' : 'bottom',
      ...more,
    });
  }

  #report(stage: TimelineEvent['stage'], more: Partial<TimelineEvent> = {}): void {
    const statistics = [statisticsNow(statisticsOf(this.#turns, this.#leftOnBase))];
    const players = boxScoresOf([...this.#turns], EXTRA_PART);
    this.#timeline.push({ atS: this.#atS, stage, score: this.#board(null), ...more, statistics, players });
  }
}

const rules: MatchRules = {
  sportId: SPORT.baseball,
  format: {},
  minutes: 175,
  mostMinutes: 480,
  lineUp: lineUpOf,
  simulate: (match) => new BaseballGame(match).simulate(),
};

export const createBaseball = sportOfTables('baseball', SPORT.baseball, 90, () => rules);

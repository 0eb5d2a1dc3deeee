import { formatAt, otherSide, type Pair, type Side, sportById, Stage, type StageCode } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { createRandom, type Random, weighted } from '../../../random.ts';
import { edgeOf, endEarly, type Match, type MatchRules } from '../../engine/match.ts';
import { indexOf, leaderOf, pairOf, plus, SIDES } from '../../../pairs.ts';
import { setStage, type StatisticValue, statisticsNow, type Timeline, type TimelineEvent } from '../../engine/timeline.ts';
/** How points come about: the number of the statistic that counts it, null where none does, and its weight. */
export type Strokes = readonly (readonly [stat: number | null, weight: number])[];

interface RallySport extends Pick<MatchRules, 'sportId' | 'minutes' | 'sheet'> {
  readonly bestOf: number;
  /** From one point to the next, in seconds. */
  readonly pointS: readonly [from: number, to: number];
  readonly breakS: number;
  /** What the better side wins of the points beyond half, for one deviation. */
  readonly skill: number;
  readonly serves?: true;
  readonly strokes?: Strokes;
  readonly challenges?: true;
  /** Time-outs of a side, in each set or in all of a match. */
  readonly timeOuts?: { readonly each: 'set' | 'match'; readonly most: number };
  readonly retired: number;
}

const MOST_LATE_S = 600;
const TIME_OUT_S = 40;
const TIME_OUT_TAKEN = 0.3;
const RUN = 3;
const CHALLENGED = 0.006;
const CHALLENGE_S = 50;
const [TOTAL_POINTS, LONGEST_RUN, TIME_OUTS] = [611, 615, 656];

interface Target {
  readonly points: number;
  readonly lead: number;
  readonly cap: number | null;
}
const isWon = ([home, away]: Pair, { points, lead, cap }: Target): boolean => {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  return (most >= points && most - least >= lead) || most === cap;
};

class RallyMatch {
  readonly #sport: RallySport;
  readonly #random: Random;
  readonly #share: number;
  readonly #targets: readonly Target[];
  readonly #toWin: number;
  readonly #counts: Map<number, [number, number]>;
  readonly #timeline: TimelineEvent[] = [];
  #atS: number;
  #serve: Side;
  #run = 0;
  #sets: Pair = [0, 0];
  #parts: Pair[] = [];
  #timeOuts: Record<Side, number>;

  constructor(sport: RallySport, match: Match) {
    const format = formatAt(sportById(sport.sportId)!, match.startS);
    if (format.kind !== 'sets') throw new Error(`sport ${sport.sportId} is not played in sets`);
    this.#sport = sport;
    this.#random = createRandom(match.seed, 'rallies');
    this.#share = 0.5 + sport.skill * edgeOf(match, this.#random);
    this.#toWin = Math.floor(sport.bestOf / 2) + 1;
    this.#targets = Array.from({ length: sport.bestOf }, (_, set) =>
      set === sport.bestOf - 1 ? (format.deciding ?? format.set) : format.set,
    );
    const strokes = (sport.strokes ?? []).flatMap(([stat]) => stat ?? []);
    const counted = [TOTAL_POINTS, ...strokes, LONGEST_RUN, ...(sport.timeOuts === undefined ? [] : [TIME_OUTS])];
    this.#counts = new Map(counted.map((stat) => [stat, [0, 0]]));
    this.#atS = this.#random.int(0, MOST_LATE_S);
    this.#serve = this.#random.pick(SIDES);
    this.#timeOuts = this.#allTimeOuts();
  }

  simulate(): Timeline {
    while (Math.max(...this.#sets) < this.#toWin) this.#playSet();
    return this.#timeline;
  }

  #allTimeOuts(): Record<Side, number> {
    const most = this.#sport.timeOuts?.most ?? 0;
    return { home: most, away: most };
  }

  #publish(stage: StageCode, set: Pair, more: Partial<TimelineEvent> = {}): void {
    this.#timeline.push({ atS: this.#atS, stage, score: this.#board(set, true), ...more });
  }

  #board(set: Pair, running: boolean): Scoreboard {
    const parts = [...this.#parts, set].map(pairOf);
    const [home, away] = this.#sets;
    return { home, away, parts, ...(this.#sport.serves && running ? { serve: this.#serve } : {}) };
  }

  #playSet(): void {
    const number = this.#parts.length;
    const target = this.#targets[number]!;
    const stage = setStage(number);
    if (this.#sport.timeOuts?.each === 'set') this.#timeOuts = this.#allTimeOuts();
    this.#run = 0;
    let set: Pair = [0, 0];
    this.#publish(stage, set);
    while (!isWon(set, target)) set = this.#playPoint(set, target, stage);
    this.#sets = plus(this.#sets, leaderOf(set)!);
    const over = Math.max(...this.#sets) === this.#toWin;
    this.#timeline.push({
      atS: this.#atS,
      stage: over ? Stage.finished : Stage.break,
      score: this.#board(set, false),
      statistics: [statisticsNow([...this.#counts].map(([stat, pair]): StatisticValue => [stat, pair[0], pair[1]]))],
    });
    this.#parts.push(set);
    this.#atS += this.#sport.breakS;
  }

  /** One point; returns the set after it. The point that wins a set is published with the end of the set. */
  #playPoint(before: Pair, target: Target, stage: StageCode): Pair {
    const random = this.#random;
    this.#atS += random.int(...this.#sport.pointS);
    const side: Side = random.chance(this.#share) ? 'home' : 'away';
    const loser = otherSide(side);
    this.#run = this.#serve === side ? this.#run + 1 : 1;
    const disputed = plus(before, loser);
    const challenged = this.#sport.challenges && !isWon(disputed, target) && random.chance(CHALLENGED);
    if (challenged) {
      this.#serve = loser;
      this.#publish(stage, disputed);
      this.#atS += CHALLENGE_S;
    }
    this.#serve = side;
    const set = plus(before, side);
    this.#count(side);
    const won = isWon(set, target);
    if (won && !challenged) return set;
    const asks = this.#run >= RUN && this.#timeOuts[loser] > 0 && random.chance(TIME_OUT_TAKEN);
    this.#publish(stage, set, {
      situation: won ? '' : this.#call(set, target),
      ...(challenged ? { corrects: 'challenge' as const } : {}),
      ...(asks ? { incident: { type: 'timeout', side: loser, minute: this.#parts.length + 1 } } : {}),
    });
    if (asks) {
      this.#timeOuts[loser] -= 1;
      this.#add(TIME_OUTS, loser);
      this.#atS += TIME_OUT_S;
    }
    return set;
  }

  #call(set: Pair, target: Target): string {
    const ahead = SIDES.find((side) => isWon(plus(set, side), target));
    if (ahead === undefined) return '';
    return this.#sets[indexOf(ahead)] + 1 === this.#toWin ? 'Matchbold' : 'Sætbold';
  }

  #add(stat: number, side: Side): void {
    this.#counts.get(stat)![indexOf(side)] += 1;
  }

  #count(side: Side): void {
    this.#add(TOTAL_POINTS, side);
    const longest = this.#counts.get(LONGEST_RUN)!;
    longest[indexOf(side)] = Math.max(longest[indexOf(side)], this.#run);
    const { strokes } = this.#sport;
    const stat = strokes && weighted(this.#random, strokes);
    if (stat) this.#add(stat, side);
  }
}

export const rallyRules = (sport: RallySport): MatchRules => ({
  sportId: sport.sportId,
  format: { bestOf: sport.bestOf },
  minutes: sport.minutes,
  mostMinutes: 4 * sport.minutes,
  ...(sport.sheet === undefined ? {} : { sheet: sport.sheet }),
  simulate: (match) => endEarly(match, new RallyMatch(sport, match).simulate(), { retired: sport.retired, walkover: 0 }),
});

import {
  formatAt,
  otherSide,
  type Pair,
  type SetTarget,
  type Side,
  SPORT,
  sportById,
  Stage,
  STATISTIC,
} from '@stillingen/domain';
import { indexOf, plus, SIDES } from '../../../pairs.ts';
import { weighted } from '../../../random.ts';
import { isYes, lookedUpIn, readTable } from '../../data/table.ts';
import { endEarly, type Match, type MatchRules } from '../../engine/match.ts';
import { sportOfTables } from '../../engine/match-sport.ts';
import { lineUpOf } from '../../engine/line-up.ts';
import { statisticsNow, type TimelineEvent } from '../../engine/timeline.ts';
import { BestOf, isWon, setStage } from './best-of.ts';
import { PlayerPoints } from './player-points.ts';

/**
 * `skill` is what the better side wins of the points beyond half, for one deviation.
 * `time_outs` are those of a side. Attacks, blocks and aces are in percent of the points;
 * the rest are errors of the other side.
 */
const COLUMNS =
  'sport best_of# minutes# point_from_s# point_to_s# break_s# skill# retired# serve challenges time_outs# time_outs_in attacks# blocks# aces#';
const rows = readTable('rallies.csv', COLUMNS, { serve: isYes, challenges: isYes });
/** How points come about, by the number of the statistic that counts it; null where none does. */
type Strokes = readonly (readonly [stat: number | null, weight: number])[];
type RallySport = (typeof rows)[number];

const LATE_S = [0, 600] as const;
const TIME_OUT_S = 40;
const TIME_OUT_TAKEN = 0.3;
const RUN = 3;
/** Points of a set. */
const PLAYERS_EVERY = 8;
const CHALLENGED = 0.006;
const CHALLENGE_S = 50;
const { totalPoints: TOTAL_POINTS, longestRun: LONGEST_RUN, timeOuts: TIME_OUTS } = STATISTIC;
const { attackPoints: ATTACKS, blockPoints: BLOCKS, serviceAces: ACES } = STATISTIC;

class RallyMatch extends BestOf {
  readonly #sport: RallySport;
  readonly #share: number;
  readonly #usual: SetTarget;
  readonly #deciding: SetTarget;
  readonly #strokes: Strokes;
  readonly #counts: Map<number, [number, number]>;
  readonly #players: PlayerPoints;
  #number = 0;
  #set: [number, number] = [0, 0];
  #serve: Side;
  #run = 0;
  #timeOuts: Pair = [0, 0];

  constructor(sport: RallySport, match: Match) {
    super(match, 'rallies', LATE_S);
    const { skill, attacks, blocks, aces, timeOuts } = sport;
    const format = formatAt(sportById(match.rules.sportId)!, match.startS);
    if (format.kind !== 'sets') throw new Error(`${sport.sport} is not played in sets`);
    this.#sport = sport;
    this.#share = 0.5 + skill * this.edge;
    this.#usual = format.set;
    this.#deciding = format.deciding ?? format.set;
    const strokes: Strokes = [
      [ATTACKS, attacks],
      [BLOCKS, blocks],
      [ACES, aces],
      [null, 100 - attacks - blocks - aces],
    ];
    this.#strokes = attacks === 0 ? [] : strokes;
    const counted = [TOTAL_POINTS, ...this.#strokes.flatMap(([stat]) => stat ?? []), LONGEST_RUN];
    this.#counts = new Map([...counted, ...(timeOuts === 0 ? [] : [TIME_OUTS])].map((stat) => [stat, [0, 0]]));
    this.#serve = this.random.pick(SIDES);
    this.#players = new PlayerPoints(match);
  }

  get #target(): SetTarget {
    return this.#number === this.bestOf ? this.#deciding : this.#usual;
  }

  playPart(number: number): void {
    const { timeOuts, timeOutsIn, breakS } = this.#sport;
    if (number === 1 || timeOutsIn === 'set') this.#timeOuts = [timeOuts, timeOuts];
    this.#number = number;
    this.#run = 0;
    this.#set = [0, 0];
    this.#show();
    while (!isWon(this.#set, this.#target)) this.#playPoint();
    this.endPart(this.#set);
    const values = [...this.#counts].map(([stat, [home, away]]) => [stat, home, away] as const);
    this.publish(
      this.isOver ? Stage.finished : Stage.break,
      { parts: this.parts },
      { statistics: [statisticsNow(values)], ...this.#players.sections() },
    );
    this.atS += breakS;
  }

  #show(more: Partial<TimelineEvent> = {}, set = this.#set): void {
    const serve = this.#sport.serve ? { serve: this.#serve } : {};
    this.publish(setStage(this.#number), { parts: [...this.parts, set], ...serve }, more);
  }

  /** The point that wins a set is published with the end of the set. */
  #playPoint(): void {
    const { pointFromS, pointToS, challenges } = this.#sport;
    this.atS += this.random.int(pointFromS, pointToS);
    const side: Side = this.random.chance(this.#share) ? 'home' : 'away';
    const loser = otherSide(side);
    this.#run = this.#serve === side ? this.#run + 1 : 1;
    const disputed = plus(this.#set, loser);
    const challenged = challenges && !isWon(disputed, this.#target) && this.random.chance(CHALLENGED);
    if (challenged) {
      this.#serve = loser;
      this.#show({}, disputed);
      this.atS += CHALLENGE_S;
    }
    this.#serve = side;
    this.#set = plus(this.#set, side);
    this.#count(side);
    const won = isWon(this.#set, this.#target);
    if (won && !challenged) return;
    const takesTimeOut = this.#run >= RUN && this.#timeOuts[indexOf(loser)] > 0 && this.random.chance(TIME_OUT_TAKEN);
    const ahead = won ? undefined : SIDES.find((each) => isWon(plus(this.#set, each), this.#target));
    this.#show({
      situation: ahead === undefined ? '' : this.callFor(ahead),
      ...((this.#set[0] + this.#set[1]) % PLAYERS_EVERY === 0 ? this.#players.sections() : {}),
      ...(challenged ? { corrects: 'challenge' as const } : {}),
      ...(takesTimeOut ? { incident: { type: 'timeout', side: loser, minute: this.#number } } : {}),
    });
    if (!takesTimeOut) return;
    this.#timeOuts = plus(this.#timeOuts, loser, -1);
    this.#counts.get(TIME_OUTS)![indexOf(loser)] += 1;
    this.atS += TIME_OUT_S;
  }

  #count(side: Side): void {
    const index = indexOf(side);
    this.#counts.get(TOTAL_POINTS)![index] += 1;
    const longest = this.#counts.get(LONGEST_RUN)!;
    longest[index] = Math.max(longest[index], this.#run);
    const stat = this.#strokes.length === 0 ? null : weighted(this.random, this.#strokes);
    if (stat === null) return;
    this.#counts.get(stat)![index] += 1;
    this.#players.credit(side, stat);
  }
}

const rallySport = (name: string, sportId: number, everyMinutes: number, more: Partial<MatchRules> = {}) =>
  sportOfTables(name, sportId, everyMinutes, (rules) => {
    const own = rows.filter((row) => row.sport === name);
    const sport = lookedUpIn(new Map(own.map((row) => [String(row.bestOf), row])))(rules);
    const { bestOf, minutes, retired } = sport;
    return {
      sportId,
      format: { bestOf },
      minutes,
      mostMinutes: 4 * minutes,
      ...more,
      simulate: (match) => endEarly(match, new RallyMatch(sport, match).simulate(), { retired, walkover: 0 }),
    };
  });

export const createBadminton = rallySport('badminton', SPORT.badminton, 30);
export const createTableTennis = rallySport('table-tennis', SPORT.tableTennis, 30);
export const createVolleyball = rallySport('volleyball', SPORT.volleyball, 60, { lineUp: lineUpOf });
export const createBeachVolleyball = rallySport('beach-volleyball', SPORT.beachVolleyball, 30);

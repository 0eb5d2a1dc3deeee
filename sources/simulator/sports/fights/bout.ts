import { otherSide, type Side, Stage } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { createRandom, type Random, weighted } from '../../../random.ts';
import { type Match, edgeOf, type MatchRules } from '../../engine/match.ts';
import { SIDES } from '../../../pairs.ts';
import { statisticsNow, type Timeline, type TimelineEvent } from '../../engine/timeline.ts';
type Method = NonNullable<Scoreboard['finish']>['method'];

interface FightRules {
  readonly rounds: number;
  readonly roundS: number;
  readonly ends: number;
  readonly methods: readonly (readonly [Method, number])[];
  readonly punches: number;
  readonly grapples: boolean;
}

const MOST_LATE_S = 420;
const VERDICT_S = 210;
const BREAK_S = 60;
const STOPPED_S = 20;
const KNOCKDOWN = 0.06;
/** Punches; the statistics after it follow the order of `STATISTICS`. */
const FIRST_STATISTIC = 714;
const STATISTICS = ['punches', 'knockdowns', 'takedowns', 'submissions'] as const;
const NOTHING = { home: 0, away: 0 } as const;
const DECISIONS: readonly (readonly [Method, number])[] = [
  ['decision-unanimous', 70],
  ['decision-split', 17],
  ['decision-majority', 9],
  ['draw', 4],
];

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const noCounts = () => ({ punches: 0, knockdowns: 0, takedowns: 0, submissions: 0 });

class Bout {
  readonly #rules: FightRules;
  readonly #match: Match;
  readonly #random: Random;
  /** The side that wins unless it is a draw, and its strength over the other. */
  readonly #better: Side;
  readonly #edge: number;
  readonly #counts = { home: noCounts(), away: noCounts() };
  readonly #timeline: TimelineEvent[] = [];
  #atS: number;

  constructor(rules: FightRules, match: Match) {
    this.#rules = rules;
    this.#match = match;
    this.#random = createRandom(match.seed, 'bout');
    const edge = edgeOf(match, this.#random);
    this.#edge = Math.abs(edge);
    this.#better = this.#random.chance(1 / (1 + Math.exp(-1.6 * edge))) ? 'home' : 'away';
    this.#atS = this.#random.int(0, MOST_LATE_S);
  }

  simulate(): Timeline {
    const { rounds, roundS } = this.#rules;
    for (let round = 1; round <= rounds; round += 1) {
      const timeline = this.#playRound(round);
      if (timeline !== null) return timeline;
    }
    return this.#end(weighted(this.#random, DECISIONS), rounds, roundS);
  }

  /** Plays a round; the whole timeline where the bout is stopped in it. */
  #playRound(round: number): Timeline | null {
    const { rounds, roundS, ends, methods } = this.#rules;
    const situation = `${round}. omgang af ${rounds}`;
    this.#publish({ fightRound: round, situation });
    const isStopped = this.#random.chance(ends);
    const lastedS = isStopped ? this.#random.int(15, roundS - 5) : roundS;
    const method = isStopped ? weighted(this.#random, methods) : null;
    this.#knockDown(method, lastedS, { fightRound: round, situation });
    this.#count(lastedS / roundS);
    this.#atS += lastedS;
    if (method !== null) {
      this.#atS += STOPPED_S;
      return this.#end(method, round, lastedS);
    }
    const isLast = round === rounds;
    const pause = isLast ? 'Afventer dommerne' : `Pause efter ${round}. omgang`;
    this.#publish({ situation: pause, statistics: this.#statistics() });
    this.#atS += isLast ? VERDICT_S : BREAK_S;
    return null;
  }

  /** A knockdown before a knockout, and now and then one that ends nothing. */
  #knockDown(method: Method | null, lastedS: number, round: { fightRound: number; situation: string }): void {
    const isOut = method === 'ko' || method === 'tko';
    const side = isOut ? this.#better : this.#random.chance(KNOCKDOWN) ? this.#random.pick(SIDES) : null;
    if (side === null) return;
    const afterS = Math.floor(lastedS * (0.4 + 0.5 * this.#random.next()));
    this.#counts[side].knockdowns += 1;
    const player = this.#match[otherSide(side)].name;
    this.#publish({ ...round, incident: { type: 'knockdown', side, minute: round.fightRound, player } }, afterS);
  }

  #count(share: number): void {
    const { punches, grapples } = this.#rules;
    for (const side of SIDES) {
      const better = share * (1 + 0.15 * (side === this.#better ? this.#edge : -this.#edge));
      const counts = this.#counts[side];
      counts.punches += this.#random.poisson(Math.max(0, punches * better));
      if (!grapples) continue;
      counts.takedowns += this.#random.poisson(0.5 * better);
      counts.submissions += this.#random.poisson(0.12);
    }
  }

  #publish(event: Partial<TimelineEvent>, afterS = 0): void {
    this.#timeline.push({ atS: this.#atS + afterS, stage: Stage.live, score: NOTHING, ...event });
  }

  #statistics() {
    const { home, away } = this.#counts;
    const shown = STATISTICS.slice(0, this.#rules.grapples ? 4 : 2);
    return [statisticsNow(shown.map((count, index) => [FIRST_STATISTIC + index, home[count], away[count]] as const))];
  }

  #end(method: Method, round: number, lastedS: number): Timeline {
    const winner = method === 'draw' ? 'draw' : this.#better;
    const score = { ...NOTHING, winner, finish: { method, round, time: clock(lastedS) } } as const;
    return [...this.#timeline, { atS: this.#atS, stage: Stage.finished, score, statistics: this.#statistics() }];
  }
}

const BOXING = {
  sportId: 16,
  roundS: 180,
  ends: 0.055,
  methods: [
    ['ko', 30],
    ['tko', 52],
    ['retirement', 10],
    ['disqualification', 2],
  ],
  punches: 14,
  grapples: false,
} as const;

const MMA = {
  sportId: 28,
  roundS: 300,
  ends: 0.2,
  methods: [
    ['ko', 22],
    ['tko', 36],
    ['submission', 38],
    ['disqualification', 1],
  ],
  punches: 24,
  grapples: true,
} as const;

const fightRules =
  (sport: typeof BOXING | typeof MMA) =>
  (rounds: number): MatchRules => {
    const minutes = Math.ceil((rounds * (sport.roundS + BREAK_S)) / 60);
    return {
      sportId: sport.sportId,
      format: { rounds },
      minutes,
      mostMinutes: 2 * minutes + 20,
      simulate: (match) => new Bout({ ...sport, rounds }, match).simulate(),
    };
  };

export const boxingRules = fightRules(BOXING);
export const mmaRules = fightRules(MMA);

import { otherSide, type Side, Stage, STATISTIC } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { SIDES } from '../../../pairs.ts';
import { createRandom, type Random, weighted } from '../../../random.ts';
import { readCell, readTable, sportNamed } from '../../data/table.ts';
import { calendarDay, minutesOf, yearOf } from '../../engine/calendar/copenhagen.ts';
import { type CreateCompetition, perYear } from '../../engine/calendar/season.ts';
import { type Evening, eveningsOf } from '../../engine/calendar/tournament.ts';
import type { CreateSport } from '../../engine/event-plan.ts';
import { entrantsByTeam } from '../../engine/fields.ts';
import { edgeOf, type Match, type MatchRules, planMatch } from '../../engine/match.ts';
import { matchSport } from '../../engine/match-sport.ts';
import {
  type PeriodStatistics,
  readStatistics,
  type StatisticTable,
  statisticsNow,
  type Timeline,
  type TimelineEvent,
  zeroCounts,
} from '../../engine/timeline.ts';

type Method = NonNullable<Scoreboard['finish']>['method'];

/**
 * `stopped` are how many of the rounds end the fight, by one of `METHODS`; `punches` are of a side
 * in a whole round.
 */
const COLUMNS = 'sport round_s# stopped# punches# grapples ko# tko# submission# retirement# disqualification#';
const sports = readTable('fight-sports.csv', COLUMNS);
type FightSport = (typeof sports)[number];
const METHODS = ['ko', 'tko', 'submission', 'retirement', 'disqualification'] as const;

const noCounts = () => zeroCounts(['punches', 'knockdowns', 'takedowns', 'submissions']);
const STATISTICS: StatisticTable<ReturnType<typeof noCounts>[Side]> = [
  [STATISTIC.punches, ({ punches }) => punches],
  [STATISTIC.knockdowns, ({ knockdowns }) => knockdowns],
];
const GRAPPLING: typeof STATISTICS = [
  [STATISTIC.takedowns, ({ takedowns }) => takedowns],
  [STATISTIC.submissionAttempts, ({ submissions }) => submissions],
];

const DECISIONS: readonly (readonly [Method, weight: number])[] = [
  ['decision-unanimous', 70],
  ['decision-split', 17],
  ['decision-majority', 9],
  ['draw', 4],
];

const MOST_LATE_S = 420;
const VERDICT_S = 210;
const BREAK_S = 60;
const STOPPED_S = 20;
const KNOCKDOWN = 0.06;
const LEVEL = { home: 0, away: 0 } as const;

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

class Bout {
  readonly #sport: FightSport;
  readonly #match: Match;
  readonly #random: Random;
  /** The side that wins unless it is a draw, and its strength over the other. */
  readonly #better: Side;
  readonly #edge: number;
  readonly #counts = noCounts();
  readonly #timeline: TimelineEvent[] = [];
  #atS: number;

  constructor(sport: FightSport, match: Match) {
    this.#sport = sport;
    this.#match = match;
    this.#random = createRandom(match.seed, 'bout');
    const edge = edgeOf(match, this.#random);
    this.#edge = Math.abs(edge);
    this.#better = this.#random.chance(1 / (1 + Math.exp(-1.6 * edge))) ? 'home' : 'away';
    this.#atS = this.#random.int(0, MOST_LATE_S);
  }

  simulate(rounds: number): Timeline {
    const { roundS, stopped } = this.#sport;
    const methods = METHODS.map((each) => [each, this.#sport[each]] as const);
    for (let round = 1; round <= rounds; round += 1) {
      const isStopped = this.#random.chance(stopped);
      const lastedS = isStopped ? this.#random.int(15, roundS - 5) : roundS;
      const method = isStopped ? weighted(this.#random, methods) : null;
      this.#fight({ fightRound: round, situation: `${round}. omgang af ${rounds}` }, method, lastedS);
      if (method !== null) {
        this.#atS += STOPPED_S;
        return this.#end(method, round, lastedS);
      }
      const isLast = round === rounds;
      const pause = isLast ? 'Afventer dommerne' : `Pause efter ${round}. omgang`;
      this.#publish({ situation: pause, statistics: this.#statistics() });
      this.#atS += isLast ? VERDICT_S : BREAK_S;
    }
    return this.#end(weighted(this.#random, DECISIONS), rounds, roundS);
  }

  /** A round, with a knockdown before a knockout, and now and then one that ends nothing. */
  #fight(round: { readonly fightRound: number; readonly situation: string }, method: Method | null, lastedS: number): void {
    this.#publish(round);
    const isOut = method === 'ko' || method === 'tko';
    const side = isOut ? this.#better : this.#random.chance(KNOCKDOWN) ? this.#random.pick(SIDES) : null;
    if (side !== null) {
      const afterS = Math.floor(lastedS * (0.4 + 0.5 * this.#random.next()));
      this.#counts[side].knockdowns += 1;
      const player = this.#match[otherSide(side)].name;
      this.#publish({ ...round, incident: { type: 'knockdown', side, minute: round.fightRound, player } }, afterS);
    }
    this.#count(lastedS / this.#sport.roundS);
    this.#atS += lastedS;
  }

  #count(share: number): void {
    const { punches, grapples } = this.#sport;
    for (const side of SIDES) {
      const better = share * (1 + 0.15 * (side === this.#better ? this.#edge : -this.#edge));
      const counts = this.#counts[side];
      counts.punches += this.#random.poisson(Math.max(0, punches * better));
      if (grapples === '') continue;
      counts.takedowns += this.#random.poisson(0.5 * better);
      counts.submissions += this.#random.poisson(0.12);
    }
  }

  #publish(event: Partial<TimelineEvent>, afterS = 0): void {
    this.#timeline.push({ atS: this.#atS + afterS, stage: Stage.live, score: LEVEL, ...event });
  }

  #statistics(): readonly PeriodStatistics[] {
    const table = this.#sport.grapples === '' ? STATISTICS : [...STATISTICS, ...GRAPPLING];
    return [statisticsNow(readStatistics(table, this.#counts))];
  }

  #end(method: Method, round: number, lastedS: number): Timeline {
    const winner = method === 'draw' ? 'draw' : this.#better;
    const score = { ...LEVEL, winner, finish: { method, round, time: clock(lastedS) } } as const;
    return [...this.#timeline, { atS: this.#atS, stage: Stage.finished, score, statistics: this.#statistics() }];
  }
}

function fightRules(name: string, rounds: number): MatchRules {
  const sport = sports.find((row) => row.sport === name)!;
  const minutes = Math.ceil((rounds * (sport.roundS + BREAK_S)) / 60);
  return {
    sportId: readCell(sport, 'sport', sportNamed),
    format: { rounds },
    minutes,
    mostMinutes: 2 * minutes + 20,
    simulate: (match) => new Bout(sport, match).simulate(rounds),
  };
}

/**
 * `main_at` is on a Copenhagen clock, past midnight for Las Vegas; no fight begins before the one
 * before it is over.
 */
const CARD_COLUMNS = 'sport name country calendar fights# main_rounds# rounds# main_at every_minutes#';
const cards = readTable('fight-cards.csv', CARD_COLUMNS);
type FightCard = (typeof cards)[number];

function fightsOn(seed: string, card: FightCard, night: Evening, day: number): readonly Match[] {
  const { sport, name, country, fights, mainRounds, rounds, mainAt, everyMinutes } = card;
  const random = createRandom(seed, 'card', name, day);
  const weights = [...entrantsByTeam(sport)].map(([weight, fighters]) => ({ weight, field: random.shuffle(fighters) }));
  const order = random.shuffle(weights);
  return Array.from({ length: fights }, (_, index) => {
    const { weight, field } = order[index % order.length]!;
    const place = 2 * Math.floor(index / order.length);
    const fromEnd = fights - 1 - index;
    const role = ['Hovedkamp', 'Næstsidste kamp på programmet'][fromEnd] ?? `${index + 1}. kamp`;
    return planMatch(seed, {
      rules: fightRules(sport, fromEnd === 0 ? mainRounds : rounds),
      competition: { name, country, season: String(yearOf(day)), role: 'main' },
      home: field[place % field.length]!,
      away: field[(place + 1) % field.length]!,
      round: `${night.name} · ${role} · ${weight}`,
      venue: night.venue,
      day,
      minutes: minutesOf(mainAt) - fromEnd * everyMinutes,
    });
  });
}

const cardsOf =
  (card: FightCard): CreateCompetition =>
  (seed) =>
    perYear((year) =>
      eveningsOf(card.calendar).map((night) => {
        const day = calendarDay(year, night.from);
        // The main fight may begin after midnight.
        return { firstDay: day, lastDay: day + 1, matches: () => fightsOn(seed, card, night, day) };
      }),
    );

const fightSport = (name: string, rounds: number, everyMinutes: number): CreateSport =>
  matchSport({
    sportId: fightRules(name, rounds).sportId,
    competitions: cards.filter(({ sport }) => sport === name).map(cardsOf),
    exhibitions: () => [...entrantsByTeam(name).values()].map((field) => ({ field, rules: fightRules(name, rounds) })),
    everyMinutes,
  });

export const createBoxing = fightSport('boxing', 10, 30);
export const createMma = fightSport('mma', 3, 20);

import { type IncidentType, type Pair, type Side, sportById, Stage, type StageCode } from '@stillingen/domain';
import { createRandom, type Random } from '../../../random.ts';
import type { Match } from '../match.ts';
import { plus } from '../pairs.ts';
import { shootOut } from '../shoot-out.ts';
import type { Incident, Timeline, TimelineEvent } from '../timeline.ts';
import { type ClockForm, clockText, endOf, minuteAt, type Period, playS, wallAt } from './period.ts';
import { ClockScoreboard } from './scoreboard.ts';

export interface Overtime {
  readonly stages: readonly StageCode[];
  readonly minutes: number;
  readonly sudden: boolean;
  /** Played in every match that is level, not in ties only. */
  readonly always: boolean;
  readonly repeats: boolean;
}

export interface ShootOutRules {
  readonly series: number;
  readonly scored: number;
  readonly always: boolean;
}

export interface Mishaps {
  readonly postponed: number;
  readonly delayed: number;
  readonly interrupted: number;
  readonly abandoned: number;
}

type Range = readonly [least: number, most: number];

export interface ClockRules {
  readonly sportId: number;
  readonly stages: readonly StageCode[];
  readonly minutes: number;
  /** Seconds that pass for one of the clock. */
  readonly pace: number;
  /** Minutes between the periods, those of overtime last; the last of them holds for all that follow. */
  readonly breaks: readonly number[];
  /** Stoppage time of each period in seconds; the last holds for all that follow. */
  readonly added: readonly Range[];
  readonly clock: ClockForm;
  readonly overtime: Overtime | null;
  readonly shootOut: ShootOutRules | null;
  readonly mishaps: Mishaps;
}

export interface ClockEvent extends Omit<TimelineEvent, 'stage' | 'score'> {
  readonly stage?: StageCode;
  readonly period?: Period;
  readonly t?: number;
  /** Points that are scored, or taken back where negative. */
  readonly points?: { readonly part: number; readonly side: Side; readonly count: number };
  readonly kick?: { readonly side: Side; readonly scored: boolean };
  readonly ball?: Side;
  /** Published as a score although it does not change: the clock or the situation does. */
  readonly tick?: true;
}

export type ClockIncident = Omit<Incident, 'minute'> & { readonly id: string };

export class ClockRecord {
  readonly match: Match;
  readonly random: Random;
  readonly events: ClockEvent[] = [];
  readonly periods: Period[] = [];
  #incidents = 0;

  constructor(match: Match) {
    this.match = match;
    this.random = createRandom(match.seed);
  }

  incident(type: IncidentType, side: Side, words: { player?: string; second?: string; detail?: string } = {}): ClockIncident {
    this.#incidents += 1;
    const given = Object.entries(words).filter(([, word]) => word !== '');
    return { id: `i${this.#incidents}`, type, side, ...Object.fromEntries(given) };
  }

  at(period: Period, t: number, event: Omit<ClockEvent, 'atS' | 'incident'> & { incident?: ClockIncident }): void {
    const { incident, ...rest } = event;
    const clock = clockText(period, t);
    this.events.push({
      atS: wallAt(period, t),
      period,
      t,
      ...rest,
      ...(incident === undefined
        ? {}
        : { incident: { ...incident, ...minuteAt(period, t), ...(clock.includes(':') ? { clock } : {}) } }),
    });
  }

  after(period: Period, t: number, seconds: number, event: Omit<ClockEvent, 'atS'>): void {
    this.events.push({ atS: wallAt(period, t) + seconds, ...event });
  }

  enter(atS: number, stage: StageCode, more: Omit<ClockEvent, 'atS' | 'stage'> = {}): void {
    this.events.push({ atS, stage, ...more });
  }
}

/** Plays one period: returns the points of it that stand, and when it ended where the first score ends it. */
export type PlayPeriod = (record: ClockRecord, period: Period, sudden: boolean, untilT: number) => { points: Pair; endT: number };

export interface PlayedClock {
  readonly events: readonly ClockEvent[];
  readonly periods: readonly Period[];
  readonly end: StageCode;
  readonly endS: number;
}

const POSTPONED_WORDS = ['Banen er ikke spilleklar', 'Udsat på grund af vejret', 'Udsat på grund af tåge'];
const INTERRUPTED_WORD = 'Kampen er afbrudt';
const DELAYED_WORD = 'Kampen begynder senere';
const MOST_OVERTIMES = 8;
const SHOOT_OUT_AFTER_S = 150;

/** Plays a match: periods and breaks, overtime and a shoot-out where the rules have them; `takers` are those of the kicks. */
export class ClockGame {
  readonly #rules: ClockRules;
  readonly #record: ClockRecord;
  readonly #play: PlayPeriod;
  readonly #takers: (side: Side) => readonly string[];
  #total: Pair = [0, 0];
  #atS = 0;

  constructor(match: Match, rules: ClockRules, play: PlayPeriod, takers: (side: Side) => readonly string[]) {
    this.#rules = rules;
    this.#record = new ClockRecord(match);
    this.#play = play;
    this.#takers = takers;
  }

  simulate(): PlayedClock {
    const { random, match } = this.#record;
    const { stages, mishaps } = this.#rules;
    const fate = random.next();
    if (!match.knockout && fate < mishaps.postponed) {
      this.#atS = -random.int(60, 300) * 60;
      return this.#finish(Stage.postponed, random.pick(POSTPONED_WORDS));
    }
    const delayed = fate > 1 - mishaps.delayed;
    if (delayed) this.#record.enter(-random.int(6, 15) * 60, Stage.delayed, { notice: DELAYED_WORD });
    this.#atS = delayed ? random.pick([15, 20, 30]) * 60 : random.int(10, 120);
    for (const [index, stage] of stages.entries()) {
      if (index > 0) this.#pause(Stage.halfTime, index - 1);
      const last = index === stages.length - 1;
      if (this.#period(stage, this.#rules.minutes, index, false, last ? this.#trouble() : null))
        return this.#finish(Stage.abandoned);
    }
    return this.#level() ? this.#beyond() : this.#finish(Stage.finished);
  }

  #level = (): boolean => this.#total[0] === this.#total[1];

  #trouble(): Period['gap'] {
    const { random, match } = this.#record;
    const { interrupted, abandoned } = this.#rules.mishaps;
    if (match.knockout || !random.chance(interrupted + abandoned)) return null;
    return { t: random.int(300, Math.floor(this.#rules.minutes * 60 * 0.9)), lengthS: random.int(12, 30) * 60 };
  }

  #pause(stage: StageCode, index: number): void {
    this.#record.enter(this.#atS, stage);
    const { breaks } = this.#rules;
    this.#atS += breaks[Math.min(index, breaks.length - 1)]! * 60 + this.#record.random.int(0, 40);
  }

  #period(stage: StageCode, minutes: number, number: number, sudden: boolean, gap: Period['gap']): boolean {
    const { sportId, pace, clock, added, mishaps } = this.#rules;
    const { random } = this.#record;
    const known = sportById(sportId)!.stages[stage]!;
    const regular = this.#rules.stages.length;
    const baseMinutes = number < regular ? number * minutes : regular * this.#rules.minutes + (number - regular) * minutes;
    const again = this.#record.periods.find((period) => period.stage === stage);
    const addedS = random.int(...added[Math.min(number, added.length - 1)]!);
    const period: Period = {
      stage,
      part: known.part ?? Math.min(number, regular),
      startS: this.#atS,
      stageStartS: this.#atS - (again === undefined ? 0 : (baseMinutes - again.baseMinutes) * 60),
      lengthS: minutes * 60,
      addedS,
      baseMinutes,
      pace,
      clock,
      gap,
    };
    this.#record.periods.push(period);
    this.#record.enter(this.#atS, stage, { period, t: 0, stageStartS: period.stageStartS });
    const abandoned = gap !== null && random.chance(mishaps.abandoned / (mishaps.interrupted + mishaps.abandoned));
    const { points, endT } = this.#play(this.#record, period, sudden, abandoned ? gap.t : playS(period));
    this.#total = plus(plus(this.#total, 'home', points[0]), 'away', points[1]);
    this.#atS = sudden && !this.#level() ? wallAt(period, endT) + 5 : endOf(period);
    if (gap === null) return false;
    const stopS = wallAt(period, gap.t);
    this.#record.enter(stopS, Stage.interrupted, { notice: INTERRUPTED_WORD });
    if (abandoned) this.#atS = stopS + gap.lengthS;
    else this.#record.enter(stopS + gap.lengthS, stage, { stageStartS: period.startS + gap.lengthS });
    return abandoned;
  }

  #beyond(): PlayedClock {
    const { overtime, shootOut: kicks, stages } = this.#rules;
    const { knockout } = this.#record.match;
    const extra = overtime !== null && (overtime.always || knockout);
    const shoots = kicks !== null && (kicks.always || knockout);
    let number = stages.length;
    const goesOn = (times: number): boolean => times === 0 || overtime!.repeats || (knockout && kicks === null);
    for (let times = 0; extra && times < MOST_OVERTIMES && this.#level() && goesOn(times); times += 1)
      for (const stage of overtime.stages) {
        if (overtime.sudden && !this.#level()) break;
        this.#pause(Stage.break, number - 1);
        this.#period(stage, overtime.minutes, number, overtime.sudden, null);
        number += 1;
      }
    if (!this.#level() || !shoots) return this.#finish(extra ? Stage.afterExtraTime : Stage.finished);
    if (extra) this.#record.enter(this.#atS, Stage.break);
    return this.#shootOut();
  }

  #shootOut(): PlayedClock {
    const { random } = this.#record;
    const { minutes, stages } = this.#rules;
    this.#record.enter(this.#atS + 20, Stage.penalties);
    const takers = { home: this.#takers('home'), away: this.#takers('away') };
    const kicks = shootOut(random, this.#atS + SHOOT_OUT_AFTER_S, takers, this.#rules.shootOut!);
    const played = this.#record.periods.at(-1)!;
    const minute = Math.max(stages.length * minutes, played.baseMinutes + played.lengthS / 60);
    for (const { atS, side, player, scored } of kicks) {
      const incident = this.#record.incident(scored ? 'shootout-scored' : 'shootout-missed', side, { player });
      this.#record.events.push({ atS, kick: { side, scored }, incident: { ...incident, minute } });
    }
    this.#atS = kicks.at(-1)!.atS + 5;
    return this.#finish(Stage.afterPenalties);
  }

  #finish(end: StageCode, notice = ''): PlayedClock {
    const { events, periods } = this.#record;
    const endS = this.#atS;
    this.#record.enter(endS, end, notice === '' ? {} : { notice });
    return { events: events.filter(({ atS }) => atS <= endS).sort((a, b) => a.atS - b.atS), periods, end, endS };
  }
}

/** Returns the events with the counted score, as the writer expects them. */
export function scoreEvents(match: Match, regular: number, events: readonly ClockEvent[]): Timeline {
  const board = new ClockScoreboard({ sportId: match.rules.sportId, regular, knockout: match.knockout });
  let stage: StageCode = Stage.scheduled;
  let situation = '';
  return events.map(({ period, t, points, kick, ball, tick, incident, comment, ...event }): TimelineEvent => {
    if (event.stage !== undefined) {
      stage = event.stage;
      situation = '';
      if (period !== undefined) board.open(period.part);
    }
    if (points !== undefined) board.count(points.part, points.side, points.count);
    if (kick !== undefined) board.kick(kick.side, kick.scored);
    if (ball !== undefined) board.ball(ball);
    situation = event.situation ?? situation;
    const counts = (points !== undefined && points.count > 0) || kick !== undefined;
    const changes =
      event.stage !== undefined || points !== undefined || kick !== undefined || tick === true || event.underReview !== undefined;
    const score = changes ? board.read(stage) : null;
    const gameTime = period === undefined || t === undefined ? '' : clockText(period, t);
    return {
      ...event,
      stage,
      ...(score === null ? {} : { score, ...(gameTime === '' ? {} : { gameTime }) }),
      ...(situation === '' ? {} : { situation }),
      ...(comment === undefined ? {} : { comment: points === undefined ? comment : { ...comment, score: board.pair } }),
      ...(incident === undefined ? {} : { incident: counts ? { ...incident, score: board.pair } : incident }),
    };
  });
}

/** Times during play at which statistics are published: every so many seconds, and at the end of each period. */
export function reportTimes(
  { periods, endS }: PlayedClock,
  everyS: number,
): readonly { atS: number; period: Period; ended: boolean }[] {
  return periods.flatMap((period) => {
    const lastS = Math.min(endOf(period), endS);
    const within: { atS: number; period: Period; ended: boolean }[] = [];
    for (let atS = period.startS + everyS; atS < lastS - 60; atS += everyS) within.push({ atS, period, ended: false });
    return [...within, { atS: lastS, period, ended: true }];
  });
}

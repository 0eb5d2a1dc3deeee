import type { IncidentType, Pair, Side, StageCode } from '@stillingen/domain';
import { createRandom, type Random } from '../../../random.ts';
import type { Match } from '../match.ts';
import { leaderOf, plus } from '../../../pairs.ts';
import type { Incident, TimelineEvent } from '../timeline.ts';
import { clockText, minuteAt, type Period, wallAt } from './period.ts';

type Identified<T> = T & { readonly id: string };
export type ClockIncident = Identified<Omit<Incident, 'minute'>>;

export interface Points {
  readonly part: number;
  readonly side: Side;
  /** Negative where they are taken back. */
  readonly count: number;
  /** Where no incident names one. */
  readonly player?: string;
}

export interface ClockEvent extends Omit<TimelineEvent, 'stage' | 'score' | 'incident'> {
  readonly stage?: StageCode;
  readonly incident?: Identified<Incident>;
  readonly period?: Period;
  readonly t?: number;
  readonly points?: Points;
  readonly kick?: { readonly side: Side; readonly scored: boolean };
  readonly ball?: Side;
  /** Published as a score although it does not change: the clock or the situation does. */
  readonly tick?: true;
}

function incidentTime(period: Period, t: number): Pick<Incident, 'minute' | 'added' | 'clock'> {
  const clock = clockText(period, t);
  return { ...minuteAt(period, t), ...(clock.includes(':') ? { clock } : {}) };
}

type PeriodEvent = Omit<ClockEvent, 'atS' | 'incident' | 'points'> & {
  readonly incident?: ClockIncident;
  readonly points?: Omit<Points, 'part'>;
};

export class ClockRecord {
  readonly match: Match;
  readonly random: Random;
  readonly events: ClockEvent[] = [];
  readonly periods: Period[] = [];
  #incidents = 0;
  #total: Pair = [0, 0];

  constructor(match: Match) {
    this.match = match;
    this.random = createRandom(match.seed);
  }

  incident(type: IncidentType, side: Side, words: { player?: string; second?: string; detail?: string } = {}): ClockIncident {
    this.#incidents += 1;
    const given = Object.entries(words).filter(([, word]) => word !== '');
    return { id: `i${this.#incidents}`, type, side, ...Object.fromEntries(given) };
  }

  get period(): Period {
    return this.periods.at(-1)!;
  }

  get total(): Pair {
    return this.#total;
  }

  get isLevel(): boolean {
    return leaderOf(this.#total) === null;
  }

  /** Records an event at `t` of the clock, or `delayS` seconds of real time after that. */
  at(t: number, { incident, points, ...event }: PeriodEvent, delayS = 0): void {
    const { period } = this;
    if (points !== undefined) this.#total = plus(this.#total, points.side, points.count);
    this.events.push({
      atS: wallAt(period, t) + delayS,
      period,
      t,
      ...event,
      ...(points === undefined ? {} : { points: { part: period.part, ...points } }),
      ...(incident === undefined ? {} : { incident: { ...incident, ...incidentTime(period, t) } }),
    });
  }

  enter(atS: number, stage: StageCode, more: Omit<ClockEvent, 'atS' | 'stage'> = {}): void {
    this.events.push({ atS, stage, ...more });
  }
}

/** Plays the period of a record up to `untilT`, a sudden one to the first score that stands; returns its end. */
export type PlayPeriod = (record: ClockRecord, sudden: boolean, untilT: number) => number;

export interface PlayedClock {
  readonly events: readonly ClockEvent[];
  readonly periods: readonly Period[];
  /** Periods before overtime. */
  readonly regular: number;
  readonly end: StageCode;
  readonly endS: number;
  readonly total: Pair;
  readonly kicks: Pair | null;
  readonly winner: Side | null;
}

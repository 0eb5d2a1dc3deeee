import type { IncidentType, Pair, Side, StageCode } from '@stillingen/domain';
import { createRandom, type Random } from '../../../random.ts';
import type { Match } from '../match.ts';
import type { Incident, TimelineEvent } from '../timeline.ts';
import { clockText, minuteAt, type Period, wallAt } from './period.ts';

type Identified<T> = T & { readonly id: string };
export type ClockIncident = Identified<Omit<Incident, 'minute'>>;

export interface Points {
  readonly part: number;
  readonly side: Side;
  /** Negative where they are taken back. */
  readonly count: number;
  /** Absent where an incident has the player. */
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
  /** Periods before overtime. */
  readonly regular: number;
  readonly end: StageCode;
  readonly endS: number;
  readonly total: Pair;
  /** The score of a shoot-out. */
  readonly kicks: Pair | null;
  readonly winner: Side | null;
}

import type { Pair, Side, StageCode } from '@stillingen/domain';
import { createRandom, type Random } from '../../../random.ts';
import type { Match } from '../match.ts';
import { leaderOf, plus } from '../../../pairs.ts';
import type { Incident, TimelineEvent } from '../timeline.ts';
import { clockText, minuteAt, type Period, wallAt } from './rules.ts';

interface Points {
  readonly side: Side;
  /** Negative where they are taken back. */
  readonly count: number;
  /** Where no incident names one. */
  readonly player?: string;
}

export interface ClockEvent extends Omit<TimelineEvent, 'stage' | 'score' | 'incident'> {
  readonly stage?: StageCode;
  readonly incident?: Incident & { readonly id: string };
  readonly period?: Period;
  readonly t?: number;
  readonly points?: Points;
  readonly kick?: { readonly side: Side; readonly scored: boolean };
  readonly ball?: Side;
  /** Published as a score although it does not change: the clock or the situation does. */
  readonly tick?: true;
}

type IncidentTime = Pick<Incident, 'minute' | 'added' | 'clock'>;
/** Empty words are left out. */
type NewIncident = Omit<Incident, 'id' | keyof IncidentTime>;

function incidentTime(period: Period, t: number): IncidentTime {
  const clock = clockText(period, t);
  return { ...minuteAt(period, t), ...(clock.includes(':') ? { clock } : {}) };
}

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

  get period(): Period {
    return this.periods.at(-1)!;
  }

  get total(): Pair {
    return this.#total;
  }

  get isLevel(): boolean {
    return leaderOf(this.#total) === null;
  }

  /**
   * Records an event at `t` of the clock, or `delayS` seconds of real time after that; returns the id
   * of its incident.
   */
  at(
    t: number,
    { incident, ...event }: Omit<ClockEvent, 'atS' | 'incident'> & { readonly incident?: NewIncident | undefined },
    delayS = 0,
  ): string {
    const { period } = this;
    const atS = wallAt(period, t) + delayS;
    if (event.points !== undefined) this.#total = plus(this.#total, event.points.side, event.points.count);
    if (incident !== undefined) return this.incident(incident, incidentTime(period, t), { atS, period, t, ...event });
    this.events.push({ atS, period, t, ...event });
    return '';
  }

  incident({ type, side, ...words }: NewIncident, time: IncidentTime, event: ClockEvent): string {
    this.#incidents += 1;
    const id = `i${this.#incidents}`;
    const given = Object.fromEntries(Object.entries(words).filter(([, word]) => word !== ''));
    this.events.push({ ...event, incident: { id, type, side, ...given, ...time } });
    return id;
  }

  enter(atS: number, stage: StageCode, more: Omit<ClockEvent, 'atS' | 'stage'> = {}): void {
    this.events.push({ atS, stage, ...more });
  }
}

/**
 * Plays the period of a record up to `untilT`, a sudden one to the first score that stands; returns
 * its end.
 */
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

export const correctionsOf = (events: readonly ClockEvent[]) => ({
  retracted: new Set(events.flatMap(({ retracts }) => retracts?.id ?? [])),
  players: new Map(events.flatMap(({ renames }) => (renames === undefined ? [] : [[renames.id, renames.player] as const]))),
});

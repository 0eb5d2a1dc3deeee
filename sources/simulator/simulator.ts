import type { Message } from '@stillingen/domain/messages';
import { copenhagenDay, dayNumber } from './engine/calendar/copenhagen.ts';
import type { EventPlan, SportSimulator } from './engine/event-plan.ts';
import type { FootballPlan } from './sports/football/competitions/registered.ts';
import { WIDE_WORLD } from './sports/football/competitions/regional.ts';
import { createFootball } from './sports/football/sport.ts';
import { rankingsOn } from './around.ts';
import { SPORTS } from './sports.ts';

/** Days before and after today whose events are published with their details. */
export const HORIZON_DAYS = 14;

/** Sports of a small world besides football: handball, ice hockey, badminton, basketball, cycling. */
const SMALL_WORLD_SPORTS = new Set([7, 4, 21, 3, 34]);

/** All sports; the same seed and size give the same events with the same timelines at any time. */
export interface Simulator {
  day(day: string): readonly EventPlan[];
  /** Events of every sport around the clock of a day; empty without `everySportLive`. */
  showcase(day: string): readonly EventPlan[];
  /** Ranking lists and transfers of a day. */
  around(day: string): readonly Message[];
  /** Football of the current seasons before the horizon, match by match. */
  earlier(): Iterable<readonly Message[]>;
}

const byStart = (a: EventPlan, b: EventPlan): number => a.startS - b.startS || (a.key < b.key ? -1 : 1);

export const otherSports = (seed: number, size: number, all: boolean): readonly SportSimulator[] =>
  SPORTS.map((make) => make(String(seed))).filter(({ sportId }) => all || size >= WIDE_WORLD || SMALL_WORLD_SPORTS.has(sportId));

/**
 * Creates a simulator of about `size` football matches on a Saturday, and of other sports by their
 * calendars; `nowMs` only decides which matches are earlier ones.
 */
export function createSimulator({
  seed,
  size,
  nowMs,
  everySportLive = false,
  football,
  sports = otherSports(seed, size, everySportLive),
}: {
  seed: number;
  size: number;
  nowMs: number;
  everySportLive?: boolean;
  football?: FootballPlan;
  sports?: readonly SportSimulator[];
}): Simulator {
  const today = copenhagenDay(nowMs / 1000);
  const soccer = createFootball({
    seed: String(seed),
    size,
    followedFrom: today - HORIZON_DAYS,
    ...(football === undefined ? {} : { football }),
  });
  const all = [soccer, ...sports];
  const played = new Set(all.map(({ sportId }) => sportId));
  const plansOn = (text: string, plansOf: (sport: SportSimulator, day: number) => readonly EventPlan[]): readonly EventPlan[] => {
    const day = dayNumber(text);
    return Number.isNaN(day) ? [] : all.flatMap((sport) => plansOf(sport, day)).toSorted(byStart);
  };

  return {
    day: (text) => plansOn(text, (sport, day) => sport.day(day)),
    showcase: (text) => (everySportLive ? plansOn(text, (sport, day) => sport.showcase(day)) : []),
    around(text) {
      const day = dayNumber(text);
      return Number.isNaN(day) ? [] : [...rankingsOn(String(seed), played, day), ...soccer.transfers(day)];
    },
    earlier: soccer.earlier,
  };
}

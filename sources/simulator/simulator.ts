import type { Message } from '@stillingen/domain/messages';
import { copenhagenDay, dayNumber } from './engine/calendar/copenhagen.ts';
import type { EventPlan, SportSimulator } from './engine/event-plan.ts';
import type { FootballPlan } from './sports/football/competitions/registered.ts';
import { WIDE_WORLD } from './sports/football/competitions/selection.ts';
import { createFootball } from './sports/football/sport.ts';
import { rankingsOn } from './rankings.ts';
import { SPORTS } from './sports.ts';

/** Days before and after today whose events are published one by one. */
export const HORIZON_DAYS = 14;

/** Sports besides football that a small world plays: handball, ice hockey, badminton, basketball and cycling. */
const FEW_SPORTS = new Set([7, 4, 21, 3, 34]);

/** A repeatable world of sport: the same seed and size give the same events with the same course, whenever they are asked for. */
export interface Simulator {
  day(day: string): readonly EventPlan[];
  /** Events of every sport around the clock of a day, shown only near it; empty in a world that keeps to the calendar. */
  showcase(day: string): readonly EventPlan[];
  around(day: string): readonly Message[];
  /** The messages of the current seasons before the horizon, match by match. */
  earlier(): Iterable<readonly Message[]>;
}

const byStart = (a: EventPlan, b: EventPlan): number => a.startS - b.startS || (a.key < b.key ? -1 : 1);

export const otherSports = (seed: number, size: number, all: boolean): readonly SportSimulator[] =>
  SPORTS.map((make) => make(String(seed))).filter(({ sportId }) => all || size >= WIDE_WORLD || FEW_SPORTS.has(sportId));

/**
 * Makes a world with about `size` football matches on a Saturday, and other sports by their calendars. `nowMs` decides only
 * which matches are earlier ones. With `everySportLive` it shows all its sports at all hours besides.
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
  const on = (text: string, plansOf: (sport: SportSimulator, day: number) => readonly EventPlan[]): readonly EventPlan[] => {
    const day = dayNumber(text);
    return Number.isNaN(day) ? [] : all.flatMap((sport) => plansOf(sport, day)).toSorted(byStart);
  };

  return {
    day: (text) => on(text, (sport, day) => sport.day(day)),
    showcase: (text) => (everySportLive ? on(text, (sport, day) => sport.showcase(day)) : []),
    around(text) {
      const day = dayNumber(text);
      return Number.isNaN(day) ? [] : [...rankingsOn(String(seed), played, day), ...soccer.transfers(day)];
    },
    earlier: soccer.earlier,
  };
}

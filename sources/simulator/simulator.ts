import type { Message } from '@stillingen/domain/messages';
import { copenhagenDay, dayNumber } from './engine/calendar/copenhagen.ts';
import type { EventPlan, SportSimulator } from './engine/event-plan.ts';
import type { FootballPlan } from './sports/football/competitions/registered.ts';
import { WIDE_WORLD } from './sports/football/competitions/regional.ts';
import { footballEvent, resultMessages } from './sports/football/match/event.ts';
import { createFootball } from './sports/football/sport.ts';
import { liveRankingsOn, rankingsOn } from './around.ts';
import { SPORTS } from './sports.ts';
import { Background } from './world/background.ts';
import { Competitions } from './world/competitions.ts';
import { covered, showcased } from './world/day.ts';
import { seasonMessages } from './state.ts';
import { seasonResults } from './world/seasons.ts';
import { isFollowed } from './world/top-competitions.ts';

/** Days before and after today whose events are published with their details. */
export const HORIZON_DAYS = 14;

/** Sports of a small world besides football: handball, ice hockey, badminton, basketball, cycling. */
const SMALL_WORLD_SPORTS = new Set([7, 4, 21, 3, 34]);

/** All sports; the same seed and size give the same events with the same timelines at any time. */
export interface Simulator {
  day(day: string): readonly EventPlan[];
  /** Events of every sport around the clock of a day; empty without `everySportLive`. */
  showcase(day: string): readonly EventPlan[];
  around(day: string): readonly Message[];
  /** Rankings with what is played counted in, at an hour since the epoch. */
  hourly(hour: number): readonly Message[];
  /** The background of the matches from a day on: what was not published before. */
  background(day: string): Iterable<readonly Message[]>;
  archive(): Iterable<readonly Message[]>;
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
  const followedFrom = copenhagenDay(nowMs / 1000) - HORIZON_DAYS;
  const soccer = createFootball({ seed: String(seed), size, followedFrom, football });
  const all = [soccer, ...sports];
  const played = new Set(all.map(({ sportId }) => sportId));
  /** Nothing on a day that does not exist. */
  const onDay = <Thing>(text: string, thingsOn: (day: number) => readonly Thing[]): readonly Thing[] => {
    const day = dayNumber(text);
    return Number.isNaN(day) ? [] : thingsOn(day);
  };

  const dayOf = (day: number) => covered(all.flatMap((sport) => sport.day(day)).toSorted(byStart), day);
  const showcaseOf = (day: number) =>
    everySportLive ? all.flatMap((sport) => showcased(sport.showcase(day), day)).toSorted(byStart) : [];
  const competitions = new Competitions(all, followedFrom + HORIZON_DAYS);
  const background = new Background(competitions, { day: dayOf, showcase: showcaseOf }, nowMs / 1000);

  return {
    day: (text) => onDay(text, dayOf),
    showcase: (text) => onDay(text, showcaseOf),
    background: (text) => background.from(dayNumber(text)),
    archive: () => seasonResults(competitions, followedFrom),
    around: (text) => onDay<Message>(text, (day) => rankingsOn(String(seed), played, day)),
    hourly: (hour) => liveRankingsOn(String(seed), played, hour),
    *earlier() {
      for (const round of soccer.earlierRounds())
        for (const match of round)
          yield isFollowed(soccer.sportId, match.competition) ? seasonMessages(footballEvent(match)) : resultMessages(match);
    },
  };
}

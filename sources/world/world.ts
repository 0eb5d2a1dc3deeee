import type { Competition, Round } from './competition.ts';
import { copenhagenDay, dayNumber } from './copenhagen.ts';
import { createEurope } from './europe.ts';
import { createCup } from './knockout.ts';
import { createLeague } from './league.ts';
import type { MatchPlan } from './plan.ts';
import { type FootballPlan, registeredFootball } from './registered.ts';
import { selectLeagues, WIDE_WORLD } from './selection.ts';

/** Days before and after today whose matches are told one by one. */
export const HORIZON_DAYS = 14;

/** A repeatable football world: the same seed and size give the same matches with the same course, whenever they are asked for. */
export interface World {
  /** The fixtures of a Copenhagen day, '2026-11-21', by kick-off; empty where the text is no day. */
  day(day: string): readonly MatchPlan[];
  /** The matches of the seasons under way when the world was made, round by round, up to the days of the horizon. */
  earlier(): Iterable<readonly MatchPlan[]>;
}

const byKickOff = (a: MatchPlan, b: MatchPlan): number => a.startS - b.startS || (a.key < b.key ? -1 : 1);
const yearOf = (day: number): number => new Date(day * 86_400_000).getUTCFullYear();

/** Makes a world with about `size` matches on a Saturday; `nowMs` decides only which matches are earlier ones. */
export function createWorld({
  seed,
  size,
  nowMs,
  football = registeredFootball(),
}: {
  seed: number;
  size: number;
  nowMs: number;
  football?: FootballPlan;
}): World {
  const chance = String(seed);
  const leagues = selectLeagues(chance, football.leagues, size);
  const countries = new Set(leagues.map(({ country }) => country));
  const wide = size >= WIDE_WORLD;
  const competitions: readonly Competition[] = [
    ...leagues.map((league) => createLeague(chance, league)),
    ...football.youth.filter(({ country }) => wide && countries.has(country)).map((league) => createLeague(chance, league)),
    ...football.cups.filter(({ country }) => countries.has(country)).map((cup) => createCup(chance, cup)),
    ...(wide ? football.europe : []).map((europe) => createEurope(chance, europe)),
  ];
  const firstDay = copenhagenDay(nowMs / 1000);

  return {
    day(text) {
      const day = dayNumber(text);
      if (Number.isNaN(day)) return [];
      const rounds = competitions.flatMap(({ rounds: of }) => [...of(yearOf(day) - 1), ...of(yearOf(day))]);
      return rounds
        .filter((round) => round.firstDay <= day && day <= round.lastDay)
        .flatMap((round) => round.matches().filter((plan) => plan.day === day))
        .toSorted(byKickOff);
    },
    *earlier() {
      const end = firstDay - HORIZON_DAYS;
      for (const { rounds } of competitions) {
        const started = (season: readonly Round[]): boolean => season.length > 0 && season[0]!.firstDay < end;
        const season = [yearOf(firstDay), yearOf(firstDay) - 1].map(rounds).find(started) ?? [];
        for (const round of season) {
          if (round.firstDay >= end) break;
          const plans = round.matches().filter(({ day }) => day < end);
          if (plans.length > 0) yield plans;
        }
      }
    },
  };
}

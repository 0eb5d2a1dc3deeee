import type { Message } from '@stillingen/domain/messages';
import { yearOf } from '../../engine/calendar/copenhagen.ts';
import type { SportSimulator } from '../../engine/event-plan.ts';
import type { Competition, Round } from './competition.ts';
import { createEurope } from './europe.ts';
import { matchEvent } from './event.ts';
import { createFriendlies } from './friendlies.ts';
import { createCup } from './knockout.ts';
import { createLeague } from './league.ts';
import type { MatchPlan } from './plan.ts';
import { type FootballPlan, registeredFootball } from './registered.ts';
import { resultMessages } from './result.ts';
import { selectLeagues, WIDE_WORLD } from './selection.ts';
import { transfersOn } from './transfers.ts';

/** The football of a world: besides the events of a day, the season so far. */
export interface FootballWorld extends SportSimulator {
  /** The fixtures of a Copenhagen day, by kick-off. */
  matches(day: number): readonly MatchPlan[];
  /** The rounds of the seasons under way, up to the day from which on all is followed. */
  earlierRounds(): Iterable<readonly MatchPlan[]>;
  /** Who changed clubs in the last window up to a Copenhagen day. */
  transfers(day: number): readonly Message[];
  /** What is said of those, match by match: by their results only. */
  earlier(): Iterable<readonly Message[]>;
}

const byKickOff = (a: MatchPlan, b: MatchPlan): number => a.startS - b.startS || (a.key < b.key ? -1 : 1);

/** Football with about `size` matches on a Saturday; matches before the Copenhagen day `followedFrom` are earlier ones. */
export function createFootball({
  seed,
  size,
  followedFrom,
  football = registeredFootball(),
}: {
  seed: string;
  size: number;
  followedFrom: number;
  football?: FootballPlan;
}): FootballWorld {
  const leagues = selectLeagues(seed, football.leagues, size);
  const countries = new Set(leagues.map(({ country }) => country));
  const wide = size >= WIDE_WORLD;
  const competitions: readonly Competition[] = [
    ...leagues.map((league) => createLeague(seed, league)),
    ...football.youth.filter(({ country }) => wide && countries.has(country)).map((league) => createLeague(seed, league)),
    ...football.cups.filter(({ country }) => countries.has(country)).map((cup) => createCup(seed, cup)),
    ...(wide ? football.europe : []).map((europe) => createEurope(seed, europe)),
  ];
  const friendlies = createFriendlies(seed, football.leagues);
  const best = leagues
    .filter(({ tier, coverage }) => tier === 1 && coverage === 'full')
    .flatMap(({ clubs, country }) => clubs.map((name) => ({ name, country })));

  const matches = (day: number): readonly MatchPlan[] =>
    competitions
      .flatMap(({ rounds }) => [...rounds(yearOf(day) - 1), ...rounds(yearOf(day))])
      .filter((round) => round.firstDay <= day && day <= round.lastDay)
      .flatMap((round) => round.matches().filter((plan) => plan.day === day))
      .toSorted(byKickOff);

  function* earlierRounds(): Generator<readonly MatchPlan[], void> {
    for (const { rounds } of competitions) {
      const started = (season: readonly Round[]): boolean => season.length > 0 && season[0]!.firstDay < followedFrom;
      const season = [yearOf(followedFrom), yearOf(followedFrom) - 1].map(rounds).find(started) ?? [];
      for (const round of season) {
        if (round.firstDay >= followedFrom) break;
        const plans = round.matches().filter(({ day }) => day < followedFrom);
        if (plans.length > 0) yield plans;
      }
    }
  }

  return {
    sportId: 1,
    matches,
    earlierRounds,
    transfers: (day) => transfersOn(seed, best, day),
    day: (day) => matches(day).map(matchEvent),
    showcase: (day) => friendlies(day).map(matchEvent),
    *earlier() {
      for (const round of earlierRounds()) for (const match of round) yield resultMessages(match);
    },
  };
}

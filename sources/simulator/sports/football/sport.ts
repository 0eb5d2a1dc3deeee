import { SPORT } from '@stillingen/domain';
import { yearOf } from '../../engine/calendar/copenhagen.ts';
import { type Competition, matchesOn, type Round } from '../../engine/calendar/season.ts';
import { exhibitionsOf } from '../../engine/match-sport.ts';
import { footballEvent, rulesOf } from './match/event.ts';
import { createCup, createEurope, createLeague, type LeaguePlan } from './competitions/seasons.ts';
import { teamOf } from './competitions/club-strength.ts';
import { type FootballPlan, registeredFootball } from './competitions/registered.ts';
import type { FootballMatch } from './match/rules.ts';
import { selectLeagues, WIDE_WORLD } from './competitions/regional.ts';

const byKickOff = (a: FootballMatch, b: FootballMatch): number => a.startS - b.startS || (a.key < b.key ? -1 : 1);

const clubsOf = ({ clubs, country }: LeaguePlan) => clubs.map((name) => ({ name, country }));

const FRIENDLIES_EVERY_MINUTES = 90;
const FRIENDLIES = rulesOf({ country: 'xw', name: 'Venskabskampe for klubhold', tier: 1, coverage: 'full', video: false });

function createFriendlies(seed: string, leagues: readonly LeaguePlan[]): (day: number) => readonly FootballMatch[] {
  const clubs = leagues.filter(({ tier }) => tier === 1).flatMap(clubsOf);
  return (day) => {
    const season = String(yearOf(day));
    const { name, country } = FRIENDLIES.competition;
    const field = clubs.map((club) => teamOf(seed, { ...club, tier: 1 }, season));
    const friendlies = { field, rules: FRIENDLIES, competition: { name, country, season, role: 'knockout' } } as const;
    return exhibitionsOf(seed, [friendlies], FRIENDLIES_EVERY_MINUTES, day);
  };
}

/**
 * Football with about `size` matches on a Saturday; matches before the Copenhagen day
 * `followedFrom` are earlier ones.
 */
export function createFootball({
  seed,
  size,
  followedFrom,
  football = registeredFootball(),
}: {
  seed: string;
  size: number;
  followedFrom: number;
  football?: FootballPlan | undefined;
}) {
  const leagues = selectLeagues(seed, football.leagues, size);
  const countries = new Set(leagues.map(({ country }) => country));
  const wide = size >= WIDE_WORLD;
  const competitions: readonly Competition<FootballMatch>[] = [
    ...leagues.map((league) => createLeague(seed, league)),
    ...football.youth.filter(({ country }) => wide && countries.has(country)).map((league) => createLeague(seed, league)),
    ...football.cups.filter(({ country }) => countries.has(country)).map((cup) => createCup(seed, cup)),
    ...(wide ? football.europe : []).map((europe) => createEurope(seed, europe)),
  ];
  const friendlies = createFriendlies(seed, football.leagues);
  const matches = (day: number): readonly FootballMatch[] => matchesOn(competitions, day).toSorted(byKickOff);

  /** The rounds of the seasons under way, up to the day from which on all is followed. */
  function* earlierRounds(): Generator<readonly FootballMatch[], void> {
    for (const roundsIn of competitions) {
      const started = (season: readonly Round<FootballMatch>[]): boolean =>
        season.length > 0 && season[0]!.firstDay < followedFrom;
      const season = [yearOf(followedFrom), yearOf(followedFrom) - 1].map(roundsIn).find(started) ?? [];
      for (const round of season) {
        if (round.firstDay >= followedFrom) break;
        const earlier = round.matches().filter(({ day }) => day < followedFrom);
        if (earlier.length > 0) yield earlier;
      }
    }
  }

  return {
    sportId: SPORT.football,
    competitions,
    matches,
    earlierRounds,
    day: (day: number) => matches(day).map(footballEvent),
    showcase: (day: number) => friendlies(day).map(footballEvent),
  };
}
export type FootballSimulator = ReturnType<typeof createFootball>;

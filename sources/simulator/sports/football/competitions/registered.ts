import { COMPETITIONS, LEAGUE_SEASONS } from '@stillingen/domain';
import { readTable } from '../../../data/table.ts';
import { readKickOffs } from '../../../engine/calendar/season.ts';
import { byCountry, calendarOf } from './countries.ts';
import type { CupPlan, EuropePlan, LeaguePlan } from './seasons.ts';

const clubsOfEurope = readTable('european-clubs.csv', 'competition country clubs');

export interface FootballPlan {
  readonly leagues: readonly LeaguePlan[];
  /** Youth leagues in the middle of the week; played where the country is. */
  readonly youth: readonly LeaguePlan[];
  readonly cups: readonly CupPlan[];
  readonly europe: readonly EuropePlan[];
}

const WOMENS_TIER = 3;
const YOUTH_TIER = 4;
const FOLLOWED_TIERS = 2;
const CUP_TIERS = 3;
const WOMENS_HOURS = readKickOffs('fr18:00 su13:00 su15:00 sa14:00* sa13:00*');
const YOUTH_HOURS = readKickOffs('tu13:00* tu15:00* we13:00* we15:00* th14:00* tu18:00* we17:00*');
const CHAMPIONS_LEAGUE_HOURS = readKickOffs('tu18:45 tu18:45 we18:45 we18:45 tu21:00* we21:00*');
const EUROPEAN_HOURS = readKickOffs('th18:45* th21:00*');

const isWomens = (clubs: readonly string[]): boolean => clubs.every((club) => club.endsWith('(k)'));

function registeredLeagues(): readonly LeaguePlan[] {
  const competitions = new Map(COMPETITIONS.map((competition) => [`${competition.country}/${competition.slug}`, competition]));
  const tiers = new Map<string, number>();
  return LEAGUE_SEASONS.map(({ country, slug, calendar, rounds, split, members }): LeaguePlan => {
    const womens = isWomens(members);
    const tier = womens ? WOMENS_TIER : (tiers.get(country) ?? 0) + 1;
    if (!womens) tiers.set(country, tier);
    return {
      country,
      tier,
      rounds,
      split,
      name: competitions.get(`${country}/${slug}`)!.name,
      coverage: tier <= FOLLOWED_TIERS || country === 'dk' ? 'full' : 'basic',
      video: tier === 1 && byCountry.get(country)?.video === 'yes',
      clubs: members,
      ...calendarOf(country, tier, calendar),
      ...(womens ? { weekend: WOMENS_HOURS } : {}),
    };
  });
}

const youthOf = (league: LeaguePlan, name: string, team: string): LeaguePlan => ({
  ...league,
  name,
  tier: YOUTH_TIER,
  coverage: 'basic',
  video: false,
  weekend: YOUTH_HOURS,
  midweek: YOUTH_HOURS,
  split: null,
  clubs: league.clubs.map((club) => `${club} ${team}`),
  rounds: 2 * (league.clubs.length - 1),
});

export function registeredFootball(): FootballPlan {
  const leagues = registeredLeagues();
  const mens = leagues.filter(({ clubs }) => !isWomens(clubs));
  const highest = new Map(mens.filter(({ tier }) => tier === 1).map((league) => [league.country, league]));
  const countries = [...byCountry.values()].flatMap((row) => {
    const league = highest.get(row.country);
    return league === undefined ? [] : [{ ...row, league }];
  });

  const cupOf = ({ country, cup, league: { video, window } }: (typeof countries)[number]): CupPlan => {
    const clubs = mens
      .filter((league) => league.country === country && league.tier <= CUP_TIERS)
      .flatMap((league) => league.clubs.map((name) => ({ name, country, tier: league.tier })));
    return { country, name: cup, tier: 1, coverage: 'full', video, window, clubs };
  };
  const europe = [...Map.groupBy(clubsOfEurope, ({ competition }) => competition)].map(
    ([name, rows]): EuropePlan => ({
      country: 'eu',
      name,
      tier: 1,
      coverage: 'full',
      video: true,
      kickOffs: name === 'Champions League' ? CHAMPIONS_LEAGUE_HOURS : EUROPEAN_HOURS,
      clubs: rows
        .flatMap(({ country, clubs }) => clubs.split('|').map((club) => ({ name: club, country, tier: 1 })))
        .filter((club) => highest.get(club.country)?.clubs.includes(club.name)),
    }),
  );
  return {
    leagues,
    youth: countries
      .filter(({ youthLeague }) => youthLeague !== '')
      .map(({ league, youthLeague, youthTeam }) => youthOf(league, youthLeague, youthTeam)),
    cups: countries.filter(({ cup }) => cup !== '').map(cupOf),
    europe,
  };
}

import { COMPETITIONS, LEAGUE_SEASONS } from '@stillingen/domain';
import { readTable } from '../../../data/table.ts';
import type { KickOffs } from '../../../engine/calendar/season.ts';
import { CUPS, KICK_OFFS, midweekKickOffs, seasonWindow, VIDEO, weekendKickOffs, YOUTH } from './country.ts';
import type { CupPlan, EuropePlan, LeaguePlan } from './seasons.ts';
import type { Club } from './strength.ts';

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
const EUROPEAN_HOURS: Readonly<Record<string, KickOffs>> = { 'Champions League': KICK_OFFS.championsLeague };

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
      video: tier === 1 && VIDEO.has(country),
      clubs: members,
      window: seasonWindow(country, calendar),
      weekend: womens ? KICK_OFFS.women : weekendKickOffs(country, tier),
      midweek: midweekKickOffs(country),
      midweekOnly: false,
    };
  });
}

const youthOf = (league: LeaguePlan, name: string, team: string): LeaguePlan => ({
  ...league,
  name,
  tier: YOUTH_TIER,
  coverage: 'basic',
  video: false,
  midweekOnly: true,
  midweek: KICK_OFFS.youth,
  split: null,
  clubs: league.clubs.map((club) => `${club} ${team}`),
  rounds: 2 * (league.clubs.length - 1),
});

export function registeredFootball(): FootballPlan {
  const leagues = registeredLeagues();
  const mens = leagues.filter(({ clubs }) => !isWomens(clubs));
  const highest = new Map(mens.filter(({ tier }) => tier === 1).map((league) => [league.country, league]));

  const youth = YOUTH.flatMap(({ country, youthLeague: name, youthTeam: team }) => {
    const league = highest.get(country);
    return league === undefined ? [] : [youthOf(league, name, team)];
  });
  const cups = CUPS.flatMap(({ country, cup }): CupPlan[] => {
    const league = highest.get(country);
    const clubs = mens
      .filter((other) => other.country === country && other.tier <= CUP_TIERS)
      .flatMap(({ clubs: names, tier }) => names.map((name): Club => ({ name, country, tier })));
    return league === undefined
      ? []
      : [{ country, name: cup, tier: 1, coverage: 'full', video: league.video, window: league.window, clubs }];
  });
  const rows = Map.groupBy(readTable('european-clubs.csv', 'competition country clubs'), ({ competition }) => competition);
  const europe = [...rows].map(
    ([name, countries]): EuropePlan => ({
      country: 'eu',
      name,
      tier: 1,
      coverage: 'full',
      video: true,
      kickOffs: EUROPEAN_HOURS[name] ?? KICK_OFFS.europaLeague,
      clubs: countries
        .flatMap(({ country, clubs }) => clubs.split('|').map((club): Club => ({ name: club, country, tier: 1 })))
        .filter((club) => highest.get(club.country)?.clubs.includes(club.name)),
    }),
  );
  return { leagues, youth, cups, europe };
}

import { COMPETITIONS, LEAGUE_SEASONS } from '@stillingen/domain';
import { createRandom } from '../../../../random.ts';
import { readTable } from '../../../data/table.ts';
import { readKickOffs } from '../../../engine/calendar/season.ts';
import type { Entrant } from '../../../engine/fields.ts';
import type { CupPlan, EuropePlan, LeaguePlan } from './seasons.ts';

const COLUMNS = 'country from to pause_from pause_to weekend midweek cup youth_league youth_team video';
/** The football of each country; `autumn` and `calendar` are those that are not listed, by where their season lies. */
const byCountry = new Map(readTable('football-countries.csv', COLUMNS).map((row) => [row.country, row]));
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

/** When a tier of a country (1 the highest) plays; the hours listed last serve all lower tiers. */
export function calendarOf(
  country: string,
  tier = 1,
  format: 'autumn' | 'calendar' = 'autumn',
): Pick<LeaguePlan, 'window' | 'weekend' | 'midweek'> {
  const usual = byCountry.get('autumn')!;
  const own = byCountry.get(country) ?? usual;
  const { from, to, pauseFrom, pauseTo } = own === usual || own.from === '' ? byCountry.get(format)! : own;
  const weekends = (own.weekend || usual.weekend).split('|');
  return {
    window: { from, to, pause: pauseFrom === '' ? null : [pauseFrom, pauseTo] },
    weekend: readKickOffs(weekends[Math.min(tier, weekends.length) - 1]!),
    midweek: readKickOffs(own.midweek || usual.midweek),
  };
}

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

export interface ClubStrength {
  /** Deviations from a usual club of a highest tier of Europe; comparable between countries. */
  readonly rating: number;
  /** From results, or an estimate by the club's league alone. */
  readonly basis: 'results' | 'estimate';
}

/** Elo points of a usual club of a highest tier of Europe, and of one deviation. */
const USUAL_POINTS = 1500;
const DEVIATION_POINTS = 128.3;
/** The least deviation of the clubs of a league from their mean. */
const LEAST_SPREAD = 1.2;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const spreadOf = (values: readonly number[]): number => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));

const strengths = new Map<string, ClubStrength>();
/** The first league of a country in the file is its highest. */
const levels = new Map<string, number>();
const rows = readTable('club-strength.csv', 'country league club rating# basis');
for (const [, league] of Map.groupBy(rows, (row) => `${row.country} ${row.league}`)) {
  const ratings = league.map(({ rating }) => (rating - USUAL_POINTS) / DEVIATION_POINTS);
  const level = mean(ratings);
  const stretch = Math.max(1, LEAST_SPREAD / (spreadOf(ratings) || LEAST_SPREAD));
  for (const [index, { country, club, basis }] of league.entries()) {
    const rating = level + stretch * (ratings[index]! - level);
    strengths.set(`${country} ${club}`, { rating, basis: basis === 'results' ? 'results' : 'estimate' });
    if (!levels.has(country)) levels.set(country, level);
  }
}

const YOUTH = / U\d\d$/;

/** The strength of a club of the registry, or of its youth team; null where the file has neither. Source: `docs/data-sets.md`. */
export const strengthOf = (country: string, name: string): ClubStrength | null =>
  strengths.get(`${country} ${name.replace(YOUTH, '')}`) ?? null;

export const levelOf = (country: string): number => levels.get(country) ?? 0;

const TIER_STEP = 0.9;
/** How far clubs of unknown strength spread around the level of their league. */
const SPREAD = 0.6;
const FORM = 0.1;

export interface Club {
  readonly name: string;
  readonly country: string;
  readonly tier: number;
}

export function teamOf(seed: string, { name, country, tier }: Club, season: string): Entrant {
  const known = strengthOf(country, name);
  const level = known?.rating ?? levelOf(country) - TIER_STEP * (tier - 1);
  const lasting = known?.basis === 'results' ? 0 : SPREAD * createRandom(seed, 'strength', country, name).normal();
  const passing = FORM * createRandom(seed, 'form', country, name, season).normal();
  return { name, country, kind: 'club', rating: level + lasting + passing };
}

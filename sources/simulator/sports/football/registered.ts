import { COMPETITIONS, LEAGUE_SEASONS } from '@stillingen/domain';
import { seasonWindow } from './calendar.ts';
import type { EuropePlan } from './europe.ts';
import { EUROPEAN_COMPETITIONS, type EuropeanCompetition, europeanEntrants } from './european-clubs.ts';
import type { KickOffs } from '../../engine/calendar/kick-offs.ts';
import { KICK_OFFS, midweekKickOffs, weekendKickOffs } from './hours.ts';
import type { CupPlan, Entrant } from './knockout.ts';
import type { LeaguePlan } from './league.ts';

/** The competitions that a world may play. */
export interface FootballPlan {
  readonly leagues: readonly LeaguePlan[];
  /** Youth leagues in the middle of the week; played where the country is. */
  readonly youth: readonly LeaguePlan[];
  readonly cups: readonly CupPlan[];
  readonly europe: readonly EuropePlan[];
}

/** National cups by country. */
const CUPS: Readonly<Record<string, string>> = {
  dk: 'DBU Pokalen',
  'gb-eng': 'FA Cup',
  es: 'Copa del Rey',
  de: 'DFB-Pokal',
  it: 'Coppa Italia',
  fr: 'Coupe de France',
  nl: 'KNVB Beker',
  se: 'Svenska Cupen',
  no: 'NM Cup',
  'gb-sct': 'Scottish Cup',
  pt: 'Taça de Portugal',
  be: 'Croky Cup',
  at: 'ÖFB-Cup',
  ch: 'Schweizer Cup',
  pl: 'Puchar Polski',
  cz: 'MOL Cup',
  tr: 'Türkiye Kupası',
  gr: 'Kypello Elladas',
  hr: 'Hrvatski kup',
  ro: 'Cupa României',
  hu: 'Magyar Kupa',
};

/** Youth leagues: the clubs of the highest tier with this team. */
const YOUTH: Readonly<Record<string, readonly [name: string, team: string]>> = {
  dk: ['U19 Ligaen', 'U19'],
  'gb-eng': ['Premier League 2', 'U21'],
  de: ['U19 Nachwuchsliga', 'U19'],
  es: ['División de Honor', 'U19'],
  it: ['Primavera 1', 'U20'],
  fr: ['Championnat National U19', 'U19'],
  nl: ['U21 Divisie', 'U21'],
  be: ['Elite U23', 'U23'],
  pt: ['Liga Revelação', 'U23'],
  pl: ['CLJ U19', 'U19'],
  tr: ['U19 Elit Ligi', 'U19'],
  cz: ['U19 Extraliga', 'U19'],
  ro: ['Liga de Tineret', 'U19'],
};

/** Highest tiers whose goals a video referee looks at. */
const VIDEO = new Set([
  'dk',
  'gb-eng',
  'gb-sct',
  'de',
  'es',
  'it',
  'fr',
  'nl',
  'be',
  'pt',
  'at',
  'ch',
  'pl',
  'cz',
  'tr',
  'gr',
  'hr',
  'ro',
  'br',
  'ar',
  'us',
  'mx',
  'sa',
  'no',
]);
const EUROPEAN_HOURS: Readonly<Record<EuropeanCompetition, KickOffs>> = {
  'Champions League': KICK_OFFS.championsLeague,
  'Europa League': KICK_OFFS.europaLeague,
  'Conference League': KICK_OFFS.europaLeague,
};

const WOMENS_TIER = 3;
const YOUTH_TIER = 4;
/** Tiers with statistics. */
const FOLLOWED_TIERS = 2;
/** Cups are for the three highest tiers. */
const CUP_TIERS = 3;

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

/** The competitions of the registry as a world plays them. */
export function registeredFootball(): FootballPlan {
  const leagues = registeredLeagues();
  const mens = leagues.filter(({ clubs }) => !isWomens(clubs));
  const highest = new Map(mens.filter(({ tier }) => tier === 1).map((league) => [league.country, league]));

  const youth = Object.entries(YOUTH).flatMap(([country, [name, team]]): LeaguePlan[] => {
    const league = highest.get(country);
    return league === undefined
      ? []
      : [
          {
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
          },
        ];
  });

  const cups = Object.entries(CUPS).flatMap(([country, name]): CupPlan[] => {
    const league = highest.get(country);
    const entrants = mens
      .filter((other) => other.country === country && other.tier <= CUP_TIERS)
      .flatMap(({ clubs, tier }) => clubs.map((club): Entrant => ({ name: club, country, tier })));
    return league === undefined
      ? []
      : [{ country, name, tier: 1, coverage: 'full', video: league.video, window: league.window, entrants }];
  });

  const europe = EUROPEAN_COMPETITIONS.map(
    (name): EuropePlan => ({
      country: 'eu',
      name,
      tier: 1,
      coverage: 'full',
      video: true,
      kickOffs: EUROPEAN_HOURS[name],
      entrants: europeanEntrants(name).filter((club) => highest.get(club.country)?.clubs.includes(club.name)),
    }),
  );
  return { leagues, youth, cups, europe };
}

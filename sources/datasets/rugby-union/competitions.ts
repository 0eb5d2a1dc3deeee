import { basename } from 'node:path';
import type { CompetitionRef } from '@stillingen/domain/messages';
import { BadRow } from '../kit/import/report.ts';

/** What the files of a competition have in common. */
export interface RugbyCompetition {
  readonly name: string;
  readonly country: string;
  readonly kind: 'club' | 'national';
  /** A league has a table from all matches before its play-offs; a cup has none that its files could tell. */
  readonly form: 'league' | 'cup';
  /** Whether a season is played within one year; its year is then that of the match. */
  readonly inOneYear: boolean;
  /** The zone of its times, HOME for that of the home side; null where nothing tells. */
  readonly zone: string | null;
}

/** Times are those of the home side. */
export const HOME = 'home';
const LONDON = 'Europe/London';
const club = (
  name: string,
  country: string,
  form: 'league' | 'cup',
  zone: string | null,
  inOneYear = false,
): RugbyCompetition => ({
  name,
  country,
  kind: 'club',
  form,
  inOneYear,
  zone,
});
const national = (name: string, country: string, form: 'league' | 'cup', zone: string | null = null): RugbyCompetition => ({
  name,
  country,
  kind: 'national',
  form,
  inOneYear: true,
  zone,
});

const URC = club('United Rugby Championship', 'eu', 'league', LONDON);
const PREMIERSHIP = club('Premiership', 'gb-eng', 'league', LONDON);
const CHAMPIONS_CUP = club('Champions Cup', 'eu', 'cup', LONDON);
const CHALLENGE_CUP = club('Challenge Cup', 'eu', 'cup', LONDON);
const TOP_14 = club('Top 14', 'fr', 'league', LONDON);
const SUPER_RUGBY = club('Super Rugby Pacific', 'xw', 'league', null, true);
const WORLD_CUP = national('VM', 'xw', 'cup');
const TESTS = national('Landskampe', 'xw', 'cup');

/** Competitions by the names of their files; club matches of Europe are written in British time. */
const COMPETITIONS: Readonly<Record<string, RugbyCompetition>> = {
  'six-nations': national('Six Nations', 'eu', 'league', HOME),
  'five-nations': national('Five Nations', 'eu', 'league', HOME),
  'rugby-championship': national('Rugby Championship', 'xw', 'league'),
  'the-rugby-championship': national('Rugby Championship', 'xw', 'league'),
  'tri-nations': national('Tri Nations', 'xw', 'league'),
  'rugby-world-cup': WORLD_CUP,
  'world-cup': WORLD_CUP,
  internationals: TESTS,
  'mid-year-internationals': TESTS,
  'end-of-year-internationals': TESTS,
  'autumn-internationals': TESTS,
  'autumn-nations-cup': national('Autumn Nations Cup', 'eu', 'cup'),
  'nations-championship': national('Nations Championship', 'xw', 'cup'),
  'pacific-nations-cup': national('Pacific Nations Cup', 'xw', 'cup'),
  'lions-tour': TESTS,
  celtic: URC,
  urc: URC,
  'united-rugby-championship': URC,
  'pro-12': URC,
  'pro-14': URC,
  pro14: URC,
  'rainbow-cup': club('Rainbow Cup', 'eu', 'cup', LONDON),
  premiership: PREMIERSHIP,
  'aviva-premiership': PREMIERSHIP,
  'gallagher-premiership': PREMIERSHIP,
  'premiership-cup': club('Premiership Cup', 'gb-eng', 'cup', LONDON),
  championship: club('Championship', 'gb-eng', 'league', LONDON),
  top14: TOP_14,
  'top-14': TOP_14,
  'pro-d2': club('Pro D2', 'fr', 'league', LONDON),
  'euro-champions': CHAMPIONS_CUP,
  'european-rugby-champions-cup': CHAMPIONS_CUP,
  'euro-challenge': CHALLENGE_CUP,
  'european-rugby-challenge-cup': CHALLENGE_CUP,
  'super-rugby': SUPER_RUGBY,
  'super-rugby-pacific': SUPER_RUGBY,
  'super-rugby-aotearoa': club('Super Rugby Aotearoa', 'nz', 'league', 'Pacific/Auckland', true),
  'super-rugby-au': club('Super Rugby AU', 'au', 'league', 'Australia/Sydney', true),
  'currie-cup': club('Currie Cup', 'za', 'league', 'Africa/Johannesburg', true),
  npc: club('NPC', 'nz', 'league', 'Pacific/Auckland', true),
  'major-league-rugby': club('Major League Rugby', 'us', 'league', null, true),
  mlr: club('Major League Rugby', 'us', 'league', null, true),
  'league-one': club('League One', 'jp', 'league', 'Asia/Tokyo'),
};

const FILE = /^(.+?)[-_ ](\d{4})(?:-(\d{4}))?\.json$/;

/** A competition and the season that a file names. */
export interface RugbyFile {
  readonly competition: RugbyCompetition;
  /** '2011/2012', or '1987'. */
  readonly season: string;
}

/** Whether a file is named for a competition and its years. */
export const namesSeason = (name: string): boolean => FILE.test(basename(name));

/** What a file holds by its name, 'celtic-2011-2012.json'. Throws BadRow for a competition that is not known. */
export function rugbyFile(name: string): RugbyFile {
  const [, told = '', ...years] = FILE.exec(basename(name)) ?? [];
  const competition = COMPETITIONS[told.toLowerCase().replaceAll(/[ _]/g, '-')];
  if (competition === undefined) throw new BadRow(`the competition is not known: ${told}`);
  return {
    competition,
    season: years
      .filter((year) => year !== undefined)
      .sort()
      .join('/'),
  };
}

/** The season of a match: its own year, which the name of the file may miss, or the two of the file. */
export const seasonOf = ({ competition, season }: RugbyFile, day: string): CompetitionRef['season'] =>
  competition.inOneYear ? day.slice(0, 4) : season;

/** The season that was stopped in spring and ended in autumn. */
const ENDED_LATE = '2019/2020';
const LAST_MONTH = '-07';

/**
 * The date of a match in the season of its file. A season of two years ends in summer: what is dated later in its second year
 * has the wrong year, and was played in the first.
 */
export function dateIn({ competition, season }: RugbyFile, date: string): string {
  const [first, second] = season.split('/');
  const isPast = second !== undefined && date.startsWith(second) && date.slice(4, 7) > LAST_MONTH;
  return competition.inOneYear || season === ENDED_LATE || !isPast ? date : `${first}${date.slice(4)}`;
}

/** Clubs by the other names that files call them by. */
const CLUBS: Readonly<Record<string, string>> = {
  'ACT Brumbies': 'Brumbies',
  'ASM Clermont Auvergne': 'Clermont',
  'Auckland Blues': 'Blues',
  'Aviron Bayonnais': 'Bayonne',
  'Benetton Treviso': 'Benetton',
  'Blue Bulls': 'Bulls',
  'Bordeaux-Beg': 'Bordeaux-Bègles',
  'Bordeaux-Begles': 'Bordeaux-Bègles',
  'Bristol Bears': 'Bristol',
  'Cardiff Blues': 'Cardiff',
  'Castres Olympique': 'Castres',
  'Clermont Auvergne': 'Clermont',
  'Exeter Chiefs': 'Exeter',
  'Fijian Drua': 'Drua',
  'Glasgow Warriors': 'Glasgow',
  'Hartpury University': 'Hartpury',
  'Leicester Tigers': 'Leicester',
  'Lyon O.U.': 'Lyon',
  'Newcastle Falcons': 'Newcastle',
  'Northampton Saints': 'Northampton',
  Racing: 'Racing 92',
  'Racing Metro': 'Racing 92',
  'Sale Sharks': 'Sale',
  'Stade Francais': 'Stade Français',
  'Stade Francais Paris': 'Stade Français',
  'Stade Rochelais': 'La Rochelle',
  'Stade Toulousain': 'Toulouse',
  'RC Toulon': 'Toulon',
  Treviso: 'Benetton',
  'Union Bordeaux-Begles': 'Bordeaux-Bègles',
  'Wellington Hurricanes': 'Hurricanes',
  'Western Force': 'Force',
  'Worcester Warriors': 'Worcester',
  'Zebre Parma': 'Zebre',
};

const SPONSOR = /^(DHL|Emirates|Hollywoodbets|Toyota|Vodacom|Cell C|MTN) /;
const KIND = / (Rugby|Rugby Club|RFC)$/;

/** A club by its one name: 'Vodacom Bulls' are the Bulls, 'Leinster Rugby' is Leinster. */
export function clubName(told: string): string {
  const plain = told.replace(SPONSOR, '').replace(KIND, '');
  return CLUBS[plain] ?? plain;
}

import { basename } from 'node:path';
import type { CompetitionRef } from '@stillingen/domain/messages';
import { readPairs } from '../kit/readers/csv.ts';
import { BadRow } from '../kit/import/data-set.ts';
import { listOf, type Members, membersOf, numberOf, textOf } from '../kit/readers/json.ts';

export interface RugbyCompetition {
  readonly name: string;
  readonly country: string;
  readonly kind: 'club' | 'national';
  readonly form: 'league' | 'cup';
  /** A season within one year has the year of its matches. */
  readonly inOneYear: boolean;
  readonly zone: string | null;
}

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

/** By the names of files. European club matches are in British time. */
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

export interface RugbyFile {
  readonly competition: RugbyCompetition;
  readonly season: string;
}

export const namesSeason = (name: string): boolean => FILE.test(basename(name));

export function rugbyFile(name: string): RugbyFile {
  const [, written = '', ...years] = FILE.exec(basename(name)) ?? [];
  const competition = COMPETITIONS[written.toLowerCase().replaceAll(/[ _]/g, '-')];
  if (competition === undefined) throw new BadRow(`the competition is not known: ${written}`);
  return {
    competition,
    season: years
      .filter((year) => year !== undefined)
      .sort()
      .join('/'),
  };
}

export const seasonOf = ({ competition, season }: RugbyFile, day: string): CompetitionRef['season'] =>
  competition.inOneYear ? day.slice(0, 4) : season;

/** The season that was stopped in spring and ended in autumn. */
const ENDED_LATE = '2019/2020';
const LAST_MONTH = '-07';

/** A season ends in summer: a later date in its second year has the wrong year. */
export function dateIn({ competition, season }: RugbyFile, date: string): string {
  const [first, second] = season.split('/');
  const isPast = second !== undefined && date.startsWith(second) && date.slice(4, 7) > LAST_MONTH;
  return competition.inOneYear || season === ENDED_LATE || !isPast ? date : `${first}${date.slice(4)}`;
}

const CLUBS = readPairs(new URL('clubs.csv', import.meta.url));

const SPONSOR = /^(DHL|Emirates|Hollywoodbets|Toyota|Vodacom|Cell C|MTN) /;
const KIND = / (Rugby|Rugby Club|RFC)$/;

/** 'Vodacom Bulls' are the Bulls, 'Leinster Rugby' is Leinster. */
export function clubName(written: string): string {
  const plain = written.replace(SPONSOR, '').replace(KIND, '');
  return CLUBS[plain] ?? plain;
}

export function matchesOf(content: unknown): readonly Members[] {
  if (Array.isArray(content)) return listOf(content);
  const columns = Object.entries(membersOf(content)).map(([name, column]) => [name, membersOf(column)] as const);
  const numbers = new Set(columns.flatMap(([, column]) => Object.keys(column)));
  return [...numbers].map((number) => Object.fromEntries(columns.map(([name, column]) => [name, column[number]])));
}

export interface Place {
  readonly round: string;
  readonly role: NonNullable<CompetitionRef['role']>;
}

const dateOf = (match: Members): string => textOf(match.date);
const sidesOf = (match: Members): string[] => [match.home, match.away].map((side) => textOf(membersOf(side).team));

function commonest(numbers: readonly number[]): number {
  const counts = Map.groupBy(numbers, (number) => number);
  return [...counts].sort(([a, as], [b, bs]) => bs.length - as.length || a - b)[0]?.[0] ?? 0;
}

/** Play-offs are not marked: most sides play none, so their number of matches is the season. */
function playOffs(matches: readonly Members[]): ReadonlySet<Members> {
  const played = new Map<string, number>();
  const ordered = matches.toSorted((a, b) => (dateOf(a) < dateOf(b) ? -1 : 1));
  const numbers = new Map(
    ordered.map((match) => {
      const own = sidesOf(match).map((side) => (played.get(side) ?? 0) + 1);
      sidesOf(match).forEach((side, index) => played.set(side, own[index]!));
      return [match, Math.max(...own)] as const;
    }),
  );
  const regular = commonest([...played.values()]);
  return new Set(matches.filter((match) => numbers.get(match)! > regular));
}

/** Nations that meet once play a round when each of them plays. */
function nthMatches(matches: readonly Members[]): string[] {
  const played = new Map<string, number>();
  return matches.map((match) => {
    for (const side of sidesOf(match)) played.set(side, (played.get(side) ?? 0) + 1);
    return `${played.get(sidesOf(match)[0]!)!}. runde`;
  });
}

export function placesOf(matches: readonly Members[], { form, kind }: RugbyCompetition): Place[] {
  if (form === 'cup') return matches.map((match) => ({ round: roundOf(match), role: 'knockout' }));
  if (kind === 'national') return nthMatches(matches).map((round) => ({ round, role: 'main' }));
  const beyond = playOffs(matches);
  return matches.map((match) => {
    const type = textOf(match.round_type);
    const isPlayOff = type === '' ? beyond.has(match) : type !== 'league';
    return { round: isPlayOff ? '' : roundOf(match), role: isPlayOff ? 'knockout' : 'main' };
  });
}

const roundOf = ({ round }: Members): string => (Number.isInteger(numberOf(round)) ? `${numberOf(round)}. runde` : '');

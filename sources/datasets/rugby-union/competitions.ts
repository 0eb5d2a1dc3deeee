import { basename } from 'node:path';
import type { CompetitionRef } from '@stillingen/domain/messages';
import { refuse } from '../kit/import/data-set.ts';
import { listOf, type Members, membersOf, numberOf, textOf } from '../kit/readers/json.ts';
import tables from './tables.json' with { type: 'json' };

export interface RugbyCompetition {
  readonly name: string;
  readonly country: string;
  readonly kind: 'club' | 'national';
  readonly form: 'league' | 'cup';
  readonly inOneYear: boolean;
  readonly zone: string | null;
}

export const HOME = 'home';
/** By the names of files. European club matches are in British time. */
const COMPETITIONS = tables.competitions as Readonly<Record<string, RugbyCompetition>>;

const FILE = /^(.+?)[-_ ](\d{4})(?:-(\d{4}))?\.json$/;

export interface RugbyFile {
  readonly competition: RugbyCompetition;
  readonly season: string;
}

export const namesSeason = (name: string): boolean => FILE.test(basename(name));

export function rugbyFile(name: string): RugbyFile {
  const [, written = '', ...years] = FILE.exec(basename(name)) ?? [];
  const competition =
    COMPETITIONS[written.toLowerCase().replaceAll(/[ _]/g, '-')] ?? refuse(`the competition is not known: ${written}`);
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

const CLUBS: Readonly<Record<string, string>> = tables.clubs;

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

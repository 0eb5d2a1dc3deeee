import { countryByName, type Pair } from '@stillingen/domain';
import type { SourceFile } from '../kit/import/files.ts';
import { countryOfLetters, countryOfNationality } from '../kit/places/places.ts';
import type { ImportedGoal } from '../kit/events/match.ts';

export interface Title {
  readonly raw: string;
  /** 'Premier League' of 'English Premier League 2024/25'. */
  readonly name: string;
  readonly country: string;
  readonly season: string;
  /** 1 for the top league, 'cup'; null where the file name has none. */
  readonly level: number | 'cup' | null;
}

const SEASON = /\b((?:18|19|20)\d{2})(?:[/-](\d{2}|\d{4}))?\b/;
const SEASON_OF_PATH = /(?:^|\/)((?:18|19|20)\d{2})(?:-(\d{2}))?(?=[/_])/;
const FILE_CODE = /(?:^|_)(worldcup|[a-z]{2,8}?)\.?(\d|cup)?(?:\.[a-z_]+)*$/;
const FILE_LEVEL = /^(\d)-/;

const seasonOf = (from: string, to: string | undefined): string => (to === undefined ? from : `${from}/${Number(from) + 1}`);

function splitSeason(title: string): { rest: string; season: string | null } {
  const found = SEASON.exec(title);
  if (found === null) return { rest: title, season: null };
  const rest = `${title.slice(0, found.index)} ${title.slice(found.index + found[0].length)}`.replaceAll(/\s+/g, ' ').trim();
  return { rest, season: seasonOf(found[1]!, found[2]) };
}

const MOST_WORDS = 4;

function splitCountry(title: string): { country: string | null; name: string } {
  const [place = '', league] = title.split(/\s+\|\s+/);
  if (league !== undefined) return { country: countryByName(place)?.code ?? null, name: league };
  const words = title.split(' ');
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    const first = words.slice(0, count).join(' ');
    const country = countryOfNationality(first) ?? countryByName(first)?.code ?? null;
    if (country !== null) return { country, name: words.slice(count).join(' ') };
  }
  const [, before, of] = /^(.*\S) (?:de|do|of) (\p{Lu}\S*)$/u.exec(title) ?? [];
  const country = of === undefined ? null : (countryByName(of)?.code ?? countryOfNationality(of));
  return country === null ? { country: null, name: title } : { country, name: before! };
}

function readFileName(file: SourceFile): { country: string | null; level: Title['level'] } {
  const base = file.name.slice(file.name.lastIndexOf('/') + 1).replace(/\.(json|txt)$/, '');
  const level = FILE_LEVEL.exec(base)?.[1];
  if (level !== undefined) return { country: null, level: Number(level) };
  const [, code, place] = FILE_CODE.exec(base) ?? [];
  if (code === undefined) return { country: null, level: null };
  return { country: countryOfLetters(code), level: place === undefined ? null : place === 'cup' ? 'cup' : Number(place) };
}

export function readTitle(title: string, file: SourceFile): Title | string {
  const { rest: raw, season: titled } = splitSeason(title.trim());
  const path = SEASON_OF_PATH.exec(file.path.replaceAll('\\', '/'));
  const season = titled ?? (path === null ? null : seasonOf(path[1]!, path[2]));
  if (season === null) return `the title names no season: '${title}'`;
  const { country: named, name } = splitCountry(raw);
  const { country: lettered, level } = readFileName(file);
  const country = named ?? lettered;
  if (country === null) return `the title names no known country: '${title}'`;
  const isRegion = country === 'eu' || country === 'xw';
  return { raw, name: name === '' || isRegion ? raw : name, country, season, level };
}

export interface RowScore {
  readonly ht: Pair | null;
  readonly ft: Pair | null;
  readonly et: Pair | null;
  readonly p: Pair | null;
}

export interface MatchRow {
  readonly line: number;
  readonly round: string;
  readonly group: string;
  readonly day: string;
  readonly time: string | null;
  readonly home: string;
  readonly away: string;
  readonly ground: string;
  readonly score: RowScore | null;
  readonly status: string;
  readonly goals: readonly ImportedGoal[];
}

export interface RowProblem {
  readonly line: number;
  readonly why: string;
}

export interface ParsedFile {
  readonly title: string;
  readonly rows: readonly MatchRow[];
  readonly problems: readonly RowProblem[];
  /** Matches in the file, readable or not. */
  readonly read: number;
}

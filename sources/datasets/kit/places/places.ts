import { COUNTRIES, countryByCode } from '@stillingen/domain';
import { readPairs } from '../readers/csv.ts';

/** First words of competition titles, and the country that they stand for. */
const NATIONALITIES = readPairs(new URL('title-words.csv', import.meta.url));

const FILE_LETTERS: Readonly<Record<string, string>> = {
  en: 'gb-eng',
  eng: 'gb-eng',
  sco: 'gb-sct',
  wal: 'gb-wls',
  nir: 'gb-nir',
  irl: 'ie',
  kos: 'xk',
  uefa: 'eu',
  euro: 'eu',
  worldcup: 'xw',
  copa: 'xw',
};

/** Countries with one time zone. European cups keep Swiss time. */
const ZONE = readPairs(new URL('zones.csv', import.meta.url));

/** World Cups played in one time zone whose files write local time without an offset. */
const WORLD_CUP_ZONE: Record<string, string> = { 2006: 'Europe/Berlin', 2010: 'Africa/Johannesburg', 2022: 'Asia/Qatar' };

const UEFA_COUNTRY = readPairs(new URL('uefa-codes.csv', import.meta.url));

export const countryOfNationality = (word: string): string | null => NATIONALITIES[word] ?? null;

export const countryOfLetters = (letters: string): string | null => FILE_LETTERS[letters] ?? countryByCode(letters)?.code ?? null;

export function zoneOfCompetition(country: string, season: string): string | null {
  return (country === 'xw' ? WORLD_CUP_ZONE[season] : ZONE[country]) ?? null;
}

/** Clubs of Monaco play in France. */
export const countryOfUefaCode = (code: string): string | null => UEFA_COUNTRY[code] ?? null;

const SPORT_LETTERS: Readonly<Record<string, string>> = {
  BUL: 'bg',
  CRO: 'hr',
  GER: 'de',
  GRE: 'gr',
  INA: 'id',
  IOA: 'xw',
  IRI: 'ir',
  LAT: 'lv',
  MGL: 'mn',
  NED: 'nl',
  NGR: 'ng',
  POR: 'pt',
  RSA: 'za',
  RUS: 'ru',
  SIN: 'sg',
  SLO: 'si',
  SUI: 'ch',
};

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .trim();

const byLetters = new Map(COUNTRIES.map(({ trigram, code }) => [trigram, code]));
const byName = new Map(
  COUNTRIES.flatMap(({ code, name, english, aliases }) =>
    [name, english, ...aliases].map((word) => [plain(word), code] as const),
  ),
);

/** 'GER' or 'united-states-of-america'; null where unknown. */
export function countryOf(word: string): string | null {
  return SPORT_LETTERS[word] ?? byLetters.get(word) ?? byName.get(plain(word)) ?? null;
}

/** 'PALAU BLAUGRANA' as 'Palau Blaugrana'. */
export const inTitleCase = (capitals: string): string =>
  capitals
    .trim()
    .toLocaleLowerCase('en')
    .replace(/(^|[\s'’.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase('en'));

/** 'PUNTER, KEVIN' as 'Kevin Punter'. */
export const personOf = (listed: string): string =>
  inTitleCase(
    listed
      .split(',')
      .map((part) => part.trim())
      .reverse()
      .join(' '),
  );

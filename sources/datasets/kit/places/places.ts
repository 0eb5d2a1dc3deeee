import { COUNTRIES, countryByCode } from '@stillingen/domain';
import tables from './tables.json' with { type: 'json' };

/** First words of competition titles, and the country that they stand for. */
const NATIONALITIES: Readonly<Record<string, string>> = tables.nationalities;

const FILE_LETTERS: Readonly<Record<string, string>> = tables.fileLetters;

/** Countries with one time zone. European cups keep Swiss time. */
const ZONE: Readonly<Record<string, string>> = tables.zones;

/** World Cups played in one time zone whose files write local time without an offset. */
const WORLD_CUP_ZONE: Record<string, string> = tables.worldCupZones;

const UEFA_COUNTRY: Readonly<Record<string, string>> = tables.uefaCodes;

export const countryOfNationality = (word: string): string | null => NATIONALITIES[word] ?? null;

export const countryOfLetters = (letters: string): string | null => FILE_LETTERS[letters] ?? countryByCode(letters)?.code ?? null;

export function zoneOfCompetition(country: string, season: string): string | null {
  return (country === 'xw' ? WORLD_CUP_ZONE[season] : ZONE[country]) ?? null;
}

/** Clubs of Monaco play in France. */
export const countryOfUefaCode = (code: string): string | null => UEFA_COUNTRY[code] ?? null;

const SPORT_LETTERS: Readonly<Record<string, string>> = tables.sportLetters;

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

import { COUNTRIES } from '@stillingen/domain';

/** Three letters that sports use instead of football's. */
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

/**
 * The code of three letters ('GER') or an English name ('united-states-of-america'); null where
 * unknown.
 */
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

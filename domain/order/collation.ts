import { compareDanish } from './compare.ts';

/** Countries by language of collation (SORT-19, O-099). */
const LANDS_OF: Readonly<Record<string, readonly string[]>> = {
  az: ['az'],
  be: ['by'],
  bg: ['bg'],
  bs: ['ba'],
  ca: ['ad'],
  cs: ['cz'],
  da: ['dk', 'gl'],
  de: ['at', 'ch', 'de', 'li', 'lu'],
  el: ['cy', 'gr'],
  en: ['au', 'ca', 'gb', 'gb-eng', 'gb-nir', 'gb-sct', 'gb-wls', 'ie', 'nz', 'us', 'za'],
  es: ['ar', 'bo', 'cl', 'co', 'cr', 'ec', 'es', 'gt', 'hn', 'mx', 'ni', 'pa', 'pe', 'py', 'sv', 'uy', 've'],
  et: ['ee'],
  fi: ['fi'],
  fo: ['fo'],
  fr: ['be', 'fr', 'mc'],
  hr: ['hr'],
  hu: ['hu'],
  hy: ['am'],
  is: ['is'],
  it: ['it', 'sm'],
  ka: ['ge'],
  kk: ['kz'],
  lt: ['lt'],
  lv: ['lv'],
  mk: ['mk'],
  mt: ['mt'],
  nb: ['no'],
  nl: ['nl'],
  pl: ['pl'],
  pt: ['br', 'pt'],
  ro: ['md', 'ro'],
  ru: ['ru'],
  sk: ['sk'],
  sl: ['si'],
  sq: ['al', 'xk'],
  sr: ['me', 'rs'],
  sv: ['se'],
  tr: ['tr'],
  uk: ['ua'],
  vi: ['vn'],
};

const READERS_LANGUAGE = 'da';

const languageByLand = new Map(Object.entries(LANDS_OF).flatMap(([language, lands]) => lands.map((land) => [land, language])));
const languageOf = (land: string): string => languageByLand.get(land) ?? READERS_LANGUAGE;

const collators = new Map<string, Intl.Collator>();

function collatorOf(language: string): Intl.Collator {
  let collator = collators.get(language);
  if (collator === undefined) {
    // Browsers without the language would use their own.
    collator = new Intl.Collator([language, READERS_LANGUAGE]);
    collators.set(language, collator);
  }
  return collator;
}

/** Compares names (NFC) in the language of a country; 0 for equal ones (SORT-19). */
export function compareNames(land: string, a: string, b: string): number {
  const language = languageOf(land);
  return language === READERS_LANGUAGE ? compareDanish(a, b) : a === b ? 0 : collatorOf(language).compare(a, b);
}

/** Greek without accents, Turkish with its two i's (SORT-20). */
export const upperCase = (land: string, text: string): string => text.toLocaleUpperCase([languageOf(land), READERS_LANGUAGE]);

import { compareDanish } from './compare.ts';
import countriesByLanguage from './languages.json' with { type: 'json' };

const READERS_LANGUAGE = 'da';

/** Language of collation by country (SORT-19, O-099). */
const languageByLand = new Map(
  Object.entries(countriesByLanguage).flatMap(([language, lands]) => lands.map((land) => [land, language])),
);
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

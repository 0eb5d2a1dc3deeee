import { foldLetters } from '../text/slug.ts';

const CLUB_WORDS = new Set(['fc', 'afc', 'cf']);

/**
 * What is equal in all spellings of a club's name: 'F.C. København', 'FC Koebenhavn' and 'koebenhavn' give 'koebenhavn'.
 * Accents, case, spaces and punctuation do not count, nor does a leading or trailing FC, AFC or CF; everything else does,
 * so that 'Kolding IF' and 'Kolding Boldklub' stay two.
 */
export function foldClub(name: string): string {
  const words = nameWords(name);
  if (words.length > 1 && CLUB_WORDS.has(words[0]!)) words.shift();
  if (words.length > 1 && CLUB_WORDS.has(words.at(-1)!)) words.pop();
  return words.join('') || name;
}

/** What is equal in all spellings of any other name: a country's, a competition's. */
export function foldName(name: string): string {
  return nameWords(name).join('') || name;
}

/** The words of a name in small plain letters, without punctuation. */
export function nameWords(name: string): string[] {
  return foldLetters(name)
    .replace(/['’ʻ`.]/g, '')
    .replace(/&/g, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The name as typed where the letters æ ø å ä ö ü are not at hand: 'Bronshoj', 'Malmoe'. Only the spellings that differ. */
export function typedSpellings(name: string): string[] {
  const bare = name.replace(/[æÆ]/g, 'a').replace(/[øØ]/g, 'o').replace(/[åÅ]/g, 'a');
  const german = name.normalize('NFC').replace(/[öÖ]/g, 'oe').replace(/[üÜ]/g, 'ue').replace(/[äÄ]/g, 'ae');
  return [bare, german].filter((spelling) => spelling !== name);
}

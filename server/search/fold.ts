import { foldLetters } from '@stillingen/domain';

/** What fold to two letters is found by one of them as well: 'brondby' and 'broendby', 'arhus' and 'aarhus'. */
const PAIRS: readonly (readonly [pair: RegExp, letter: string])[] = [
  [/oe/g, 'o'],
  [/aa/g, 'a'],
  [/ae/g, 'a'],
];

/** A text as it is searched: the words of letters and digits, without accents, case or the choice between ø, oe and o. */
export function wordsOf(text: string): string[] {
  let folded = foldLetters(text.normalize('NFKC'));
  for (const [pair, letter] of PAIRS) folded = folded.replace(pair, letter);
  // A point or an apostrophe within a word is no end of it: 'F.C.', "St. Mary's".
  return folded
    .replace(/['’ʻ.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

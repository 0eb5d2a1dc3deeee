import { foldLetters } from './names.ts';

/** One letter stands for its pair too: 'brondby' and 'broendby', 'arhus' and 'aarhus'. */
const PAIRS: readonly (readonly [pair: RegExp, letter: string])[] = [
  [/oe/g, 'o'],
  [/aa/g, 'a'],
  [/ae/g, 'a'],
];

/** In a character class: what does not end a word. 'F.C.', "St. Mary's", and what is not seen. */
export const WITHIN_WORDS = "'’‘‛ʼʻʹ`´′\uff07.\\p{Cf}";
const WITHIN = new RegExp(`[${WITHIN_WORDS}]`, 'gu');

/** Words of letters and digits without accents and case; ø, oe and o are equal. */
export function searchWords(text: string): string[] {
  // First: normalization makes '´' a space with an accent.
  let folded = foldLetters(text.replace(WITHIN, '').normalize('NFKC'));
  for (const [pair, letter] of PAIRS) folded = folded.replace(pair, letter);
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

const MIN_LETTERS = 2;
export const MAX_TYPED_LETTERS = 64;

/** What was typed, as words; empty for a text that is too short or too long to search for. */
export function typedWords(text: string): string[] {
  const typed = text.length > MAX_TYPED_LETTERS ? [] : searchWords(text);
  return typed.join('').length < MIN_LETTERS ? [] : typed;
}

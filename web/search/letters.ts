import { searchWords, WITHIN_WORDS } from '@stillingen/domain';

const WORD = new RegExp(`[\\p{L}\\p{M}\\p{N}${WITHIN_WORDS}]+`, 'gu');
const fold = (text: string): string => searchWords(text).join('');

export interface Part {
  readonly text: string;
  readonly isTyped: boolean;
}

/** How many letters of a word were typed; 0 where it begins otherwise. */
function typedLetters(word: string, typed: readonly string[]): number {
  const folded = fold(word);
  const longest = typed.filter((part) => folded.startsWith(part)).toSorted((a, b) => b.length - a.length)[0];
  if (longest === undefined) return 0;
  for (let letters = 1; letters < word.length; letters += 1)
    // 'Sø' is 'so' and 'Aa' is 'a': the first beginning that folds to all of what was typed.
    if (fold(word.slice(0, letters)).startsWith(longest)) return letters;
  return word.length;
}

/** The parts of a name, with the beginnings of its words that were typed. */
export function partsOf(name: string, text: string): readonly Part[] {
  const typed = searchWords(text);
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: word, index } of name.matchAll(WORD)) {
    const letters = typedLetters(word, typed);
    if (letters === 0) continue;
    if (index > from) parts.push({ text: name.slice(from, index), isTyped: false });
    from = index + letters;
    parts.push({ text: name.slice(index, from), isTyped: true });
  }
  return from < name.length ? [...parts, { text: name.slice(from), isTyped: false }] : parts;
}

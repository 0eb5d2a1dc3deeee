import leven from 'leven';
import { type Kept, wordsOf } from './name-document.ts';

/** How many letters of a typed word may be wrong. */
export const mistakesIn = ({ length }: string): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** The word with two neighbouring letters swapped, which counts as one wrong letter. */
export const swapsOf = (typed: string): string[] =>
  mistakesIn(typed) === 0
    ? []
    : Array.from({ length: typed.length - 1 }, (_, at) => typed.slice(0, at) + typed[at + 1]! + typed[at]! + typed.slice(at + 2));

const isNear = (typed: string, word: string): boolean =>
  word.startsWith(typed) ||
  (Math.abs(word.length - typed.length) <= mistakesIn(typed) &&
    (leven(typed, word) <= mistakesIn(typed) || swapsOf(typed).includes(word)));

/** What was typed, as it is compared with many names. */
export class Typed {
  readonly words: readonly string[];
  /** Is looked up; the others are compared with the names that it finds. */
  readonly longest: string;
  readonly #others: readonly string[];
  readonly #all: readonly string[];
  readonly #start: string;
  readonly #whole: string;

  constructor(words: readonly string[]) {
    this.words = words;
    this.longest = words.toSorted((a, b) => b.length - a.length)[0]!;
    this.#all = words.map((word) => ` ${word}`);
    this.#others = this.#all.filter((word) => word !== ` ${this.longest}`);
    this.#start = `\n${words.join(' ')}`;
    this.#whole = `${this.#start}\n`;
  }

  /** Of a name with a word that begins with the longest. */
  isIn({ allWords }: Kept): boolean {
    return this.#others.every((word) => allWords.includes(word));
  }

  isMeantBy(kept: Kept): boolean {
    if (this.#all.every((word) => kept.allWords.includes(word))) return false;
    const words = [...wordsOf(kept)];
    return this.words.every((typed) => words.some((word) => isNear(typed, word)));
  }

  /** The whole name, a whole alias, then by weight; by words of an alias one weight later. */
  rankOf({ names, aliases, words, allWords, weight }: Kept): number {
    if (names.includes(this.#whole)) return 0;
    if (words === allWords) return 2 + weight;
    if (aliases.includes(this.#whole)) return 1;
    return 2 + weight + (this.#all.every((word) => words.includes(word)) ? 0 : 1);
  }

  placeOf({ names, order }: Kept): number {
    return 2 * order + (names.includes(this.#start) ? 0 : 1);
  }
}

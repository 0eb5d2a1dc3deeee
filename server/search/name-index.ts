import SearchableMap from 'minisearch/SearchableMap';
import { type Kept, type NameDocument, type NameGroup, type NameList, wordsOf } from './name-document.ts';
import { Best, GUESS_RANK } from './name-list.ts';
import { mistakesIn, swapsOf, Typed } from './typed.ts';

/** Fewer hits than these let misspellings in. */
const FEW = 3;
const linesOf = (phrases: readonly string[]): string => ['', ...phrases, ''].join('\n');
const spaced = (phrases: readonly string[]): string => ['', ...phrases].join(' ');

/** Names by the beginnings of their words, and by words with a few wrong letters. */
export class NameIndex {
  readonly #numbers = new Map<string, number>();
  readonly #kept: (Kept | undefined)[] = [];
  readonly #byWord = new SearchableMap<number[]>();

  put({ names, aliases, code, ...document }: NameDocument): void {
    this.remove(document.id);
    const words = spaced([...names, ...(code === '' ? [] : [code])]);
    const kept: Kept = {
      ...document,
      name: names[0] ?? '',
      names: linesOf(names),
      aliases: linesOf(aliases),
      words,
      allWords: aliases.length === 0 ? words : words + spaced(aliases),
    };
    const number = this.#numbers.get(document.id) ?? this.#kept.length;
    this.#numbers.set(document.id, number);
    this.#kept[number] = kept;
    for (const word of wordsOf(kept)) {
      const numbers = this.#byWord.get(word);
      if (numbers === undefined) this.#byWord.set(word, [number]);
      else numbers.push(number);
    }
  }

  remove(id: string): void {
    const number = this.#numbers.get(id);
    const kept = number === undefined ? undefined : this.#kept[number];
    if (number === undefined || kept === undefined) return;
    this.#kept[number] = undefined;
    for (const word of wordsOf(kept)) {
      const rest = this.#byWord.get(word)!.filter((other) => other !== number);
      if (rest.length === 0) this.#byWord.delete(word);
      else this.#byWord.set(word, rest);
    }
  }

  /** A list for each group; hits by the letters as typed come before those by misspellings. */
  find(words: readonly string[], groups: readonly NameGroup[]): readonly NameList[] {
    const lists = groups.map((group) => new Best(group));
    if (words.length === 0) return lists.map((list) => list.list());
    const typed = new Typed(words);
    const exact = this.#beginningWith(typed.longest);
    this.#putInto(lists, exact, typed, { rank: 0, isFound: (kept) => typed.isIn(kept) });
    if (lists.reduce((sum, { count }) => sum + count, 0) < FEW && words.some((word) => mistakesIn(word) > 0))
      this.#putInto(lists, exact.union(this.#near(typed.longest)), typed, {
        rank: GUESS_RANK,
        isFound: (kept) => typed.isMeantBy(kept),
      });
    return lists.map((list) => list.list());
  }

  #beginningWith(prefix: string): Set<number> {
    const found = new Set<number>();
    for (const numbers of this.#byWord.atPrefix(prefix).values()) for (const number of numbers) found.add(number);
    return found;
  }

  #near(word: string): Set<number> {
    const near = [...this.#byWord.fuzzyGet(word, mistakesIn(word)).values()].flatMap(([numbers]) => numbers);
    const swapped = swapsOf(word).flatMap((other) => this.#byWord.get(other) ?? []);
    return new Set([...near, ...swapped]);
  }

  #putInto(lists: readonly Best[], numbers: Iterable<number>, typed: Typed, { rank: base, isFound }: Phase): void {
    for (const number of numbers) {
      const kept = this.#kept[number]!;
      const list = lists.find((each) => each.takes(kept));
      if (list === undefined || !isFound(kept)) continue;
      list.add({ kept, rank: base + typed.rankOf(kept), place: typed.placeOf(kept) });
    }
  }
}

interface Phase {
  readonly rank: number;
  readonly isFound: (kept: Kept) => boolean;
}

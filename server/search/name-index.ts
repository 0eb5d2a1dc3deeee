import leven from 'leven';
import SearchableMap from 'minisearch/SearchableMap';

/** Result types of this family of services; countries are our own. */
export const RESULT = { league: 1, team: 2, player: 3, country: 5 } as const;
export type ResultType = (typeof RESULT)[keyof typeof RESULT];

/** What the index keeps of a competition, participant or country. Names are folded phrases. */
export interface NameDocument {
  readonly id: string;
  readonly type: ResultType;
  readonly sportId: number;
  readonly names: readonly string[];
  readonly aliases: readonly string[];
  /** Found by, and never shown: a short name. */
  readonly code: string;
  /** Lower is better known. */
  readonly weight: number;
  /** Among equals, lower is better: the place of the sport in lists. */
  readonly order: number;
}

/** One list of hits: of these types and sports, of all where empty. */
export interface NameGroup {
  readonly types: readonly number[];
  readonly sports: readonly number[];
  readonly most: number;
}

/** Hits of one rank are equal but for what the index does not know. */
export interface NameHit {
  readonly id: string;
  readonly rank: number;
  /** Found by a misspelling alone. */
  readonly isGuess: boolean;
}

export interface NameList {
  readonly hits: readonly NameHit[];
  readonly count: number;
}

interface Kept extends Omit<NameDocument, 'names' | 'aliases' | 'code'> {
  readonly name: string;
  /** Display names and aliases, a line each. */
  readonly names: string;
  readonly aliases: string;
  /** A space before each word. */
  readonly words: string;
  readonly aliasWords: string;
}

interface Found {
  readonly kept: Kept;
  readonly rank: number;
  /** Within a rank. */
  readonly place: number;
}

/** Fewer hits than these let misspellings in. */
const FEW = 3;
const GUESS_RANK = 100;
const linesOf = (phrases: readonly string[]): string => ['', ...phrases, ''].join('\n');
const spaced = (phrases: readonly string[]): string => ['', ...phrases].join(' ');
const covers = (words: string, typed: readonly string[]): boolean => typed.every((part) => words.includes(` ${part}`));

/** How many letters of a typed word may be wrong. */
const mistakesIn = ({ length }: string): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** The word with two neighbouring letters swapped, which counts as one wrong letter. */
const swapsOf = (typed: string): string[] =>
  mistakesIn(typed) === 0
    ? []
    : Array.from({ length: typed.length - 1 }, (_, at) => typed.slice(0, at) + typed[at + 1]! + typed[at]! + typed.slice(at + 2));

const isNear = (typed: string, word: string): boolean =>
  word.startsWith(typed) ||
  (Math.abs(word.length - typed.length) <= mistakesIn(typed) &&
    (leven(typed, word) <= mistakesIn(typed) || swapsOf(typed).includes(word)));

/** The whole name, a whole alias, then by weight; by words of an alias one weight later. */
function rankOf({ names, aliases, words, weight }: Kept, typed: readonly string[], phrase: string): number {
  if (names.includes(`\n${phrase}\n`)) return 0;
  if (aliases.includes(`\n${phrase}\n`)) return 1;
  return 2 + weight + (covers(words, typed) ? 0 : 1);
}

const compare = (a: Found, b: Found): number =>
  a.rank - b.rank ||
  a.place - b.place ||
  a.kept.name.length - b.kept.name.length ||
  (a.kept.name === b.kept.name ? 0 : a.kept.name < b.kept.name ? -1 : 1);

/** The best of a list, in order, without sorting the rest. */
class Best {
  readonly #most: number;
  readonly found: Found[] = [];
  count = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(found: Found): void {
    this.count += 1;
    if (this.found.length === this.#most && compare(found, this.found.at(-1)!) >= 0) return;
    const at = this.found.findIndex((other) => compare(found, other) < 0);
    this.found.splice(at === -1 ? this.found.length : at, 0, found);
    if (this.found.length > this.#most) this.found.pop();
  }
}

/** Names by the beginnings of their words, and by words with a few wrong letters. */
export class NameIndex {
  readonly #numbers = new Map<string, number>();
  readonly #kept: (Kept | undefined)[] = [];
  readonly #byWord = new SearchableMap<number[]>();

  put({ names, aliases, code, ...document }: NameDocument): void {
    this.remove(document.id);
    const kept: Kept = {
      ...document,
      name: names[0] ?? '',
      names: linesOf(names),
      aliases: linesOf(aliases),
      words: spaced([...names, ...(code === '' ? [] : [code])]),
      aliasWords: spaced(aliases),
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
  find(typed: readonly string[], groups: readonly NameGroup[]): readonly NameList[] {
    const longest = typed.toSorted((a, b) => b.length - a.length)[0];
    const lists = groups.map(({ most }) => new Best(most));
    if (longest === undefined) return lists.map(listOf);
    const exact = this.#beginningWith(longest);
    const put = (numbers: Iterable<number>, isFound: (kept: Kept) => boolean, rank: number): void => {
      for (const number of numbers) this.#put({ lists, groups, typed, number, isFound, rank });
    };
    put(exact, ({ words, aliasWords }) => covers(words + aliasWords, typed), 0);
    if (lists.reduce((sum, { count }) => sum + count, 0) >= FEW || typed.every((word) => mistakesIn(word) === 0))
      return lists.map(listOf);
    const near = [...this.#byWord.fuzzyGet(longest, mistakesIn(longest)).values()].flatMap(([numbers]) => numbers);
    const swapped = swapsOf(longest).flatMap((word) => this.#byWord.get(word) ?? []);
    put(
      exact.union(new Set([...near, ...swapped])),
      (kept) => !covers(kept.words + kept.aliasWords, typed) && isGuessed(wordsOf(kept), typed),
      GUESS_RANK,
    );
    return lists.map(listOf);
  }

  #beginningWith(prefix: string): Set<number> {
    const found = new Set<number>();
    for (const numbers of this.#byWord.atPrefix(prefix).values()) for (const number of numbers) found.add(number);
    return found;
  }

  #put({ lists, groups, typed, number, isFound, rank }: Putting): void {
    const kept = this.#kept[number]!;
    const at = groups.findIndex(
      ({ types, sports }) =>
        (types.length === 0 || types.includes(kept.type)) && (sports.length === 0 || sports.includes(kept.sportId)),
    );
    if (at === -1 || !isFound(kept)) return;
    const phrase = typed.join(' ');
    lists[at]!.add({
      kept,
      rank: rank + rankOf(kept, typed, phrase),
      place: 2 * kept.order + (kept.names.includes(`\n${phrase}`) ? 0 : 1),
    });
  }
}

interface Putting {
  readonly lists: readonly Best[];
  readonly groups: readonly NameGroup[];
  readonly typed: readonly string[];
  readonly number: number;
  readonly isFound: (kept: Kept) => boolean;
  readonly rank: number;
}

const wordsOf = ({ words, aliasWords }: Pick<Kept, 'words' | 'aliasWords'>): Set<string> =>
  new Set((words + aliasWords).split(' ').filter((word) => word !== ''));

const isGuessed = (words: ReadonlySet<string>, typed: readonly string[]): boolean =>
  typed.every((part) => words.values().some((word) => isNear(part, word)));

const listOf = ({ found, count }: Best): NameList => ({
  count,
  hits: found.map(({ kept: { id }, rank }) => ({ id, rank, isGuess: rank >= GUESS_RANK })),
});

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

/** A document as the index compares it. */
export interface Kept extends Omit<NameDocument, 'names' | 'aliases' | 'code'> {
  readonly name: string;
  /** Display names and aliases, a line each. */
  readonly names: string;
  readonly aliases: string;
  /** A space before each word: of display names, and with those of aliases. */
  readonly words: string;
  readonly allWords: string;
}

export const wordsOf = ({ allWords }: Kept): Set<string> => new Set(allWords.split(' ').filter((word) => word !== ''));

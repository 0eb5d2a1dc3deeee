import {
  type Entry,
  foldLetters,
  type League,
  type LiveState,
  type Participant,
  SPORT_NAMES,
  type TemplateId,
} from '@stillingen/domain';
import type { Vocabulary } from '@stillingen/wire/words';

/** What fold to two letters is found by one of them as well: 'brondby' and 'broendby', 'arhus' and 'aarhus'. */
const PAIRS: readonly (readonly [pair: RegExp, letter: string])[] = [
  [/oe/g, 'o'],
  [/aa/g, 'a'],
  [/ae/g, 'a'],
];

/** A text as it is searched: the words of letters and digits, without accents, case or the choice between ø, oe and o. */
export function searchWords(text: string): string[] {
  let folded = foldLetters(text.normalize('NFKC'));
  for (const [pair, letter] of PAIRS) folded = folded.replace(pair, letter);
  // A point or an apostrophe within a word is no end of it: 'F.C.', "St. Mary's".
  return folded
    .replace(/['’ʻ.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** What can be found: a competition through all its seasons, or a participant. */
export type SearchHit =
  | { readonly kind: 'competition'; readonly league: League }
  | { readonly kind: 'participant'; readonly participant: Participant };

/** What is asked for; empty sets stand for all. */
export interface SearchQuery {
  readonly text: string;
  readonly accepts: (found: SearchHit) => boolean;
}

/** Names by the beginnings of their words. */
export interface SearchIndex {
  /** What has a word for each word that is typed, beginning with it; the best first. Empty for less than two letters. */
  find(wish: SearchQuery): readonly SearchHit[];
  /** The competitions that everybody looks for, in the order of their countries' lists. */
  top(accepts: SearchQuery['accepts']): readonly SearchHit[];
  /** Takes up what came or changed. */
  advance(entries: readonly Entry[]): void;
}

/** Sports whose search is turned off (CALL-02). */
const NOT_SEARCHED: ReadonlySet<number> = new Set([32, 33]);
const MIN_LETTERS = 2;
const MAX_LETTERS = 64;
/** Words are looked up by so many letters; the rest of them is compared. */
const KEY_LETTERS = 3;
const RESULTS = 20;

interface IndexEntry {
  readonly found: SearchHit;
  readonly words: readonly string[];
  /** The words of each name alone, without those of a code. */
  readonly wholes: readonly string[];
  /** Orders what is found alike. */
  readonly weight: number;
  readonly name: string;
}

const isEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, at) => word === b[at]);

/** The words of each of some names; a name that is the same in several languages counts once. */
const wordingsOf = (names: readonly string[]): string[][] => [...new Set(names)].map(searchWords);

/** The beginnings under which a word is kept. */
function keysOf(words: readonly string[]): Set<string> {
  const keys = new Set<string>();
  for (const word of words) {
    for (let letters = 1; letters <= Math.min(KEY_LETTERS, word.length); letters += 1) keys.add(word.slice(0, letters));
  }
  return keys;
}

const placeOfSport = new Map(SPORT_NAMES.map(({ id }, place) => [id, place]));
const LEAGUE_WEIGHT = { t: 0, p: 1, s: 2, c: 3 } as const;
const PARTICIPANT_WEIGHT = { club: 1, national: 1, person: 2, pair: 4 } as const;

/** Lower is better: the whole name as typed, then what is known best, of the sport that stands first in the bar, by its beginning. */
const rankOf = ({ found, wholes, weight }: IndexEntry, typed: string): number => {
  if (wholes.includes(typed)) return 0;
  const { sportId } = found.kind === 'competition' ? found.league : found.participant;
  return 1000 * (1 + weight) + 10 * placeOfSport.get(sportId)! + (wholes.some((whole) => whole.startsWith(typed)) ? 0 : 1);
};

/** The names of a state as it stands and changes, in all of these languages. */
export function createSearchIndex(
  { participants, leagues }: Pick<LiveState, 'participants' | 'leagues'>,
  languages: readonly Vocabulary[],
): SearchIndex {
  const byId = new Map<string, IndexEntry>();
  const byKey = new Map<string, Set<string>>();
  /** The newest season of each competition. */
  const newest = new Map<TemplateId, League>();

  function put(id: string, indexed: IndexEntry): void {
    const before = byId.get(id);
    byId.set(id, indexed);
    if (before !== undefined && isEqual(before.words, indexed.words)) return;
    for (const key of keysOf(before?.words ?? [])) byKey.get(key)?.delete(id);
    for (const key of keysOf(indexed.words)) {
      const ids = byKey.get(key);
      if (ids === undefined) byKey.set(key, new Set([id]));
      else ids.add(id);
    }
  }

  function putParticipant(participant: Participant): void {
    if (NOT_SEARCHED.has(participant.sportId)) return;
    const { id, name, code, kind, deleted } = participant;
    const wordings = wordingsOf(languages.map((words) => words.participant(participant).name));
    put(id, {
      found: { kind: 'participant', participant },
      words: deleted === true ? [] : [...wordings.flat(), ...searchWords(code)],
      wholes: wordings.map((words) => words.join(' ')),
      weight: PARTICIPANT_WEIGHT[kind],
      name,
    });
  }

  function putLeague(league: League): void {
    if (NOT_SEARCHED.has(league.sportId)) return;
    const known = newest.get(league.templateId);
    if (known !== undefined && known.season > league.season) return;
    newest.set(league.templateId, league);
    const { name, type } = league;
    const wordings = wordingsOf(languages.map((words) => words.competition(league).name));
    const found: SearchHit = { kind: 'competition', league };
    const wholes = wordings.map((words) => words.join(' '));
    put(league.templateId, { found, words: wordings.flat(), wholes, weight: LEAGUE_WEIGHT[type], name });
  }

  for (const participant of participants.values()) putParticipant(participant);
  for (const league of leagues.values()) putLeague(league);

  return {
    find({ text, accepts }) {
      if (text.length > MAX_LETTERS) return [];
      const typed = searchWords(text);
      if (typed.join('').length < MIN_LETTERS) return [];
      const longest = typed.toSorted((a, b) => b.length - a.length)[0]!;
      const whole = typed.join(' ');
      return [...(byKey.get(longest.slice(0, KEY_LETTERS)) ?? [])]
        .map((id) => byId.get(id)!)
        .filter(({ found, words }) => accepts(found) && typed.every((part) => words.some((word) => word.startsWith(part))))
        .map((indexed) => ({ indexed, rank: rankOf(indexed, whole) }))
        .sort(
          (a, b) =>
            a.rank - b.rank || a.indexed.name.length - b.indexed.name.length || (a.indexed.name < b.indexed.name ? -1 : 1),
        )
        .slice(0, RESULTS)
        .map(({ indexed }) => indexed.found);
    },
    top(accepts) {
      return [...newest.values()]
        .filter(({ type }) => type === 't')
        .sort((a, b) => a.sportId - b.sportId || a.order - b.order || (a.name < b.name ? -1 : 1))
        .map((league): SearchHit => ({ kind: 'competition', league }))
        .filter(accepts)
        .slice(0, RESULTS);
    },
    advance(entries) {
      for (const { changes } of entries) {
        for (const change of changes) {
          if (change.kind === 'participant') putParticipant(change.participant);
          if (change.kind === 'league') putLeague(change.league);
        }
      }
    },
  };
}

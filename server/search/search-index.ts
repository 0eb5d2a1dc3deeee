import {
  clubAliases,
  competitionNames,
  type Entry,
  foldLetters,
  type League,
  type LiveState,
  type Participant,
  SPORT,
  SPORT_NAMES,
  type TemplateId,
} from '@stillingen/domain';
import type { Vocabulary } from '@stillingen/wire/words';

/** One letter stands for its pair too: 'brondby' and 'broendby', 'arhus' and 'aarhus'. */
const PAIRS: readonly (readonly [pair: RegExp, letter: string])[] = [
  [/oe/g, 'o'],
  [/aa/g, 'a'],
  [/ae/g, 'a'],
];

/** Words of letters and digits without accents and case; ø, oe and o are equal. */
export function searchWords(text: string): string[] {
  let folded = foldLetters(text.normalize('NFKC'));
  for (const [pair, letter] of PAIRS) folded = folded.replace(pair, letter);
  // Points and apostrophes do not end a word: 'F.C.', "St. Mary's".
  return folded
    .replace(/['’ʻ.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

export type SearchHit =
  | { readonly kind: 'competition'; readonly league: League }
  | { readonly kind: 'participant'; readonly participant: Participant };

export interface SearchQuery {
  readonly text: string;
  readonly accepts: (hit: SearchHit) => boolean;
}

/** An index by the beginnings of words, over display names, codes, former names and aliases. */
export interface SearchIndex {
  /** Hits with a word for each typed word, the best first. Empty for less than two letters. */
  find(query: SearchQuery): readonly SearchHit[];
  top(accepts: SearchQuery['accepts']): readonly SearchHit[];
  advance(entries: readonly Entry[]): void;
}

/** Sports without search (CALL-02). */
const NOT_SEARCHED: ReadonlySet<number> = new Set([32, 33]);
const MIN_LETTERS = 2;
const MAX_LETTERS = 64;
const KEY_LETTERS = 3;
const RESULTS = 20;

interface IndexEntry {
  readonly hit: SearchHit;
  /** A space before each; one text, because tens of thousands of entries are kept. */
  readonly words: string;
  readonly aliasWords: string;
  /** Display names and aliases as folded phrases, a line each. */
  readonly names: string;
  readonly aliases: string;
  readonly weight: number;
  readonly name: string;
}

const wordingsOf = (names: readonly string[]): string[][] => [...new Set(names)].map(searchWords);
const wordsText = (words: readonly string[]): string => ['', ...words].join(' ');
const linesText = (wordings: readonly string[][]): string => ['', ...wordings.map((words) => words.join(' ')), ''].join('\n');

function keysOf({ words, aliasWords }: IndexEntry): Set<string> {
  const keys = new Set<string>();
  for (const word of (words + aliasWords).split(' '))
    for (let letters = 1; letters <= Math.min(KEY_LETTERS, word.length); letters += 1) keys.add(word.slice(0, letters));
  return keys;
}

const covers = (words: string, typed: readonly string[]): boolean => typed.every((part) => words.includes(` ${part}`));

class EntryTable {
  readonly #byId = new Map<string, IndexEntry>();
  readonly #byKey = new Map<string, Set<string>>();

  put(id: string, entry: IndexEntry): void {
    const before = this.#byId.get(id);
    this.#byId.set(id, entry);
    const keys = keysOf(entry);
    for (const key of before === undefined ? [] : keysOf(before)) if (!keys.has(key)) this.#byKey.get(key)?.delete(id);
    for (const key of keys) {
      const ids = this.#byKey.get(key);
      if (ids === undefined) this.#byKey.set(key, new Set([id]));
      else ids.add(id);
    }
  }

  matching(typed: readonly string[]): IndexEntry[] {
    const longest = typed.toSorted((a, b) => b.length - a.length)[0]!;
    return [...(this.#byKey.get(longest.slice(0, KEY_LETTERS)) ?? [])]
      .map((id) => this.#byId.get(id)!)
      .filter(({ words, aliasWords }) => covers(words + aliasWords, typed));
  }
}

const placeOfSport = new Map(SPORT_NAMES.map(({ id }, place) => [id, place]));
const LEAGUE_WEIGHT = { t: 0, p: 1, s: 2, c: 3 } as const;
const PARTICIPANT_WEIGHT = { club: 1, national: 1, person: 2, pair: 4 } as const;
const WEIGHT_RANKS = 1000;

/** Lower is better: the whole name, a whole alias, then weight, sport and prefix; matches by
 * alias words one weight later. */
function rankOf({ hit, words, names, aliases, weight }: IndexEntry, typed: readonly string[]): number {
  const phrase = typed.join(' ');
  if (names.includes(`\n${phrase}\n`)) return 0;
  if (aliases.includes(`\n${phrase}\n`)) return 1;
  const { sportId } = hit.kind === 'competition' ? hit.league : hit.participant;
  const weights = 1 + weight + (covers(words, typed) ? 0 : 1);
  return WEIGHT_RANKS * weights + 10 * placeOfSport.get(sportId)! + (names.includes(`\n${phrase}`) ? 0 : 1);
}

function participantEntry(participant: Participant, languages: readonly Vocabulary[]): IndexEntry {
  const { sportId, name, country, code, kind, deleted } = participant;
  const wordings = wordingsOf(languages.map((words) => words.participant(participant).name));
  const others = wordingsOf(sportId === SPORT.football && kind === 'club' ? clubAliases(name, country) : []);
  const isFound = deleted !== true;
  return {
    hit: { kind: 'participant', participant },
    words: isFound ? wordsText([...wordings.flat(), ...searchWords(code)]) : '',
    aliasWords: isFound ? wordsText(others.flat()) : '',
    names: linesText(wordings),
    aliases: linesText(others),
    weight: PARTICIPANT_WEIGHT[kind],
    name,
  };
}

function leagueEntry(league: League, languages: readonly Vocabulary[]): IndexEntry {
  const wordings = wordingsOf(languages.map((words) => words.competition(league).name));
  const others = wordingsOf(competitionNames(league));
  return {
    hit: { kind: 'competition', league },
    words: wordsText(wordings.flat()),
    aliasWords: wordsText(others.flat()),
    names: linesText(wordings),
    aliases: linesText(others),
    weight: LEAGUE_WEIGHT[league.type],
    name: league.name,
  };
}

export function createSearchIndex(
  { participants, leagues }: Pick<LiveState, 'participants' | 'leagues'>,
  languages: readonly Vocabulary[],
): SearchIndex {
  const table = new EntryTable();
  const newest = new Map<TemplateId, League>();

  function putParticipant(participant: Participant): void {
    if (!NOT_SEARCHED.has(participant.sportId)) table.put(participant.id, participantEntry(participant, languages));
  }
  function putLeague(league: League): void {
    if (NOT_SEARCHED.has(league.sportId)) return;
    const known = newest.get(league.templateId);
    if (known !== undefined && known.season > league.season) return;
    newest.set(league.templateId, league);
    table.put(league.templateId, leagueEntry(league, languages));
  }
  for (const participant of participants.values()) putParticipant(participant);
  for (const league of leagues.values()) putLeague(league);

  return {
    find({ text, accepts }) {
      const typed = text.length > MAX_LETTERS ? [] : searchWords(text);
      if (typed.join('').length < MIN_LETTERS) return [];
      return table
        .matching(typed)
        .filter(({ hit }) => accepts(hit))
        .map((entry) => ({ ...entry, rank: rankOf(entry, typed) }))
        .sort((a, b) => a.rank - b.rank || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
        .slice(0, RESULTS)
        .map(({ hit }) => hit);
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
      for (const change of entries.flatMap(({ changes }) => changes)) {
        if (change.kind === 'participant') putParticipant(change.participant);
        if (change.kind === 'league') putLeague(change.league);
      }
    },
  };
}

import {
  COUNTRIES,
  type Country,
  countryByCode,
  type Entry,
  type League,
  type LiveState,
  type Participant,
  type ParticipantId,
  type StageId,
  type TemplateId,
  typedWords,
} from '@stillingen/domain';
import type { Vocabulary } from '@stillingen/wire/words';
import { countryDocument, leagueDocument, NOT_SEARCHED, participantDocument } from './documents.ts';
import type { NameDocument, NameGroup } from './name-document.ts';
import { NameThread } from './name-thread.ts';

export type SearchHit =
  | { readonly kind: 'competition'; readonly league: League }
  | { readonly kind: 'participant'; readonly participant: Participant }
  | { readonly kind: 'country'; readonly country: Country };

/** `rank` is lower for better hits; those of one rank are equal but for what happens now. */
export interface RankedHit {
  readonly hit: SearchHit;
  readonly rank: number;
  readonly isGuess: boolean;
}

export interface SearchList {
  readonly hits: readonly RankedHit[];
  /** All that were found, also those that are not in the list. */
  readonly count: number;
}

export interface SearchState extends Pick<LiveState, 'participants' | 'leagues' | 'events'> {}

const TOP = 20;
const NO_LIST: SearchList = { hits: [], count: 0 };

/**
 * Finds by display names, codes, former names and aliases in all languages. The names are held by a
 * thread of their own: it answers by ids, and what they stand for is looked up in the state.
 */
export class SearchIndex implements AsyncDisposable {
  readonly #state: SearchState;
  readonly #languages: readonly Vocabulary[];
  readonly #newest = new Map<TemplateId, League>();
  /** Participants of top competitions. */
  readonly #wellKnown = new Set<ParticipantId>();
  readonly #names: NameThread;

  constructor(state: SearchState, languages: readonly Vocabulary[], onError: (error: unknown) => void) {
    this.#state = state;
    this.#languages = languages;
    for (const league of state.leagues.values()) this.#renew(league);
    for (const { leagueId, home, away } of state.events.values()) this.#note(leagueId, home, away);
    this.#names = new NameThread({ all: () => this.#documents(), onError });
  }

  /** A list for each group; empty for less than two letters. Rejects with SearchUnavailable. */
  async find(text: string, groups: readonly NameGroup[]): Promise<readonly SearchList[]> {
    const typed = typedWords(text);
    if (typed.length === 0) return groups.map(() => NO_LIST);
    const lists = await this.#names.find(typed, groups);
    return lists.map(({ hits, count }) => ({
      count,
      hits: hits.flatMap(({ id, rank, isGuess }) => {
        const hit = this.hit(id);
        return hit === null ? [] : [{ hit, rank, isGuess }];
      }),
    }));
  }

  /** Null for an unknown id. */
  hit(id: string): SearchHit | null {
    const participant = this.#state.participants.get(id as ParticipantId);
    if (participant !== undefined) return { kind: 'participant', participant };
    const league = this.#newest.get(id as TemplateId);
    if (league !== undefined) return { kind: 'competition', league };
    const country = countryByCode(id);
    return country === null ? null : { kind: 'country', country };
  }

  top(accepts: (hit: SearchHit) => boolean): readonly SearchHit[] {
    return [...this.#newest.values()]
      .filter(({ type }) => type === 't')
      .sort((a, b) => a.sportId - b.sportId || a.order - b.order || (a.name < b.name ? -1 : 1))
      .map((league): SearchHit => ({ kind: 'competition', league }))
      .filter(accepts)
      .slice(0, TOP);
  }

  /** The newest season of each competition. */
  leagues(): Iterable<League> {
    return this.#newest.values();
  }

  /** A top competition, or one that plays in it. */
  isTop(hit: SearchHit): boolean {
    if (hit.kind === 'competition') return hit.league.type === 't';
    return hit.kind === 'participant' && this.#wellKnown.has(hit.participant.id);
  }

  advance(entries: readonly Entry[]): void {
    for (const change of entries.flatMap(({ changes }) => changes)) {
      if (change.kind === 'participant') this.#putParticipant(change.participant);
      if (change.kind === 'league' && this.#renew(change.league)) this.#names.put(leagueDocument(change.league, this.#languages));
      if (change.kind === 'event')
        for (const participant of this.#note(change.event.leagueId, change.event.home, change.event.away))
          this.#putParticipant(participant);
    }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#names[Symbol.asyncDispose]();
  }

  *#documents(): Iterable<NameDocument> {
    for (const country of COUNTRIES) yield countryDocument(country);
    for (const league of this.#newest.values()) yield leagueDocument(league, this.#languages);
    for (const participant of this.#state.participants.values()) if (isFound(participant)) yield this.#documentOf(participant);
  }

  #documentOf(participant: Participant): NameDocument {
    return participantDocument(participant, this.#languages, this.#wellKnown.has(participant.id));
  }

  #putParticipant(participant: Participant): void {
    if (isFound(participant)) this.#names.put(this.#documentOf(participant));
    else this.#names.remove(participant.id);
  }

  /** Whether it is the newest season of its competition. */
  #renew(league: League): boolean {
    if (NOT_SEARCHED.has(league.sportId)) return false;
    const known = this.#newest.get(league.templateId);
    if (known !== undefined && known.season > league.season) return false;
    this.#newest.set(league.templateId, league);
    return true;
  }

  /** Returns those whose first match in a top competition it is. */
  #note(leagueId: StageId, ...sides: readonly ParticipantId[]): readonly Participant[] {
    if (this.#state.leagues.get(leagueId)?.type !== 't') return [];
    const fresh = sides.filter((id) => !this.#wellKnown.has(id));
    for (const id of fresh) this.#wellKnown.add(id);
    return fresh.flatMap((id) => this.#state.participants.get(id) ?? []);
  }
}

const isFound = ({ sportId, deleted }: Participant): boolean => deleted !== true && !NOT_SEARCHED.has(sportId);

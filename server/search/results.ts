import { type League, type ParticipantKind, sportById } from '@stillingen/domain';
import type { Vocabulary } from '@stillingen/wire/words';
import type { SearchHit } from './search-index.ts';

/** Result types of this family of services. Players of teams are known from line-ups only and not
 * indexed. */
export const RESULT_TYPES = { 1: 'TournamentTemplate', 2: 'Team', 3: 'Player', 4: 'PlayerInTeam' } as const;
export type ResultType = keyof typeof RESULT_TYPES;

const PARTICIPANT_TYPES: Readonly<
  Record<ParticipantKind, { readonly id: number; readonly name: string; readonly type: ResultType }>
> = {
  club: { id: 1, name: 'Team', type: 2 },
  national: { id: 2, name: 'National', type: 2 },
  person: { id: 3, name: 'Player', type: 3 },
  pair: { id: 4, name: 'Pair', type: 3 },
};

/** `images` and `teams` are always empty: crests are drawn from colours. */
export interface SearchResult {
  readonly id: string;
  readonly url: string;
  readonly name: string;
  readonly type: { readonly id: ResultType; readonly name: string };
  readonly sport: { readonly id: number; readonly name: string };
  readonly participantTypes: readonly { readonly id: number; readonly name: string }[];
  readonly images: readonly never[];
  readonly teams: readonly never[];
  readonly defaultCountry: { readonly id: number; readonly name: string } | null;
}

export interface ResultOptions {
  readonly words: Vocabulary;
  readonly leaguePath: (league: League, words: Vocabulary) => string;
}

export const typeOf = (found: SearchHit): ResultType =>
  found.kind === 'competition' ? 1 : PARTICIPANT_TYPES[found.participant.kind].type;

export const sportOf = (found: SearchHit): number => (found.kind === 'competition' ? found.league : found.participant).sportId;

export function resultOf(found: SearchHit, { words, leaguePath }: ResultOptions): SearchResult {
  const type = typeOf(found);
  const thing = found.kind === 'competition' ? found.league : found.participant;
  const country = words.country(thing.country);
  const kind = found.kind === 'participant' ? PARTICIPANT_TYPES[found.participant.kind] : null;
  return {
    id: found.kind === 'competition' ? found.league.templateId : found.participant.id,
    url: found.kind === 'competition' ? leaguePath(found.league, words) : '',
    name: (found.kind === 'competition' ? words.competition(found.league) : words.participant(found.participant)).name,
    type: { id: type, name: RESULT_TYPES[type] },
    sport: { id: thing.sportId, name: words.sport(sportById(thing.sportId)!).name },
    participantTypes: kind === null ? [] : [{ id: kind.id, name: kind.name }],
    images: [],
    teams: [],
    defaultCountry: country === null ? null : { id: country.id, name: country.name },
  };
}

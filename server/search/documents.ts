import {
  clubAliases,
  competitionNames,
  type Country,
  type League,
  type Participant,
  searchWords,
  SPORT,
  SPORT_NAMES,
} from '@stillingen/domain';
import type { Vocabulary } from '@stillingen/wire/words';
import { type NameDocument, RESULT } from './name-document.ts';

/** Sports without search (CALL-02). */
export const NOT_SEARCHED: ReadonlySet<number> = new Set([32, 33]);

const orderOfSport = new Map(SPORT_NAMES.map(({ id }, place) => [id, place]));
const LEAGUE_WEIGHT = { t: 0, p: 1, s: 2, c: 3 } as const;
const PARTICIPANT_WEIGHT = { club: 1, national: 1, person: 2, pair: 4 } as const;
const COUNTRY_WEIGHT = 1;

const phrasesOf = (names: readonly string[]): string[] => [...new Set(names.map((name) => searchWords(name).join(' ')))];

/** The place of the type in answers; a pair is a player of the family's own kind. */
const TYPE_OF_KIND = { club: RESULT.team, national: RESULT.team, person: RESULT.player, pair: RESULT.player } as const;
export const typeOfParticipant = ({ kind }: Pick<Participant, 'kind'>) => TYPE_OF_KIND[kind];

/** `isWellKnown`: it plays in a top competition. */
export function participantDocument(
  participant: Participant,
  languages: readonly Vocabulary[],
  isWellKnown: boolean,
): NameDocument {
  const { id, sportId, name, country, code, kind } = participant;
  return {
    id,
    type: typeOfParticipant(participant),
    sportId,
    names: phrasesOf(languages.map((words) => words.participant(participant).name)),
    aliases: phrasesOf(sportId === SPORT.football && kind === 'club' ? clubAliases(name, country) : []),
    code: searchWords(code).join(' '),
    weight: PARTICIPANT_WEIGHT[kind] - (isWellKnown ? 1 : 0),
    order: orderOfSport.get(sportId)!,
  };
}

export const leagueDocument = (league: League, languages: readonly Vocabulary[]): NameDocument => ({
  id: league.templateId,
  type: RESULT.league,
  sportId: league.sportId,
  names: phrasesOf(languages.map((words) => words.competition(league).name)),
  aliases: phrasesOf(competitionNames(league)),
  code: '',
  weight: LEAGUE_WEIGHT[league.type],
  order: orderOfSport.get(league.sportId)!,
});

export const countryDocument = ({ code, name, english, aliases }: Country): NameDocument => ({
  id: code,
  type: RESULT.country,
  sportId: 0,
  names: phrasesOf([name]),
  aliases: phrasesOf([english, ...aliases]),
  code: '',
  weight: COUNTRY_WEIGHT,
  order: 0,
});

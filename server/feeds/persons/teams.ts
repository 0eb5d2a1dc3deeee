import type { Participant, ParticipantId, TemplateId } from '@stillingen/domain';
import type { CareerLine, HonourLine, PersonTeam } from '@stillingen/wire';
import type { FeedState } from '../../projection/item-source.ts';
import { pairsOf } from '../lists/participants.ts';
import { isTeamOf, teamWords } from './appearances.ts';

/** A team in a season, by a career or by matches. */
export type TeamSeason = Pick<CareerLine, 'season' | 'competition'> & { readonly id: ParticipantId };

/** The teams and pairs of a person, the present one first (PART-14). */
export function teamsOf(
  shown: FeedState,
  person: Participant,
  present: ParticipantId | null,
  seasons: readonly TeamSeason[],
): PersonTeam[] {
  const { state } = shown;
  const played = Map.groupBy(seasons, ({ id }) => id);
  const ids = new Set([...(present === null ? [] : [present]), ...played.keys(), ...pairsOf(shown, person)]);
  return [...ids]
    .filter((id) => isTeamOf(shown, id))
    .map((id) => {
      const own = (played.get(id) ?? []).map(({ season }) => season ?? '').toSorted();
      const { team, ...words } = teamWords(state, id);
      return { team, ...words, first: own[0] ?? null, last: own.at(-1) ?? null, present: id === present ? true : null };
    });
}

function competitionOf({ state, words }: FeedState, templateId: TemplateId): string | null {
  const league = state.leagues.values().find((each) => each.templateId === templateId);
  return league === undefined ? null : words.competition(league).name;
}

/** Titles of the person, of its pairs, and of its teams in the seasons it played for them. */
export function honoursOf(shown: FeedState, person: Participant, seasons: readonly TeamSeason[]): HonourLine[] {
  const { state } = shown;
  const pairs = new Set<ParticipantId>(pairsOf(shown, person));
  const played = Map.groupBy(seasons, ({ id, season }) => `${id} ${season}`);
  const wonBy = (id: ParticipantId | null) => {
    const { team, teamUrl } = teamWords(state, id);
    return { team, teamUrl };
  };
  return [...state.seasonResults.values()]
    .flatMap(({ season, winner, topScorer, templateId }): HonourLine[] => {
      const goals = topScorer?.player === person.id ? topScorer.goals : null;
      const ofTeam = played.get(`${winner} ${season}`) ?? [];
      const isOwn = winner === person.id || pairs.has(winner);
      if (!isOwn && goals === null && ofTeam.length === 0) return [];
      const competition = competitionOf(shown, templateId);
      if (competition === null) return [];
      const hasWon = isOwn || ofTeam.some((each) => each.competition === competition);
      return [
        ...(hasWon ? [{ competition, season, goals: null, ...wonBy(winner === person.id ? null : winner) }] : []),
        ...(goals === null ? [] : [{ competition, season, goals, ...wonBy(null) }]),
      ];
    })
    .toSorted((a, b) => (a.season! > b.season! ? -1 : a.season! < b.season! ? 1 : 0));
}

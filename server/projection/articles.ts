import { type Article, type EventId, type LiveState, type ParticipantId, recordsOf, type TemplateId } from '@stillingen/domain';

export const latestArticles = (articles: Iterable<Article>): readonly Article[] =>
  [...articles].sort((a, b) => b.published - a.published || (a.id < b.id ? -1 : 1));

export const articlesOn = (state: LiveState, id: ParticipantId): readonly Article[] =>
  recordsOf(state, 'articles', id).filter(({ participants }) => participants.includes(id));

function templateOf({ events, races, leagues }: LiveState, id: EventId): TemplateId | null {
  const leagueId = (events.get(id) ?? races.get(id))?.leagueId;
  return (leagueId === undefined ? undefined : leagues.get(leagueId))?.templateId ?? null;
}

/** Of a competition in all its seasons, and of its matches and races. */
export const articlesOnCompetition = (state: LiveState, id: TemplateId): Iterable<Article> =>
  state.articles
    .values()
    .filter(({ competitions, eventId }) => competitions.includes(id) || (eventId !== null && templateOf(state, eventId) === id));

import {
  type Article,
  type ArticleId,
  articlesOn,
  articlesOnCompetition,
  type EventId,
  type EventItem,
  type LiveState,
  NO_FACTS,
  type ParticipantId,
  recordsOf,
  type TemplateId,
} from '@stillingen/domain';
import type { FeedState } from '../../projection/item-source.ts';
import { automaticReport, type NewsArticle, reportHead } from '../reports/report.ts';
import { endOf, reportedEvent } from '../reports/reported.ts';

/** An article, or a match with an automatic report, of which lists write only what they show. */
export interface NewsEntry {
  readonly id: string;
  readonly published: number;
  readonly sportId: number | null;
  readonly eventId: EventId | null;
  readonly hasVideo: boolean;
  /** Of an automatic report with its lead alone. */
  head(): NewsArticle;
}

const hasVideo = ({ facts }: LiveState, id: EventId | null): boolean =>
  id !== null && (facts.get(id) ?? NO_FACTS).video.length > 0;

const articleEntry = (state: LiveState, article: Article): NewsEntry => ({
  id: article.id,
  published: article.published,
  sportId: article.sportId,
  eventId: article.eventId,
  hasVideo: article.video !== undefined || hasVideo(state, article.eventId),
  head: () => article,
});

function reportEntry(shown: FeedState, id: EventId): NewsEntry | null {
  const event = shown.reports ? reportedEvent(shown.state, id) : null;
  if (event === null) return null;
  return {
    id,
    published: endOf(event),
    sportId: event.sportId,
    eventId: id,
    hasVideo: hasVideo(shown.state, id),
    head: () => reportHead(shown, id)!,
  };
}

const entriesOf = (shown: FeedState, articles: Iterable<Article>, events: Iterable<EventId>): readonly NewsEntry[] => [
  ...[...articles].map((article) => articleEntry(shown.state, article)),
  ...(shown.reports ? [...new Set(events)].flatMap((id) => reportEntry(shown, id) ?? []) : []),
];

export const latest = (entries: readonly NewsEntry[]): readonly NewsEntry[] =>
  entries.toSorted((a, b) => b.published - a.published || (a.id < b.id ? -1 : 1));

export const newsOn = (shown: FeedState, id: ParticipantId): readonly NewsEntry[] =>
  entriesOf(shown, articlesOn(shown.state, id), shown.eventsOf(id));

export const newsOnParticipants = (shown: FeedState, ids: readonly ParticipantId[]): readonly NewsEntry[] =>
  entriesOf(
    shown,
    new Set(ids.flatMap((id) => articlesOn(shown.state, id))),
    ids.flatMap((id) => shown.eventsOf(id)),
  );

export function newsOnCompetition(shown: FeedState, id: TemplateId): readonly NewsEntry[] {
  const { state } = shown;
  const stages = [...state.leagues.values()].filter(({ templateId }) => templateId === id);
  const events = stages.flatMap((stage) => [
    ...(state.eventsOfLeague.get(stage.id) ?? []),
    ...(state.racesOfLeague.get(stage.id) ?? []),
  ]);
  return entriesOf(shown, articlesOnCompetition(state, id), events);
}

export const articlesOnEvent = (state: LiveState, id: EventId): readonly Article[] =>
  recordsOf(state, 'articles', id).filter(({ eventId }) => eventId === id);

/** Of a match with articles about its sides, or of a race with those of its competition. */
export function newsOnEvent(shown: FeedState, id: EventId): readonly NewsEntry[] {
  const { state } = shown;
  const match = state.events.get(id);
  if (match !== undefined) {
    const about = [match.home, match.away].flatMap((side) => articlesOn(state, side));
    return entriesOf(shown, new Set([...articlesOnEvent(state, id), ...about]), [id]);
  }
  const { templateId } = state.leagues.get(state.races.get(id)!.leagueId)!;
  const about = state.articles
    .values()
    .filter(({ eventId, competitions }) => eventId === id || competitions.includes(templateId));
  return entriesOf(shown, about, [id]);
}

/** All news since a time (seconds). */
export function newsSince(shown: FeedState, sinceS: number, nowS: number): readonly NewsEntry[] {
  const articles = shown.state.articles.values().filter(({ published }) => published > sinceS);
  const played = shown.reports ? [...shown.itemsNear([sinceS - DAY_S, nowS])].filter(({ isOver }) => isOver) : [];
  return entriesOf(
    shown,
    articles,
    played.map(({ id }) => id),
  ).filter(({ published }) => published > sinceS);
}
/** A match that began this long before its end is listed from its end on. */
const DAY_S = 24 * 3600;

/** The article or automatic report of an id. */
export const newsOf = (shown: FeedState, id: string): NewsArticle | null =>
  shown.state.articles.get(id as ArticleId) ?? automaticReport(shown, id as EventId);

/** The report of a match: that of a provider, or the automatic one. */
export function reportOf(shown: FeedState, id: EventId): NewsArticle | null {
  const written = articlesOnEvent(shown.state, id).filter(({ report }) => report);
  return latest(written.map((article) => articleEntry(shown.state, article)))[0]?.head() ?? automaticReport(shown, id);
}

type Reported = Pick<FeedState, 'state' | 'reports'>;

export const hasReport = ({ state, reports }: Reported, id: EventId): boolean =>
  articlesOnEvent(state, id).some(({ report }) => report) || (reports && reportedEvent(state, id) !== null);

export const hasNews = (shown: Reported, { id, home, away }: Pick<EventItem, 'id' | 'home' | 'away'>): boolean =>
  hasReport(shown, id) ||
  articlesOnEvent(shown.state, id).length > 0 ||
  [home, away].some((side) => hasArticles(shown.state, side));

const hasArticles = (state: LiveState, id: ParticipantId): boolean => articlesOn(state, id).length > 0;

export const hasNewsOn = (shown: Reported & Pick<FeedState, 'eventsOf'>, id: ParticipantId): boolean =>
  hasArticles(shown.state, id) || (shown.reports && shown.eventsOf(id).some((event) => hasReport(shown, event)));

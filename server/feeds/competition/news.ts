import {
  type Article,
  type ArticleId,
  type EventId,
  type EventItem,
  type LiveState,
  type ParticipantId,
  sportNameById,
} from '@stillingen/domain';
import { type NewsListArticle, type NewsRow, writeNews, writeNewsList, writeReport } from '@stillingen/wire';
import type { FeedState } from '../../projection/item-source.ts';
import { pageOf } from './menu.ts';

const FEED_ARTICLES = 50;
const PAGE_ARTICLES = 50;
const ALL_SPORTS = 0;

const latest = (state: LiveState, isAbout: (article: Article) => boolean): Article[] =>
  [...state.articles.values()].filter(isAbout).toSorted((a, b) => b.published - a.published || (a.id < b.id ? -1 : 1));

const rowOf = (article: Article): NewsRow => ({
  title: article.title,
  link: article.url,
  image: article.image,
  published: article.published,
  own: article.url === '',
  source: article.source,
  id: article.id,
  simulated: article.origin !== 'real',
});

const newsText = (articles: readonly Article[]): string =>
  articles.length === 0 ? '' : writeNews(articles.slice(0, FEED_ARTICLES).map(rowOf));

export function participantNewsText({ participant }: { readonly participant: string }, { state }: FeedState): string | null {
  const id = participant as ParticipantId;
  return state.participants.has(id) ? newsText(latest(state, ({ participants }) => participants.includes(id))) : null;
}

/** `participants`: ids joined by hyphens, some of them perhaps unknown. */
export function myNewsText({ participants }: { readonly participants: string }, { state }: FeedState): string {
  const ids = new Set(participants.split('-'));
  return newsText(latest(state, (article) => article.participants.some((id) => ids.has(id))));
}

const isAboutMatch =
  ({ id, home, away }: EventItem) =>
  ({ eventId, participants }: Article): boolean =>
    eventId === id || participants.includes(home) || participants.includes(away);

export const hasNews = (state: LiveState, match: EventItem): boolean => state.articles.values().some(isAboutMatch(match));

/** Of a match or race and its sides; of a race also those of its competition. */
export function eventNewsText({ event }: { readonly event: string }, { state }: FeedState): string | null {
  const id = event as EventId;
  const match = state.events.get(id);
  const race = state.races.get(id);
  if (match !== undefined) return newsText(latest(state, isAboutMatch(match)));
  if (race === undefined) return null;
  const { templateId } = state.leagues.get(race.leagueId)!;
  return newsText(latest(state, ({ eventId, competitions }) => eventId === id || competitions.includes(templateId)));
}

export const reportOf = (state: LiveState, id: EventId): Article | null =>
  latest(state, ({ eventId, report }) => report && eventId === id)[0] ?? null;

function wholeText(article: Article): string {
  const { title, link, image, published, source, simulated } = rowOf(article);
  return writeReport({ title, link, image, published, source, simulated, paragraphs: article.text });
}

export function reportText({ event }: { readonly event: string }, { state }: FeedState): string | null {
  const id = event as EventId;
  if (!state.events.has(id) && !state.races.has(id)) return null;
  const report = reportOf(state, id);
  return report === null ? '' : wholeText(report);
}

export function articleText({ article: id }: { readonly article: string }, { state }: FeedState): string | null {
  const article = state.articles.get(id as ArticleId);
  return article === undefined ? null : wholeText(article);
}

const listed = (article: Article): NewsListArticle => ({
  id: article.id,
  title: article.title,
  url: article.url,
  published: article.published,
  source: article.source,
  images: article.image === '' ? [] : [{ url: article.image, credit: article.source }],
  simulated: article.origin !== 'real',
});

type NamedPage = { readonly anySport: number; readonly page: number };
export function newsListText({ anySport: sportId, page }: NamedPage, { state, words }: FeedState): string {
  const articles = pageOf(
    latest(state, (article) => sportId === ALL_SPORTS || article.sportId === sportId),
    page,
    PAGE_ARTICLES,
  );
  if (articles === null || articles.length === 0) return writeNewsList([]);
  const name = sportId === ALL_SPORTS ? words.latestNews : `${words.latestNews}: ${words.sport(sportNameById(sportId)!).name}`;
  return writeNewsList([{ id: 'latest', name, articles: articles.map(listed) }]);
}

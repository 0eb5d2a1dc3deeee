import {
  type Article,
  type ArticleId,
  articlesOn,
  articlesOnCompetition,
  type EventId,
  type EventItem,
  type LiveState,
  type League,
  NO_FACTS,
  type ParticipantId,
  SPORT_NAMES,
  sportNameById,
  type TemplateId,
  recordsOf,
} from '@stillingen/domain';
import {
  articlePath,
  type NewsLink,
  type NewsListArticle,
  type NewsRow,
  participantPath,
  writeNews,
  writeNewsList,
  writeReport,
} from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';
import { leaguePagePath } from '../../projection/league-header.ts';
import type { FeedState } from '../../projection/item-source.ts';
import { pageOf } from './menu.ts';

const FEED_ARTICLES = 50;
/** Of a page of the news of a participant or competition. */
const NAMED_ARTICLES = 15;
/** A multiple of all counts that the page of news shows (PAGE-37). */
const PAGE_ARTICLES = 30;
/** How far back the list of news reaches (PAGE-36). */
const LISTED_S = 14 * 24 * 3600;
const ALL_SPORTS = 0;

const latest = (articles: Iterable<Article>): readonly Article[] =>
  [...articles].sort((a, b) => b.published - a.published || (a.id < b.id ? -1 : 1));

const rowOf = (article: Article): NewsRow => ({
  title: article.title,
  link: article.url === '' ? articlePath(article.id) : article.url,
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
  return state.participants.has(id) ? newsText(latest(articlesOn(state, id))) : null;
}

const hasVideo = ({ facts }: LiveState, { eventId }: Article): boolean =>
  eventId !== null && (facts.get(eventId) ?? NO_FACTS).video.length > 0;

interface NewsSelection {
  readonly page: number;
  readonly newsType: string;
}
/** One page of all news, or of those of matches with videos. */
function selectedText({ page, newsType }: NewsSelection, state: LiveState, articles: Iterable<Article>): string {
  const selected = [...articles].filter((article) => newsType === 'all' || hasVideo(state, article));
  return newsText(pageOf(latest(selected), page, NAMED_ARTICLES) ?? []);
}

/** PART-21. */
export function participantNewsPageText(
  { participant, ...selection }: NewsSelection & { readonly participant: string },
  { state }: FeedState,
): string | null {
  const id = participant as ParticipantId;
  return state.participants.has(id) ? selectedText(selection, state, articlesOn(state, id)) : null;
}

export function competitionNewsText(
  { template, ...selection }: NewsSelection & { readonly template: string },
  { state }: FeedState,
): string | null {
  const id = template as TemplateId;
  if (newestOf(state, id) === null) return null;
  return selectedText(selection, state, articlesOnCompetition(state, id));
}

/** `participants`: ids joined by hyphens, some of them perhaps unknown. */
export function myNewsText({ participants }: { readonly participants: string }, { state }: FeedState): string {
  const ids = new Set(participants.split('-'));
  return newsText(latest(new Set([...ids].flatMap((id) => articlesOn(state, id as ParticipantId)))));
}

const articlesOnEvent = (state: LiveState, id: EventId): readonly Article[] =>
  recordsOf(state, 'articles', id).filter(({ eventId }) => eventId === id);

const articlesOnMatch = (state: LiveState, { id, home, away }: EventItem): ReadonlySet<Article> =>
  new Set([...articlesOnEvent(state, id), ...articlesOn(state, home), ...articlesOn(state, away)]);

export const hasNews = (state: LiveState, match: EventItem): boolean => articlesOnMatch(state, match).size > 0;

/** Of a match or race and its sides; of a race also those of its competition. */
export function eventNewsText({ event }: { readonly event: string }, { state }: FeedState): string | null {
  const id = event as EventId;
  const match = state.events.get(id);
  const race = state.races.get(id);
  if (match !== undefined) return newsText(latest(articlesOnMatch(state, match)));
  if (race === undefined) return null;
  const { templateId } = state.leagues.get(race.leagueId)!;
  return newsText(
    latest(state.articles.values().filter(({ eventId, competitions }) => eventId === id || competitions.includes(templateId))),
  );
}

export const reportOf = (state: LiveState, id: EventId): Article | null =>
  latest(articlesOnEvent(state, id).filter(({ report }) => report))[0] ?? null;

function newestOf(state: LiveState, templateId: TemplateId): League | null {
  let newest: League | null = null;
  for (const league of state.leagues.values()) {
    if (league.templateId === templateId && (newest === null || league.season > newest.season)) newest = league;
  }
  return newest;
}

function aboutOf(state: LiveState, { participants, competitions }: Article, words: Vocabulary): NewsLink[] {
  const persons = participants.flatMap((id) => state.participants.get(id) ?? []);
  const leagues = competitions.flatMap((id) => newestOf(state, id) ?? []);
  return [
    ...persons.map((one) => ({ name: one.name, url: one.deleted === true ? '' : participantPath(one) })),
    ...leagues.map((league) => ({ name: words.competition(league).name, url: leaguePagePath(league) })),
  ];
}

function wholeText(article: Article, { state, words }: FeedState): string {
  const { title, link, image, published, source, simulated } = rowOf(article);
  const { text: paragraphs, eventId: event } = article;
  const about = aboutOf(state, article, words);
  return writeReport({ title, link, image, published, source, simulated, event, about, paragraphs });
}

export function reportText({ event }: { readonly event: string }, shown: FeedState): string | null {
  const { state } = shown;
  const id = event as EventId;
  if (!state.events.has(id) && !state.races.has(id)) return null;
  const report = reportOf(state, id);
  return report === null ? '' : wholeText(report, shown);
}

export function articleText({ article: id }: { readonly article: string }, shown: FeedState): string | null {
  const article = shown.state.articles.get(id as ArticleId);
  return article === undefined ? null : wholeText(article, shown);
}

const listed = (article: Article, { state, words }: FeedState): NewsListArticle => ({
  id: article.id,
  title: article.title,
  lead: article.text[0] ?? '',
  about: aboutOf(state, article, words),
  url: article.url,
  published: article.published,
  source: article.source,
  images: article.image === '' ? [] : [{ url: article.image, credit: article.source }],
  simulated: article.origin !== 'real',
});

type NamedPage = { readonly anySport: number; readonly page: number };
export function newsListText({ anySport: sportId, page }: NamedPage, shown: FeedState, nowS: number): string {
  const { state, words } = shown;
  const recent = latest(state.articles.values().filter(({ published }) => published > nowS - LISTED_S));
  const ofSport = recent.filter((article) => sportId === ALL_SPORTS || article.sportId === sportId);
  const withNews = new Set(recent.map((article) => article.sportId));
  const sports = SPORT_NAMES.map(({ id }) => id).filter((id) => withNews.has(id));
  const articles = pageOf(ofSport, page, PAGE_ARTICLES) ?? [];
  const total = ofSport.length;
  if (articles.length === 0) return writeNewsList({ sections: [], total, sports });
  const name = sportId === ALL_SPORTS ? words.latestNews : `${words.latestNews}: ${words.sport(sportNameById(sportId)!).name}`;
  const section = { id: 'latest', name, articles: articles.map((article) => listed(article, shown)) };
  return writeNewsList({ sections: [section], total, sports });
}

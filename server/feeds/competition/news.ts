import {
  type Article,
  type EventId,
  type LiveState,
  type League,
  type ParticipantId,
  SPORT_NAMES,
  sportNameById,
  type TemplateId,
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
import type { NewsArticle } from '../reports/report.ts';
import { pageOf } from './menu.ts';
import {
  latest,
  type NewsEntry,
  newsOf,
  newsOn,
  newsOnCompetition,
  newsOnEvent,
  newsOnParticipants,
  newsSince,
  reportOf,
} from './newsroom.ts';

const FEED_ARTICLES = 50;
/** Of a page of the news of a participant or competition. */
const NAMED_ARTICLES = 15;
/** A multiple of all counts that the page of news shows (PAGE-37). */
const PAGE_ARTICLES = 30;
/** How far back the list of news reaches (PAGE-36). */
const LISTED_S = 14 * 24 * 3600;
const ALL_SPORTS = 0;

const isEvent = ({ events, races }: LiveState, id: EventId): boolean => events.has(id) || races.has(id);

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

const newsText = (entries: readonly NewsEntry[]): string =>
  entries.length === 0
    ? ''
    : writeNews(
        latest(entries)
          .slice(0, FEED_ARTICLES)
          .map((entry) => rowOf(entry.head())),
      );

export function participantNewsText({ participant }: { readonly participant: string }, shown: FeedState): string | null {
  const id = participant as ParticipantId;
  return shown.state.participants.has(id) ? newsText(newsOn(shown, id)) : null;
}

interface NewsSelection {
  readonly page: number;
  readonly newsType: string;
}
/** One page of all news, or of those with a video or of matches with videos. */
function selectedText({ page, newsType }: NewsSelection, entries: readonly NewsEntry[]): string {
  const selected = entries.filter(({ hasVideo }) => newsType === 'all' || hasVideo);
  return newsText(pageOf(latest(selected), page, NAMED_ARTICLES) ?? []);
}

/** PART-21. */
export function participantNewsPageText(
  { participant, ...selection }: NewsSelection & { readonly participant: string },
  shown: FeedState,
): string | null {
  const id = participant as ParticipantId;
  return shown.state.participants.has(id) ? selectedText(selection, newsOn(shown, id)) : null;
}

export function competitionNewsText(
  { template, ...selection }: NewsSelection & { readonly template: string },
  shown: FeedState,
): string | null {
  const id = template as TemplateId;
  return newestOf(shown.state, id) === null ? null : selectedText(selection, newsOnCompetition(shown, id));
}

/** `participants`: ids joined by hyphens, some of them perhaps unknown. */
export const myNewsText = ({ participants }: { readonly participants: string }, shown: FeedState): string =>
  newsText(newsOnParticipants(shown, [...new Set(participants.split('-'))] as ParticipantId[]));

/** Of a match or race and its sides; of a race also those of its competition. */
export function eventNewsText({ event }: { readonly event: string }, shown: FeedState): string | null {
  const id = event as EventId;
  return isEvent(shown.state, id) ? newsText(newsOnEvent(shown, id)) : null;
}

function newestOf(state: LiveState, templateId: TemplateId): League | null {
  let newest: League | null = null;
  for (const league of state.leagues.values()) {
    if (league.templateId === templateId && (newest === null || league.season > newest.season)) newest = league;
  }
  return newest;
}

function aboutOf(state: LiveState, { participants, competitions }: NewsArticle, words: Vocabulary): NewsLink[] {
  const persons = participants.flatMap((id) => state.participants.get(id) ?? []);
  const leagues = competitions.flatMap((id) => newestOf(state, id) ?? []);
  return [
    ...persons.map((one) => ({ name: one.name, url: one.deleted === true ? '' : participantPath(one) })),
    ...leagues.map((league) => ({ name: words.competition(league).name, url: leaguePagePath(league) })),
  ];
}

function wholeText(article: NewsArticle, { state, words }: FeedState): string {
  const { title, link, image, published, source, simulated } = rowOf(article);
  const { text: paragraphs, eventId: event } = article;
  const about = aboutOf(state, article, words);
  return writeReport({
    ...{ title, link, image, published, source, simulated, event, about, paragraphs },
    video: article.video ?? null,
    edited: article.automatic?.changedAt ?? null,
    automatic: article.automatic === undefined ? null : true,
  });
}

export function reportText({ event }: { readonly event: string }, shown: FeedState): string | null {
  const id = event as EventId;
  if (!isEvent(shown.state, id)) return null;
  const report = reportOf(shown, id);
  return report === null ? '' : wholeText(report, shown);
}

export function articleText({ article: id }: { readonly article: string }, shown: FeedState): string | null {
  const article = newsOf(shown, id);
  return article === null ? null : wholeText(article, shown);
}

const listed = (article: NewsArticle, { state, words }: FeedState): NewsListArticle => ({
  id: article.id,
  title: article.title,
  lead: article.text[0] ?? '',
  about: aboutOf(state, article, words),
  url: article.url,
  published: article.published,
  source: article.source,
  images: article.image === '' ? [] : [{ url: article.image, credit: article.source }],
  simulated: article.origin !== 'real',
  editedAt: article.automatic?.changedAt ?? article.published,
  video: article.video ?? null,
});

type NamedPage = { readonly anySport: number; readonly page: number };
export function newsListText({ anySport: sportId, page }: NamedPage, shown: FeedState, nowS: number): string {
  const { words } = shown;
  const recent = newsSince(shown, nowS - LISTED_S, nowS);
  const ofSport = latest(recent.filter((entry) => sportId === ALL_SPORTS || entry.sportId === sportId));
  const withNews = new Set(recent.map((entry) => entry.sportId));
  const sports = SPORT_NAMES.map(({ id }) => id).filter((id) => withNews.has(id));
  const articles = pageOf(ofSport, page, PAGE_ARTICLES) ?? [];
  const total = ofSport.length;
  if (articles.length === 0) return writeNewsList({ sections: [], total, sports });
  const name = sportId === ALL_SPORTS ? words.latestNews : `${words.latestNews}: ${words.sport(sportNameById(sportId)!).name}`;
  const section = { id: 'latest', name, articles: articles.map((entry) => listed(entry.head(), shown)) };
  return writeNewsList({ sections: [section], total, sports });
}

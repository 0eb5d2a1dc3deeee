import { sportBySegment } from '@stillingen/domain';
import { NEWS_PATH, buildFeedName, type FeedSource, type NewsList, type NewsListArticle, readNewsList } from '@stillingen/wire';
import { definePage, type Resolved } from '../page/define-page.ts';
import { newsText } from '#text/news.ts';
import { shellText } from '#text/shell.ts';
import { COUNT_KEY, type NewsSelection, PAGE_KEY, selectionOf } from './address.ts';
import type { NewsPageProps } from './page.tsx';

/** Articles of a page of the feed: a multiple of all counts, so that a page is within one. */
const FEED_ARTICLES = 30;

function articlesOf(source: FeedSource, { sportId, page, count }: NewsSelection): NewsList & { articles: NewsListArticle[] } {
  const from = page * count;
  const name = buildFeedName({ kind: 'newsList', anySport: sportId ?? 0, page: Math.floor(from / FEED_ARTICLES) });
  const list = readNewsList(source.feed(name) ?? '{"data":{}}');
  const all = list.sections.flatMap(({ articles }) => articles);
  return { ...list, articles: all.slice(from % FEED_ARTICLES, (from % FEED_ARTICLES) + count) };
}

interface NewsAddress {
  readonly sportId: number | null;
}

export const newsPage = definePage({
  kind: 'news',
  fields: [PAGE_KEY, COUNT_KEY],
  address(path): NewsAddress | null {
    if (path === NEWS_PATH) return { sportId: null };
    if (!path.startsWith(NEWS_PATH)) return null;
    const sport = sportBySegment(path.slice(NEWS_PATH.length, -1));
    return sport === null ? null : { sportId: sport.id };
  },
  resolve({ sportId }, source, request): Resolved<NewsPageProps> | null {
    const selection = selectionOf(sportId, request.search);
    if (selection === null) return null;
    const { articles, total, sports } = articlesOf(source, selection);
    if (articles.length === 0 && selection.page > 0) return null;
    const props = { ...selection, articles, total, sports };
    return {
      props,
      seeds: new Map(),
      head: { title: `${newsText.title} · ${shellText.brand}`, description: newsText.description },
    };
  },
});

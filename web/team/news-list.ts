import { buildFeedName, type FeedSource } from '@stillingen/wire';
import { NEWS_TYPES, type NewsList, TYPE_KEY } from './model/news.ts';
import { pageOf } from './model/address.ts';

/**
 * The page of the news of a participant that an address selects (PART-21). Null for a page out of
 * range or an unknown type.
 */
export function newsListOf(participant: string, search: string, source: FeedSource): NewsList | null {
  const page = pageOf(search);
  const word = new URLSearchParams(search).get(TYPE_KEY) ?? 'all';
  const type = NEWS_TYPES.find((each) => each === word);
  if (page === null || type === undefined) return null;
  const feedOf = (newsType: string, part: number): string =>
    buildFeedName({ kind: 'participantNewsPage', participant, page: part, newsType });
  const [feed, next] = [feedOf(type, page - 1), feedOf(type, page)];
  if (page > 1 && !source.feed(feed)) return null;
  const hasTypes = type !== 'all' || Boolean(source.feed(feedOf('video', 0)));
  return { feed, page, next: source.feed(next) ? next : null, type, hasTypes };
}

import type * as da from '../da/news.ts';
import type { TextOf } from '../text-of.ts';
import { plural } from './language.ts';

export const newsText: TextOf<typeof da.newsText> = {
  title: 'News',
  description: 'Sports news, match reports and injuries from the last 14 days.',
  sports: 'Choose sport',
  all: 'All',
  none: 'No news in the last 14 days',
  noneHint: 'News and match reports appear here as they come in.',
  newer: 'Newer',
  older: 'Older',
  pages: 'More news',
  page: (page, pages) => `Page ${page} of ${pages}`,
  perPage: 'Items per page',
  articles: (count) => plural(count, 'article', 'articles'),
  reach: 'last 14 days',
  elsewhere: 'on another website',
  about: 'This article is about',
  whole: (source) => `Read the full article at ${source}`,
  videoAt: (provider, site) => `Watch the video at ${provider} (${site})`,
  minutes: (minutes) => `${minutes} min read`,
};

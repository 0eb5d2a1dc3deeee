import { type NewsRow, readNews } from '@stillingen/wire';
import { useMemo } from 'react';
import { useFeedText } from '../../page/feed-texts.ts';
import { NewsItem } from '../../news/news-item.tsx';

/** Empty while they are loaded. */
export function useNews(feed: string): readonly NewsRow[] {
  const { text } = useFeedText(feed);
  return useMemo(() => (text ? readNews(text) : []), [text]);
}

export const NewsList = ({ articles }: { articles: readonly NewsRow[] }) => (
  <ul>
    {articles.map((article) => (
      <NewsItem key={article.id} article={article} />
    ))}
  </ul>
);

import { type NewsRow, readNews } from '@stillingen/wire';
import { useMemo } from 'react';
import { useFeedTexts } from '../../page/feed-texts.ts';
import { useStore } from '../../page/page-context.ts';
import { NewsItem } from '../../news/news-item.tsx';

/** Empty while they are loaded. */
export function useNews(feed: string): readonly NewsRow[] {
  const texts = useFeedTexts(
    '',
    useMemo(() => [feed], [feed]),
  );
  const text = useStore(texts.text(feed));
  return useMemo(() => (text ? readNews(text) : []), [text]);
}

export const NewsList = ({ articles }: { articles: readonly NewsRow[] }) => (
  <ul>
    {articles.map((article) => (
      <NewsItem key={article.id} article={article} />
    ))}
  </ul>
);

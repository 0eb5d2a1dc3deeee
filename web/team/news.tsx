import { readNews } from '@stillingen/wire';
import { useMemo } from 'react';
import { useFeedText } from '../page/feed-texts.ts';
import { Waiting } from '../page/waiting.tsx';
import { NewsItem } from '../news/news-item.tsx';
import { teamText } from '#text/team.ts';
import { Empty, Panel } from '../ui/panel.tsx';
import choice from '../ui/choice.module.css';
import { PageLinks } from './matches.tsx';
import { NEWS_TYPES, type NewsList, newsPath } from './model/news.ts';

const words = teamText.news;

function Articles({ feed, type }: Pick<NewsList, 'feed' | 'type'>) {
  const { text: read, retryNow } = useFeedText(feed);
  const articles = useMemo(() => (read === null ? null : readNews(read)), [read]);
  if (articles === null) return <Waiting what={teamText.tabs.news} onRetry={retryNow} />;
  if (articles.length === 0) return <Empty title={words.none[type]} hint={words.noneHint} />;
  return (
    <Panel title={teamText.tabs.news}>
      <ul>
        {articles.map((article) => (
          <NewsItem key={article.id} article={article} />
        ))}
      </ul>
    </Panel>
  );
}

/** A page of the news of a team or a person, all or those with videos (PART-21). */
export function ParticipantNews({ path, list: { feed, page, next, type, hasTypes } }: { path: string; list: NewsList }) {
  return (
    <>
      {hasTypes ? (
        <nav className={choice.choice} aria-label={words.types}>
          {NEWS_TYPES.map((each) => (
            <a key={each} href={newsPath(path, each)} aria-current={each === type ? 'page' : undefined}>
              {words.type[each]}
            </a>
          ))}
        </nav>
      ) : null}
      <Articles feed={feed} type={type} />
      <PageLinks path={newsPath(path, type)} page={page} next={next} tab="news" />
    </>
  );
}

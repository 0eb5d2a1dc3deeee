import { articlePath, NEWS_PATH, buildFeedName, readReport } from '@stillingen/wire';
import { definePage, type Resolved } from '../page/define-page.ts';
import { shellText } from '../text/da.ts';
import type { ArticlePageProps } from './page.tsx';

const PATH = /^([A-Za-z0-9]{8})\/$/;
const DESCRIPTION_CHARACTERS = 160;

/** An article on this site; one on another site has no page here. */
export const articlePage = definePage({
  kind: 'article',
  address: (path) => (path.startsWith(NEWS_PATH) ? (PATH.exec(path.slice(NEWS_PATH.length))?.[1] ?? null) : null),
  exists: (id, source) => source.feed(buildFeedName({ kind: 'article', article: id })) !== null,
  resolve(id, source): Resolved<ArticlePageProps> | null {
    const text = source.feed(buildFeedName({ kind: 'article', article: id }));
    const article = text === null ? null : readReport(text);
    if (article === null || article.link?.startsWith('https:') === true) return null;
    return {
      props: { path: articlePath(id), article },
      seeds: new Map(),
      head: {
        title: `${article.title} · ${shellText.brand}`,
        description: article.paragraphs.join(' ').slice(0, DESCRIPTION_CHARACTERS),
      },
    };
  },
});

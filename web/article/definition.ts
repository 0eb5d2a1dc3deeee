import { LANGUAGE } from '#language/names.ts';
import { articlePath, NEWS_PATH, buildFeedName, readReport, type ReportRow } from '@stillingen/wire';
import { definePage, type Resolved } from '../page/define-page.ts';
import { shellText } from '#text/shell.ts';
import type { ArticlePageProps } from './page.tsx';

const PATH = /^([A-Za-z0-9]{8})\/$/;
const DESCRIPTION_CHARACTERS = 160;

/** The article as a NewsArticle of schema.org; that of the delay, as all of the page. */
const aboutArticle = ({ title, published, source, about, edited, automatic }: ReportRow): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: title,
  inLanguage: LANGUAGE,
  datePublished: new Date((published ?? 0) * 1000).toISOString(),
  ...(edited === null ? {} : { dateModified: new Date(edited * 1000).toISOString() }),
  ...(source && automatic !== true ? { publisher: { '@type': 'Organization', name: source } } : {}),
  ...(about.length === 0 ? {} : { about: about.map(({ name }) => ({ '@type': 'Thing', name })) }),
});

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
        about: () => aboutArticle(article),
      },
    };
  },
});

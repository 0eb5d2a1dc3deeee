import { WireError } from '../text/text.ts';

export interface NewsListArticle {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly published: number;
  readonly source: string;
  readonly images: readonly { readonly url: string; readonly credit: string }[];
  readonly simulated: boolean;
}
export interface NewsSection {
  readonly id: string;
  readonly name: string;
  readonly articles: readonly NewsListArticle[];
}

export const writeNewsList = (sections: readonly NewsSection[]): string =>
  JSON.stringify({
    data: {
      sections: sections.map((section) => ({
        ...section,
        articles: section.articles.map((article) => ({ ...article, editedAt: article.published })),
      })),
    },
  });

type Unknown = Readonly<Record<string, unknown>>;
function objectOf(value: unknown): Unknown {
  if (typeof value !== 'object' || value === null) throw new WireError('the list of news has no such shape');
  return value as Unknown;
}
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): Unknown[] => (Array.isArray(value) ? value : []).map(objectOf);

function readArticle({ id, title, url, published, source, images, simulated }: Unknown): NewsListArticle {
  if (typeof published !== 'number') throw new WireError('an article has no time');
  return {
    id: textOf(id),
    title: textOf(title),
    url: textOf(url),
    published,
    source: textOf(source),
    images: listOf(images).map((image) => ({ url: textOf(image['url']), credit: textOf(image['credit']) })),
    simulated: simulated === true,
  };
}

/** The sections of an nl_ feed. Throws WireError where the text is not of the format. */
export function readNewsList(feed: string): NewsSection[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(feed);
  } catch {
    throw new WireError('the list of news is no JSON');
  }
  return listOf(objectOf(objectOf(parsed)['data'])['sections']).map(({ id, name, articles }) => ({
    id: textOf(id),
    name: textOf(name),
    articles: listOf(articles).map(readArticle),
  }));
}

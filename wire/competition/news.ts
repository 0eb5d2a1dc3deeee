import { flag, int, rowCodec, text, type Words } from '../text/fields.ts';
import { WireError } from '../text/text.ts';
import { nodesOf, readTree, treeNode, type TreeNode, writeTree } from '../text/tree.ts';

export const newsRow = rowCodec({
  title: text('TL', 'title'),
  link: text('LI', 'address of the article: https, or a path of this site'),
  image: text('IU', 'https address of a picture; empty without one'),
  published: int('PU', 'time of publication'),
  own: flag('FSNP', '1 if the article is on this site'),
  source: text('NA', 'author'),
  id: text('NP', 'article id'),
  simulated: flag('ORG', '1 if it belongs to the demo world'),
});
export type NewsRow = Words<typeof newsRow.fields>;

export const reportRow = rowCodec({
  title: text('TL', 'title'),
  link: text('LI', 'address of the article: https, or a path of this site'),
  image: text('CIU', 'https address of a picture; empty without one', 'IU'),
  imageNote: text('IPN', 'always empty'),
  published: int('PU', 'time of publication'),
  source: text('NA', 'author'),
  body: text('CO', 'its paragraphs, each between [p] and [/p]; empty if the article is on another site'),
  simulated: flag('ORG', '1 if it belongs to the demo world'),
  event: text('EVI', 'id of the match or race of the article; absent without one'),
  about: text('ABT', 'participants and competitions in the article with their addresses: JSON, [{name, url}]'),
});
/** A page that an article is about; `url` is empty where there is none. */
export interface NewsLink {
  readonly name: string;
  readonly url: string;
}
export type ReportRow = Omit<Words<typeof reportRow.fields>, 'body' | 'imageNote' | 'about'> & {
  readonly paragraphs: readonly string[];
  readonly about: readonly NewsLink[];
};

const TAG = { table: 'TA', article: 'RW', word: 'CO' } as const;

const wordNodes = (cells: TreeNode['properties']): readonly TreeNode[] => cells.map((cell) => treeNode(TAG.word, [cell]));
const wordsOf = (nodes: readonly TreeNode[]): TreeNode['properties'] =>
  [...nodesOf(nodes, TAG.word)].flatMap(({ properties }) => properties);

export const writeNews = (articles: readonly NewsRow[]): string =>
  writeTree([
    treeNode(
      TAG.table,
      [],
      articles.map((article) => treeNode(TAG.article, [], wordNodes(newsRow.write(article)))),
    ),
  ]);

/** Throws WireError. */
export const readNews = (feed: string): NewsRow[] =>
  [...nodesOf(readTree(feed), TAG.article)].map(({ children }) => newsRow.read(wordsOf(children)));

/** Markup is written as entities. */
const escaped = (paragraph: string): string => paragraph.replaceAll('&', '&amp;').replaceAll('[', '&#91;');
const unescaped = (paragraph: string): string => paragraph.replaceAll('&#91;', '[').replaceAll('&amp;', '&');

export const writeReport = ({ paragraphs, about, ...words }: ReportRow): string =>
  writeTree(
    wordNodes(
      reportRow.write({
        ...words,
        imageNote: '',
        about: about.length === 0 ? null : JSON.stringify(about),
        body: paragraphs.map((paragraph) => `[p]${escaped(paragraph)}[/p]`).join(''),
      }),
    ),
  );

/** Null without a report. Throws WireError. */
export function readReport(feed: string): ReportRow | null {
  const cells = wordsOf(readTree(feed));
  if (cells.length === 0) return null;
  const { body, imageNote: _, about, ...words } = reportRow.read(cells);
  return {
    ...words,
    about: about === null ? [] : listOf(jsonOf(about)).map(linkOf),
    paragraphs: [...(body ?? '').matchAll(/\[p\](.*?)\[\/p\]/gsu)].map(([, paragraph]) => unescaped(paragraph!)),
  };
}

export interface NewsListArticle {
  readonly id: string;
  readonly title: string;
  /** Its first paragraph; empty without text. */
  readonly lead: string;
  readonly about: readonly NewsLink[];
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

export interface NewsList {
  readonly sections: readonly NewsSection[];
  /** Articles on all pages. */
  readonly total: number;
  /** Ids of the sports with articles. */
  readonly sports: readonly number[];
}

export const writeNewsList = ({ sections, total, sports }: NewsList): string =>
  JSON.stringify({
    data: {
      total,
      sports,
      sections: sections.map((section) => ({
        ...section,
        articles: section.articles.map((article) => ({ ...article, editedAt: article.published })),
      })),
    },
  });

type Unknown = Readonly<Record<string, unknown>>;
function objectOf(value: unknown): Unknown {
  if (typeof value !== 'object' || value === null) throw new WireError('the list of news has an invalid shape');
  return value as Unknown;
}
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): Unknown[] => (Array.isArray(value) ? value : []).map(objectOf);
const linkOf = ({ name, url }: Unknown): NewsLink => ({ name: textOf(name), url: textOf(url) });

function jsonOf(feed: string): unknown {
  try {
    return JSON.parse(feed);
  } catch {
    throw new WireError('a cell or list of news is not JSON');
  }
}

function readArticle({ id, title, lead, about, url, published, source, images, simulated }: Unknown): NewsListArticle {
  if (typeof published !== 'number') throw new WireError('an article has no time');
  return {
    id: textOf(id),
    title: textOf(title),
    lead: textOf(lead),
    about: listOf(about).map(linkOf),
    url: textOf(url),
    published,
    source: textOf(source),
    images: listOf(images).map((image) => ({ url: textOf(image['url']), credit: textOf(image['credit']) })),
    simulated: simulated === true,
  };
}

/** Throws WireError. */
export function readNewsList(feed: string): NewsList {
  const { sections, total, sports } = objectOf(objectOf(jsonOf(feed))['data']);
  return {
    total: typeof total === 'number' ? total : 0,
    sports: (Array.isArray(sports) ? sports : []).filter((id) => typeof id === 'number'),
    sections: listOf(sections).map(({ id, name, articles }) => ({
      id: textOf(id),
      name: textOf(name),
      articles: listOf(articles).map(readArticle),
    })),
  };
}

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
  edited: int('EDA', 'time of the last change of an automatic report; absent where it has not changed'),
  automatic: flag('AUT', '1 if it was written automatically from the data of its match or race'),
  video: text('VID', 'a video on another site: JSON, {url, title, provider, durationS}; absent without one'),
  event: text('EVI', 'id of the match or race of the article; absent without one'),
  about: text('ABT', 'participants and competitions in the article with their addresses: JSON, [{name, url}]'),
});
/** A page that an article is about; `url` is empty where there is none. */
export interface NewsLink {
  readonly name: string;
  readonly url: string;
}
/** A video on another site; the address is https. */
export interface NewsVideo {
  readonly url: string;
  readonly title: string;
  readonly provider: string;
  readonly durationS: number | null;
}
export type ReportRow = Omit<Words<typeof reportRow.fields>, 'body' | 'imageNote' | 'about' | 'video'> & {
  readonly video: NewsVideo | null;
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

export const writeReport = ({ paragraphs, about, video, ...words }: ReportRow): string =>
  writeTree(
    wordNodes(
      reportRow.write({
        ...words,
        imageNote: '',
        about: about.length === 0 ? null : JSON.stringify(about),
        video: video === null ? null : JSON.stringify(video),
        body: paragraphs.map((paragraph) => `[p]${escaped(paragraph)}[/p]`).join(''),
      }),
    ),
  );

/** Null without a report. Throws WireError. */
export function readReport(feed: string): ReportRow | null {
  const cells = wordsOf(readTree(feed));
  if (cells.length === 0) return null;
  const { body, imageNote: _, about, video, ...words } = reportRow.read(cells);
  return {
    ...words,
    about: about === null ? [] : listOf(jsonOf(about)).map(linkOf),
    video: video === null ? null : videoOf(objectOf(jsonOf(video))),
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
  /** Later than `published` only where an automatic report has changed. */
  readonly editedAt: number;
  readonly video: NewsVideo | null;
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
      sections,
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

/** Null for another address than https. */
function videoOf({ url, title, provider, durationS }: Unknown): NewsVideo | null {
  const address = textOf(url);
  if (!address.startsWith('https://')) return null;
  return {
    url: address,
    title: textOf(title),
    provider: textOf(provider),
    durationS: typeof durationS === 'number' ? durationS : null,
  };
}

function jsonOf(feed: string): unknown {
  try {
    return JSON.parse(feed);
  } catch {
    throw new WireError('a cell or list of news is not JSON');
  }
}

function readArticle({ published, editedAt, video, ...article }: Unknown): NewsListArticle {
  if (typeof published !== 'number') throw new WireError('an article has no time');
  const { id, title, lead, about, url, source, images, simulated } = article;
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
    editedAt: typeof editedAt === 'number' ? editedAt : published,
    video: typeof video === 'object' && video !== null ? videoOf(objectOf(video)) : null,
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

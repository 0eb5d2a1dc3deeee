import { createHash } from 'node:crypto';
import { ArticleMessage, type CompetitionRef } from '@stillingen/domain/messages';
import { Compile } from 'typebox/compile';
import { DAY, MINUTE } from '../kit/pace.ts';
import { publishedMs } from './dates.ts';
import { type FeedItem, itemsOf } from './items.ts';

export interface FeedSubject {
  /** The address of the feed: articles of two feeds never share a key. */
  readonly url: string;
  /** Shown as the source of its articles; null for the title of the feed. */
  readonly name: string | null;
  readonly sport: number;
  readonly competition: CompetitionRef | null;
}

/** An article without `seq`: equal for equal items. */
export type Article = Omit<ArticleMessage, 'seq'>;

export interface FeedAnswer {
  /** At most 50, the oldest first. */
  readonly articles: readonly Article[];
  /** What cannot be read, a line each. */
  readonly unread: readonly string[];
}

const MAX_ARTICLES = 50;
const MAX_AGE_MS = 30 * DAY;
/** Of clocks. An article of the future is read when its time has come. */
const EARLY_MS = 5 * MINUTE;
const [TITLE_CHARACTERS, SOURCE_CHARACTERS] = [200, 80];
const SHOWN_CHARACTERS = 60;

const check = Compile(ArticleMessage);

const hashOf = (text: string, characters: number): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, characters);

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const TAG = /<\/?[a-z][^<>]*>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;

/** Titles hold HTML in some feeds: its text on one line. */
function plainText(html: string): string {
  const text = html.replace(TAG, ' ').replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()]!;
    const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
  return text.replace(/\s+/g, ' ').trim();
}

function cut(text: string, characters: number): string {
  if (text.length <= characters) return text;
  // Not within a surrogate pair.
  const kept = text.slice(0, characters - 1).replace(/[\ud800-\udbff]$/, '');
  return `${kept.trimEnd()}…`;
}

/** Percent-encodes what messages do not allow in addresses. */
const encoded = (href: string): string =>
  href.replace(/[^\w.\-/%?=&+,:;@!$'()*#]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

interface Reading extends FeedSubject {
  readonly source: string;
  readonly nowMs: number;
}

/** Null for one that is too old or of the future; a text is the reason why it cannot be read. */
function articleOf(
  { id, title = '', link, published = '' }: FeedItem,
  { url, source, sport, competition, nowMs }: Reading,
): Article | string | null {
  const shown = JSON.stringify((title || link || id || '').slice(0, SHOWN_CHARACTERS));
  const name = plainText(title);
  if (name === '') return `the item ${shown} has no title`;
  const address = link === undefined ? null : URL.parse(link.trim(), url);
  if (address?.protocol !== 'https:') return `the item ${shown} has no https link`;
  const atMs = publishedMs(published);
  if (atMs === null) return `the item ${shown} has no time that can be read`;
  if (atMs < nowMs - MAX_AGE_MS || atMs > nowMs + EARLY_MS) return null;
  const at = new Date(atMs).toISOString();
  const article: Article = {
    kind: 'article',
    key: `rss/${hashOf(url, 10)}/${hashOf(id ?? address.href, 22)}`,
    ...{ at, published: at, title: cut(name, TITLE_CHARACTERS), url: encoded(address.href), source, sport },
    ...(competition === null ? {} : { competitions: [competition] }),
  };
  const [error] = check.Check({ ...article, seq: 1 }) ? [] : check.Errors({ ...article, seq: 1 });
  return error === undefined ? article : `the item ${shown}: ${error.instancePath} ${error.message}`;
}

/** Throws UnreadableAnswer for a text that is no feed. */
export function readFeed(text: string, subject: FeedSubject, nowMs: number): FeedAnswer {
  const { title, items } = itemsOf(text);
  const source = cut(plainText(subject.name ?? title ?? ''), SOURCE_CHARACTERS) || new URL(subject.url).hostname;
  const articles = new Map<string, Article>();
  const unread: string[] = [];
  for (const item of items) {
    const article = articleOf(item, { ...subject, source, nowMs });
    if (typeof article === 'string') unread.push(article);
    else if (article !== null && !articles.has(article.key)) articles.set(article.key, article);
  }
  const byTime = [...articles.values()].toSorted((one, other) => one.published.localeCompare(other.published));
  return { articles: byTime.slice(-MAX_ARTICLES), unread };
}

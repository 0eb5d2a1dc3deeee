import { generateAtomFeed, generateRssFeed } from 'feedsmith';
import type { NewsPart } from '@stillingen/wire';
import type { NewsItem } from './items.ts';

export interface NewsFeed {
  readonly title: string;
  /** Of the page that it is about. */
  readonly page: string;
  /** Its own address. */
  readonly address: string;
  readonly items: readonly NewsItem[];
}

const CATEGORIES: Readonly<Record<NewsPart, string>> = { resultater: 'Resultat', rettelser: 'Rettelse', nyheder: 'Nyhed' };
const TTL_MINUTES = 5;
const dateOf = (seconds: number): Date => new Date(seconds * 1000);
const about = ({ title }: NewsFeed): string => `Resultater, rettelser og nyheder: ${title}`;

export function rssText(feed: NewsFeed): string {
  const [newest] = feed.items;
  return generateRssFeed({
    title: feed.title,
    link: feed.page,
    description: about(feed),
    language: 'da',
    ttl: TTL_MINUTES,
    ...(newest === undefined ? {} : { pubDate: dateOf(newest.published) }),
    atom: { links: [{ href: feed.address, rel: 'self', type: 'application/rss+xml' }] },
    items: feed.items.map(({ id, part, title, text, link, published, source }) => ({
      title,
      link,
      guid: { value: id, isPermaLink: false },
      pubDate: dateOf(published),
      categories: [{ name: CATEGORIES[part] }],
      ...(text === '' ? {} : { description: text }),
      ...(source === '' ? {} : { dc: { creators: [source] } }),
    })),
  });
}

const plain = (value: string) => ({ value, type: 'text' });

export function atomText(feed: NewsFeed): string {
  const updated = feed.items.reduce((latest, item) => Math.max(latest, item.updated), 0);
  return generateAtomFeed({
    id: feed.address,
    title: plain(feed.title),
    subtitle: plain(about(feed)),
    updated: dateOf(updated),
    authors: [{ name: 'Stillingen' }],
    links: [
      { href: feed.address, rel: 'self', type: 'application/atom+xml' },
      { href: feed.page, rel: 'alternate', type: 'text/html' },
    ],
    entries: feed.items.map((item) => ({
      id: `${new URL(feed.page).origin}/#${item.id}`,
      title: plain(item.title),
      links: [{ href: item.link, rel: 'alternate' }],
      published: dateOf(item.published),
      updated: dateOf(item.updated),
      categories: [{ term: item.part, label: CATEGORIES[item.part] }],
      ...(item.text === '' ? {} : { summary: plain(item.text) }),
      ...(item.source === '' ? {} : { authors: [{ name: item.source }] }),
    })),
  });
}

import { type Atom, type Json, parseFeed, type Rdf, type Rss } from 'feedsmith';
import { UnreadableAnswer } from '../kit/answer.ts';

/** An item as its feed states it; absent members are not stated. */
export interface FeedItem {
  /** Stays while the item is edited. */
  readonly id: string | undefined;
  readonly title: string | undefined;
  readonly link: string | undefined;
  readonly published: string | undefined;
}

export interface FeedItems {
  readonly title: string | undefined;
  readonly items: readonly FeedItem[];
}

/** Items of a feed that are read: the newest mostly come first. */
const MAX_ITEMS = 500;

const rssItems = ({ title, items = [] }: Rss.Feed<string>): FeedItems => ({
  title,
  items: items.map(({ title: name, link, guid, pubDate, dc }) => ({
    id: guid?.value ?? link,
    title: name,
    link: link ?? (guid?.isPermaLink === false ? undefined : guid?.value),
    published: pubDate ?? dc?.dates?.[0],
  })),
});

const rdfItems = ({ title, items = [] }: Rdf.Feed<string>): FeedItems => ({
  title,
  items: items.map(({ title: name, link, rdf, dc }) => ({
    id: rdf?.about ?? link,
    title: name,
    link: link ?? rdf?.about,
    published: dc?.dates?.[0],
  })),
});

const atomItems = ({ title, entries = [] }: Atom.Feed<string>): FeedItems => ({
  title: title?.value,
  items: entries.map(({ id, title: name, links = [], published, updated }) => ({
    id,
    title: name?.value,
    link: links.find(({ rel }) => rel === undefined || rel === 'alternate')?.href,
    published: published ?? updated,
  })),
});

const jsonItems = ({ title, items = [] }: Json.Feed<string>): FeedItems => ({
  title,
  items: items.map(({ id, title: name, url, date_published: published, date_modified: modified }) => ({
    id,
    title: name,
    link: url,
    published: published ?? modified,
  })),
});

/** Throws UnreadableAnswer for a text that is no feed. */
export function itemsOf(text: string): FeedItems {
  try {
    const { format, feed } = parseFeed(text, { maxItems: MAX_ITEMS });
    switch (format) {
      case 'rss':
        return rssItems(feed);
      case 'rdf':
        return rdfItems(feed);
      case 'atom':
        return atomItems(feed);
      case 'json':
        return jsonItems(feed);
    }
  } catch (error) {
    throw new UnreadableAnswer(`no RSS, Atom, RDF or JSON Feed: ${(error as Error).message.slice(0, 80)}`);
  }
}

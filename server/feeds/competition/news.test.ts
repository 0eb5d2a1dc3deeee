import type { Message } from '@stillingen/domain/messages';
import { readNews, readNewsList } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { at } from '../../../domain/testing/scenario.ts';
import { createTestFeeds } from '../../testing/feeds.ts';

const article = (n: number): Message => ({
  kind: 'article',
  key: `n${n}`,
  seq: 1,
  at: at(n),
  sport: 1,
  title: `Artikel ${n}`,
  url: `https://example.org/${n}`,
  published: at(n),
  source: 'Redaktionen',
  participants: [{ name: 'AGF', country: 'dk' }],
});

it('the feed about a participant has the latest fifty articles, the list of all has the others on its next page', () => {
  const feeds = createTestFeeds();
  feeds.tell(...Array.from({ length: 51 }, (_, n) => article(n)));
  const id = [...feeds.state.participants.keys()][0]!;
  const about = readNews(feeds.feed(`pnf_${id}`)!);
  expect([about.length, about[0]!.title, about.at(-1)!.title]).toEqual([50, 'Artikel 50', 'Artikel 1']);
  const pages = [0, 1, 2].map((page) => readNewsList(feeds.feed(`nl_0_${page}`)!).flatMap(({ articles }) => articles));
  expect(pages.map(({ length }) => length)).toEqual([50, 1, 0]);
});

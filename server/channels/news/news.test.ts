import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { expect, it } from 'vitest';
import { Stage } from '@stillingen/domain';
import type { ArticleMessage } from '@stillingen/domain/messages';
import { at, fixture, goal, retraction, score, status } from '../../../domain/testing/scenario.ts';
import { reportOf } from '../../testing/channels.ts';
import { createTestFeeds, NOW_S } from '../../testing/feeds.ts';
import { NEWS_PARTS } from '@stillingen/wire';
import type { NewsAddress } from '../address.ts';
import { subjectOf } from '../subject.ts';
import { newsItems } from './items.ts';
import { atomText, rssText } from './write.ts';

const ORIGIN = 'https://stillingen.example';

const article: ArticleMessage = {
  kind: 'article',
  key: 'a1',
  seq: 1,
  at: at(-30),
  sport: 1,
  title: 'Nyt hold & <b>nye</b> mål ]]> i dag',
  url: 'https://news.example/1',
  published: at(-30),
  source: 'DR & co.',
  text: ['Skjult brødtekst'],
};

function newsFeeds(reports = false) {
  const feeds = createTestFeeds(undefined, reports);
  feeds.submit(fixture());
  const event = [...feeds.state.events.values()][0]!;
  const { templateId } = feeds.state.leagues.get(event.leagueId)!;
  function feedOf(subject: 'hold' | 'liga' = 'hold', parts: NewsAddress['parts'] = NEWS_PARTS) {
    const ids = [subject === 'hold' ? event.home : templateId];
    const address: NewsAddress = { kind: 'news', subject, ids, format: 'rss', parts };
    const found = subjectOf(feeds.projection, address, () => [], NOW_S)!;
    const items = newsItems(feeds.projection, found, address, ORIGIN, reportOf);
    return { title: found.name, page: ORIGIN + found.path, address: `${ORIGIN}/rss/x.xml`, items };
  }
  return { feeds, id: event.id, feedOf };
}

function finish({ submit }: ReturnType<typeof createTestFeeds>): void {
  submit(status(1, Stage.firstHalf));
  submit(score(10, 2, 1));
  submit(status(105, Stage.finished));
}

it('a finished match is an item with its result, page and time', () => {
  const { feeds, id, feedOf } = newsFeeds();
  expect(parseRssFeed(rssText(feedOf())).items ?? []).toEqual([]);
  finish(feeds);
  const rss = parseRssFeed(rssText(feedOf()));
  expect(rss).toMatchObject({ title: 'Brøndby IF', language: 'da', link: `${ORIGIN}${feedOf().page.slice(ORIGIN.length)}` });
  expect(rss.items).toMatchObject([
    {
      title: 'Brøndby IF – Vejle Boldklub 2-1 (Superligaen)',
      link: `${ORIGIN}/kamp/${id}/`,
      guid: { value: `${id}-resultat`, isPermaLink: false },
      pubDate: new Date(at(105)).toUTCString(),
      categories: [{ name: 'Resultat' }],
    },
  ]);
  expect(feedOf('liga').items).toEqual(feedOf().items);
});

it('a corrected result is a new item, and updates the item of the result', () => {
  const { feeds, id, feedOf } = newsFeeds();
  finish(feeds);
  feeds.submit(score(120, 2, 2, { supersedes: { key: 'm1/score', seq: 10 }, reason: 'clerical' }));
  const { entries } = parseAtomFeed(atomText(feedOf()));
  expect(entries).toMatchObject([
    {
      id: expect.stringContaining(`#${id}-rettelse-1`),
      title: { value: 'Resultat rettet i Brøndby IF – Vejle Boldklub: før 2-1, nu 2-2' },
      summary: { value: expect.stringMatching(/^Superligaen\. Årsag: ./) },
      updated: '2026-11-20T20:00:00.000Z',
    },
    {
      title: { value: 'Brøndby IF – Vejle Boldklub 2-2 (Superligaen)' },
      published: '2026-11-20T19:45:00.000Z',
      updated: '2026-11-20T20:00:00.000Z',
    },
  ]);
});

it('a goal that is annulled and a start that is moved are items of corrections', () => {
  const { feeds, feedOf } = newsFeeds();
  feeds.submit(fixture({ seq: 2, start: '2026-11-20T19:00:00Z', at: at(-40) }));
  feeds.submit(status(70, Stage.firstHalf), goal('g1', 80, 'away', { score: [0, 1] }), score(80, 0, 1));
  feeds.submit(retraction('g1', { score: [0, 0], at: at(82) }));
  expect(feedOf('hold', ['rettelser']).items.map(({ title, text }) => [title, text])).toEqual([
    ['Mål annulleret i Brøndby IF – Vejle Boldklub: før 0-1, nu 0-0', 'Superligaen. Årsag: offside'],
    ['Kampstart flyttet i Brøndby IF – Vejle Boldklub: før 20.11.2026 kl. 19:00, nu 20.11.2026 kl. 20:00', 'Superligaen'],
  ]);
  expect(feedOf('hold', ['resultater', 'nyheder']).items).toEqual([]);
});

it('an article has its title as text, its link, source and time, and no body', () => {
  const { feeds, feedOf } = newsFeeds();
  feeds.submit({ ...article, competitions: [{ name: 'Superligaen', country: 'dk', season: '2026/2027' }] });
  for (const item of [parseRssFeed(rssText(feedOf('liga'))).items![0]!, parseAtomFeed(atomText(feedOf('liga'))).entries![0]!])
    expect(JSON.stringify(item)).toContain('Nyt hold & <b>nye</b> mål ]]> i dag');
  const [item] = parseRssFeed(rssText(feedOf('liga'))).items!;
  expect(item).toMatchObject({ link: article.url, dc: { creators: ['DR & co.'] }, pubDate: new Date(at(-30)).toUTCString() });
  expect(rssText(feedOf('liga')) + atomText(feedOf('liga'))).not.toContain('brødtekst');
});

it('a feed has the latest 50 items', () => {
  const { feeds, feedOf } = newsFeeds();
  for (let match = 0; match < 60; match += 1) {
    const start = new Date((NOW_S - match * 86_400) * 1000).toISOString().slice(0, 19) + 'Z';
    feeds.submit(fixture({ key: `k${match}`, start }));
    feeds.submit(status(match, Stage.finished, { key: `k${match}/s`, event: `k${match}`, score: { home: 1, away: 0 } }));
  }
  const { items } = feedOf();
  expect(items).toHaveLength(50);
  expect(items.map(({ published }) => published)).toEqual(items.map(({ published }) => published).toSorted((a, b) => b - a));
});

it('an automatic report is an item of news with its lead, its mark and the time of its last change', () => {
  const { feeds, id, feedOf } = newsFeeds(true);
  finish(feeds);
  expect(feedOf('liga', ['nyheder']).items).toMatchObject([
    {
      id: `${id}-referat`,
      title: expect.stringContaining('2-1'),
      text: expect.stringContaining('i Superligaen'),
      link: `${ORIGIN}/nyheder/${id}/`,
      published: Date.parse(at(105)) / 1000,
      source: 'Automatisk referat',
    },
  ]);
  feeds.submit(score(120, 2, 2, { supersedes: { key: 'm1/score', seq: 10 }, reason: 'clerical' }));
  expect(feedOf('hold', ['nyheder']).items).toMatchObject([
    { id: `${id}-referat`, title: expect.stringContaining('2-2'), updated: Date.parse(at(120)) / 1000 },
  ]);
});

it('a site without automatic reports has no item of a match among its news', () => {
  const { feeds, feedOf } = newsFeeds();
  finish(feeds);
  expect(feedOf('liga', ['nyheder']).items).toEqual([]);
});

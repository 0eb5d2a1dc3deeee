import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { ArticleMessage, RankingListMessage, TransferMessage } from './off-pitch.ts';

const [articles, rankings, transfers] = [ArticleMessage, RankingListMessage, TransferMessage].map((schema) => Compile(schema));
const head = { key: 'k', seq: 1, at: '2026-11-20T18:00:00Z' };
const article = (more: object): unknown => ({
  kind: 'article',
  ...head,
  title: 'Titel',
  published: head.at,
  source: 'Redaktionen',
  ...more,
});
const ranking = (more: object): unknown => ({
  kind: 'ranking-list',
  ...head,
  sport: 2,
  name: 'ATP',
  date: '2026-11-16',
  rows: [],
  ...more,
});
const row = (more: object) => ({ rows: [{ participant: { name: 'Anna' }, rank: 1, ...more }] });
const transfer = (more: object): unknown => ({
  kind: 'transfer',
  ...head,
  sport: 1,
  player: { name: 'Anna' },
  date: '2026-08-31',
  type: 'loan',
  ...more,
});

describe('the video of an article', () => {
  const video = { url: 'https://video.example/1', title: 'Se målene', provider: 'DR' };
  it('[CALL-07] a video of an article has an https address, a title and a provider, and perhaps a length', () => {
    expect(articles!.Check(article({ text: ['x'], video }))).toBe(true);
    expect(articles!.Check(article({ text: ['x'], video: { ...video, durationS: 95 } }))).toBe(true);
  });

  it.each([
    { url: 'http://video.example/1' },
    { url: 'https://user:secret@video.example/1' },
    { url: 'javascript:alert(1)' },
    { url: '//video.example/1' },
    { title: '' },
    { provider: undefined },
    { durationS: 0 },
    { durationS: 1.5 },
    { embed: '<iframe>' },
  ])('[CALL-07] a video of an article is refused with %j', (wrong) => {
    expect(articles!.Check(article({ text: ['x'], video: { ...video, ...wrong } }))).toBe(false);
  });
});

describe('the address of an article', () => {
  it.each(['https://example.org', 'https://example.org/', 'https://www.example.org:8443/a/b-c_d.html?x=1&y=%7E#top'])(
    'an address of an article may be %s',
    (url) => {
      expect(articles!.Check(article({ url }))).toBe(true);
    },
  );

  it.each([
    '',
    'http://example.org/',
    'javascript:alert(1)',
    'https://',
    'https:/example.org',
    'https://user@example.org/',
    'https://example.org/~me',
    'https://example.org/a b',
    'https://example.org/"onload="x',
    'https://example.org/<b>',
    'https://example.org/æ',
    ` https://example.org/`,
    `https://example.org/${'a'.repeat(500)}`,
  ])('the address of an article is never %j', (url) => {
    expect(articles!.Check(article({ url }))).toBe(false);
    expect(articles!.Check(article({ image: url }))).toBe(false);
  });
});

describe('messages around matches have bounds', () => {
  it.each([
    { text: [] },
    { text: [''] },
    { text: ['x'.repeat(2001)] },
    { text: Array.from({ length: 61 }, () => 'x') },
    { title: '' },
    { title: 'x'.repeat(201) },
    { participants: Array.from({ length: 21 }, (_, at) => ({ name: `N${at}` })) },
    { extra: 1 },
  ])('an article is refused with %j', (more) => {
    expect(articles!.Check(article({ text: ['x'] }))).toBe(true);
    expect(articles!.Check(article({ text: ['x'], ...more }))).toBe(false);
  });

  it.each([
    row({ rank: 0 }),
    row({ rank: 1.5 }),
    row({ points: -1 }),
    row({ previous: 0 }),
    row({ tournaments: 1000 }),
    { rows: Array.from({ length: 2501 }, () => row({}).rows[0]) },
    { date: '2026-11-16T10:00:00Z' },
    { name: '' },
  ])('a ranking is refused with %o', (more) => {
    expect(rankings!.Check(ranking(row({ points: 12.5, previous: 3, tournaments: 0 })))).toBe(true);
    expect(rankings!.Check(ranking(more))).toBe(false);
  });

  it.each([{ type: 'sold' }, { fee: 'x'.repeat(41) }, { date: 'i går' }, { player: {} }])(
    'a transfer is refused with %j',
    (more) => {
      expect(transfers!.Check(transfer({}))).toBe(true);
      expect(transfers!.Check(transfer(more))).toBe(false);
    },
  );
});

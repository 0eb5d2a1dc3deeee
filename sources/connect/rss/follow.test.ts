import { beforeEach, expect, it } from 'vitest';
import { createInMemoryIngest, type InMemoryIngest } from '../../in-memory-ingest.ts';
import type { IngestClient } from '../../ports.ts';
import { FeedFollower, type FeedPorts } from './follow.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-20T20:00:00Z');
const signal = new AbortController().signal;

type Answer = Awaited<ReturnType<FeedPorts['httpGet']>>;
let ingest: InMemoryIngest;
let lines: string[];
let requests: Record<string, string>[];
let answers: Answer[];
beforeEach(() => {
  ingest = createInMemoryIngest({ name: 'rss', origin: 'real' });
  [lines, requests, answers] = [[], [], []];
});

const follower = (client: IngestClient = ingest): FeedFollower =>
  new FeedFollower(
    {
      url: 'https://avis.example/feed.xml',
      name: null,
      sport: 1,
      competition: { name: 'Superligaen', country: 'dk', season: '2026' },
    },
    {
      async httpGet(_url, headers) {
        requests.push(headers);
        return answers.shift()!;
      },
      ingest: client,
      clock: { nowMs: () => NOW, sleep: async () => undefined },
      log: { info: (line) => lines.push(line), warn: (line) => lines.push(line) },
      agent: 'stillingen',
    },
  );
const item = (id: number, title: string): string =>
  `<item><title>${title}</title><guid>${id}</guid><link>https://avis.example/${id}</link><pubDate>Fri, 20 Nov 2026 18:0${id}:00 GMT</pubDate></item>`;
const feed = (...items: string[]): string => `<rss version="2.0"><channel><title>Avisen</title>${items.join('')}</channel></rss>`;
const answer = (text: string, headers: Record<string, string> = {}): Answer => ({
  status: 200,
  headers,
  body: Buffer.from(text),
});
const titles = (): readonly string[] =>
  ingest.state.articles
    .values()
    .map(({ title }) => title)
    .toArray();
/** Of the messages since the last call. */
let seen = 0;
beforeEach(() => {
  seen = 0;
});
function delivered(): readonly string[] {
  const messages = ingest.delivered.slice(seen);
  seen = ingest.delivered.length;
  return messages.map((message) => `${message.kind === 'article' ? message.title : message.kind} ${message.seq}`);
}

it('a feed is read every quarter of an hour, and what is new or different is delivered', async () => {
  const rss = follower();
  answers = [answer(feed(item(2, 'To'), item(1, 'En'))), answer(feed(item(2, 'To'), item(1, 'En')))];
  answers.push(answer(feed(item(3, 'Tre'), item(2, 'To, rettet'))));
  expect(await rss.poll(signal)).toBe(15 * MINUTE);
  expect(delivered()).toEqual(['En 1', 'To 1']);
  expect([...ingest.state.articles.values()][0]).toMatchObject({
    source: 'Avisen',
    sportId: 1,
    url: 'https://avis.example/1',
    text: [],
  });
  expect([...ingest.state.articles.values()][0]!.competitions).toHaveLength(1);
  await rss.poll(signal);
  expect(delivered()).toEqual([]);
  await rss.poll(signal);
  expect(delivered()).toEqual(['To, rettet 2', 'Tre 1']);
  expect(titles()).toEqual(['En', 'To, rettet', 'Tre']);
  expect(lines).toEqual([]);
});

it('a request is conditional after an answer that was delivered', async () => {
  const rss = follower();
  answers = [answer(feed(item(1, 'En')), { etag: '"1"', 'last-modified': 'Fri, 20 Nov 2026 18:00:00 GMT' })];
  answers.push({ status: 304, headers: {}, body: Buffer.alloc(0) }, answer('<html>'), answer(feed(item(1, 'En'))));
  for (let polls = 0; polls < 4; polls += 1) await rss.poll(signal);
  const conditional = { 'if-none-match': '"1"', 'if-modified-since': 'Fri, 20 Nov 2026 18:00:00 GMT' };
  expect(requests[0]).not.toHaveProperty('if-none-match');
  expect(requests.slice(1, 3)).toMatchObject([conditional, conditional]);
  expect(requests[3]).not.toHaveProperty('if-none-match');
});

it('a process that begins anew repeats nothing that the server has, and corrects what has changed since', async () => {
  answers = [answer(feed(item(1, 'En'))), answer(feed(item(1, 'En, rettet'))), answer(feed(item(1, 'En, rettet')))];
  const first = follower();
  await first.poll(signal);
  await first.poll(signal);
  const entries = ingest.state.n;
  await follower().poll(signal);
  expect([ingest.state.n, titles()]).toEqual([entries, ['En, rettet']]);
  answers = [answer(feed(item(1, 'En, igen')))];
  await follower().poll(signal);
  expect([ingest.state.n, titles()]).toEqual([entries + 1, ['En, igen']]);
  expect(lines).toEqual([]);
});

it('articles are delivered again when the server was away', async () => {
  let isAway = true;
  const rss = follower({
    deliver: (messages) => (isAway ? Promise.reject(new Error('the server is away')) : ingest.deliver(messages)),
  });
  answers = [answer(feed(item(1, 'En')), { etag: '"1"' }), answer(feed(item(1, 'En')))];
  await rss.poll(signal);
  isAway = false;
  await rss.poll(signal);
  expect(requests[1]).not.toHaveProperty('if-none-match');
  expect(titles()).toEqual(['En']);
  expect(lines).toEqual([
    'avis.example: the feed can not be read: the server is away',
    'avis.example: the feed can be read again',
  ]);
});

it.each<[string, Answer]>([
  ['no RSS, Atom, RDF or JSON Feed: Unrecognized feed format', answer('<html>')],
  ['answered 500', { status: 500, headers: {}, body: Buffer.alloc(0) }],
  ['the address is not public', { error: 'the address is not public' }],
])('a failure is one line until it ends, and is tried less and less often: %s', async (problem, failure) => {
  const rss = follower();
  answers = [answer(feed(item(1, 'En'))), ...Array.from({ length: 6 }, () => failure), answer(feed(item(1, 'En')))];
  const pauses: number[] = [];
  for (let polls = 0; polls < 8; polls += 1) pauses.push((await rss.poll(signal)) / MINUTE);
  expect(pauses).toEqual([15, 15, 30, 60, 120, 240, 240, 15]);
  expect(lines).toEqual([`avis.example: the feed can not be read: ${problem}`, 'avis.example: the feed can be read again']);
  expect(titles()).toEqual(['En']);
});

it('a publisher may name a longer pause', async () => {
  answers = [{ status: 429, headers: { 'retry-after': '7200' }, body: Buffer.alloc(0) }];
  expect(await follower().poll(signal)).toBe(120 * MINUTE);
});

it('items that cannot be read are named once', async () => {
  const rss = follower();
  const broken = item(1, 'En').replace('https:', 'http:');
  answers = [answer(feed(broken, item(2, 'To'))), answer(feed(broken, item(2, 'To')))];
  await rss.poll(signal);
  await rss.poll(signal);
  expect(lines).toEqual(['avis.example: the item "En" has no https link']);
  expect(titles()).toEqual(['To']);
});

it('a follower ends with its signal', async () => {
  const ending = new AbortController();
  const rss = new FeedFollower(
    { url: 'https://avis.example/feed.xml', name: null, sport: 1, competition: null },
    {
      httpGet: async () => answer(feed(item(1, 'En'))),
      ingest,
      clock: { nowMs: () => NOW, sleep: async () => ending.abort() },
      log: { info: () => undefined, warn: () => undefined },
      agent: 'stillingen',
    },
  );
  await rss.run(ending.signal);
  expect(titles()).toEqual(['En']);
});

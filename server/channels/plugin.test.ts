import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { Stage } from '@stillingen/domain';
import { fixture, status } from '../../domain/testing/scenario.ts';
import { createApp } from '../http/app.ts';
import { createBody, encodingOf, eventsOfPerson, reportOf } from '../testing/channels.ts';
import { createTestFeeds, NOW_S } from '../testing/feeds.ts';
import { channels } from './plugin.ts';

const feeds = createTestFeeds();
feeds.submit(
  fixture({ home: { name: 'Brøndby IF', key: 'bif' } }),
  fixture({ key: 'm2', home: { name: 'AGF' }, away: { name: 'OB' } }),
);
const events = [...feeds.state.events.values()];
const [first, second] = [events[0]!, events[1]!];
const { templateId } = feeds.state.leagues.get(first.leagueId)!;
let written = 0;
let isBusy = false;
let nowMs = NOW_S * 1000;
const app = createApp({ logLevel: 'silent' });
channels(app, {
  ...{ shown: feeds.projection, eventsOfPerson, reportOf, siteUrl: 'https://stillingen.example', createBody, encodingOf },
  nowMs: () => nowMs,
  costs: {
    admits() {
      written += 1;
      return !isBusy;
    },
    spend: () => undefined,
  },
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') => fetch(url + path, { headers, method });
/** As it is written: fetch would resolve dots and encode. */
const statusOf = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { path }, (response) => resolve(response.resume().statusCode!))
      .on('error', reject)
      .end();
  });

const TEAM = `/kalender/hold/${first.home}.ics`;
const mine = (...ids: string[]) => `/kalender/mine/${ids.toSorted().join('-')}.ics`;

it.each([
  [TEAM, 'text/calendar; charset=utf-8'],
  [`/kalender/liga/${templateId}.ics?alarm=15&resultater=1`, 'text/calendar; charset=utf-8'],
  [mine(first.home, second.home, templateId, first.id, 'Unknown1'), 'text/calendar; charset=utf-8'],
  [`/rss/hold/${first.home}.xml`, 'application/rss+xml; charset=utf-8'],
  [`/rss/liga/${templateId}.atom?indhold=resultater,nyheder`, 'application/atom+xml; charset=utf-8'],
])('%s is answered as %s, open to all pages', async (path, type) => {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  const head = await get(path, {}, 'HEAD');
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, response.headers.get('etag'), '']);
});

it.each([
  [`/kalender/hold/${first.home}.ics?alarm=15&alarm=15`, 400],
  [`/kalender/hold/${first.home}.ics?alarm=7`, 400],
  [`/kalender/hold/${first.home}.ics?resultater=1&alarm=15`, 400],
  [`/kalender/hold/${first.home}.ics?x=1`, 400],
  [`/rss/hold/${first.home}.xml?indhold=nyheder,resultater`, 400],
  [`/rss/hold/${first.home}.xml?indhold=resultater,rettelser,nyheder`, 400],
  [`/kalender/mine/.ics`, 400],
  [`/kalender/mine/${first.home}-${first.home}.ics`, 400],
  [`/kalender/mine/..%2f${first.home}.ics`, 400],
  [`/kalender/mine/Unknown1-Unknown2.ics`, 404],
  [`/kalender/hold/Unknown1.ics`, 404],
  [`/kalender/person/${first.home}.ics`, 404],
  [`/kalender/hold/${templateId}.ics`, 404],
  [`/kalender/hold/../../etc/passwd.ics`, 404],
  [`/kalender/hold/%00${first.home}.ics`, 404],
  [`/rss/mine/${first.home}.xml`, 404],
])('%s is refused with %i', async (path, code) => {
  expect(await statusOf(path)).toBe(code);
});

it.each([
  [200, 404],
  [201, 400],
  [10_000, 431],
])('%i ids in one address are answered with %i', async (count, code) => {
  expect(await statusOf(mine(...Array.from({ length: count }, (_, at) => String(10_000_000 + at))))).toBe(code);
});

it('a refusal is one plain line that names what is allowed', async () => {
  const response = await get(`${TEAM}?alarm=1`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe('an option is unknown or repeated; allowed: alarm=0, 15, 30 or 60, then resultater=1');
});

it('an unchanged text is answered with 304 by its tag or its time, and malformed conditions count for nothing', async () => {
  const whole = await get(TEAM);
  const [tag, modified] = [whole.headers.get('etag')!, whole.headers.get('last-modified')!];
  for (const tags of [tag, `W/${tag}`, `"x", ${tag}`, '*'])
    expect([tags, (await get(TEAM, { 'if-none-match': tags })).status]).toEqual([tags, 304]);
  expect((await get(TEAM, { 'if-modified-since': modified })).status).toBe(304);
  expect((await get(TEAM, { 'if-none-match': '"x"', 'if-modified-since': modified })).status).toBe(200);
  const earlier = new Date(Date.parse(modified) - 1000).toUTCString();
  for (const since of [earlier, 'yesterday', '2030-01-01', '', 'Sat, 99 Nov 2030 00:00:00 GMT'])
    expect([since, (await get(TEAM, { 'if-modified-since': since })).status]).toEqual([since, 200]);
});

it('a text is sent compressed to clients that accept it', async () => {
  const sent = (accepts: string): Promise<[string | undefined, Buffer]> =>
    new Promise((resolve, reject) => {
      request(url, { path: TEAM, headers: { 'accept-encoding': accepts } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve([response.headers['content-encoding'], Buffer.concat(chunks)]));
      })
        .on('error', reject)
        .end();
    });
  const [[none, plain], [gzip, zipped], [br]] = await Promise.all([sent('identity'), sent('gzip'), sent('gzip, br')]);
  expect([none, gzip, br]).toEqual([undefined, 'gzip', 'br']);
  expect(gunzipSync(zipped)).toEqual(plain);
});

it('a calendar is written again only after a change of one of its matches, and with the day', async () => {
  const [other, all] = [`/kalender/hold/${second.home}.ics`, mine(first.home, second.home)];
  const tags = async () => Promise.all([TEAM, other, all].map(async (path) => (await get(path)).headers.get('etag')));
  const before = await tags();
  let from = written;
  expect(await tags()).toEqual(before);
  expect(written).toBe(from);
  feeds.submit(fixture({ key: 'm2', seq: 2, home: { name: 'AGF' }, away: { name: 'OB' }, start: '2026-11-22T18:00:00Z' }));
  const after = await tags();
  expect(after.map((tag, at) => tag === before[at])).toEqual([true, false, false]);
  expect(written).toBe(from + 2);
  from = written;
  nowMs += 86_400_000;
  // Its text is the same on the next day, and so is its tag.
  expect(await tags()).toEqual(after);
  expect(written).toBe(from + 3);
});

it('an address above its limit gets no text that has to be written, and all that are in memory', async () => {
  isBusy = true;
  const path = `${TEAM}?alarm=60`;
  const response = await get(path);
  expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
    429,
    '5',
    'no-store',
  ]);
  expect((await get(TEAM)).status).toBe(200);
  isBusy = false;
  expect((await get(path)).status).toBe(200);
});

it('a new match and a cancelled one change the calendar of the league', async () => {
  const path = `/kalender/liga/${templateId}.ics`;
  const textOf = async () => (await get(path)).text();
  const count = async () => (await textOf()).split('BEGIN:VEVENT').length - 1;
  const before = await count();
  feeds.submit(fixture({ key: 'm3', home: { name: 'Viborg FF' }, away: { name: 'OB' } }));
  expect(await count()).toBe(before + 1);
  feeds.submit(status(5, Stage.cancelled, { key: 'm3/s', event: 'm3' }));
  expect(await textOf()).toContain('STATUS:CANCELLED');
});

it('a deleted participant has no calendar any more, and its matches stay in those of others', async () => {
  feeds.submit({ kind: 'participant', key: 'gone', seq: 1, at: '2026-11-20T18:00:00Z', participant: 'bif', deleted: true });
  expect((await get(TEAM)).status).toBe(404);
  expect((await get(mine(first.home, first.away))).status).toBe(200);
  expect(await (await get(`/kalender/hold/${first.away}.ics`)).text()).toContain('Brøndby IF');
});

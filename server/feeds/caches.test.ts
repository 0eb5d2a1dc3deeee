import { readRows } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { type Answer, ANSWER_MODES, feedSite, header, NAME } from '../testing/feed-http.ts';
import { geoHeaders, geoRecord } from './replies.ts';

describe.each(ANSWER_MODES)('caching of feeds, answered %s', (_mode, settings) => {
  const { stack, ask, feed } = feedSite(settings);

  describe('what is asked for again', () => {
    it('[FEED-08, FEED-13] an unchanged feed is answered with 304 by tag, weak tag, one of several tags, or signature', async () => {
      const first = await feed(NAME);
      const tag = header(first, 'etag')!;
      const signature = readRows(Buffer.from(first.body, 'latin1').toString()).at(-1)![0]![1];
      expect(tag).toBe(`"${signature}"`);
      for (const held of [
        { 'if-none-match': tag },
        { 'if-none-match': `W/${tag}` },
        { 'if-none-match': `"other", W/${tag}` },
        { 'if-none-match': '*' },
        { 'x-signature': signature },
      ]) {
        const answer = await feed(NAME, held);
        expect([answer.status, answer.body, header(answer, 'etag')]).toEqual([304, '', tag]);
        expect(header(answer, 'cache-control')).toBe(header(first, 'cache-control'));
      }
      expect((await feed(NAME, { 'if-none-match': '"other"', 'x-signature': 'other' })).status).toBe(200);
    });

    it('a short feed is sent uncompressed', async () => {
      const [short, long] = await Promise.all(['sys_1', NAME].map((name) => feed(name, { 'accept-encoding': 'br' })));
      expect([header(short!, 'content-encoding'), header(long!, 'content-encoding')]).toEqual([undefined, 'br']);
    });

    it('[FEED-13] an update feed without changes is answered with 204', async () => {
      expect((await feed('u_2_1')).status).toBe(204);
    });

    it('servers of one journal send the same text', async () => {
      const names = [NAME, 'fm_0_0_1_da_1', 'r_1_1', 'c_1_63_1_da_y_1'];
      const before = await Promise.all(names.map((name) => feed(name)));
      await stack().restart();
      expect(await Promise.all(names.map((name) => feed(name)))).toEqual(before);
    });
  });

  describe('caches', () => {
    it('shared caches may keep a feed for a second and serve stale lists, and browsers revalidate', async () => {
      const list = await feed(NAME);
      expect(header(list, 'cache-control')).toBe('public, max-age=0, s-maxage=1');
      expect(header(list, 'cdn-cache-control')).toBe('public, max-age=1, stale-while-revalidate=4');
      expect(header(list, 'vary')).toBe('Accept-Encoding');
      // Feeds that repair a list or carry the time are never served stale.
      for (const name of ['u_2_1', 'r_1_1', 'sys_1']) expect(header(await feed(name), 'cdn-cache-control')).toBeUndefined();
    });

    it('[FEED-04] an answer to a wrong sign is kept by no cache', async () => {
      const answer = await feed(NAME, { 'x-fsign': 'wrong' });
      expect([answer.status, answer.body, header(answer, 'cache-control')]).toEqual([401, '', 'no-store']);
    });

    it.each([
      ['X-Forwarded-Host', 'evil.example'],
      ['X-Original-URL', '/admin'],
      ['X-HTTP-Method-Override', 'POST'],
      ['X-Forwarded-Port', '1'],
      ['Range', 'bytes=0-0'],
      ['X-utime', '1'],
      ['X-GeoIP', '1'],
      ['X-BenchmarkRequest', '1'],
      ['Cookie', 'a=b'],
      ['X-utime', '2'],
      ['Authorization', 'Bearer x'],
    ])('%s: %s does not change the next regular answer', async (name, value) => {
      const before = await feed(NAME);
      const odd = await feed(NAME, { [name]: value });
      expect(odd.body).toBe(before.body);
      expect(odd.status).toBe(200);
      expect(await feed(NAME)).toEqual(before);
      // Only an answer that no shared cache keeps may differ at all.
      if (header(odd, 'cache-control') !== 'private, no-store') expect(odd).toEqual(before);
    });

    it('a query does not change a feed', async () => {
      expect(await feed(`${NAME}?x=1`)).toEqual(await feed(NAME));
    });

    it('[FEED-05, FEED-11] sends geo headers on request only, from those of the proxy, and to no shared cache', async () => {
      const geo = (answer: Answer): string[] => answer.headers.filter((line) => /^x-geoip/i.test(line));
      expect(geo(await feed(NAME, { 'cf-ipcountry': 'SE' }))).toEqual([]);
      for (const asked of [await feed(NAME, { 'X-GeoIP': '1', 'cf-ipcountry': 'SE' }), await feed('f_')]) {
        expect(geo(asked).map((line) => line.split(':')[0])).toEqual([
          'x-geoip-country',
          'x-geoip-city',
          'x-geoip-subdivision-name-0',
          'x-geoip-subdivision-code-0',
          'x-geoip-iso-subdivision-code-0',
          'x-geoip-subdivision-name-1',
        ]);
        // Without a proxy that is named in the settings, anybody could have sent it.
        expect(geo(asked).join()).not.toContain('SE');
        expect(header(asked, 'cache-control')).toBe('private, no-store');
        expect(header(asked, 'cdn-cache-control')).toBeUndefined();
      }
    });
  });

  describe('where a visitor is', () => {
    it('[GEO-07] the geo address answers with the geo record, for no shared cache', async () => {
      const answer = await ask('/api/geo/');
      expect(Object.keys(JSON.parse(answer.body) as object)).toEqual([
        'countryCode',
        'cityName',
        'subdivisionName0',
        'subdivisionCode0',
        'isoSubdivisionCode0',
        'subdivisionName1',
      ]);
      expect(header(answer, 'cache-control')).toBe('private, no-store');
    });
  });
});

/** As Node hands on what a proxy has written in UTF-8. */
const received = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
const HEADERS = { 'cf-ipcountry': 'DK', 'cf-ipcity': received('Ålborg'), 'cf-region': 'Nordjylland', 'cf-region-code': '81' };

describe('where a visitor is', () => {
  it('[GEO-01] the geo record has country, city, subdivision, its code and its ISO code from the proxy', () => {
    expect(geoRecord(HEADERS, 'cloudflare')).toEqual({
      countryCode: 'DK',
      cityName: 'Ålborg',
      subdivisionName0: 'Nordjylland',
      subdivisionCode0: '81',
      isoSubdivisionCode0: 'DK-81',
      subdivisionName1: '',
    });
  });

  it('the geo record is empty without a proxy, as any client could send its headers', () => {
    expect(Object.values(geoRecord(HEADERS, '')).join('')).toBe('');
  });

  it.each(['dk', 'DNK', '', 'D K', 'T1\t'])('%j is no country, and no subdivision is of it', (country) => {
    expect(geoRecord({ ...HEADERS, 'cf-ipcountry': country }, 'cloudflare')).toMatchObject({
      countryCode: '',
      isoSubdivisionCode0: '',
    });
  });

  it('[FEED-11] geo headers are ASCII, with decodable names', () => {
    const headers = geoHeaders(geoRecord(HEADERS, 'cloudflare'));
    expect(headers.join('')).toMatch(/^[\x20-\x7e]*$/);
    expect(decodeURIComponent(headers[headers.indexOf('x-geoip-city') + 1]!)).toBe('Ålborg');
  });
});

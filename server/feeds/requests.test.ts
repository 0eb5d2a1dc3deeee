import { describe, expect, it } from 'vitest';
import type { FeedBody } from './library.ts';
import { ANSWER_MODES, feedSite, header, NAME, serveFeeds, SIGN } from '../testing/feed-http.ts';

describe.each(ANSWER_MODES)('requests for feeds, answered %s', (_mode, settings) => {
  const { ask, feed } = feedSite(settings);

  it('[FEED-01, FEED-18] HEAD answers as GET does, without the body; any other method is refused', async () => {
    const get = await feed(NAME);
    const head = await feed(NAME, {}, 'HEAD');
    expect(head).toEqual({ ...get, body: '' });
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await feed(NAME, {}, method);
      expect([answer.status, header(answer, 'allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
  });

  it('a page of another origin may ask with every header that ours send', async () => {
    const asked = ['x-fsign', 'x-utime', 'x-geoip', 'x-benchmarkrequest', 'x-signature', 'if-none-match'];
    // A browser asks first without the sign.
    const answer = await feed(NAME, { 'x-fsign': '', 'access-control-request-method': 'GET' }, 'OPTIONS');
    expect([answer.status, header(answer, 'access-control-allow-origin'), answer.body]).toEqual([204, '*', '']);
    expect(header(answer, 'access-control-allow-methods')).toBe('GET, HEAD');
    expect(header(answer, 'access-control-allow-headers')!.split(', ').toSorted()).toEqual(asked.toSorted());
  });

  it('whatever is answered may be read by a page of another origin, and so may where its visitor is', async () => {
    const held = header(await feed(NAME), 'etag')!;
    const answers = await Promise.all([
      feed(NAME),
      feed(NAME, { 'if-none-match': held }),
      feed(NAME, { 'if-none-match': held, 'x-utime': '1' }),
      feed('nonsense'),
      feed(NAME, { 'x-fsign': 'wrong' }),
      feed(NAME, {}, 'POST'),
      ask('/x/req/m_1'),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 304, 304, 404, 401, 405, 200]);
    for (const answer of answers) {
      expect(header(answer, 'access-control-allow-origin')).toBe('*');
      expect(header(answer, 'access-control-expose-headers')).toBe('etag, date, age, link');
    }
    const where = await feed(NAME, { 'x-geoip': '1' });
    const exposed = where.headers.filter((line) => line.startsWith('access-control-expose-headers: ')).join();
    for (const line of where.headers.filter((each) => each.startsWith('x-geoip-'))) expect(exposed).toContain(line.split(':')[0]);
  });

  it('a feed that can not be made is a 500 that no cache keeps, and the server lives on', async () => {
    const fails = (): never => {
      throw new Error('a mistake of ours');
    };
    const reported: unknown[] = [];
    const body: FeedBody = {
      name: 'sys_2',
      text: 'x',
      signature: 'x',
      quiet: false,
      exact: true,
      answers: { br: 0, gzip: 0, identity: 0, notModified: 0, quiet: 0 },
      encoded: () => Promise.reject(new Error('a body that can not be compressed')),
    };
    const library = { body: (name: string) => (name === 'sys_2' ? body : fails()), earlier: fails, request: () => null };
    await using feeds = await serveFeeds({ editions: [{ projectId: 8, library }], report: (error) => void reported.push(error) });
    for (const name of ['sys_1', 'sys_2']) {
      const failed = await fetch(`${feeds.url}/x/feed/${name}`, { headers: SIGN });
      expect([failed.status, failed.headers.get('cache-control'), await failed.text()]).toEqual([500, 'no-store', '']);
    }
    expect(reported).toHaveLength(2);
    expect((await fetch(`${feeds.url}/x/req/m_1`, { headers: SIGN })).status).toBe(404);
  });
});

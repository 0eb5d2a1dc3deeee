import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ANSWER_MODES, feedSite, header, NAME, serveFeeds, SIGN } from '../testing/feed-http.ts';
import type { FeedBody } from './library.ts';

describe.each(ANSWER_MODES)('requests for feeds, answered %s', (_mode, settings) => {
  const { ask, feed } = feedSite(settings);

  it('[FEED-01, FEED-18] HEAD is answered like GET without the body, and other methods are refused', async () => {
    const get = await feed(NAME);
    const head = await feed(NAME, {}, 'HEAD');
    expect(head).toEqual({ ...get, body: '' });
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await feed(NAME, {}, method);
      expect([answer.status, header(answer, 'allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
  });

  it('a preflight allows pages of other origins every header that ours send', async () => {
    const asked = ['x-fsign', 'x-utime', 'x-geoip', 'x-benchmarkrequest', 'x-signature', 'if-none-match'];
    // A browser asks first without the sign.
    const answer = await feed(NAME, { 'x-fsign': '', 'access-control-request-method': 'GET' }, 'OPTIONS');
    expect([answer.status, header(answer, 'access-control-allow-origin'), answer.body]).toEqual([204, '*', '']);
    expect(header(answer, 'access-control-allow-methods')).toBe('GET, HEAD');
    expect(header(answer, 'access-control-allow-headers')!.split(', ').toSorted()).toEqual(asked.toSorted());
  });

  it('pages of other origins may read every answer, geo headers included', async () => {
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

  it('a feed that fails to render is an uncached 500, and the server continues', async () => {
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
      isOfVisitor: false,
      answers: { br: 0, gzip: 0, identity: 0, notModified: 0, quiet: 0 },
      encoded: () => Promise.reject(new Error('a body that can not be compressed')),
    };
    const library = {
      body: (name: string) => (name === 'sys_2' ? body : fails()),
      earlier: fails,
      ofAudience: fails,
      request: () => null,
    };
    await using feeds = await serveFeeds({ editions: [{ projectId: 8, library }], report: (error) => void reported.push(error) });
    for (const name of ['sys_1', 'sys_2']) {
      const failed = await fetch(`${feeds.url}/x/feed/${name}`, { headers: SIGN });
      expect([failed.status, failed.headers.get('cache-control'), await failed.text()]).toEqual([500, 'no-store', '']);
    }
    expect(reported).toHaveLength(2);
    expect((await fetch(`${feeds.url}/x/req/m_1`, { headers: SIGN })).status).toBe(404);
  });
});

describe.each(ANSWER_MODES)('keep-alive connections, answered %s', (_mode, settings) => {
  const { stack, feed } = feedSite(settings);

  interface Question {
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly method?: string;
  }
  const first: Question = { path: `/8/x/feed/${NAME}` };

  /** The answers on one connection, byte for byte, without times. */
  async function answersTo(url: string, questions: readonly Question[]): Promise<readonly string[]> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const answers: string[] = [];
    for (const { path, headers = {}, method = 'GET' } of questions) {
      const lines = Object.entries({ Host: 'a', ...SIGN, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
      let text = '';
      const isWhole = (): boolean => {
        const [head = '', ...body] = text.split('\r\n\r\n');
        const length = method === 'HEAD' ? 0 : Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
        return body.length > 0 && body.join('\r\n\r\n').length >= length;
      };
      while (!isWhole()) text += ((await once(socket, 'data')) as [Buffer])[0].toString('latin1');
      answers.push(text.replace(/^date: .*\r\n/im, ''));
    }
    socket.destroy();
    return answers;
  }

  it('[FEED-01, FEED-08, FEED-13] later requests on a connection are answered like the first, byte for byte', async () => {
    const whole = await feed(NAME);
    const tag = header(whole, 'etag')!;
    const atS = Math.floor(Date.now() / 1000) - 1;
    const path = first.path;
    const questions: readonly Question[] = [
      ...[tag, `W/${tag}`, `"other", W/${tag}`, '*', '"other"'].map((tags) => ({ path, headers: { 'if-none-match': tags } })),
      ...[tag.slice(1, -1), 'other'].map((signature) => ({ path, headers: { 'X-Signature': signature } })),
      ...['br', 'gzip', 'gzip;q=0', 'gzip, deflate, br'].map((coding) => ({ path, headers: { 'Accept-Encoding': coding } })),
      ...['X-GeoIP', 'X-utime', 'X-BenchmarkRequest'].map((name) => ({ path, headers: { [name]: '1', 'if-none-match': tag } })),
      { path, headers: { 'X-GeoIP': '1', 'cf-ipcountry': 'SE' } },
      { path, headers: { 'x-fsign': 'wrong' } },
      { path, headers: { Connection: 'keep-alive', 'if-none-match': tag } },
      { path, headers: { Connection: 'close', 'if-none-match': tag } },
      ...['HEAD', 'OPTIONS', 'POST', 'DELETE'].map((method) => ({ path, method })),
      ...[
        `${path}?x=1`,
        `${path}?asof=${atS}`,
        '/8/x/feed/u_2_1',
        '/8/x/feed/nonsense',
        '/8/x/feed/f_',
        '/x/feed/f_1_8_1_da_1',
      ].map((each) => ({ path: each })),
      { path: '/x/req/m_1' },
      { path: '/healthz' },
    ];
    for (const question of questions) {
      const [alone] = await answersTo(stack().url, [question]);
      expect(await answersTo(stack().url, [first, question])).toEqual([...(await answersTo(stack().url, [first])), alone]);
      // The next answer on the connection is the same.
      if (question.headers?.Connection !== 'close')
        expect((await answersTo(stack().url, [first, question, first]))[2]).toBe((await answersTo(stack().url, [first]))[0]);
    }
  });

  it('each answer on a connection counts once', async () => {
    const refused: number[] = [];
    await using feeds = await serveFeeds({ onRefused: (code) => refused.push(code) });
    const list: Question = { path: `/x/feed/${NAME}` };
    const held: Question = { ...list, headers: { 'if-none-match': '*' } };
    await answersTo(feeds.url, [
      list,
      held,
      held,
      held,
      { path: '/x/feed/nonsense' },
      list,
      { ...list, headers: { 'x-fsign': '' } },
      held,
    ]);
    expect([...feeds.library.answers].filter(([kind]) => kind === 'full')).toEqual([
      ['full', { br: 0, gzip: 0, identity: 2, notModified: 4, quiet: 0 }],
    ]);
    expect(refused).toEqual([404, 401]);
  });
});

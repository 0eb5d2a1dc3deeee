import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { readRows } from '@stillingen/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScenario, fixture, score, status } from '../../domain/live/scenario.ts';
import { createApp } from '../http/app.ts';
import { startTestStack, type TestStack } from '../test-stack.ts';
import { type GeoRecord, geoRecord } from './geo.ts';
import { createFeedLibrary, type FeedBody } from './library.ts';
import { feedHandler } from './plugin.ts';
import { createPastStates } from './state/past-states.ts';
import { createProjection } from './state/projection.ts';

const NAME = 'f_1_0_1_da_1';
const SIGN = { 'x-fsign': 'stillingen' } as const;
const TODAY = `${new Date(Date.now() + 3_600_000).toISOString().slice(0, 10)}T11:00:00Z`;
let stack: TestStack;
let key: string;
beforeAll(async () => {
  stack = await startTestStack();
  key = await stack.keyOf('test');
  await stack.tell(key, [fixture({ start: TODAY }), status(1, 12), score(2, 1, 0)]);
});
afterAll(() => stack[Symbol.asyncDispose]());

interface Answer {
  readonly status: number;
  /** As they came, without the time. */
  readonly headers: readonly string[];
  readonly body: string;
}
const pairs = (list: readonly string[]): string[] =>
  list.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${list[at + 1]}`] : []));

/** One request just as it is written here: nothing is added, nothing is normalised. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(stack.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers: { ...SIGN, ...headers }, agent: false }, (response) => {
      let body = '';
      response.setEncoding('latin1');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: pairs(response.rawHeaders).filter((line) => !line.toLowerCase().startsWith('date:')),
          body,
        }),
      );
    });
    sent.on('error', reject).end();
  });
}
const feed = (name: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  ask(`/8/x/feed/${name}`, headers, method);
const header = ({ headers }: Answer, name: string): string | undefined =>
  headers.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2);

describe('addresses', () => {
  it('[FEED-02, FEED-03] a feed is found with its project and without, a request at each of its bases', async () => {
    const own = await feed(NAME);
    expect(own.status).toBe(200);
    expect(await ask(`/x/feed/${NAME}`)).toEqual(own);
    const menus = await Promise.all(['/x/req/m_1', '/8/x/req/m_1', '/8/req/m_1'].map((path) => ask(path)));
    expect(menus[0]!.status).toBe(200);
    expect(menus[0]!.body).toContain('Danmark');
    for (const menu of menus) expect(menu).toEqual(menus[0]);
    expect((await ask('/x/req/m_99')).status).toBe(404);
    expect((await ask(`/x/req/${NAME}`)).status).toBe(404);
  });

  it('[FEED-02] a configured prefix stands in the place of the other one, never both', async () => {
    const { state } = createScenario();
    const projection = createProjection(state);
    const pastStates = createPastStates(state, 0);
    const library = createFeedLibrary({ projection, pastStates, nowMs: Date.now, service: () => ({ status: 0, trueAtS: null }) });
    const geoOf = (headers: IncomingHttpHeaders): GeoRecord => geoRecord(headers, '');
    const options = { library, projectId: 8, prefix: '/data/', sign: SIGN['x-fsign'], geoOf, report: () => {} };
    await using app = createApp({ logLevel: 'silent' }, feedHandler(options));
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const statusOf = async (path: string): Promise<number> => (await fetch(url + path, { headers: SIGN })).status;
    expect(await statusOf('/8/data/sys_1')).toBe(200);
    expect(await statusOf('/x/feed/sys_1')).toBe(200);
    expect(await statusOf('/8/x/feed/sys_1')).toBe(404);
    expect(await statusOf('/8/data/x/feed/sys_1')).toBe(404);
  });

  it('a feed that can not be made is a 500 that no cache keeps, and the server lives on', async () => {
    const fails = (): never => {
      throw new Error('a mistake of ours');
    };
    const reported: unknown[] = [];
    const body: FeedBody = {
      text: 'x',
      signature: 'x',
      quiet: false,
      exact: true,
      answers: { br: 0, gzip: 0, identity: 0, notModified: 0, quiet: 0 },
      encoded: () => Promise.reject(new Error('a body that can not be compressed')),
    };
    const library = { body: (name: string) => (name === 'sys_2' ? body : fails()), earlier: fails, request: () => null };
    const geoOf = (headers: IncomingHttpHeaders): GeoRecord => geoRecord(headers, '');
    const report = (error: unknown): void => void reported.push(error);
    await using app = createApp(
      { logLevel: 'silent' },
      feedHandler({ library, projectId: 8, prefix: '/x/feed/', sign: SIGN['x-fsign'], geoOf, report }),
    );
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    for (const name of ['sys_1', 'sys_2']) {
      const failed = await fetch(`${url}/x/feed/${name}`, { headers: SIGN });
      expect([failed.status, failed.headers.get('cache-control'), await failed.text()]).toEqual([500, 'no-store', '']);
    }
    expect(reported).toHaveLength(2);
    expect((await fetch(`${url}/x/req/m_1`, { headers: SIGN })).status).toBe(404);
  });

  it.each([`/9/x/feed/${NAME}`, `/8/x//feed/${NAME}`, `/8/X/feed/${NAME}`])('no other spelling is one: %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

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
      expect(header(answer, 'access-control-expose-headers')).toBe('etag, date');
    }
    const where = await feed(NAME, { 'x-geoip': '1' });
    const exposed = where.headers.filter((line) => line.startsWith('access-control-expose-headers: ')).join();
    for (const line of where.headers.filter((each) => each.startsWith('x-geoip-'))) expect(exposed).toContain(line.split(':')[0]);
  });

  it('a whole address as the target of a request is no address of ours', async () => {
    const { hostname, port } = new URL(stack.url);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let text = '';
      socket.on('data', (chunk) => {
        text += String(chunk);
      });
      socket.on('end', () => resolve(text)).on('error', reject);
      socket.write(`GET http://evil.example/8/x/feed/${NAME} HTTP/1.1\r\nHost: evil.example\r\nx-fsign: stillingen\r\n\r\n`);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('evil');
  });
});

describe('names', () => {
  it.each(['f_1_7_2_da_1', 'fp_37_0_1_da_1', 'u_1_1', 'sys_1', 'fo_1_0_1_da_1_0', 'uo_1_0', 'f_'])(
    '%s is served',
    async (name) => {
      expect([200, 204]).toContain((await feed(name)).status);
    },
  );

  it.each([
    ['', 'empty'],
    ['f_1_0_1_da', 'missing field'],
    ['f__0_1_da_1', 'empty field'],
    ['f_+1_0_1_da_1', 'sign'],
    ['f_1e0_0_1_da_1', 'exponent'],
    ['f_%EF%BC%91_0_1_da_1', 'full-width digit'],
    ['f_27_0_1_da_1', 'sport id that is not used'],
    ['f_1_--1_1_da_1', 'two minus signs'],
    ['f_1_08_1_da_1', 'leading zero of a far day'],
    ['f_1_0_15_da_1', 'hours out of range'],
    ['f_1_0_1_xx_1', 'unknown language'],
    ['f_1_0_1_da_1%00', 'encoded NUL'],
    ['f_1_0_1_da_1.css', 'suffix of a file'],
    ['../f_1_0_1_da_1', 'another folder'],
    ['F_1_0_1_da_1', 'case'],
    ['constructor', 'word of the language'],
    ["t_1_76_QwEr5678'--_1_da_n_1", 'quote'],
    ['fo_1_0_1_da_1_1', 'live odds'],
    [`f_${'1'.repeat(2000)}`, 'length'],
  ])('%s is not (%s): 404 for a few seconds, the same for all of them', async (name) => {
    const answer = await feed(name);
    expect(answer.status).toBe(404);
    expect(answer).toEqual(await feed('nonsense'));
    expect(header(answer, 'cache-control')).toBe('public, max-age=5');
    expect(answer.body).toBe('');
  });

  it.each(['f_1_8_1_da_1', 'f_1_-8_1_da_1', 'fm_0_400_1_da_1', 'fp_31_-999_1_da_1'])(
    '%s would be a name if its day were not so far away: there is nothing',
    async (name) => {
      const answer = await feed(name);
      expect([answer.status, answer.body]).toEqual([200, '0']);
    },
  );

  it('[FEED-14] a list without events says that there is nothing', async () => {
    const answer = await feed('f_8_7_1_da_1');
    expect([answer.status, answer.body]).toEqual([200, '0']);
  });
});

describe('what is asked for again', () => {
  it('[FEED-08, FEED-13] is not sent again: by its tag, a weak one, one of several, or the signature', async () => {
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

  it('[FEED-13] an update without news is 204', async () => {
    expect((await feed('u_2_1')).status).toBe(204);
  });

  it('is the same text on another server that reads the same journal', async () => {
    const names = [NAME, 'fm_0_0_1_da_1', 'r_1_1', 'c_1_63_1_da_y_1'];
    const before = await Promise.all(names.map((name) => feed(name)));
    await stack.restart();
    expect(await Promise.all(names.map((name) => feed(name)))).toEqual(before);
  });
});

describe('caches', () => {
  it('are told to carry a crowd: shared ones for a second, lists from before while they fetch, browsers never', async () => {
    const list = await feed(NAME);
    expect(header(list, 'cache-control')).toBe('public, max-age=0, s-maxage=1');
    expect(header(list, 'cdn-cache-control')).toBe('public, max-age=1, stale-while-revalidate=4');
    expect(header(list, 'vary')).toBe('Accept-Encoding');
    // What mends a list, or tells the time, is not taken from before.
    for (const name of ['u_2_1', 'r_1_1', 'sys_1']) expect(header(await feed(name), 'cdn-cache-control')).toBeUndefined();
  });

  it('[FEED-04] never see an answer to a wrong sign', async () => {
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
  ])('%s: %s leaves nothing behind: the next clean answer is the same, byte for byte', async (name, value) => {
    const before = await feed(NAME);
    const odd = await feed(NAME, { [name]: value });
    expect(odd.body).toBe(before.body);
    expect(odd.status).toBe(200);
    expect(await feed(NAME)).toEqual(before);
    // Only an answer that no shared cache keeps may differ at all.
    if (header(odd, 'cache-control') !== 'private, no-store') expect(odd).toEqual(before);
  });

  it('a query changes nothing', async () => {
    expect(await feed(`${NAME}?x=1`)).toEqual(await feed(NAME));
  });

  it('[FEED-05, FEED-11] geo headers come on request only, from nobody but the proxy, and are kept by no shared cache', async () => {
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
  it('[GEO-07] is told on request, as the fields of the record, and kept by no shared cache', async () => {
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

describe('a list as of a time', () => {
  const nowS = (): number => Math.floor(Date.now() / 1000);

  it('is the visitor’s own: no cache keeps it', async () => {
    // The second in which the server has started is over.
    await expect.poll(async () => (await feed(`${NAME}?asof=${nowS()}`)).status, { timeout: 5000 }).toBe(200);
    const answer = await feed(`${NAME}?asof=${nowS()}`);
    expect(answer.body).toBe((await feed(NAME)).body);
    expect(header(answer, 'cache-control')).toBe('private, no-store');
    expect(header(answer, 'cdn-cache-control')).toBeUndefined();
  });

  it.each(['', '0', '-5', '1e9', '01795000000', 'now', `${2 ** 40}`, '5&asof=6'])('asof=%s is no time: 404', async (time) => {
    expect((await feed(`${NAME}?asof=${time}`)).status).toBe(404);
  });

  it('too long ago, to come, or of a feed that has no earlier states: 404 that is not kept', async () => {
    for (const name of [`${NAME}?asof=${nowS() - 300}`, `${NAME}?asof=${nowS() + 60}`, `u_1_1?asof=${nowS() - 1}`]) {
      const answer = await feed(name);
      expect([answer.status, header(answer, 'cache-control')]).toEqual([404, 'private, no-store']);
    }
  });
});

describe('on a connection that stays', () => {
  interface Question {
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly method?: string;
  }
  const first: Question = { path: `/8/x/feed/${NAME}` };

  /** What is answered to one question after another on one connection, byte for byte, without the times. */
  async function heard(url: string, questions: readonly Question[]): Promise<readonly string[]> {
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

  it('[FEED-01, FEED-08, FEED-13] what is asked for later is answered as the first is, byte for byte', async () => {
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
      const [alone] = await heard(stack.url, [question]);
      expect(await heard(stack.url, [first, question])).toEqual([...(await heard(stack.url, [first])), alone]);
      // Neither does it change what comes next.
      if (question.headers?.Connection !== 'close')
        expect((await heard(stack.url, [first, question, first]))[2]).toBe((await heard(stack.url, [first]))[0]);
    }
  });

  it('each answer counts once', async () => {
    const { state } = createScenario();
    const projection = createProjection(state);
    const pastStates = createPastStates(state, 0);
    const library = createFeedLibrary({ projection, pastStates, nowMs: Date.now, service: () => ({ status: 0, trueAtS: null }) });
    const refused: number[] = [];
    const handler = feedHandler({
      library,
      projectId: 8,
      prefix: '/x/feed/',
      sign: SIGN['x-fsign'],
      geoOf: (headers) => geoRecord(headers, ''),
      report: () => {},
      onRefused: (code) => refused.push(code),
    });
    await using app = createApp({ logLevel: 'silent' }, handler);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const list: Question = { path: `/x/feed/${NAME}` };
    const held: Question = { ...list, headers: { 'if-none-match': '*' } };
    await heard(url, [list, held, held, held, { path: '/x/feed/nonsense' }, list, { ...list, headers: { 'x-fsign': '' } }, held]);
    expect([...library.answers].filter(([kind]) => kind === 'full')).toEqual([
      ['full', { br: 0, gzip: 0, identity: 2, notModified: 4, quiet: 0 }],
    ]);
    expect(refused).toEqual([404, 401]);
  });
});

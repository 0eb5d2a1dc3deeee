import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { feedSite, header, NAME, serveFeeds, SIGN } from '../testing/feed-http.ts';

const { stack, ask, feed } = feedSite();

describe('addresses', () => {
  it('[FEED-02, FEED-03] feeds and requests are served with and without their project', async () => {
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

  it('[FEED-02] a configured prefix replaces the default one', async () => {
    await using feeds = await serveFeeds({ prefix: '/data/' });
    const statusOf = async (path: string): Promise<number> => (await fetch(feeds.url + path, { headers: SIGN })).status;
    expect(await statusOf('/8/data/sys_1')).toBe(200);
    expect(await statusOf('/x/feed/sys_1')).toBe(200);
    expect(await statusOf('/8/x/feed/sys_1')).toBe(404);
    expect(await statusOf('/8/data/x/feed/sys_1')).toBe(404);
  });

  it.each([`/9/x/feed/${NAME}`, '/9/x/req/m_1', '/9/req/m_1', `/8/x//feed/${NAME}`, `/8/X/feed/${NAME}`])(
    'answers any other spelling with a short 404: %s',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, answer.body]).toEqual([404, '']);
      expect(header(answer, 'cache-control')).toBe('public, max-age=5');
    },
  );

  it('a request with an absolute address as its target gets no feed', async () => {
    const { hostname, port } = new URL(stack().url);
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
  ])('the name %s is answered with 404 for a few seconds (%s)', async (name) => {
    const answer = await feed(name);
    expect(answer.status).toBe(404);
    expect(answer).toEqual(await feed('nonsense'));
    expect(header(answer, 'cache-control')).toBe('public, max-age=5');
    expect(answer.body).toBe('');
  });

  it('a name in another language is answered in the own one, with the canonical spelling', async () => {
    const canonical = await feed(NAME);
    expect(header(canonical, 'link')).toBeUndefined();
    for (const lang of ['en', 'en-us', 'ru-kz']) {
      const answer = await feed(`f_1_0_1_${lang}_1`);
      expect([answer.status, answer.body]).toEqual([200, canonical.body]);
      expect(header(answer, 'link')).toBe(`</8/x/feed/${NAME}>; rel="canonical"`);
    }
    const unchanged = await ask('/x/feed/f_1_0_1_en_1', { 'if-none-match': header(canonical, 'etag')! });
    expect([unchanged.status, header(unchanged, 'link')]).toEqual([304, `</x/feed/${NAME}>; rel="canonical"`]);
  });

  it('[FEED-31] a tournament feed without an order has the default order', async () => {
    const template = /¬ZEE÷(\w{8})¬ZB÷(\d+)¬/.exec(Buffer.from((await feed(NAME)).body, 'latin1').toString())!;
    const name = (order: string): string => `t_1_${template[2]}_${template[1]}_1_da_${order}1`;
    const answer = await feed(name(''));
    expect([answer.status, answer.body]).toEqual([200, (await feed(name('n_'))).body]);
    expect(header(answer, 'link')).toBe(`</8/x/feed/${name('n_')}>; rel="canonical"`);
  });

  it.each(['f_1_8_1_da_1', 'f_1_-8_1_da_1', 'fm_0_400_1_da_1', 'fp_31_-999_1_da_1'])(
    '%s would be a name if its day were not so far away: there is nothing',
    async (name) => {
      const answer = await feed(name);
      expect([answer.status, answer.body]).toEqual([200, '0']);
    },
  );

  it('[FEED-14] a list without events has the text 0', async () => {
    const answer = await feed('f_8_7_1_da_1');
    expect([answer.status, answer.body]).toEqual([200, '0']);
  });
});

describe('a list as of a time', () => {
  const nowS = (): number => Math.floor(Date.now() / 1000);

  it('a list as of a time is kept by no cache', async () => {
    // Until the second in which the matches were submitted is over.
    const { body } = await feed(NAME);
    await expect.poll(async () => (await feed(`${NAME}?asof=${nowS()}`)).body).toBe(body);
    const answer = await feed(`${NAME}?asof=${nowS()}`);
    expect(header(answer, 'cache-control')).toBe('private, no-store');
    expect(header(answer, 'cdn-cache-control')).toBeUndefined();
  });

  it.each(['', '0', '-5', '1e9', '01795000000', 'now', `${2 ** 40}`, '5&asof=6'])('asof=%s is no time: 404', async (time) => {
    expect((await feed(`${NAME}?asof=${time}`)).status).toBe(404);
  });

  it('a time too long ago, in the future, or of a feed without earlier states is an uncached 404', async () => {
    for (const name of [`${NAME}?asof=${nowS() - 300}`, `${NAME}?asof=${nowS() + 60}`, `u_1_1?asof=${nowS() - 1}`]) {
      const answer = await feed(name);
      expect([answer.status, header(answer, 'cache-control')]).toEqual([404, 'private, no-store']);
    }
  });
});

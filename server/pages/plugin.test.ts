import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OddsView, RenderRequest, WebEntry } from '@stillingen/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../http/app.ts';
import { NO_COST_LIMIT } from '../http/limits/cost-limit.ts';
import { type PageOptions, pages } from './plugin.ts';
import { temporaryFolder } from '../testing/run.ts';

const ENTRY = {
  render: ({ nowMs: _now, ...request }: RenderRequest) => ({ status: 200, html: JSON.stringify(request) }),
  renderFailure: () => ({ status: 500, html: 'failed' }),
  missingPage: () => null,
  readToggled: () => [],
  knownSearch: () => '',
  readDelay: () => 0,
  readOddsShown: () => 'tk',
  readListChoices: () => ({ compact: false, liveFirst: false }),
  themeScript: { text: '', hash: 'sha256-x' },
  program: '/assets/a.js',
  offline: { path: '/offline/', scripts: {} },
  renderOffline: () => '',
  embedScript: '(()=>{})()',
  renderEmbed: ({ path: at }: { path: string }) =>
    at.includes('unknown1') ? { status: 404, html: '' } : { status: 200, html: `embed ${at}` },
} as unknown as WebEntry;
const CONFIG = { projectId: 8, sign: 's', push: ['wss://push.example.dk/push'] } as ReturnType<PageOptions['source']>['config'];
const VIEW = { isLinked: true } as OddsView;

let folder: string;
let url: string;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  folder = temporaryFolder('pages').path;
  mkdirSync(path.join(folder, 'client', 'assets'), { recursive: true });
  for (const file of ['favicon.svg', 'assets/Ab1-_.css']) writeFileSync(path.join(folder, 'client', file), 'x');
  ({ server: app, at: url } = await start(true));
});
async function start(embeds: boolean, english?: PageOptions['english']): Promise<{ server: typeof app; at: string }> {
  const server = createApp({ logLevel: 'silent' });
  await pages(server, {
    entry: ENTRY,
    ...(english === undefined ? {} : { english }),
    webDir: folder,
    source: () => ({ config: CONFIG }) as ReturnType<PageOptions['source']>,
    pageOf: () => null,
    nowMs: () => 0,
    tzHours: () => 1,
    demo: () => 'none',
    gallery: false,
    embeds,
    captchaOrigins: [],
    siteUrl: 'https://example.dk',
    live: () => '',
    createBody: (text) => ({ encoded: () => ({ encoding: 'identity', bytes: Buffer.from(text) }) }),
    encodingOf: () => 'identity',
    onRender: () => undefined,
    costs: NO_COST_LIMIT,
    mostWaiting: 1,
    oddsOf: ({ cookie }) => (cookie === 'oddsMode=on' ? VIEW : null),
  });
  return { server, at: await server.listen({ port: 0, host: '127.0.0.1' }) };
}
afterAll(async () => {
  await app.close();
});
const headerOf = async (at: string, name: string): Promise<string | null> => (await fetch(url + at)).headers.get(name);

describe('files of the web app', () => {
  it.each([
    ['/assets/Ab1-_.css', 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'public, max-age=3600'],
  ])('sends the file %s with %s: only files named by their content are immutable', async (at, expected) => {
    expect(await headerOf(at, 'cache-control')).toBe(expected);
  });
});

describe('page', () => {
  it('restricts connections of a page to its own host and push, and requires trusted types', async () => {
    const policy = (await headerOf('/', 'content-security-policy'))!.split('; ');
    expect(policy).toContain("connect-src 'self' wss://example.dk wss://push.example.dk https://push.example.dk");
    expect(policy).toEqual(expect.arrayContaining(["require-trusted-types-for 'script'", 'trusted-types default']));
  });
});

describe('a page for a visitor with odds', () => {
  const pageOf = async (cookie: string) => {
    const response = await fetch(`${url}/`, { headers: { cookie } });
    return { text: await response.text(), cache: response.headers.get('cache-control'), vary: response.headers.get('vary') };
  };

  it('holds what odds it may show, and is kept by no shared cache', async () => {
    const { text, cache, vary } = await pageOf('oddsMode=on');
    expect(JSON.parse(text)).toMatchObject({ odds: VIEW, oddsShown: 'tk' });
    expect([cache, vary]).toEqual(['private, no-cache', 'Accept-Encoding, Cookie']);
  });

  it('is not that of others, whose pages are as those of a site without odds', async () => {
    await pageOf('oddsMode=on');
    const { text } = await pageOf('oddsMode=forged');
    expect(text).toBe((await pageOf('')).text);
    expect(text).not.toContain('odds');
  });
});

describe('embed', () => {
  const EMBED = '/indlejr/kamp/aB3dE6gH/';

  it('may be framed by any site, and no other page may', async () => {
    expect(await headerOf(EMBED, 'content-security-policy')).toContain('frame-ancestors *');
    for (const at of ['/', '/kamp/aB3dE6gH/', '/konto/', '/indlejret/'])
      expect(await headerOf(at, 'content-security-policy')).toContain("frame-ancestors 'self'");
  });

  it('is the same for all readers: reads and sets no cookie', async () => {
    const cookie = 'theme=dark; delay=60';
    const answer = await fetch(url + EMBED, { headers: { cookie } });
    expect(await answer.text()).toBe(`embed ${EMBED}`);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=5');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('connects to its own host and push alone, and sends no form', async () => {
    const policy = (await headerOf(EMBED, 'content-security-policy'))!.split('; ');
    expect(policy).toContain("connect-src 'self' wss://example.dk wss://push.example.dk https://push.example.dk");
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "script-src 'self'", "form-action 'none'"]));
  });

  it('has one address for each choice: other spellings share its page', async () => {
    for (const at of [EMBED, '/indlejr/kamp/aB3dE6gH', `${EMBED}?theme=auto`])
      expect(await (await fetch(url + at)).text()).toBe(`embed ${EMBED}`);
  });

  it.each([
    ['/indlejr/kamp/unknown1/', 404, 'Kampen eller turneringen findes ikke.'],
    ['/indlejr/hold/aB3dE6gH/', 404, 'Kampen eller turneringen findes ikke.'],
    [`${EMBED}?theme=pink`, 400, 'Ukendt valg i adressen; tilladt: theme=light, theme=dark eller ingen.'],
  ])('answers %s with %i in one plain line', async (at, status, line) => {
    const answer = await fetch(url + at);
    expect([answer.status, await answer.text()]).toEqual([status, line]);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('has a script that any site may load and caches keep for an hour', async () => {
    const answer = await fetch(`${url}/embed.js`);
    expect(await answer.text()).toBe('(()=>{})()');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=3600/);
  });

  it('is missing where the operator turned it off', async () => {
    const { server, at } = await start(false);
    expect((await fetch(`${at}/embed.js`)).status).toBe(404);
    const answer = await fetch(at + EMBED);
    expect(await answer.text()).toContain('"path":"/indlejr/kamp/aB3dE6gH/"');
    expect(answer.headers.get('content-security-policy')).toContain("frame-src 'none'");
    await server.close();
  });
});

describe('pages in two languages', () => {
  const ENGLISH = { ...ENTRY, offline: { path: '/en/_offline/', scripts: { '/worker.js': 'both' } } } as unknown as WebEntry;
  const moved = { status: 301, location: '/fodbold/danmark/?dag=1', dropsSearch: true } as const;
  let english: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    english = await start(true, {
      entry: {
        ...ENGLISH,
        render: (request) => (request.path === '/flyttet/' ? moved : { status: 200, html: `en ${JSON.stringify(request)}` }),
      },
      source: () => ({ config: { ...CONFIG, projectId: 2 } }) as ReturnType<PageOptions['source']>,
      pageOf: () => null,
      twins: { danish: (at) => `da ${at}`, english: (at) => `en ${at}` },
    });
  });
  afterAll(() => english.server.close());
  const load = (at: string): Promise<Response> => fetch(english.at + at, { redirect: 'manual' });

  it('a page below /en/ is drawn in English, under its Danish path and with its Danish twin', async () => {
    const text = await (await load('/en/match/aB3dE6gH/standings/')).text();
    expect(text.startsWith('en {')).toBe(true);
    expect(JSON.parse(text.slice(3))).toMatchObject({ path: '/kamp/aB3dE6gH/stilling/', twin: 'da /kamp/aB3dE6gH/stilling/' });
  });

  it('a page in Danish names its English twin, and none where the site has no English pages', async () => {
    expect(await (await load('/kamp/aB3dE6gH/')).json()).toMatchObject({ path: '/kamp/aB3dE6gH/', twin: 'en /kamp/aB3dE6gH/' });
    expect(await (await fetch(`${url}/en/match/aB3dE6gH/`)).json()).toMatchObject({ path: '/en/match/aB3dE6gH/' });
    expect(await (await fetch(`${url}/kamp/aB3dE6gH/`)).json()).not.toHaveProperty('twin');
  });

  it('a redirect keeps the language of the address', async () => {
    expect((await load('/en/flyttet/')).headers.get('location')).toBe('/en/football/danmark/?dag=1');
    expect((await load('/en?dag=1')).headers.get('location')).toBe('/en/?dag=1');
  });

  it('each language has its offline page, and the English build the script for both', async () => {
    expect((await load('/offline/')).status).toBe(200);
    expect((await load('/en/_offline/')).status).toBe(200);
    expect(await (await load('/worker.js')).text()).toBe('both');
  });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { WebEntry } from '@stillingen/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../http/app.ts';
import { NO_COST_LIMIT } from '../http/limits/cost-limit.ts';
import { type PageOptions, pages } from './plugin.ts';
import { temporaryFolder } from '../testing/run.ts';

const ENTRY = {
  render: () => ({ status: 200, html: 'a page' }),
  renderFailure: () => ({ status: 500, html: 'failed' }),
  missingPage: () => null,
  readToggled: () => [],
  knownSearch: () => '',
  readDelay: () => 0,
  readListChoices: () => ({ compact: false, liveFirst: false }),
  themeScript: { text: '', hash: 'sha256-x' },
  program: '/assets/a.js',
  offline: { path: '/offline/', scripts: {} },
  renderOffline: () => '',
  embedScript: '(()=>{})()',
  renderEmbed: ({ path }: { path: string }) =>
    path.includes('unknown1') ? { status: 404, html: '' } : { status: 200, html: `embed ${path}` },
} as unknown as WebEntry;
const CONFIG = { projectId: 8, sign: 's', push: ['wss://push.example.dk/push'] } as ReturnType<PageOptions['source']>['config'];

let folder: string;
let url: string;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  folder = temporaryFolder('pages').path;
  mkdirSync(path.join(folder, 'client', 'assets'), { recursive: true });
  for (const file of ['favicon.svg', 'assets/Ab1-_.css']) writeFileSync(path.join(folder, 'client', file), 'x');
  app = createApp({ logLevel: 'silent' });
  await pages(app, {
    entry: ENTRY,
    webDir: folder,
    source: () => ({ config: CONFIG }) as ReturnType<PageOptions['source']>,
    pageOf: () => null,
    nowMs: () => 0,
    tzHours: () => 1,
    demo: () => 'none',
    gallery: false,
    embeds: true,
    captchaOrigins: [],
    siteUrl: 'https://example.dk',
    live: () => '',
    createBody: (text) => ({ encoded: () => ({ encoding: 'identity', bytes: Buffer.from(text) }) }),
    encodingOf: () => 'identity',
    onRender: () => undefined,
    costs: NO_COST_LIMIT,
    mostWaiting: 1,
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
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

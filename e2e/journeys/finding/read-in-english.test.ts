import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestStack } from '../../../server/testing/stack.ts';
import { findingsIn, unreadableIn } from '../../harness/accessibility.ts';
import { DESKTOP, hasBrowser, PHONE, startBrowser } from '../../harness/browser.ts';
import { crawlEnglish } from '../../harness/english.ts';
import { untilHydrated } from '../../harness/table.ts';
import { startWorld } from '../../harness/world.ts';

let stack: TestStack;
let examples: ReadonlyMap<string, string>;
beforeAll(async () => {
  // No limit of one address delays the crawl.
  stack = await startWorld({ ENGLISH: 'on', COST_PER_ADDRESS: '1000' });
}, 120_000);
afterAll(() => stack[Symbol.asyncDispose]());

const load = (path: string): Promise<Response> => fetch(stack.url + path);

it('every page in English exists at its own address, leads to pages in English and names the Danish one', async () => {
  const crawled = await crawlEnglish(stack.config.siteUrl, load);
  examples = crawled.examples;
  expect(crawled.count).toBeGreaterThan(500);
  expect(examples.size).toBeGreaterThan(30);
  expect([...new Set(crawled.faults)]).toEqual([]);
}, 400_000);

it('a page in Danish leads to the page in English, which leads back', async () => {
  for (const path of examples.values()) {
    const [, danish = ''] = /<link rel="alternate" hreflang="da" href="([^"]*)"/.exec(await (await load(path)).text()) ?? [];
    const answer = await fetch(danish, { redirect: 'manual' });
    const html = await answer.text();
    expect([answer.status, danish]).toEqual([200, danish]);
    expect(html).toContain(`<link rel="alternate" hreflang="en" href="${stack.config.siteUrl}${path}"`);
    expect(html).toContain(`<a href="${path}" hreflang="en" lang="en">English</a>`);
  }
}, 200_000);

it('an unknown address below /en is missing in English, and a Danish one leads to its English page', async () => {
  const missing = await load('/en/no-such-page/');
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('<html lang="en"');
  const moved = await fetch(`${stack.url}/en/fodbold/danmark/`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/en/football/danmark/']);
});

it('the sitemap names the addresses of each page in both languages', async () => {
  const [, file = ''] = /<loc>([^<]*sider[^<]*)<\/loc>/.exec(await (await load('/sitemap.xml')).text())!;
  const text = await (await fetch(file)).text();
  const { siteUrl } = stack.config;
  expect(text).toContain(
    `<loc>${siteUrl}/en/football/</loc><xhtml:link rel="alternate" hreflang="da" href="${siteUrl}/fodbold/"/>`,
  );
});

it.runIf(hasBrowser)(
  'a page of every kind in English is accessible, readable and runs without an error or a request to another host',
  async () => {
    await using visitors = await startBrowser();
    const foreign: string[] = [];
    const page = await visitors.open(`${stack.url}/en/football/`, {
      viewport: PHONE,
      locale: 'en-GB',
      before: async (opened) => {
        opened.on('request', (request) => {
          if (!request.url().startsWith(stack.url) && !request.url().startsWith('data:')) foreign.push(request.url());
        });
      },
    });
    const faults: string[] = [];
    for (const [at, path] of [...examples.values()].entries()) {
      await page.setViewportSize(at % 2 === 0 ? PHONE : DESKTOP);
      await page.goto(stack.url + path);
      await untilHydrated(page);
      const found = [...(await findingsIn(page, at % 4 < 2 ? 'light' : 'dark', 'all')), ...(await unreadableIn(page))];
      faults.push(...found.map((fault) => `${path} ${fault}`));
    }
    expect([faults, foreign]).toEqual([[], []]);
  },
  400_000,
);

it.runIf(hasBrowser)('a match opened over a list has its English address, as have its tabs', async () => {
  await using visitors = await startBrowser();
  const page = await visitors.open(`${stack.url}/en/football/`, { locale: 'en-GB' });
  await untilHydrated(page);
  await page.locator('main a[data-event]').first().click();
  await page.waitForURL(/\/en\/match\/\w{8}\/$/);
  const tab = page.getByRole('dialog').getByRole('link', { name: 'Standings' }).first();
  await tab.click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/en\/match\/\w{8}\/standings\/$/);
});

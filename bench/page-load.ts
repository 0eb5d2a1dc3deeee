import { gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page, type Response } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/setup/programs.mjs';
import type { BareRow } from './bare-page/app.ts';

export interface LoadCost {
  readonly scriptMs: number;
  readonly layoutMs: number;
  readonly taskMs: number;
}

export interface Loaded {
  readonly page: Page;
  readonly responses: readonly Response[];
  readonly cost: LoadCost;
}

const MS_PER_S = 1000;
const VIEWPORT = { width: 1280, height: 900 };

async function costOf(session: CDPSession): Promise<LoadCost> {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? 0) * MS_PER_S;
  return {
    scriptMs: ms('ScriptDuration'),
    layoutMs: ms('RecalcStyleDuration') + ms('LayoutDuration'),
    taskMs: ms('TaskDuration'),
  };
}

async function newPage(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const page = await (await browser.newContext({ viewport: VIEWPORT })).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return { page, session };
}

/** What the page has cost so far, each time that it is called. */
export async function costMeter(page: Page): Promise<() => Promise<LoadCost>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return () => costOf(session);
}

/** Waits until React has hydrated the last row of the document (a property of React). */
const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const last = [...document.querySelectorAll('a[data-event]')].at(-1);
    return last !== undefined && Object.keys(last).some((name) => name.startsWith('__reactProps'));
  });

/** A page draws more rows near its end. */
async function drawAll(page: Page, rows: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const isWhole = document.querySelectorAll('a[data-event]').length >= wanted;
      scrollTo(0, isWhole ? 0 : document.documentElement.scrollHeight);
      return isWhole;
    },
    rows,
    { polling: 100 },
  );
}

export async function costOfDocument(browser: Browser, url: string): Promise<LoadCost> {
  const { page, session } = await newPage(browser);
  await page.route('**/feed/**', () => undefined);
  await page.goto(url);
  await hydrated(page);
  const cost = await costOf(session);
  await page.context().close();
  return cost;
}

/** Without cache; the cost until all `rows` are drawn and hydrated. */
export async function load(browser: Browser, url: string, rows: number, prepare?: () => void): Promise<Loaded> {
  const { page, session } = await newPage(browser);
  if (prepare !== undefined) await page.addInitScript(prepare);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url);
  await hydrated(page);
  await drawAll(page, rows);
  const cost = await costOf(session);
  await page.waitForLoadState('networkidle');
  return { page, responses, cost };
}

export const bareRows = (page: Page): Promise<BareRow[]> =>
  page.$$eval('a[data-event]', (found) =>
    found.map(
      (row): BareRow => ({ id: row.getAttribute('data-event')!, texts: [...row.children].map((child) => child.textContent) }),
    ),
  );

export interface Weight {
  readonly files: number;
  readonly sentBytes: number;
  readonly gzipBytes: number;
}

export async function weights(responses: readonly Response[]): Promise<Map<string, Weight>> {
  const byKind = new Map<string, Weight>();
  for (const response of responses) {
    const kind = response.url().includes('/feed/') ? 'feed' : response.request().resourceType();
    const known = byKind.get(kind) ?? { files: 0, sentBytes: 0, gzipBytes: 0 };
    const { responseBodySize } = await response.request().sizes();
    const body = response.status() === 200 ? await response.body() : Buffer.alloc(0);
    byKind.set(kind, {
      files: known.files + 1,
      sentBytes: known.sentBytes + responseBodySize,
      gzipBytes: known.gzipBytes + gzipSync(body).length,
    });
  }
  return byKind;
}

/** Throws without Chromium. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('Chromium not found: install it, or name one in CHROMIUM_PATH');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

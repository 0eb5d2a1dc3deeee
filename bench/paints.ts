import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { longTasksMs, traced } from './trace.ts';

const WHEEL_PX = 600;
const EVERY_MS = 30;
const SETTLE_MS = 2000;
const MARK = 'bench-act';
const SHORT_MS = 10;

/** Tasks of the main thread over 10 ms during `act` (milliseconds). */
export async function tasksOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await sleep(SETTLE_MS);
  const events = await traced(browser, page, async () => {
    await page.evaluate((mark) => void performance.mark(mark), MARK);
    await act();
  });
  return longTasksMs(events, MARK, SHORT_MS);
}

const isAtEnd = (page: Page): Promise<boolean> =>
  page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);

export const scrollThrough = (browser: Browser, page: Page): Promise<number[]> =>
  tasksOf(browser, page, async () => {
    await page.mouse.move(600, 600);
    while (!(await isAtEnd(page))) {
      await page.mouse.wheel(0, WHEEL_PX);
      await sleep(EVERY_MS);
    }
  });

export const press = (browser: Browser, page: Page, selector: string): Promise<number[]> =>
  tasksOf(browser, page, async () => {
    await page.click(selector);
    await sleep(SETTLE_MS);
  });

/** A painted score: home side, goals, and time by the page's clock (milliseconds). */
export interface Paint {
  readonly home: string;
  readonly goals: number;
  readonly atMs: number;
}

declare global {
  var __paints: Paint[] | undefined;
}

/** Runs in the page: notes score changes two frames later, when the first frame has been drawn. */
function observe(scoreSelector: string): void {
  const paints: Paint[] = [];
  globalThis.__paints = paints;
  const seen = new Map<string, number>();
  const rowOf = ({ target }: MutationRecord): Element | null | undefined =>
    (target instanceof Element ? target : target.parentElement)?.closest('a[data-event]');
  new MutationObserver((mutations) => {
    const changed: { home: string; goals: number }[] = [];
    for (const row of new Set(mutations.map(rowOf))) {
      const home = row?.querySelector('bdi')?.textContent;
      const goals = Number(row?.querySelector(scoreSelector)?.textContent);
      if (home == null || seen.get(home) === goals) continue;
      seen.set(home, goals);
      changed.push({ home, goals });
    }
    if (changed.length === 0) return;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const atMs = performance.timeOrigin + performance.now();
        for (const change of changed) paints.push({ ...change, atMs });
      }),
    );
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** The build keeps the end of a class name. */
export const PRODUCT_SCORE = ':scope > [class*="_score"]';

/** Call before the page opens. `scoreSelector` finds the home score within a row. */
export const watchPaints = (page: Page, scoreSelector: string): Promise<unknown> => page.addInitScript(observe, scoreSelector);

export const takePaints = (page: Page): Promise<Paint[]> => page.evaluate(() => globalThis.__paints?.splice(0) ?? []);

/** By the clock of the pages (milliseconds). */
export const nowMs = (): number => performance.timeOrigin + performance.now();

const SKEW_ROUNDS = 20;

export async function clockSkewMs(page: Page): Promise<number> {
  let best = { tookMs: Number.POSITIVE_INFINITY, skewMs: 0 };
  for (let i = 0; i < SKEW_ROUNDS; i += 1) {
    const beforeMs = nowMs();
    const theirMs = await page.evaluate(() => performance.timeOrigin + performance.now());
    const afterMs = nowMs();
    if (afterMs - beforeMs < best.tookMs) best = { tookMs: afterMs - beforeMs, skewMs: theirMs - (beforeMs + afterMs) / 2 };
  }
  return best.skewMs;
}

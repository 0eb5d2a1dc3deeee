import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { longTasksMs, traced } from './trace.ts';

const WHEEL_PX = 600;
const EVERY_MS = 30;
const SETTLE_MS = 2000;
const MARK = 'bench-act';
const SHORT_MS = 10;

/** Tasks of the page's main thread that took longer than 10 ms while something was done, and for how long (milliseconds). */
async function tasksOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await sleep(SETTLE_MS);
  const events = await traced(browser, page, async () => {
    await page.evaluate((mark) => void performance.mark(mark), MARK);
    await act();
  });
  return longTasksMs(events, MARK, SHORT_MS);
}

const isAtEnd = (page: Page): Promise<boolean> =>
  page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);

/** Turns the wheel from the top of the page to its end. */
export const scrollThrough = (browser: Browser, page: Page): Promise<number[]> =>
  tasksOf(browser, page, async () => {
    await page.mouse.move(600, 600);
    while (!(await isAtEnd(page))) {
      await page.mouse.wheel(0, WHEEL_PX);
      await sleep(EVERY_MS);
    }
  });

/** Presses something of the page, and waits until all is drawn that comes of it. */
export const press = (browser: Browser, page: Page, selector: string): Promise<number[]> =>
  tasksOf(browser, page, async () => {
    await page.click(selector);
    await sleep(SETTLE_MS);
  });

/** A score that came to be seen: of which home side, how many goals, and when by the page's clock (milliseconds). */
export interface Paint {
  readonly home: string;
  readonly goals: number;
  readonly atMs: number;
}

declare global {
  var __paints: Paint[] | undefined;
}

/** Runs in the page: notes each change of a row's home score in the second frame after it, when the first has been drawn. */
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

/** Home score of a row of the product: the first total in it. The build keeps the name of a class at its end. */
export const PRODUCT_SCORE = ':scope > [class*="_score"]';

/** To be called before the page is opened. `scoreSelector` finds the home score within a row. */
export const watchPaints = (page: Page, scoreSelector: string): Promise<unknown> => page.addInitScript(observe, scoreSelector);

/** The paints since the last call. */
export const takePaints = (page: Page): Promise<Paint[]> => page.evaluate(() => globalThis.__paints?.splice(0) ?? []);

/** Our clock as the pages read theirs (milliseconds). */
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

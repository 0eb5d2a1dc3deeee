import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { longTasksMs, traced } from '../trace.ts';

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

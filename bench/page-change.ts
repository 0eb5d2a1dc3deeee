import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { BareRow } from './bare-page/app.ts';
import { type ChangeCost, changeCosts, traced } from './trace.ts';

const PEER_CHANGES = 30;
/** Longer than the highlight of a changed row (180 ms). */
const BETWEEN_CHANGES_MS = 300;
const SETTLE_MS = 2000;
const MARK = 'bench-row';

declare global {
  var __drawn: string[] | undefined;
  var __lcpMs: number | undefined;
}

/** Runs in the page first: counts drawn rows, marks them in a trace, notes the largest paint. */
export function observeRows(): void {
  const drawn: string[] = [];
  globalThis.__drawn = drawn;
  // Called in the task that changed the document.
  new MutationObserver((changes) => {
    const rows = changes.map(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest('a[data-event]'),
    );
    for (const row of new Set(rows)) {
      if (!row) continue;
      drawn.push(row.getAttribute('data-event')!);
      performance.mark('bench-row');
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['class'] });
  new PerformanceObserver((list) => {
    globalThis.__lcpMs = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

export const largestPaintMs = (page: Page): Promise<number> => page.evaluate(() => globalThis.__lcpMs ?? 0);

export const homesInSight = (page: Page): Promise<string[]> =>
  page.$$eval('a[data-event]', (rows) =>
    rows
      .filter((row) => row.getBoundingClientRect().bottom <= innerHeight)
      .map((row) => row.querySelector('bdi')?.textContent ?? ''),
  );

export async function changeProduct(
  browser: Browser,
  page: Page,
  changes: readonly (() => Promise<unknown>)[],
): Promise<{ drawn: number[]; costs: ChangeCost[] }> {
  await sleep(SETTLE_MS);
  const drawn: number[] = [];
  const events = await traced(browser, page, async () => {
    for (const submitChange of changes) {
      await page.evaluate(() => globalThis.__drawn!.splice(0));
      await submitChange();
      await sleep(BETWEEN_CHANGES_MS);
      drawn.push(await page.evaluate(() => globalThis.__drawn!.length));
    }
  });
  return { drawn, costs: changeCosts(events, MARK) };
}

export async function changeBare(browser: Browser, page: Page, rows: readonly BareRow[]): Promise<ChangeCost[]> {
  await sleep(SETTLE_MS);
  const { id, texts } = rows[0]!;
  const events = await traced(browser, page, async () => {
    for (let goals = 1; goals <= PEER_CHANGES; goals += 1) {
      const changed: BareRow = { id, texts: texts.with(-1, String(goals)) };
      await page.evaluate(
        ([mark, row]) => {
          performance.mark(mark);
          globalThis.__setRow!(0, row);
        },
        [MARK, changed] as const,
      );
      await sleep(BETWEEN_CHANGES_MS);
    }
  });
  return changeCosts(events, MARK);
}

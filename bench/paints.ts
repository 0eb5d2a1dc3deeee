import type { Page } from 'playwright-core';

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

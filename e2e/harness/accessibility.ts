import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Whether the page is wider than the window. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** A window as it is where its words are twice as large, or four times. */
export const ZOOMED = { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 } as const;
export const ZOOMED_WIDTHS = [640, 320] as const;

/** Expects that a page is never wider than its window, at each of these widths. */
export async function expectToFit(page: Page, where: string, widths: readonly number[]): Promise<void> {
  const { height } = page.viewportSize()!;
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction((wanted) => innerWidth === wanted, width);
    expect(await scrollsSideways(page), `${where} at ${width} px`).toBe(false);
  }
}

type ColorScheme = 'light' | 'dark';
/** What depends on the colours; the rest of a page is the same in each. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

async function expectNone(page: Page, where: string, rules: readonly string[] | null): Promise<void> {
  // Legacy: within the page, in half the time. Frames of others are not ours to judge.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rules === null ? axe : axe.withRules([...rules])).analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(findings, where).toEqual([]);
}

/** Expects that axe finds nothing that keeps someone out; `where` names the page. */
export const expectNoFindings = (page: Page, where: string): Promise<void> => expectNone(page, where, null);

/** The same in several colours, one after another. */
export async function expectNoFindingsIn(page: Page, where: string, schemes: readonly ColorScheme[]): Promise<void> {
  for (const [at, colorScheme] of schemes.entries()) {
    // Colours on their way from one to the other are neither.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNone(page, `${where} in ${colorScheme}`, at === 0 ? null : OF_COLORS);
  }
}

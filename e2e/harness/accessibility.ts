import { AxeBuilder } from '@axe-core/playwright';
import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';

export const scrollsSideways = (page: Pick<Frame, 'evaluate'>): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const SMALLEST_PX = 12;

/** Texts that are too small, and a page that is wider than its window. */
export async function unreadableIn(page: Page): Promise<string[]> {
  const small = await page.evaluate((smallestPx) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode;
      if (element === null || textContent!.trim() === '' || element.closest('script, noscript, style, svg') !== null) continue;
      const { fontSize } = getComputedStyle(element);
      if (Number.parseFloat(fontSize) < smallestPx && element.checkVisibility()) found.push(`"${textContent}" in ${fontSize}`);
    }
    return found;
  }, SMALLEST_PX);
  const { width } = page.viewportSize()!;
  return [...small, ...((await scrollsSideways(page)) ? ['wider than the window'] : [])].map(
    (fault) => `at ${width} px: ${fault}`,
  );
}

/** The text of the main part, without what works by JavaScript or stands in for it, each number as 0. */
export async function mainTextOf(page: Page): Promise<string> {
  // Not innerText, which lacks lists that are far below the screen.
  const text = await page.getByRole('main').evaluate((main) => {
    let seen = '';
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode;
      if (
        element?.checkVisibility() === true &&
        element.closest('noscript, button:is([aria-pressed], [aria-haspopup=dialog]), [data-follow]') === null
      )
        seen += ` ${textContent}`;
    }
    return seen;
  });
  return text.replaceAll(/\s+/g, ' ').replaceAll(/\d+/g, '0').trim();
}

/** Text at twice or four times the size makes a window as narrow as this. */
export const ZOOMED = { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 } as const;
export const ZOOMED_WIDTHS = [640, 320] as const;

export async function expectToFit(page: Page, where: string, widths: readonly number[]): Promise<void> {
  const { height } = page.viewportSize()!;
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction((wanted) => innerWidth === wanted, width);
    expect(await scrollsSideways(page), `${where} at ${width} px`).toBe(false);
  }
}

type ColorScheme = 'light' | 'dark';
/** Rules that depend on colours. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

async function findingsOf(page: Page, rules: readonly string[] | null): Promise<string[]> {
  // Legacy mode takes half the time; frames of other sites are not tested.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rules === null ? axe : axe.withRules([...rules])).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

export const expectNoFindings = async (page: Page, where: string): Promise<void> =>
  expect(await findingsOf(page, null), where).toEqual([]);

/** By all rules, or by those of colours. Empty for an accessible page. */
export async function findingsIn(page: Page, colorScheme: ColorScheme, rules: 'all' | 'colors'): Promise<string[]> {
  // Colours in transition are neither.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const found = await findingsOf(page, rules === 'all' ? null : OF_COLORS);
  return found.map((finding) => `in ${colorScheme}: ${finding}`);
}

export async function expectNoFindingsIn(page: Page, where: string, schemes: readonly ColorScheme[]): Promise<void> {
  const findings: string[] = [];
  for (const [at, scheme] of schemes.entries()) findings.push(...(await findingsIn(page, scheme, at === 0 ? 'all' : 'colors')));
  expect(findings, where).toEqual([]);
}

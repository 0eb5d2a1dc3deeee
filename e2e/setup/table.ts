import type { Locator, Page } from 'playwright-core';

/** The row of a match in the table of a day, by what stands in it. */
export const rowOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('main').getByRole('region').getByRole('listitem').getByRole('link', { name: text });

/** The line of a team in the standings that are shown. */
export const standingOf = (page: Page, team: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: team }) });

/** What can be read in a place, with single spaces. */
export const readingOf = async (place: Locator): Promise<string> => (await place.innerText()).replace(/\s+/g, ' ').trim();

/** Waits until the page is alive: keys and clicks are answered by its program, and pushes come in. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((name) => name.startsWith('__reactContainer'));
  });
}

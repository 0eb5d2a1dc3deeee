import type { Locator, Page } from 'playwright-core';

/** The row of a match in the table of a day, by what stands in it. */
export const rowOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('main').getByRole('region').getByRole('listitem').getByRole('link', { name: text });

/** The line of a team in the standings that are shown. */
export const standingOf = (page: Page, team: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: team }) });

/** What can be read in a place, with single spaces. */
export const readingOf = async (place: Locator): Promise<string> => (await place.innerText()).replace(/\s+/g, ' ').trim();

/** What React keeps of the place that it draws into. */
interface Container {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } } };
}

/** Waits until the page is alive: its program has taken over what the server drew, and answers keys and clicks. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    const name = Object.keys(root ?? {}).find((each) => each.startsWith('__reactContainer'));
    if (name === undefined) return false;
    return !(root as unknown as Record<string, Container>)[name]!.stateNode.current.memoizedState.isDehydrated;
  });
}

interface Counted {
  /** The rows of a list with the properties that React gave them last: a row that is rendered gets new ones. */
  rows: Map<Element, unknown>;
}

/** Begins to note which rows are rendered. A reload ends it. */
export const countRows = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('[data-glide]:not(section)')];
    const propsOf = (row: Element): unknown => Object.entries(row).find(([name]) => name.startsWith('__reactProps'))?.[1];
    (globalThis as unknown as Counted).rows = new Map(rows.map((row) => [row, propsOf(row)]));
  });

/** The rows that were rendered since then; undefined after a reload. */
export const drawnRows = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() => {
    const before = (globalThis as unknown as Partial<Counted>).rows;
    const rows = [...document.querySelectorAll<HTMLElement>('[data-glide]:not(section)')];
    const propsOf = (row: Element): unknown => Object.entries(row).find(([name]) => name.startsWith('__reactProps'))?.[1];
    return before && rows.filter((row) => propsOf(row) !== before.get(row)).map((row) => row.dataset.glide!);
  });

interface Gliding {
  glided: string[];
}
/** Begins to note what is made to glide. */
export const noteGlides = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted = globalThis as unknown as Gliding;
    noted.glided = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function animated(keyframes, options) {
      if (keyframes !== null && 'transform' in keyframes) noted.glided.push(this.querySelector('bdi')?.textContent ?? '');
      return animate.call(this, keyframes, options);
    };
  });
/** The names of what was made to glide since then, each as often as it was. */
export const glided = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as unknown as Gliding).glided);

/** A meeting on a page, with its races. */
export const raceOf = (page: Page, name: string): Locator => page.getByRole('region', { name });
/** A competitor among the first of a race, or of an opened one. */
export const entryOf = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('[data-glide]:not(section)')
    .filter({ has: page.getByTitle(name, { exact: true }) });
/** Opens the first race of a place. */
export const openRace = (place: Locator): Promise<void> =>
  place
    .getByRole('button', { name: /^Vis flere i / })
    .first()
    .click();
/** The names of the competitors in a place, in its order. */
export const namesIn = (place: Locator): Promise<string[]> => place.locator('bdi[title]').allInnerTexts();
/** The board of a race's own page. */
export const boardOf = (page: Page, name: string): Locator => page.getByRole('table', { name: `Resultater fra ${name}` });

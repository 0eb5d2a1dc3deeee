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
  drawn: string[];
  __stillingenCount: (id: string) => void;
}

/** Begins to count which rows are drawn. A reload would end the count. */
export const countRows = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counted = globalThis as unknown as Counted;
    counted.drawn = [];
    counted.__stillingenCount = (id) => counted.drawn.push(id);
  });

/** The rows that were drawn since the count began, as often as they were; undefined where it has ended. */
export const drawnRows = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() => (globalThis as unknown as Partial<Counted>).drawn);

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

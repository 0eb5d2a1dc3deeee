import type { Frame, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** An earlier change came by push, not by a poll. */
export const BY_PUSH = { timeout: 4000, interval: 20 } as const;

/** The list of incidents on the page of a match. */
export const incidentsOf = (page: Page): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Hændelser', level: 2 }) }).last();

/** By the text in the row. */
export const rowOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('main').getByRole('region').getByRole('listitem').getByRole('link', { name: text });

export const standingOf = (page: Page, team: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: team }) });

/** Its text with single spaces. */
export async function readingOf(place: Locator): Promise<string> {
  const text = await place.evaluate((element: HTMLElement) => {
    // Otherwise without what is far below the screen, or was not on it yet.
    const rendered = new CSSStyleSheet();
    rendered.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(rendered);
    const { innerText } = element;
    document.adoptedStyleSheets.pop();
    return innerText;
  });
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The state of React at its root. */
interface Container {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } } };
}

/** Frames that are out of sight are not drawn: they need a time between two looks, `polling`, in ms. */
export async function untilHydrated(page: Pick<Frame, 'waitForFunction'>, polling?: number): Promise<void> {
  await page.waitForFunction(
    () => {
      const root = document.getElementById('root');
      const name = Object.keys(root ?? {}).find((each) => each.startsWith('__reactContainer'));
      if (name === undefined) return false;
      return !(root as unknown as Record<string, Container>)[name]!.stateNode.current.memoizedState.isDehydrated;
    },
    null,
    polling === undefined ? {} : { polling },
  );
}

/** Also those that are chunks of their own. On a phone those out of sight are not hydrated. */
export async function untilPartsHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main :not(svg *)')].every((each) =>
      Object.keys(each).some((name) => name.startsWith('__reactProps')),
    ),
  );
}

/** A press on a part that is not hydrated is lost. */
export async function pressWhenHydrated(place: Locator): Promise<void> {
  const isHydrated = (element: Element): boolean => Object.keys(element).some((name) => name.startsWith('__reactProps'));
  await expect.poll(() => place.evaluate(isHydrated)).toBe(true);
  await place.click();
}

interface Noted {
  /** An element that is rendered gets new properties. */
  propsOf: (element: Element) => unknown;
  noted: Map<Element, unknown>;
}

const NOTED = 'main *, [data-glide]';
const CALM_MS = 500;

/** Until the next reload. Waits until nothing is rendered by hydration, late parts and first answers. */
export async function noteElements(page: Page): Promise<void> {
  await untilPartsHydrated(page);
  do {
    await page.evaluate((selector) => {
      const world = globalThis as unknown as Noted;
      world.propsOf = (element) => Object.entries(element).find(([name]) => name.startsWith('__reactProps'))?.[1];
      world.noted = new Map([...document.querySelectorAll(selector)].map((each) => [each, world.propsOf(each)]));
    }, NOTED);
    await page.waitForTimeout(CALM_MS);
  } while ((await renderedOf(page, NOTED))!.length > 0);
}

/** Those of the selector that were rendered since, as their text; undefined after a reload. */
export const renderedOf = (page: Page, selector: string): Promise<string[] | undefined> =>
  page.evaluate((wanted) => {
    const { noted, propsOf } = globalThis as unknown as Partial<Noted>;
    if (noted === undefined || propsOf === undefined) return undefined;
    return [...document.querySelectorAll<HTMLElement>(wanted)]
      .filter((each) => propsOf(each) !== noted.get(each))
      .map((each) => (each.dataset['glide'] ?? each.textContent).replaceAll(/\s+/g, ' '));
  }, selector);

const ROWS = '[data-glide]:not(section)';
export const drawnRows = (page: Page): Promise<string[] | undefined> => renderedOf(page, ROWS);

interface Gliding {
  glided: string[];
}
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
/** Each name once for each of its moves. */
export const glided = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as unknown as Gliding).glided);

export const raceOf = (page: Page, name: string): Locator => page.getByRole('region', { name });
/** In the short list of a race or in an opened race. */
export const entryOf = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('[data-glide]:not(section)')
    .filter({ has: page.getByTitle(name, { exact: true }) });
export const openRace = (place: Locator): Promise<void> =>
  place
    .getByRole('button', { name: /^Vis flere i / })
    .first()
    .click();
export const namesIn = (place: Locator): Promise<string[]> => place.locator('bdi[title]').allInnerTexts();
export const boardOf = (page: Page, name: string): Locator => page.getByRole('table', { name: `Resultater fra ${name}` });

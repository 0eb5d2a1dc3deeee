import type { Locator, Page } from 'playwright-core';

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

import type { Locator, Page } from 'playwright-core';

/** The competitors of a race on a page, as they stand. */
export const raceOf = (page: Page, name: string): Locator => page.getByRole('region', { name });
/** The names of the competitors in a place, in its order. */
export const namesIn = (place: Locator): Promise<string[]> => place.locator('bdi[title]').allInnerTexts();
/** The board of a race's own page. */
export const boardOf = (page: Page, name: string): Locator => page.getByRole('table', { name: `Resultater af ${name}` });

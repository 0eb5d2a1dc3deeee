import { danishPath, englishHref } from '@stillingen/wire';

/** The address that the browser shows for the Danish path of a page. */
export const shownHref = englishHref;

/** The Danish path of the page that the browser shows. */
export const pagePath = (shown: string): string => danishPath(shown) ?? shown;

export const SPORT_FILES = '/sports/en/';

/** The front page in the other language. */
export const TWIN_OF_FRONT = '/';

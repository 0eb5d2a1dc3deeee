/** The address that the browser shows for the Danish path of a page. */
export const shownHref = (href: string): string => href;

/** The Danish path of the page that the browser shows. */
export const pagePath = (shown: string): string => shown;

export const SPORT_FILES = '/sports/';

/** The front page in the other language. */
export const TWIN_OF_FRONT = '/en/';

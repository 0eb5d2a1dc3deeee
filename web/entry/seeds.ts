/** Where the feeds and the props of a page stand in its document. */
export const HYDRATION_ID = 'page';
export const FEED_ATTRIBUTE = 'data-feed';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '\r': '&#13;', '\0': '&#0;' };
const PLAIN = new Map(Object.entries(ESCAPES).map(([plain, escaped]) => [escaped, plain]));

/** A text that can stand in a script element and comes back exactly: nothing in it ends the element or is rewritten by a parser. */
export const escapeSeed = (text: string): string => text.replace(/[&<\r\0]/g, (sign) => ESCAPES[sign]!);

/** The text that `escapeSeed` was given. */
export const readSeed = (escaped: string): string => escaped.replace(/&(?:amp|lt|#13|#0);/g, (sign) => PLAIN.get(sign)!);

/** A value as JSON that can stand in a script element. */
export const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

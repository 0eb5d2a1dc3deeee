export const HYDRATION_ID = 'page';
export const FEED_ATTRIBUTE = 'data-feed';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '\r': '&#13;', '\0': '&#0;' };
const PLAIN = new Map(Object.entries(ESCAPES).map(([plain, escaped]) => [escaped, plain]));

/** Comes back exactly: nothing ends the element or is changed by a parser. */
export const escapeSeed = (text: string): string => text.replace(/[&<\r\0]/g, (sign) => ESCAPES[sign]!);

export const readSeed = (escaped: string): string => escaped.replace(/&(?:amp|lt|#13|#0);/g, (sign) => PLAIN.get(sign)!);

export const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The feeds in the document, by name. Browser only. */
export function readSeeds(): Map<string, string> {
  const seeds = new Map<string, string>();
  for (const element of document.querySelectorAll(`script[${FEED_ATTRIBUTE}]`)) {
    seeds.set(element.getAttribute(FEED_ATTRIBUTE)!, readSeed(element.textContent));
  }
  return seeds;
}

import { MAX_DELAY_SECONDS } from '@stillingen/client';
import { cookieText, readCookie } from '../page/cookie.ts';

const COOKIE = 'tvsynk';

/** The delay in seconds of a cookie header or `document.cookie`; 0 where there is none, or none that can be. */
export function readDelay(cookies: string): number {
  const text = readCookie(cookies, COOKIE);
  return /^\d{1,3}$/.test(text) && Number(text) <= MAX_DELAY_SECONDS ? Number(text) : 0;
}

/** The cookie that remembers it; one that ends at once where there is none. The server draws the first page by it. */
export const delayCookie = (seconds: number): string => cookieText(COOKIE, String(seconds), seconds === 0 ? 0 : undefined);

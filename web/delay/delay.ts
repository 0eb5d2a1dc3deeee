import { MAX_DELAY_SECONDS } from '@stillingen/client';
import { cookieText, readCookie } from '../page/browser.ts';
import { useSetting } from '../page/page-context.ts';

const COOKIE = 'tvsynk';

export function readDelay(cookies: string): number {
  const text = readCookie(cookies, COOKIE);
  return /^\d{1,3}$/.test(text) && Number(text) <= MAX_DELAY_SECONDS ? Number(text) : 0;
}

/** Expires at once if the delay is 0. The server renders the first page by it. */
export const delayCookie = (seconds: number): string => cookieText(COOKIE, String(seconds), seconds === 0 ? 0 : undefined);

/** How many seconds everything on the page is shown later, and what changes and remembers it. */
export const useDelay = (): readonly [seconds: number, change: (seconds: number) => void] => useSetting('delay');

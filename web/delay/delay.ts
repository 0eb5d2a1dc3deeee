import { MAX_DELAY_SECONDS } from '@stillingen/client';

const COOKIE = 'tvsynk';
const COOKIE_LIFE_S = 31_536_000;

/** The delay in seconds of a cookie header or `document.cookie`; 0 where there is none, or none that can be. */
export function readDelay(cookies: string): number {
  const seconds = Number(new RegExp(`(?:^|; )${COOKIE}=(\\d{1,3})(?:;|$)`).exec(cookies)?.[1] ?? 0);
  return seconds <= MAX_DELAY_SECONDS ? seconds : 0;
}

/** The cookie that remembers it; one that ends at once where there is none. The server draws the first page by it. */
export const delayCookie = (seconds: number): string =>
  `${COOKIE}=${seconds}; path=/; max-age=${seconds === 0 ? 0 : COOKIE_LIFE_S}; samesite=lax`;

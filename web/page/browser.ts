/** SET-07: how long a cookie lives, in seconds. */
const COOKIE_LIFE_S = 31_536_000;

/** As `document.cookie` takes it. Ends at once if its life is 0. */
export const cookieText = (name: string, value: string, lifeS = COOKIE_LIFE_S): string =>
  `${name}=${value}; path=/; max-age=${lifeS}; samesite=lax`;

export const readCookie = (cookies: string, name: string): string =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1] ?? '';

const NO_IDLE_DELAY_MS = 30;

export function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, NO_IDLE_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(call);
  return () => cancelIdleCallback(idle);
}

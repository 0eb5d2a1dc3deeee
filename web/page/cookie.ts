/** SET-07: how long a cookie lives, in seconds. */
const COOKIE_LIFE_S = 31_536_000;

/** A cookie as `document.cookie` takes it. The server draws pages by it; it ends at once where its life is 0. */
export const cookieText = (name: string, value: string, lifeS = COOKIE_LIFE_S): string =>
  `${name}=${value}; path=/; max-age=${lifeS}; samesite=lax`;

/** The value of a cookie of a header or `document.cookie`; empty where there is none. */
export const readCookie = (cookies: string, name: string): string =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1] ?? '';

import { browserPorts } from '../browser-ports.ts';
import type { AccountPorts } from './ports.ts';
import { openStorage } from './storage/storage.ts';

/** What a page has to give itself: the work of the captcha, and a push channel (`subscribeOver` its client). */
export type GivenPorts = Pick<AccountPorts, 'solveCaptcha' | 'subscribe'>;

/** The ports of a browser for the account client. */
export async function browserAccountPorts(given: GivenPorts): Promise<AccountPorts> {
  const { after, random, online, visibility, session } = browserPorts();
  const storage = await openStorage(
    () => window.localStorage,
    () => window.indexedDB,
    window,
  );
  return {
    after,
    // What it is kept with is read by other pages: all have to go by the same clock, also one that was set back.
    nowMs: () => Date.now(),
    random,
    online,
    visibility,
    session,
    storage,
    // The cookie of this device goes along; a redirect would carry the secret of the session elsewhere.
    // What ends something is heard even where the page goes meanwhile.
    request: (url, init) =>
      fetch(url, { ...init, cache: 'no-store', credentials: 'include', redirect: 'error', keepalive: init.method === 'DELETE' }),
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    sha256: async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))),
    ...given,
  };
}

import type { FeedResponse, Ports } from '../ports.ts';
import type { Push } from '../push/push.ts';
import { browserPorts } from '../browser-ports.ts';
import { type AccountStorage, openStorage } from './storage/storage.ts';

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly signal: AbortSignal;
}

export interface AccountPorts extends Pick<Ports, 'after' | 'nowMs' | 'random' | 'online' | 'visibility' | 'session'> {
  request(url: string, init: Request): Promise<FeedResponse>;
  readonly storage: AccountStorage;
  randomBytes(length: number): Uint8Array;
  sha256(bytes: Uint8Array): Promise<Uint8Array>;
  solveCaptcha(challenge: unknown): Promise<string>;
  /** With a session of that user, until it is refused (ACC-51). */
  readonly subscribe: (...subscription: Required<Parameters<Push['subscribe']>>) => () => void;
}

export type GivenPorts = Pick<AccountPorts, 'solveCaptcha' | 'subscribe'>;

export async function browserAccountPorts(given: GivenPorts): Promise<AccountPorts> {
  const { after, random, online, visibility, session } = browserPorts();
  const storage = await openStorage(
    () => window.localStorage,
    () => window.indexedDB,
    window,
  );
  return {
    after,
    // Stored times are read by other pages: all use the clock of the device, even if it was set back.
    nowMs: () => Date.now(),
    random,
    online,
    visibility,
    session,
    storage,
    // With the cookie of this device. A redirect would pass on the secret of the session.
    // A deletion is sent even if the page closes meanwhile.
    request: (url, init) =>
      fetch(url, { ...init, cache: 'no-store', credentials: 'include', redirect: 'error', keepalive: init.method === 'DELETE' }),
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    sha256: async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))),
    ...given,
  };
}

import type * as eventStream from './push/event-stream.ts';

/**
 * Every contact of the client with the world. The parts take what they need of it as an argument, so a test gives them a
 * world of its own.
 */
export interface Ports {
  fetch(url: string, init: { headers: Record<string, string>; signal: AbortSignal; cache: 'no-store' }): Promise<FeedResponse>;
  openSocket(url: string): Socket;
  /** The same channel as a stream of events over HTTP, for where something on the way lets no WebSocket through. */
  openEvents(url: string): Promise<Socket>;
  /** Calls back once after a time; returns what calls it off. */
  after(delayMs: number, callback: () => void): () => void;
  /** The clock of this device in milliseconds since the epoch: only differences of it are trusted. It never goes back. */
  nowMs(): number;
  /** At least 0, below 1. */
  random(): number;
  readonly visibility: Condition;
  readonly online: Condition;
  /** What is kept until the browser is closed, and what for longer. */
  readonly session: KeyValue;
  readonly local: KeyValue;
}

/** The part of a fetched response that feeds need. Some transports give no headers (FEED-13). */
export type FeedResponse = Pick<Response, 'status' | 'text'> & { readonly headers: Headers | null };

/** A place for short texts. Where it is closed or full nothing is kept, and nobody is told. */
export interface KeyValue {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Something that is the case or not, such as the page being visible. */
export interface Condition {
  holds(): boolean;
  /** Calls the listener when it may have changed. Returns what ends it. */
  subscribe(listener: () => void): () => void;
}

/** The part of a WebSocket that push needs. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** A random time between two bounds, in milliseconds. */
export const randomBetween = (ports: Pick<Ports, 'random'>, least: number, most: number): number =>
  least + ports.random() * (most - least);

function listen(target: EventTarget | undefined, types: readonly string[], listener: () => void): () => void {
  for (const type of types) target?.addEventListener(type, listener);
  return () => {
    for (const type of types) target?.removeEventListener(type, listener);
  };
}

/** A storage of the browser as a port: it may be forbidden, or full. */
function keyValue(storageOf: () => Storage | undefined): KeyValue {
  const attempt = <T>(action: (storage: Storage) => T): T | null => {
    try {
      const storage = storageOf();
      return storage === undefined ? null : action(storage);
    } catch {
      return null;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key)),
    set: (key, value) => void attempt((storage) => storage.setItem(key, value)),
    remove: (key) => void attempt((storage) => storage.removeItem(key)),
  };
}

/** A clock that counts on where the one of the device is set back: `dateMs` shows that, `elapsedMs` never goes back and may stand still in sleep. */
export function steadyClock(dateMs: () => number, elapsedMs: () => number): () => number {
  let startMs = Number.NEGATIVE_INFINITY;
  return () => {
    const elapsed = elapsedMs();
    startMs = Math.max(startMs, dateMs() - elapsed);
    return startMs + elapsed;
  };
}

/** The whole address of a socket that stands at the site of a page: not all browsers know addresses without a host there. */
export const socketUrl = (url: string, page: string): string => new URL(url, page.replace(/^http/, 'ws')).href;

/** Fetches what a stream of events takes: few need it. */
export const loadEvents = (): Promise<typeof eventStream> => import('./push/event-stream.ts');

/** The ports of a browser; in Node a page counts as visible, the device as online, and nothing is stored. */
export function browserPorts(): Ports {
  const page = typeof document === 'undefined' ? undefined : document;
  const device = typeof window === 'undefined' ? undefined : window;
  return {
    fetch: (url, init) => fetch(url, init),
    openSocket: (url) => new WebSocket(device === undefined ? url : socketUrl(url, device.location.href)) as Socket,
    openEvents: async (url) => (await loadEvents()).openEventStream(url),
    after(delayMs, callback) {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
    nowMs: steadyClock(
      () => Date.now(),
      () => performance.now(),
    ),
    random: () => Math.random(),
    visibility: {
      holds: () => page?.visibilityState !== 'hidden',
      subscribe: (listener) => listen(page, ['visibilitychange'], listener),
    },
    online: {
      holds: () => device === undefined || navigator.onLine,
      subscribe: (listener) => listen(device, ['online', 'offline'], listener),
    },
    session: keyValue(() => device?.sessionStorage),
    local: keyValue(() => device?.localStorage),
  };
}

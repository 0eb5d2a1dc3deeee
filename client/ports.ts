/**
 * Every contact of the client with the world. The parts take what they need of it as an argument, so a test gives them a
 * world of its own.
 */
export interface Ports {
  fetch(url: string, init: { headers: Record<string, string>; signal: AbortSignal; cache: 'no-store' }): Promise<FeedResponse>;
  openSocket(url: string): Socket;
  /** Calls back once after a time; returns what calls it off. */
  after(delayMs: number, callback: () => void): () => void;
  /** The clock of this device in milliseconds since the epoch: only differences of it are trusted. */
  nowMs(): number;
  /** At least 0, below 1. */
  random(): number;
  readonly visibility: Condition;
  readonly online: Condition;
}

/** The part of a fetched response that feeds need. */
export type FeedResponse = Pick<Response, 'status' | 'headers' | 'text'>;

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

/** The ports of a browser; in Node a page counts as visible and the device as online. */
export function browserPorts(): Ports {
  const page = typeof document === 'undefined' ? undefined : document;
  const device = typeof window === 'undefined' ? undefined : window;
  return {
    fetch: (url, init) => fetch(url, init),
    openSocket: (url) => new WebSocket(url) as Socket,
    after(delayMs, callback) {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
    nowMs: () => Date.now(),
    random: () => Math.random(),
    visibility: {
      holds: () => page?.visibilityState !== 'hidden',
      subscribe: (listener) => listen(page, ['visibilitychange'], listener),
    },
    online: {
      holds: () => device === undefined || navigator.onLine,
      subscribe: (listener) => listen(device, ['online', 'offline'], listener),
    },
  };
}

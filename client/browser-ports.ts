import type { KeyValue, Ports, Socket } from './ports.ts';
import type * as eventStream from './push/event-stream.ts';

function listen(target: EventTarget | undefined, types: readonly string[], listener: () => void): () => void {
  for (const type of types) target?.addEventListener(type, listener);
  return () => {
    for (const type of types) target?.removeEventListener(type, listener);
  };
}

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

export function steadyClock(dateMs: () => number, elapsedMs: () => number): () => number {
  let startMs = Number.NEGATIVE_INFINITY;
  return () => {
    const elapsed = elapsedMs();
    startMs = Math.max(startMs, dateMs() - elapsed);
    return startMs + elapsed;
  };
}

export const socketUrl = (url: string, page: string): string => new URL(url, page.replace(/^http/, 'ws')).href;

/** Closes at once, which leads to a stream of events. */
function closedSocket(): Socket {
  const socket: Socket = { onopen: null, onmessage: null, onclose: null, send() {}, close() {} };
  setTimeout(() => socket.onclose?.());
  return socket;
}

export const loadEvents = (): Promise<typeof eventStream> => import('./push/event-stream.ts');

export function browserPorts(): Ports {
  const page = typeof document === 'undefined' ? undefined : document;
  const device = typeof window === 'undefined' ? undefined : window;
  return {
    fetch: (url, init) => fetch(url, init),
    openSocket(url) {
      // Node before 22; the build for browsers leaves it out.
      if (typeof WebSocket === 'undefined') return closedSocket();
      return new WebSocket(device === undefined ? url : socketUrl(url, device.location.href)) as Socket;
    },
    openEvents: async (url) => (await loadEvents()).openEventStream(url),
    // oxlint-disable-next-line no-console -- the log of a browser
    log: (level, line) => console[level](line),
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

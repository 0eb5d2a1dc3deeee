import { setTimeout as sleep } from 'node:timers/promises';

const TOGETHER = 20;
const HANDSHAKE_MS = 10_000;
const RETRY_MS = 500;
const GATHER_MS = 60_000;

export interface Crowd extends Disposable {
  openCount(): number;
  readonly closed: readonly number[];
}

/** Null where it is refused, or not opened in time. */
function open(url: string): Promise<WebSocket | null> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/push`);
  const { promise, resolve } = Promise.withResolvers<WebSocket | null>();
  const timer = setTimeout(() => socket.close(), HANDSHAKE_MS);
  socket.addEventListener('open', () => resolve(socket), { once: true });
  socket.addEventListener('close', () => resolve(null), { once: true });
  socket.addEventListener('error', () => undefined);
  return promise.finally(() => clearTimeout(timer));
}

/** Retries refused connections. Rejects with the count if not all are open in a minute. */
export async function gather(url: string, count: number): Promise<Crowd> {
  const sockets = new Set<WebSocket>();
  const closed: number[] = [];
  const endMs = performance.now() + GATHER_MS;
  let refused = 0;
  const join = async (): Promise<void> => {
    for (;;) {
      const socket = await open(url);
      if (socket !== null) {
        sockets.add(socket);
        socket.addEventListener('close', ({ code }) => {
          if (sockets.delete(socket)) closed.push(code);
        });
        socket.send(JSON.stringify({ op: 'subscribe', s: 'u_1_1' }));
        return;
      }
      refused += 1;
      if (performance.now() > endMs)
        throw new Error(`${sockets.size} of ${count} visitors are connected; ${refused} attempts failed`);
      await sleep(RETRY_MS);
    }
  };
  const leave = (): void => {
    for (const socket of [...sockets]) {
      sockets.delete(socket);
      socket.close();
    }
  };
  try {
    for (let from = 0; from < count; from += TOGETHER)
      await Promise.all(Array.from({ length: Math.min(TOGETHER, count - from) }, join));
  } catch (error) {
    leave();
    throw error;
  }
  return { openCount: () => sockets.size, closed, [Symbol.dispose]: leave };
}

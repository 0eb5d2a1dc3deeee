import { once } from 'node:events';

/** Many connections of the push channel, and what becomes of them. */
export interface Crowd extends Disposable {
  standing(): number;
  /** Codes with which they were closed. */
  readonly closed: readonly number[];
}

/** Connects so many visitors who follow football, a few at a time. */
export async function gather(url: string, count: number): Promise<Crowd> {
  const sockets = new Set<WebSocket>();
  const closed: number[] = [];
  const join = async (): Promise<void> => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/push`);
    socket.addEventListener('close', ({ code }) => {
      if (sockets.delete(socket)) closed.push(code);
    });
    socket.addEventListener('error', () => undefined);
    await once(socket, 'open');
    sockets.add(socket);
    socket.send(JSON.stringify({ op: 'subscribe', s: 'u_1_1' }));
  };
  for (let from = 0; from < count; from += 20) await Promise.all(Array.from({ length: Math.min(20, count - from) }, join));
  return {
    standing: () => sockets.size,
    closed,
    [Symbol.dispose]() {
      for (const socket of [...sockets]) {
        sockets.delete(socket);
        socket.close();
      }
    },
  };
}

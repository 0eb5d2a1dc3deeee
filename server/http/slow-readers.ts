import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { handleOf } from '../below-node/handle.ts';
import type { Limits } from './listener.ts';

/** How far a connection has come (bytes): what was written to it, and what the system has taken of that. */
interface Progress {
  readonly written: number;
  readonly taken: number;
}

function progressOf(socket: Socket): Progress {
  // What is documented says how much was handed over, and nothing of how far a long write has come.
  const handle = handleOf(socket);
  const written = socket.bytesWritten;
  return { written, taken: handle === null ? written : handle.bytesWritten - handle.writeQueueSize };
}

/**
 * Ends connections whose reader takes too little of what waits for him: each byte puts off the time in which nothing may move. Once
 * every `stalledMs` it is asked what he has taken since, so what waits is gone within two of them, or moves at the least rate. A
 * connection without a timeout (a stream of events, a WebSocket) has rules of its own.
 */
export function endSlowReaders(
  server: Server,
  { stalledMs, leastTakenBytes }: Pick<Limits, 'stalledMs' | 'leastTakenBytes'>,
): void {
  const progress = new Map<Socket, Progress>();
  server.on('connection', (socket) => {
    progress.set(socket, { written: 0, taken: 0 });
    socket.once('close', () => progress.delete(socket));
  });
  const check = setInterval(() => {
    for (const [socket, before] of progress) {
      if (socket.timeout === 0) continue;
      const now = progressOf(socket);
      progress.set(socket, now);
      // What was written by then and is not taken yet has waited all the time.
      const hasWaited = now.taken < before.written;
      if (hasWaited && now.taken - before.taken < leastTakenBytes) socket.destroy();
    }
  }, stalledMs);
  check.unref();
  server.once('close', () => clearInterval(check));
}

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { handleOf } from '../below-node/raw-socket.ts';
import type { Limits } from './refusals.ts';

interface Progress {
  readonly written: number;
  readonly taken: number;
}

function progressOf(socket: Socket): Progress {
  // The documented properties do not show the progress of a long write.
  const handle = handleOf(socket);
  const written = socket.bytesWritten;
  return { written, taken: handle === null ? written : handle.bytesWritten - handle.writeQueueSize };
}

/** Timeouts alone restart with every byte. Connections without a timeout (event streams,
 * WebSocket) have their own rules. */
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
      const hasWaited = now.taken < before.written;
      if (hasWaited && now.taken - before.taken < leastTakenBytes) socket.destroy();
    }
  }, stalledMs);
  check.unref();
  server.once('close', () => clearInterval(check));
}

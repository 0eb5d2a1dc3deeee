import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { handleOf } from '../below-node/raw-socket.ts';

/** Limits of one client (milliseconds, bytes, sockets). */
export const LIMITS = {
  headersTimeoutMs: 9000,
  requestTimeoutMs: 15_000,
  /** How long a connection with an unfinished answer may stand still. */
  stalledMs: 60_000,
  /** Bytes of an answer that its reader must take in each `stalledMs`: a quarter of the slowest
   * mobile networks (1 kB a second). */
  leastTakenBytes: 16_384,
  checkMs: 500,
  /** How long a refused client may keep sending: closing earlier would lose the refusal. */
  lingerMs: 400,
  maxHeaderBytes: 8192,
  maxConnections: 30_000,
  /** Connections that wait to be accepted; the system may allow fewer (`net.core.somaxconn`).
   * Node's 511 fill in 0.1 s when many clients reconnect; rejected ones retry after 1, 3 and 7 s. */
  backlog: 4096,
};
export type Limits = Readonly<typeof LIMITS>;

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

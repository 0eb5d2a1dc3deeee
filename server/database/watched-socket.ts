import { Socket } from 'node:net';

/** A server silent for so long is behind a dead link: no statement of ours takes longer. */
const SILENT_MS = 15_000;
const LOOKS = 15;
/** ReadyForQuery: its letter, its length, and the state of the transaction. */
const READY = 'Z'.charCodeAt(0);
const READY_BYTES = 6;

interface Address {
  readonly path?: string | false;
  readonly host: readonly string[];
  readonly port: readonly number[];
}

const isAnswered = (chunk: Buffer): boolean =>
  chunk.length >= READY_BYTES &&
  chunk.at(-READY_BYTES) === READY &&
  chunk.readInt32BE(chunk.length - READY_BYTES + 1) === READY_BYTES - 1;

/** Not over TLS, where the bytes are hidden: there the system notices. */
function watch(socket: Socket, silentMs: number): void {
  let answered = 0;
  let waitingMs: number | null = null;
  socket.on('data', (chunk: Buffer) => {
    answered = socket.bytesWritten;
    waitingMs = isAnswered(chunk) ? null : performance.now();
  });
  const timer = setInterval(() => {
    // The driver removes all listeners when it starts TLS.
    if (socket.destroyed || socket.listenerCount('data') === 0) return clearInterval(timer);
    if (socket.bytesWritten > answered) waitingMs ??= performance.now();
    if (waitingMs !== null && performance.now() - waitingMs > silentMs) socket.destroy();
  }, silentMs / LOOKS);
  timer.unref();
}

/**
 * Until open, a connection must end with an error, or the driver reconnects without end.
 * Once open, without one, or the driver forgets queries sent between error and close.
 */
function endAudibly(socket: Socket): void {
  let isOpen = false;
  const destroy = socket.destroy.bind(socket);
  socket.destroy = (error) => destroy(isOpen ? undefined : error);
  socket.on('data', (chunk: Buffer) => {
    isOpen ||= isAnswered(chunk);
  });
  socket.once('end', () => socket.destroy(Object.assign(new Error('the connection was closed'), { code: 'ECONNRESET' })));
}

/** The system would notice a silent server after a quarter of an hour. Hosts are tried in turn. */
export function watchedSockets(silentMs = SILENT_MS): (address: Address) => Socket {
  let made = 0;
  return ({ path, host, port }) => {
    const socket = new Socket();
    const turn = made;
    made += 1;
    if (path) socket.connect(path);
    else socket.connect(port[turn % port.length]!, host[turn % host.length]!);
    endAudibly(socket);
    watch(socket, silentMs);
    return socket;
  };
}

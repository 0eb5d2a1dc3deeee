import { Socket } from 'node:net';

/** A server that was told something and says nothing for so long is behind a link that is dead: no statement of ours takes longer. */
const SILENT_MS = 15_000;
const LOOKS = 15;
/** The message ReadyForQuery: its letter, its length, and a letter for the state of the transaction. */
const READY = 'Z'.charCodeAt(0);
const READY_BYTES = 6;

/** As the driver has it. */
interface Address {
  readonly path?: string | false;
  readonly host: readonly string[];
  readonly port: readonly number[];
}

/** Whether what came ends with ReadyForQuery: nothing more is to come for what was asked. */
const isAnswered = (chunk: Buffer): boolean =>
  chunk.length >= READY_BYTES &&
  chunk.at(-READY_BYTES) === READY &&
  chunk.readInt32BE(chunk.length - READY_BYTES + 1) === READY_BYTES - 1;

/** Ends a connection on which something was asked and nothing came since. Not one over TLS, whose bytes we do not see: the system notices. */
function watch(socket: Socket, silentMs: number): void {
  let answered = 0;
  let waitingMs: number | null = null;
  socket.on('data', (chunk: Buffer) => {
    answered = socket.bytesWritten;
    waitingMs = isAnswered(chunk) ? null : performance.now();
  });
  const timer = setInterval(() => {
    // The driver takes all listeners away when it goes over to TLS.
    if (socket.destroyed || socket.listenerCount('data') === 0) return clearInterval(timer);
    if (socket.bytesWritten > answered) waitingMs ??= performance.now();
    if (waitingMs !== null && performance.now() - waitingMs > silentMs) socket.destroy();
  }, silentMs / LOOKS);
  timer.unref();
}

/**
 * Sees to it that the driver tells those who ask. A connection that ends before it is open ends with an error, as the driver would
 * connect again and again and say nothing. One that is open ends without: what is asked between an error and the close that
 * follows it the driver forgets.
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

/** Connections that end where the server falls silent; the system itself would wait for a quarter of an hour. One after another of the hosts is tried. */
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

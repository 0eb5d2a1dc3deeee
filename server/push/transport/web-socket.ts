import type { Socket } from 'node:net';
import { MAX_CLIENT_FRAME_BYTES, parseClientFrame, PushClose, type ServerFrame, WireError } from '@stillingen/wire';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Connection } from './connection.ts';
import type { Frame } from '../frame.ts';
import type { PushHub } from '../hub.ts';
import { createInboundBudget } from './inbound.ts';
import type { PushLimits } from '../limits.ts';
import { RawSocket } from '../../below-node/raw-socket.ts';

/** An empty ping (RFC 6455, 5.5.2). */
const PING = Buffer.from([0x89, 0]);
const NOTHING = Buffer.alloc(0);

/** The library's own defaults are 100 MiB, 16,384 fragments, 262,144 chunks and 30 seconds. */
const HANDSHAKES = {
  noServer: true,
  maxPayload: 16 * 1024,
  maxFragments: 64,
  maxBufferedChunks: 1024,
  perMessageDeflate: false,
  clientTracking: false,
  // A connection that follows nothing is closed with a word: on a dead line nobody answers that. Its type does not know this one.
  closeTimeout: 15_000,
} as const;
export const createHandshakes = (): WebSocketServer => new WebSocketServer(HANDSHAKES);

/** Tells one who comes with too many others when to come back, and is done with him. */
export function sendAway(webSocket: WebSocket, socket: Socket, afterMs: number): void {
  const busy: ServerFrame = { op: 'busy', afterMs };
  webSocket.on('error', () => undefined);
  webSocket.send(JSON.stringify(busy));
  webSocket.close(PushClose.drain, busy.op);
  // Nobody waits for his answer: the next ones are many.
  socket.destroySoon();
}

/** The bytes of several frames; those who get the same list one after another share them. */
function createJoin(): (frames: readonly Frame[]) => Buffer {
  let last: readonly Frame[] = [];
  let bytes: Buffer = Buffer.alloc(0);
  return (frames) => {
    if (frames.length === 1) return frames[0]!.webSocket;
    if (frames !== last) {
      last = frames;
      bytes = Buffer.concat(frames.map(({ webSocket }) => webSocket));
    }
    return bytes;
  };
}

interface Transport {
  readonly hub: PushHub;
  readonly limits: PushLimits;
  readonly clockMs: () => number;
  readonly join: (frames: readonly Frame[]) => Buffer;
}

/** It is looked at once a heartbeat: a timer that comes a little early must not put that off to the next. */
const EARLY_MS = 500;

/**
 * A connection over a WebSocket. Frames are written to the socket below it, as the library would write them, but made once for all.
 * At most a window of bytes is under way that the other side has not confirmed by answering a ping: what the system would buffer
 * for a reader that does not read is bounded by it too. A class, so that ten thousand of them share their methods.
 */
class WebSocketConnection implements Connection {
  readonly #webSocket: WebSocket;
  readonly #socket: RawSocket;
  readonly #transport: Transport;
  #unconfirmedBytes = 0;
  #pingIsDue = false;
  #isClosing = false;
  /** When the ping was sent that is not yet answered, and what was under way up to it; null without one. */
  #ping: { readonly atMs: number; readonly bytes: number } | null = null;

  constructor(webSocket: WebSocket, socket: Socket, transport: Transport) {
    this.#webSocket = webSocket;
    this.#socket = new RawSocket(socket);
    this.#transport = transport;
  }

  get #windowBytes(): number {
    return this.#transport.limits.waitingBytes / 2;
  }

  /** Writes the bytes, with a ping behind them where one is due and none is on its way; nothing after a goodbye of either side. */
  #send(bytes: Buffer): void {
    if (this.#isClosing || !this.#socket.isWritable()) return;
    this.#unconfirmedBytes += bytes.length;
    if (this.#ping !== null || (!this.#pingIsDue && this.#unconfirmedBytes <= this.#windowBytes / 2)) {
      this.#socket.write(bytes);
      return;
    }
    this.#pingIsDue = false;
    this.#ping = { atMs: this.#transport.clockMs(), bytes: this.#unconfirmedBytes };
    this.#socket.write(Buffer.concat([bytes, PING]));
  }

  get transport(): 'webSocket' {
    return 'webSocket';
  }
  write(frames: readonly Frame[]): void {
    this.#send(this.#transport.join(frames));
  }
  isFull(): boolean {
    return this.#socket.isPending() || this.#unconfirmedBytes > this.#windowBytes;
  }
  probe(): void {
    this.#pingIsDue = true;
  }
  isSilent(): boolean {
    // The answer of a line that is full comes after all that is under way.
    const { clockMs, limits } = this.#transport;
    return this.#ping !== null && clockMs() - this.#ping.atMs >= limits.pongMs - EARLY_MS && !this.isFull();
  }
  close(code: number, reason: string): void {
    this.#isClosing = true;
    this.#webSocket.close(code, reason);
  }
  terminate(): void {
    this.#webSocket.terminate();
  }
  /** False where nothing was asked. */
  onPong(): boolean {
    if (this.#ping === null) return false;
    this.#unconfirmedBytes -= this.#ping.bytes;
    this.#ping = null;
    // More may have been written behind it than fits, and nothing is written before it is confirmed.
    if (this.#unconfirmedBytes > this.#windowBytes / 2) this.#send(NOTHING);
    return true;
  }
}

function serve(transport: Transport, webSocket: WebSocket, socket: Socket, device: string | null): void {
  const { hub, limits, clockMs } = transport;
  const connection = new WebSocketConnection(webSocket, socket, transport);
  const follower = hub.join(connection);
  const isWithinBudget = createInboundBudget(limits, clockMs);

  function count(): void {
    if (!isWithinBudget()) hub.drop(follower, PushClose.tooMuch, 'too many frames');
  }
  function receive(text: string): void {
    const frame = parseClientFrame(text, hub.namespace);
    const before = follower.subjects.size;
    if (frame.op === 'unsubscribe') hub.unsubscribe(follower, frame.s);
    else {
      const { loggedIn, ...wanted } = frame;
      hub.subscribe(follower, loggedIn === undefined ? wanted : { ...wanted, proof: { loggedIn, device } });
    }
    // What adds a subject is bounded by the number of subjects.
    if (follower.subjects.size <= before) count();
  }
  webSocket.on('message', (data: Buffer, isBinary) => {
    if (webSocket.readyState !== webSocket.OPEN) return;
    if (isBinary) return hub.drop(follower, PushClose.textOnly, 'text frames only');
    if (data.length > MAX_CLIENT_FRAME_BYTES)
      return hub.drop(follower, PushClose.tooBig, `at most ${MAX_CLIENT_FRAME_BYTES} bytes`);
    try {
      receive(data.toString());
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      hub.drop(follower, PushClose.badFrame, error.message);
    }
  });
  webSocket.on('ping', count);
  webSocket.on('pong', () => {
    if (!connection.onPong()) count();
  });
  webSocket.on('close', () => hub.leave(follower));
  // The library is closing it already, with the code that says why.
  webSocket.on('error', () => undefined);
}

/** Gives the hub open WebSockets, each with the socket below it and the secret of its device. */
export function createWebSocketTransport(
  transport: Omit<Transport, 'join'>,
): (webSocket: WebSocket, socket: Socket, device: string | null) => void {
  const join = createJoin();
  const whole = { ...transport, join };
  return (webSocket, socket, device) => serve(whole, webSocket, socket, device);
}

import type { Socket } from 'node:net';
import { MAX_CLIENT_FRAME_BYTES, parseClientFrame, PushClose, WireError } from '@stillingen/wire';
import type { WebSocket } from 'ws';
import { RawSocket } from '../../below-node/raw-socket.ts';
import type { Connection, Frame } from '../frame.ts';
import type { PushHub } from '../hub.ts';
import type { PushLimits } from '../limits.ts';
const PING = Buffer.from([0x89, 0]);
const NO_BYTES = Buffer.alloc(0);
/** Silence is checked once per heartbeat: a timer that fires early must not defer it. */
const EARLY_MS = 500;

export interface WebSocketOptions {
  readonly hub: PushHub;
  readonly limits: PushLimits;
  /** Monotonic (milliseconds). */
  readonly clockMs: () => number;
  readonly rawWrites: boolean;
}
interface Transport extends WebSocketOptions {
  readonly join: (frames: readonly Frame[]) => Buffer;
}

/** Consecutive subscribers with the same list share the bytes. */
function createJoin(): (frames: readonly Frame[]) => Buffer {
  let last: readonly Frame[] = [];
  let bytes: Buffer = NO_BYTES;
  return (frames) => {
    if (frames.length === 1) return frames[0]!.webSocket;
    if (frames !== last) {
      last = frames;
      bytes = Buffer.concat(frames.map(({ webSocket }) => webSocket));
    }
    return bytes;
  };
}

/** Writes below the library. A window of bytes without a pong limits what the system buffers. */
class WebSocketConnection implements Connection {
  readonly transport = 'webSocket';
  readonly #webSocket: WebSocket;
  readonly #socket: RawSocket;
  readonly #options: Transport;
  #unconfirmedBytes = 0;
  #pingIsDue = false;
  #isClosing = false;
  /** When the unanswered ping was sent, and the unconfirmed bytes up to it; null without one. */
  #ping: { readonly atMs: number; readonly bytes: number } | null = null;

  constructor(webSocket: WebSocket, socket: Socket, options: Transport) {
    this.#webSocket = webSocket;
    this.#socket = new RawSocket(socket, options.rawWrites);
    this.#options = options;
  }

  write(frames: readonly Frame[]): void {
    this.#send(this.#options.join(frames));
  }
  isFull(): boolean {
    return this.#socket.isPending() || this.#unconfirmedBytes > this.#windowBytes;
  }
  probe(): void {
    this.#pingIsDue = true;
  }
  isSilent(): boolean {
    // The pong of a full connection comes after everything that is under way.
    const { clockMs, limits } = this.#options;
    return this.#ping !== null && clockMs() - this.#ping.atMs >= limits.pongMs - EARLY_MS && !this.isFull();
  }
  close(code: number, reason: string): void {
    this.#isClosing = true;
    this.#webSocket.close(code, reason);
  }
  terminate(): void {
    this.#webSocket.terminate();
  }

  /** Returns false for a pong without a ping. */
  onPong(): boolean {
    if (this.#ping === null) return false;
    this.#unconfirmedBytes -= this.#ping.bytes;
    this.#ping = null;
    // What was written behind the ping may fill the window; only another ping can confirm it.
    if (this.#unconfirmedBytes > this.#windowBytes / 2) this.#send(NO_BYTES);
    return true;
  }

  get #windowBytes(): number {
    return this.#options.limits.waitingBytes / 2;
  }

  /** A due ping follows the bytes. Nothing is written after a close of either side. */
  #send(bytes: Buffer): void {
    if (this.#isClosing || !this.#socket.isWritable()) return;
    this.#unconfirmedBytes += bytes.length;
    if (this.#ping !== null || (!this.#pingIsDue && this.#unconfirmedBytes <= this.#windowBytes / 2)) {
      this.#socket.write(bytes);
      return;
    }
    this.#pingIsDue = false;
    this.#ping = { atMs: this.#options.clockMs(), bytes: this.#unconfirmedBytes };
    this.#socket.write(Buffer.concat([bytes, PING]));
  }
}

/** False where a frame of a client exceeds the limit of its window. */
function createInboundBudget({ inboundFrames, inboundMs }: PushLimits, clockMs: () => number): () => boolean {
  let fromMs = 0;
  let count = 0;
  return () => {
    const now = clockMs();
    if (now - fromMs > inboundMs) {
      fromMs = now;
      count = 0;
    }
    count += 1;
    return count <= inboundFrames;
  };
}

function serve(transport: Transport, webSocket: WebSocket, socket: Socket, device: string | null): void {
  const { hub, limits, clockMs } = transport;
  const connection = new WebSocketConnection(webSocket, socket, transport);
  const subscriber = hub.join(connection);
  const isWithinBudget = createInboundBudget(limits, clockMs);

  function count(): void {
    if (!isWithinBudget()) hub.drop(subscriber, PushClose.tooMuch, 'too many frames');
  }
  function receive(text: string): void {
    const frame = parseClientFrame(text, hub.namespace);
    const before = subscriber.subjects.size;
    if (frame.op === 'unsubscribe') hub.unsubscribe(subscriber, frame.s);
    else {
      const { loggedIn, ...wanted } = frame;
      hub.subscribe(subscriber, loggedIn === undefined ? wanted : { ...wanted, proof: { loggedIn, device } });
    }
    // A frame that adds a subject is limited by the number of subjects.
    if (subscriber.subjects.size <= before) count();
  }
  webSocket.on('message', (data: Buffer, isBinary) => {
    if (webSocket.readyState !== webSocket.OPEN) return;
    if (isBinary) return hub.drop(subscriber, PushClose.textOnly, 'text frames only');
    if (data.length > MAX_CLIENT_FRAME_BYTES)
      return hub.drop(subscriber, PushClose.tooBig, `at most ${MAX_CLIENT_FRAME_BYTES} bytes`);
    try {
      receive(data.toString());
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      hub.drop(subscriber, PushClose.badFrame, error.message);
    }
  });
  webSocket.on('ping', count);
  webSocket.on('pong', () => {
    if (!connection.onPong()) count();
  });
  webSocket.on('close', () => hub.leave(subscriber));
  // The library closes the connection with the right code.
  webSocket.on('error', () => undefined);
}

export function createWebSocketTransport(
  options: WebSocketOptions,
): (webSocket: WebSocket, socket: Socket, device: string | null) => void {
  const transport = { ...options, join: createJoin() };
  return (webSocket, socket, device) => serve(transport, webSocket, socket, device);
}

import type { Socket } from 'node:net';
import { type Handle, handleOf, WriteWrap } from '../http/handle.ts';

/** For every write that the system takes at once. */
let request: { bytes?: Buffer } = new WriteWrap();

/**
 * A socket that is written to below its stream, which would make several objects for every write and call back for each: to ten
 * thousand sockets that is a third of the time that is ours. What it asks of Node it asks once: each answer lies elsewhere in memory.
 */
export class RawSocket {
  readonly #socket: Socket;
  readonly #handle: Handle | null;
  /** What was written here was not all taken at once. */
  #isHeld = false;

  constructor(socket: Socket) {
    this.#socket = socket;
    this.#handle = handleOf(socket);
  }

  /** Whether the system has not yet taken all that was written to it. */
  isPending(): boolean {
    if (this.#isHeld) this.#isHeld = this.#isOpen() && this.#handle!.writeQueueSize > 0;
    return this.#isHeld || this.#socket.writableLength > 0;
  }

  /** Neither side has begun to end it. */
  isWritable(): boolean {
    return this.#isOpen() && !this.#socket.writableEnded;
  }

  /** What the stream itself has still to write comes first. */
  write(bytes: Buffer): void {
    if (!this.#isOpen() || this.#socket.writableLength > 0) {
      this.#socket.write(bytes);
      return;
    }
    const handle = this.#handle!;
    if (handle.writeBuffer(request, bytes) !== 0) {
      this.#socket.destroy();
      return;
    }
    if (handle.writeQueueSize === 0) return;
    this.#isHeld = true;
    // The system has taken a part. The rest must stay in memory until it has all.
    request.bytes = bytes;
    request = new WriteWrap();
  }

  /** A destroyed socket gives up its handle. */
  #isOpen(): boolean {
    return this.#handle !== null && handleOf(this.#socket) === this.#handle;
  }
}

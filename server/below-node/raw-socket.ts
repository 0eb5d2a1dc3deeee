import type { Socket } from 'node:net';

/** Undocumented internals of Node's sockets, known to this file alone; tests show a change. */
export interface Handle {
  /** Zero, or a negative error of the system. */
  writeBuffer(request: object, bytes: Buffer): number;
  readonly bytesWritten: number;
  /** Bytes that the system has not taken yet. */
  readonly writeQueueSize: number;
}
interface Internals {
  readonly binding: (name: 'stream_wrap') => { readonly WriteWrap: new () => object };
}

export const { WriteWrap } = (process as unknown as Internals).binding('stream_wrap');

/** Null once the socket is destroyed. */
export const handleOf = (socket: Socket): Handle | null => (socket as unknown as { readonly _handle: Handle | null })._handle;

/** Shared by all writes that the system takes at once. */
let request: { bytes?: Buffer } = new WriteWrap();

/** Below its stream, which allocates several objects and a callback for each write: a third of
 * the processor time of a fan-out that is not the system's. */
export class RawSocket {
  readonly #socket: Socket;
  /** Null where writes go through the stream. */
  readonly #handle: Handle | null;
  #isHeld = false;

  constructor(socket: Socket, isRaw: boolean) {
    this.#socket = socket;
    this.#handle = isRaw ? handleOf(socket) : null;
  }

  /** Whether the system has not yet taken all that was written. */
  isPending(): boolean {
    if (this.#isHeld) this.#isHeld = this.#isOpen() && this.#handle!.writeQueueSize > 0;
    return this.#isHeld || this.#socket.writableLength > 0;
  }

  isWritable(): boolean {
    return !this.#socket.destroyed && !this.#socket.writableEnded;
  }

  /** Writes after everything that the stream still holds. */
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
    // The system took a part: the rest must stay in memory until it has taken all.
    request.bytes = bytes;
    request = new WriteWrap();
  }

  /** A destroyed socket gives up its handle. */
  #isOpen(): boolean {
    return this.#handle !== null && handleOf(this.#socket) === this.#handle;
  }
}

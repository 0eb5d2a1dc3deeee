import type { Socket } from 'node:net';

/** What Node's own sockets stand on. It is not documented: all that the project knows of it is here, and tests of those who use it fail where it changes. */
export interface Handle {
  /** Zero, or a negative error of the system. */
  writeBuffer(request: object, bytes: Buffer): number;
  /** Bytes that were handed to the system, with those that it has not taken yet. */
  readonly bytesWritten: number;
  /** Bytes that the system has not taken yet. */
  readonly writeQueueSize: number;
}
interface Internals {
  readonly binding: (name: 'stream_wrap') => { readonly WriteWrap: new () => object };
}

/** What a write is known by until the system has taken it. */
export const { WriteWrap } = (process as unknown as Internals).binding('stream_wrap');

/** Null once the socket is destroyed. */
export const handleOf = (socket: Socket): Handle | null => (socket as unknown as { readonly _handle: Handle | null })._handle;

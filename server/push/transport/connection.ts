import type { Frame } from '../frame.ts';

/** The connection of one subscriber over either transport. */
export interface Connection {
  readonly transport: 'webSocket' | 'eventStream';
  /** Writes frames in one write. */
  write(frames: readonly Frame[]): void;
  /** The previous write is not finished: nothing is written until it is. */
  isFull(): boolean;
  /** Sends a ping with the next write, where the transport has one. */
  probe(): void;
  /** The last ping was not answered in time. */
  isSilent(): boolean;
  /** Closes it with a close code and reason after what is written. */
  close(code: number, reason: string): void;
  /** Closes it at once. */
  terminate(): void;
}

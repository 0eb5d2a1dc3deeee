import type { Frame } from '../frame.ts';

/** One visitor's line, whichever transport carries it. */
export interface Connection {
  readonly transport: 'webSocket' | 'eventStream';
  /** Hands over frames in one write. */
  write(frames: readonly Frame[]): void;
  /** What was handed over before has not all been taken: nothing more is handed over until it has. */
  isFull(): boolean;
  /** Asks for a sign of life with the next write, where the transport has a way to. */
  probe(): void;
  /** The last probe was not answered. */
  isSilent(): boolean;
  /** Ends it with a close code and a plain word. */
  close(code: number, reason: string): void;
  /** Ends it at once. */
  terminate(): void;
}

import type { Message, MessageResult } from '@stillingen/domain/messages';

export interface DeliverOptions {
  /** Whether the messages about one event are taken together or not at all. */
  readonly wholeEvents?: boolean;
}

/** Where messages go: the provider's door of a server, or one of its likes in a test. */
export interface Door {
  /** Delivers one batch and answers one result per message, in order; rejects where the door cannot be reached. */
  deliver(messages: readonly Message[], options?: DeliverOptions): Promise<readonly MessageResult[]>;
}

/** The time and the waiting of a source. */
export interface Clock {
  /** Milliseconds since the epoch. */
  nowMs(): number;
  /** Resolves after `ms` milliseconds, or as soon as `signal` is aborted (it may reject then). */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** Where a source tells its operator what it does, one line each. */
export interface Log {
  info(line: string): void;
  warn(line: string): void;
}

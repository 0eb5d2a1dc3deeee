import type { Message, MessageResult, OddsMessage } from '@stillingen/domain/messages';

export interface DeliverOptions {
  /** Whether the messages about one event are accepted together or refused together. */
  readonly wholeEvents?: boolean;
}

/**
 * Where a source delivers its messages: the provider API of a server, or an ingest in memory in
 * tests.
 */
export interface IngestClient {
  /**
   * Delivers one batch and answers one result per message, in order; rejects where no server can be
   * reached.
   */
  deliver(messages: readonly Message[], options?: DeliverOptions): Promise<readonly MessageResult[]>;
}

/** Where a source delivers offers of bookmakers: apart from messages, so that none waits for a price. */
export interface OddsClient {
  /** One batch, answered as that of `IngestClient`. */
  submitOdds(messages: readonly OddsMessage[]): Promise<readonly MessageResult[]>;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  nowMs(): number;
  /** Resolves after `ms` milliseconds, or as soon as `signal` is aborted (it may reject then). */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export interface Log {
  info(line: string): void;
  warn(line: string): void;
}

export interface HttpLimits {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

export interface HttpAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Decompressed, of any status. */
  readonly body: Uint8Array;
}

/** One GET with its redirects on the same host; `error` is why there is no answer. Never rejects. */
export type HttpGet = (
  url: URL,
  headers: Readonly<Record<string, string>>,
  limits: HttpLimits,
) => Promise<HttpAnswer | { readonly error: string }>;

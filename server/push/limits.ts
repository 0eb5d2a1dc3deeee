/** Limits and promises of the push server; times in milliseconds. Tests may set others. */
export const PUSH_LIMITS = {
  /** A client that reconnects within this history gets all frames that it missed. */
  historyFrames: 1024,
  historyMs: 300_000,
  /** Changes within this time after others share a frame per subject and a write per connection. */
  flushMs: 10,
  /** A turn of the fan-out. A provider's message waits for several turns until it is published. */
  turnMs: 2,
  /** For so long all turns yield to new connections; then every other one. */
  yieldMs: 50,
  /** How often each connection gets its positions and a ping. */
  heartbeatMs: 25_000,
  /** How long a pong may take. A broken connection is found within `heartbeatMs + pongMs`. */
  pongMs: 8000,
  /** For a connection without a subject. */
  idleMs: 10_000,
  /** Bytes that may wait for a subscriber; beyond it they are dropped, and it gets a resync. */
  waitingBytes: 256 * 1024,
  /** After frames were dropped, how long until the connection is closed. */
  slowMs: 10_000,
  /** How long one write may be under way. */
  stuckMs: 30_000,
  /** Polling of full connections. */
  sweepMs: 50,
  /** Frames that a client may send within a window, beside the first subscription to each subject. */
  inboundFrames: 50,
  inboundMs: 20_000,
  /** Invalid sessions that one connection may try; a browser tries the same one every few minutes. */
  wrongProofs: 5,
  /** Sessions looked up at a time, so that a mass reconnect leaves the database to other work. */
  proofsAtOnce: 2,
  /** Connections from one address; visitors of one mobile operator may share it. */
  perAddress: 50,
  handshakesPerSecond: 1000,
  /** Handshakes at once: those that wait behind them are answered within half a second. */
  handshakesAtOnce: 200,
} as const;

export type PushLimits = { readonly [Name in keyof typeof PUSH_LIMITS]: number };

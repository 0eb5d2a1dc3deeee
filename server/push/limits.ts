/** What the push server allows and promises; times in milliseconds. Tests may set others. */
export const PUSH_LIMITS = {
  /** A client that comes back within this history is told all it missed. */
  historyFrames: 1024,
  historyMs: 300_000,
  /** Changes that come within this time after others are one frame a subject, and one write a connection. */
  flushMs: 10,
  /** A turn of the fan-out: other work is never kept waiting for longer. A message of a provider waits for several turns until it is told. */
  turnMs: 2,
  /** For so long turns are as short as they can be while others connect; then every other one at most. */
  makeWayMs: 50,
  /** Every connection is told its positions, and asked for a sign of life, this often. */
  heartbeatMs: 25_000,
  /** A sign of life takes no longer: a line that broke unseen is found within heartbeat and this. */
  pongMs: 8000,
  /** A connection that follows nothing. */
  idleMs: 10_000,
  /** What may wait for one reader; beyond it his frames are dropped, and he is told to load anew. */
  waitingBytes: 256 * 1024,
  /** How long a reader whose frames were dropped is waited for. */
  slowMs: 10_000,
  /** How long one write may be under way. */
  stuckMs: 30_000,
  /** How often full lines are looked at. */
  sweepMs: 50,
  /** Frames that a client may send within a window, beside the first subscription to each subject. */
  inboundFrames: 50,
  inboundMs: 20_000,
  /** Sessions that do not hold which one connection may try; a browser tries the same one every few minutes at most. */
  wrongProofs: 5,
  /** Sessions that are asked for at a time: who comes back with all others waits, and other work does not. */
  proofsAtOnce: 2,
  /** Connections from one address; visitors of one mobile operator may share it. */
  perAddress: 50,
  handshakesPerSecond: 1000,
  /** Of these so many at once: who waits behind them is still answered within half a second. */
  handshakesAtOnce: 200,
} as const;

export type PushLimits = { readonly [Name in keyof typeof PUSH_LIMITS]: number };

import type { Role } from '../config/process.ts';

/** Answers of one kind of feed, by encoding, unchanged (304) and without content (204). */
export interface FeedAnswers {
  br: number;
  gzip: number;
  identity: number;
  notModified: number;
  quiet: number;
}

/** Totals of the push server since its start. */
export interface PushCounts {
  /** Frames handed to connections, and their text in characters. */
  frames: number;
  characters: number;
  /** How often the frames of a slow reader were dropped, and how often a reader was sent a resync. */
  dropped: number;
  resyncs: number;
  /** Readers that no longer read. */
  slow: number;
  /** Refused subscriptions to account channels, by code. */
  readonly refusedAccounts: Record<string, number>;
}

/** Values that are read when metrics are requested. */
export interface Readings {
  readonly roles: readonly Role[];
  readonly follower: {
    /** Number of the last committed entry, and of the last one applied here. */
    readonly committed: number;
    readonly followed: number;
    /** Time since bus or journal confirmed the state, and since the last publication (milliseconds). */
    readonly behindMs: number;
    readonly silentMs: number;
    /** Gaps in publications, and entries read from the journal, since the start. */
    readonly gaps: number;
    readonly read: number;
  };
  /**
   * The term, 0 while this process does not lead; whether another leads; how often this one began
   * to.
   */
  readonly leadership: { readonly term: number; readonly isStandby: boolean; readonly takeOvers: number };
  /** Archived files, and failed attempts. */
  readonly archive: { readonly chunks: number; readonly failures: number };
  /** Age of the oldest and of the newest journal entry (seconds); null if unknown. */
  readonly journal: { readonly oldestS: number; readonly newestS: number } | null;
  /** Null without the role edge. */
  readonly edge: {
    readonly feeds: ReadonlyMap<string, FeedAnswers>;
    readonly push: PushCounts;
    readonly connections: { readonly webSocket: number; readonly eventStream: number };
  } | null;
  /** Log lines that could not be written. */
  readonly lostLines: number;
  /** Connections to the database by state; null if it is unreachable. */
  readonly database: { readonly active: number; readonly idle: number } | null;
}

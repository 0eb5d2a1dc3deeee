import type { Role } from '../config/process.ts';

export interface FeedAnswers {
  br: number;
  gzip: number;
  identity: number;
  notModified: number;
  quiet: number;
}

export interface PushCounts {
  /** Frames handed to connections, and their text in characters. */
  frames: number;
  characters: number;
  /** How often frames of a slow reader were dropped, and how often a resync was sent. */
  dropped: number;
  resyncs: number;
  /** Readers that no longer read. */
  slow: number;
  readonly refusedAccounts: Record<string, number>;
}

export interface Readings {
  readonly roles: readonly Role[];
  readonly follower: {
    readonly committed: number;
    readonly followed: number;
    /** Time since the state was confirmed, and since the last publication (milliseconds). */
    readonly behindMs: number;
    readonly silentMs: number;
    readonly gaps: number;
    readonly read: number;
  };
  /** The term is 0 while this process does not lead. */
  readonly leadership: { readonly term: number; readonly isStandby: boolean; readonly takeOvers: number };
  readonly archive: { readonly chunks: number; readonly failures: number };
  /** Age of the oldest and of the newest journal entry (seconds); null if unknown. */
  readonly journal: { readonly oldestS: number; readonly newestS: number } | null;
  /** Null without the role edge. */
  readonly edge: {
    readonly feeds: ReadonlyMap<string, FeedAnswers>;
    readonly push: PushCounts;
    readonly connections: { readonly webSocket: number; readonly eventStream: number };
  } | null;
  readonly lostLines: number;
  /** Connections to the database by state; null if it is unreachable. */
  readonly database: { readonly active: number; readonly idle: number } | null;
}

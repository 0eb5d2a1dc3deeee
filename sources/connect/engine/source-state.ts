import { DAY, HOUR, MINUTE } from '../kit/pace.ts';
import type { MatchMemory } from './match-memory.ts';

/** What a connector keeps over restarts, as JSON. Losing it costs repeated messages, nothing else. */
export interface SourceState {
  readonly version: 1;
  readonly source: string;
  readonly leagues: readonly string[];
  readonly savedMs: number;
  readonly lastGoodMs: number | null;
  /** The last failure, and since when the source has not answered well; null while it does. */
  readonly failing: { readonly sinceMs: number; readonly why: string } | null;
  readonly requestTimes: readonly number[];
  readonly matches: readonly MatchMemory[];
  readonly unmapped: readonly string[];
  /** Lines of the last day. */
  readonly notes: readonly { readonly atMs: number; readonly line: string }[];
}

/** Where the state is kept: a file of DATA_DIR, or nowhere. */
export interface StateStore {
  /** Null where there is none, or none that can be read. */
  read(): Promise<SourceState | null>;
  write(state: SourceState): Promise<void>;
}

export const nowhere: StateStore = { read: async () => null, write: async () => undefined };

/** A match that no answer has had for this long is forgotten. */
const FORGOTTEN_MS = 30 * DAY;
/** A match in play that no answer has had for this long is not waited for. */
export const VANISHED_MS = 15 * MINUTE;
const GIVEN_UP_MS = 6 * HOUR;

export const isKept = ({ seenMs }: MatchMemory, nowMs: number): boolean => nowMs - seenMs < FORGOTTEN_MS;

/** Whether requests are still planned for a match. */
export const isPlanned = ({ seenMs, startMs }: MatchMemory, nowMs: number): boolean =>
  startMs > nowMs || nowMs - seenMs < GIVEN_UP_MS || nowMs - startMs < GIVEN_UP_MS;

export const isInPlay = ({ phase }: MatchMemory): boolean => phase === 'live' || phase === 'break';

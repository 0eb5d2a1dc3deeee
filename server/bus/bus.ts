import type { Entry, Provider } from '@stillingen/domain';
import type { Trace } from '../ops/tracing.ts';

/** An accepted message, as the journal keeps it. */
export interface PublishedMessage extends Pick<Entry, 'n' | 'atMs'> {
  readonly provider: Provider;
  /** Letter for letter as it was hashed. */
  readonly text: string;
}
/** In the leader's own process with what it changes. Another machine hears the message alone, and judges it again. */
export type PublishedEntry = PublishedMessage | (PublishedMessage & Entry);

/** What the leader tells the edges at once: entries that were committed, or none (a beat). */
export interface Publication {
  /** In order and without gaps. */
  readonly entries: readonly PublishedEntry[];
  /** Number of the last committed entry. */
  readonly last: number;
  /** Of a beat: for how long no provider has said anything (milliseconds). */
  readonly quietMs?: number;
  /** Of what was told, where that is traced. */
  readonly trace?: Trace;
}

/** Receives entries after each other, with the trace of their batch. */
export type EntryListener = (entries: readonly Entry[], trace?: Trace) => void;

/**
 * Carries what was committed from the one leader to every edge. It is a hint: the journal is the truth. A bus between
 * machines may lose, repeat and delay batches; who follows keeps order by the numbers of the entries.
 */
export interface Bus extends AsyncDisposable {
  /** Hands a batch to all followers. Its entries were committed before. */
  publish(batch: Publication): Promise<void>;
  /** Calls `listener` with every batch published from now on. */
  subscribe(listener: (batch: Publication) => void): Promise<AsyncDisposable>;
}

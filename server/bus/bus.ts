import type { Entry, Provider } from '@stillingen/domain';
import type { Trace } from '../ops/tracing.ts';

/** An accepted message with its place in the journal. */
export interface PublishedMessage extends Pick<Entry, 'n' | 'atMs'> {
  readonly provider: Provider;
  /** The JSON text that was hashed, unchanged. */
  readonly text: string;
}
/** In the process of the leader with its changes; other processes receive the message and decide it again. */
export type PublishedEntry = PublishedMessage | (PublishedMessage & Entry);

/** What the leader publishes at once: committed entries, or none (a heartbeat). */
export interface Publication {
  /** In order and without gaps. */
  readonly entries: readonly PublishedEntry[];
  /** Number of the last committed entry. */
  readonly last: number;
  /** Of a heartbeat: time since the last provider message (milliseconds). */
  readonly quietMs?: number;
  readonly trace?: Trace;
}

/** Receives entries in order, with the trace of their publication. */
export type EntryListener = (entries: readonly Entry[], trace?: Trace) => void;

/**
 * Carries committed entries from the leader to every edge. A hint: the journal is the truth. A bus between machines may
 * lose, repeat and delay publications; subscribers restore the order by entry number.
 */
export interface Bus extends AsyncDisposable {
  /** Publishes committed entries to all subscribers. */
  publish(publication: Publication): Promise<void>;
  /** Calls `listener` with every publication from now on. */
  subscribe(listener: (publication: Publication) => void): Promise<AsyncDisposable>;
}

import type { Ports } from './ports.ts';
import type { Store } from './store.ts';
import type { Table } from './table/table.ts';

export interface ClientOptions {
  /** Where feeds and push come from, 'https://example.dk'; empty for the origin of the page. */
  readonly origin: string;
  readonly projectId: number;
  /** Value of the x-fsign header (FEED-04). */
  readonly sign: string;
  readonly language: 'da';
  /** STAGE-08; default 180. */
  readonly keepLiveSeconds?: number;
  readonly ports?: Ports;
}

export interface Connection {
  readonly mode: 'connecting' | 'push' | 'polling' | 'offline';
  /** Server time in seconds at which the data was last known to be right; null before the first. */
  readonly lastDataS: number | null;
  /** 0 normal, 1 delayed data, 2 outage (FEED-70). */
  readonly serviceStatus: number;
}

/** An open table that is kept true until it is closed. */
export interface OpenTable {
  readonly table: Table;
  readonly status: Store<'loading' | 'ready' | 'error'>;
  /** Asks again at once instead of after the pause of LOAD-09. */
  retryNow(): void;
  close(): void;
}

/** The feeds of one match, refreshed until they are closed. */
export interface OpenDetail {
  /** The text of one of the feeds it was opened with; null while there is none. Throws RangeError for another feed. */
  text(feed: string): Store<string | null>;
  close(): void;
}

export interface Client {
  readonly clock: {
    /** Server time in seconds. */
    nowS(): number;
    /** Server time in seconds, renewed every 5 s (CLOCK-01). */
    readonly ticks: Store<number>;
  };
  readonly connection: Store<Connection>;
  /** `feed` is the name of a list feed, `day` its day offset; `seed` a text of it that is at hand already, whole or in part. */
  openTable(options: { feed: string; day: number; seed?: string }): OpenTable;
  openDetail(options: { eventId: string; feeds: readonly string[]; seed: Readonly<Record<string, string>> }): OpenDetail;
  [Symbol.asyncDispose](): Promise<void>;
}

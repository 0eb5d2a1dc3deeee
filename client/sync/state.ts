import type { PauseReason } from '../time/pauses.ts';

export type Feed = 'update' | 'repair' | 'list';

export type TablePhase =
  | 'fetching'
  | 'waiting'
  /** Waits until no reason to pause is left (LOAD-10). */
  | 'paused'
  | 'live'
  /** Loaded, and of a day that is not followed (SYNC-15). */
  | 'static'
  | 'closed';

export interface TableState {
  readonly phase: TablePhase;
  /** Update feeds and push cover the day (SYNC-15, TAB-06). */
  readonly follows: boolean;
  readonly loaded: boolean;
  readonly pushUp: boolean;
  readonly pauses: ReadonlySet<PauseReason>;
  /** Multiplies the pause between polls (FEED-70). */
  readonly multiplier: number;
  readonly fetching: Feed | null;
  readonly pendingFeed: Feed | null;
  /** Required since the fetch in flight began. */
  readonly pendingAfterFetch: Feed | null;
  /** Device time in ms up to which the table is known to be right. */
  readonly syncedMs: number;
  readonly startedMs: number;
  /** Device time in ms at which push began or ended, or frames were last lost. */
  readonly lossMs: number;
  readonly updatedS: number;
  readonly heldS: number;
}

export interface TableEvents {
  fetched: { readonly atS: number };
  failed: object;
  due: object;
  pushUp: { readonly recovered: boolean };
  pushDown: object;
  verified: object;
  gap: object;
  service: { readonly multiplier: number; readonly updatedS: number | null };
  /** Another day, or a longer delay. */
  reload: object;
  pauses: { readonly reasons: ReadonlySet<PauseReason> };
  retry: object;
  close: object;
}
export type TableEventType = keyof TableEvents;
export type TableEvent = { [Type in TableEventType]: { readonly type: Type } & TableEvents[Type] }[TableEventType];

export type TableEffect =
  | { readonly type: 'fetch'; readonly feed: Feed }
  | { readonly type: 'abort' }
  | { readonly type: 'wait'; readonly leastMs: number; readonly mostMs: number }
  | { readonly type: 'cancel' };
export interface TableTransition {
  readonly state: TableState;
  readonly effects: readonly TableEffect[];
}

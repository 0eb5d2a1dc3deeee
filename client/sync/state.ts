import type { PauseReason } from '../time/pauses.ts';

/** The feeds that bring a table up to date, from the lightest to the heaviest. A heavier one does all that a lighter one does. */
export type Feed = 'update' | 'repair' | 'list';

export type Phase =
  /** A feed is being fetched. */
  | 'fetching'
  /** The timer runs; a feed is fetched when it fires. */
  | 'waiting'
  /** Something is to be fetched once no reason to pause is left (LOAD-10). */
  | 'paused'
  /** True by push alone. */
  | 'live'
  /** Loaded, and of a day that is not kept true (SYNC-15). */
  | 'static'
  | 'closed';

export interface State {
  readonly phase: Phase;
  /** Whether the day is one that update feeds and push keep true (SYNC-15, TAB-06). */
  readonly follows: boolean;
  /** Whether the list was loaded. */
  readonly loaded: boolean;
  readonly pushUp: boolean;
  readonly pauses: ReadonlySet<PauseReason>;
  /** Multiplies the pause between polls (FEED-70). */
  readonly multiplier: number;
  /** The feed being fetched; null in the other phases. */
  readonly fetching: Feed | null;
  /** The lightest feed that makes up for what is known to be missing; null where push goes on without a loss. */
  readonly pendingFeed: Feed | null;
  /** What came to be owed since the fetch in flight began. */
  readonly pendingAfterFetch: Feed | null;
  /** The time of the device in ms up to which the table is known to be right. */
  readonly syncedMs: number;
  readonly startedMs: number;
  /** The time of the device in ms at which frames began to come or ceased to, or some were last lost. */
  readonly lossMs: number;
  /** Server times in s of changes of the list itself: the latest heard of, and the latest that the table holds. */
  readonly updatedS: number;
  readonly heldS: number;
}

export interface Events {
  /** The feed in flight was fetched and is in the table. `atS`: server time in s up to which a list surely holds all changes. */
  fetched: { readonly atS: number };
  failed: object;
  /** The timer fired. */
  due: object;
  pushUp: { readonly recovered: boolean };
  pushDown: object;
  /** Push delivered without a loss up to now. */
  verified: object;
  gap: object;
  service: { readonly multiplier: number; readonly updatedS: number | null };
  /** The list is to be loaded anew: its name means another day now, or its visitor is further behind. */
  reload: object;
  pauses: { readonly reasons: ReadonlySet<PauseReason> };
  /** The visitor asks. */
  retry: object;
  close: object;
}
export type EventType = keyof Events;
export type Event = { [Type in EventType]: { readonly type: Type } & Events[Type] }[EventType];

export type Effect =
  | { readonly type: 'fetch'; readonly feed: Feed }
  | { readonly type: 'abort' }
  /** Sets the one timer, to a random time within the bounds. */
  | { readonly type: 'wait'; readonly leastMs: number; readonly mostMs: number }
  | { readonly type: 'cancel' };
export interface Transition {
  readonly state: State;
  readonly effects: readonly Effect[];
}

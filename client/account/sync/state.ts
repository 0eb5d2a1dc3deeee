export type SyncPhase = 'out' | 'idle' | 'loading' | 'storing' | 'waiting' | 'offline' | 'consent' | 'closed';

export interface SyncState {
  readonly phase: SyncPhase;
  readonly isOnline: boolean;
  /** Nothing is stored before the first load. */
  readonly isLoaded: boolean;
  readonly needsLoad: boolean;
  readonly needsStore: boolean;
  readonly retries: number;
}

export interface SyncEvents {
  signedIn: { readonly type: 'signedIn'; readonly isDue: boolean; readonly hasChanges: boolean };
  signedOut: { readonly type: 'signedOut' };
  loaded: { readonly type: 'loaded'; readonly isStale: boolean; readonly hasChanges: boolean };
  /** `isBehind`: another browser changed data too. */
  stored: { readonly type: 'stored'; readonly isBehind: boolean; readonly hasChanges: boolean };
  failed: { readonly type: 'failed'; readonly afterMs: number | null; readonly hasChanges: boolean };
  refused: { readonly type: 'refused'; readonly isRolledBack: boolean; readonly hasChanges: boolean };
  consentRequired: { readonly type: 'consentRequired'; readonly hasChanges: boolean };
  agreed: { readonly type: 'agreed' };
  changed: { readonly type: 'changed' };
  stale: { readonly type: 'stale' };
  due: { readonly type: 'due' };
  online: { readonly type: 'online'; readonly isOnline: boolean };
  retry: { readonly type: 'retry' };
  close: { readonly type: 'close' };
}
export type SyncEventType = keyof SyncEvents;
export type SyncEvent = SyncEvents[SyncEventType];

export type SyncEffect =
  | { readonly type: 'load' }
  | { readonly type: 'store' }
  | { readonly type: 'abort' }
  | { readonly type: 'wait'; readonly leastMs: number; readonly mostMs: number }
  | { readonly type: 'cancel' };

export interface SyncTransition {
  readonly state: SyncState;
  readonly effects: readonly SyncEffect[];
}

export type Phase = 'out' | 'idle' | 'loading' | 'storing' | 'waiting' | 'offline' | 'consent' | 'closed';

export interface State {
  readonly phase: Phase;
  readonly isOnline: boolean;
  /** Nothing is stored before the first load. */
  readonly isLoaded: boolean;
  readonly owesLoad: boolean;
  readonly owesStore: boolean;
  readonly retries: number;
}

export interface Events {
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
export type EventType = keyof Events;
export type Event = Events[EventType];

export type Effect =
  | { readonly type: 'load' }
  | { readonly type: 'store' }
  | { readonly type: 'abort' }
  | { readonly type: 'wait'; readonly leastMs: number; readonly mostMs: number }
  | { readonly type: 'cancel' };

export interface Transition {
  readonly state: State;
  readonly effects: readonly Effect[];
}

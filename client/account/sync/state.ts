/** What one page does about the data of who is signed in. */
export type Phase =
  /** Nobody is signed in, or data stay in this browser. */
  | 'out'
  /** Nothing is owed, or retries have ended: the next check, change or word of the service begins again. */
  | 'idle'
  | 'loading'
  | 'storing'
  /** A timer runs, then what is owed is done. */
  | 'waiting'
  /** Something is owed, and the device is offline. */
  | 'offline'
  /** The terms are to be agreed to first. */
  | 'asking'
  | 'closed';

export interface State {
  readonly phase: Phase;
  readonly isOnline: boolean;
  /** Whether data were loaded since this page knows the user: nothing is stored before. */
  readonly isLoaded: boolean;
  readonly owesLoad: boolean;
  readonly owesStore: boolean;
  /** Retries in a row. */
  readonly retries: number;
}

export interface Events {
  /** Somebody signed in, or was signed in when the page began. `isDue`: the data are to be loaded now. */
  signedIn: { readonly type: 'signedIn'; readonly isDue: boolean; readonly hasChanges: boolean };
  signedOut: { readonly type: 'signedOut' };
  /** Data came. `isStale`: they are older than what is known, and are asked for again. `hasChanges`: something is to be stored. */
  loaded: { readonly type: 'loaded'; readonly isStale: boolean; readonly hasChanges: boolean };
  /** `isBehind`: others changed something, too. */
  stored: { readonly type: 'stored'; readonly isBehind: boolean; readonly hasChanges: boolean };
  /** A call failed that may go well later, after the named time where the service names one. */
  failed: { readonly type: 'failed'; readonly afterMs: number | null; readonly hasChanges: boolean };
  /** What was to be stored is refused for good; `isRolledBack` where it was taken back, else less is tried at once. */
  refused: { readonly type: 'refused'; readonly isRolledBack: boolean; readonly hasChanges: boolean };
  /** The service asks for agreement to its terms first. */
  asked: { readonly type: 'asked'; readonly hasChanges: boolean };
  /** What was asked for is answered. */
  agreed: { readonly type: 'agreed' };
  /** The visitor changed something. */
  changed: { readonly type: 'changed' };
  /** The data are older than the freshness window, or the service says that there is news. */
  stale: { readonly type: 'stale' };
  due: { readonly type: 'due' };
  online: { readonly type: 'online'; readonly isOnline: boolean };
  /** The visitor asks to try again. */
  retry: { readonly type: 'retry' };
  close: { readonly type: 'close' };
}
export type EventType = keyof Events;
export type Event = Events[EventType];

export type Effect =
  | { readonly type: 'load' }
  | { readonly type: 'store' }
  /** Lets go of the call in flight: its answer is not heard. */
  | { readonly type: 'abort' }
  /** A random time between both, then `due`. Replaces the timer before. */
  | { readonly type: 'wait'; readonly leastMs: number; readonly mostMs: number }
  | { readonly type: 'cancel' };

export interface Transition {
  readonly state: State;
  readonly effects: readonly Effect[];
}

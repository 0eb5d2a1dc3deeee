import { MAX_RETRIES, STORE_DELAY_MS } from '../constants.ts';
import { retryPause } from '../constants.ts';
import type { Effect, Event, Events, EventType, Phase, State, Transition } from './state.ts';

/**
 * When the data of a user are loaded and stored (ACC-39 to 50). out --signedIn--> loading, storing
 * or idle; loading, storing --failed--> waiting --due--> again; --offline--> offline; --asked-->
 * asking --agreed--> again. Removed by signedOut and close from any state. See client/SPEC.md.
 */
type Handler<Type extends EventType> = (state: State, event: Events[Type]) => Transition;

const keep = (state: State, ...effects: Effect[]): Transition => ({ state, effects });
const stay: Handler<EventType> = (state) => keep(state);

function proceed(state: State): Transition {
  const { isOnline, isLoaded, owesLoad, owesStore } = state;
  if (!owesLoad && !owesStore) return keep({ ...state, phase: 'idle' });
  if (!isOnline) return keep({ ...state, phase: 'offline' });
  return owesStore && isLoaded
    ? keep({ ...state, phase: 'storing', owesStore: false }, { type: 'store' })
    : keep({ ...state, phase: 'loading', owesLoad: false }, { type: 'load' });
}

const wait = (state: State, leastMs: number, mostMs: number): Transition =>
  keep({ ...state, phase: 'waiting' }, { type: 'wait', leastMs, mostMs });

/** ACC-50. */
function waitToRetry(state: State, afterMs: number | null): Transition {
  const retries = state.retries + 1;
  if (retries > MAX_RETRIES) return keep({ ...state, phase: 'idle', retries: 0 });
  const next: State = { ...state, retries };
  if (!state.isOnline) return keep({ ...next, phase: 'offline' });
  const { leastMs, mostMs } = retryPause(afterMs);
  return wait(next, leastMs, mostMs);
}

const owing = (state: State, owed: Partial<Pick<State, 'owesLoad' | 'owesStore'>>): State => ({ ...state, ...owed });

const begin: Handler<'signedIn'> = (state, { isDue, hasChanges }) =>
  proceed({ ...state, isLoaded: !isDue, owesLoad: isDue, owesStore: hasChanges, retries: 0 });
const beginAnew: Handler<'signedIn'> = (state, event) => {
  const { state: next, effects } = begin(state, event);
  return { state: next, effects: [{ type: 'abort' }, { type: 'cancel' }, ...effects] };
};
const end: Handler<'signedOut'> = (state) =>
  keep(
    { ...state, phase: 'out', isLoaded: false, owesLoad: false, owesStore: false, retries: 0 },
    { type: 'abort' },
    { type: 'cancel' },
  );
const close: Handler<'close'> = (state) => keep({ ...state, phase: 'closed' }, { type: 'abort' }, { type: 'cancel' });
const noteOnline: Handler<'online'> = (state, { isOnline }) => keep({ ...state, isOnline });
const noteChange: Handler<'changed'> = (state) => keep(owing(state, { owesStore: true }));
const noteStale: Handler<'stale'> = (state) => keep(owing(state, { owesLoad: true }));
const ask: Handler<'asked'> = (state, { hasChanges }) =>
  keep({ ...state, phase: 'asking', owesLoad: true, owesStore: hasChanges, retries: 0 });
const doNow: Handler<EventType> = (state) => proceed(state);
const doNowAfresh: Handler<'retry'> = (state) => {
  const { state: next, effects } = proceed({ ...state, retries: 0 });
  return { state: next, effects: [{ type: 'cancel' }, ...effects] };
};

const TABLE: { readonly [P in Phase]: { readonly [Type in EventType]: Handler<Type> } } = {
  out: {
    signedIn: begin,
    signedOut: stay,
    loaded: stay,
    stored: stay,
    failed: stay,
    refused: stay,
    asked: stay,
    agreed: stay,
    changed: stay,
    stale: stay,
    due: stay,
    online: noteOnline,
    retry: stay,
    close,
  },
  idle: {
    signedIn: beginAnew,
    signedOut: end,
    loaded: stay,
    stored: stay,
    failed: stay,
    refused: stay,
    asked: ask,
    agreed: doNow,
    // Changes that come together are stored together (MYG-48).
    changed: (state) => wait(owing(state, { owesStore: true }), STORE_DELAY_MS, STORE_DELAY_MS),
    stale: (state) => proceed(owing(state, { owesLoad: true })),
    due: stay,
    online: (state, { isOnline }) => (isOnline ? proceed({ ...state, isOnline }) : keep({ ...state, isOnline })),
    retry: doNow,
    close,
  },
  loading: {
    signedIn: beginAnew,
    signedOut: end,
    loaded: (state, { isStale, hasChanges }) =>
      proceed({ ...state, isLoaded: true, owesLoad: state.owesLoad || isStale, owesStore: hasChanges, retries: 0 }),
    stored: stay,
    failed: (state, { afterMs, hasChanges }) => waitToRetry(owing(state, { owesLoad: true, owesStore: hasChanges }), afterMs),
    refused: stay,
    asked: ask,
    agreed: stay,
    changed: noteChange,
    // The answer may be older than the change.
    stale: noteStale,
    due: stay,
    online: noteOnline,
    retry: stay,
    close,
  },
  storing: {
    signedIn: beginAnew,
    signedOut: end,
    loaded: stay,
    stored: (state, { isBehind, hasChanges }) =>
      proceed({ ...state, owesLoad: state.owesLoad || isBehind, owesStore: hasChanges, retries: 0 }),
    failed: (state, { afterMs, hasChanges }) => waitToRetry(owing(state, { owesStore: hasChanges }), afterMs),
    refused: (state, { isRolledBack, hasChanges }) =>
      proceed({ ...state, owesLoad: state.owesLoad || isRolledBack, owesStore: hasChanges, retries: 0 }),
    asked: ask,
    agreed: stay,
    changed: noteChange,
    stale: noteStale,
    due: stay,
    online: noteOnline,
    retry: stay,
    close,
  },
  waiting: {
    signedIn: beginAnew,
    signedOut: end,
    loaded: stay,
    stored: stay,
    failed: stay,
    refused: stay,
    asked: (state, event) => {
      const { state: next } = ask(state, event);
      return keep(next, { type: 'cancel' });
    },
    agreed: stay,
    // Restarting the short timer could delay the call for ever.
    changed: noteChange,
    stale: noteStale,
    due: doNow,
    online: (state, { isOnline }) =>
      isOnline ? keep({ ...state, isOnline }) : keep({ ...state, isOnline, phase: 'offline' }, { type: 'cancel' }),
    retry: doNowAfresh,
    close,
  },
  offline: {
    signedIn: beginAnew,
    signedOut: end,
    loaded: stay,
    stored: stay,
    failed: stay,
    refused: stay,
    asked: ask,
    agreed: stay,
    changed: noteChange,
    stale: noteStale,
    due: stay,
    online: (state, { isOnline }) => (isOnline ? proceed({ ...state, isOnline, retries: 0 }) : keep(state)),
    retry: stay,
    close,
  },
  asking: {
    signedIn: beginAnew,
    signedOut: end,
    loaded: stay,
    stored: stay,
    failed: stay,
    refused: stay,
    asked: stay,
    agreed: doNow,
    changed: noteChange,
    // Another page may have agreed meanwhile.
    stale: (state) => proceed(owing(state, { owesLoad: true })),
    due: stay,
    online: noteOnline,
    retry: doNow,
    close,
  },
  closed: {
    signedIn: stay,
    signedOut: stay,
    loaded: stay,
    stored: stay,
    failed: stay,
    refused: stay,
    asked: stay,
    agreed: stay,
    changed: stay,
    stale: stay,
    due: stay,
    online: stay,
    retry: stay,
    close: stay,
  },
};

export const start = (isOnline: boolean): State => ({
  phase: 'out',
  isOnline,
  isLoaded: false,
  owesLoad: false,
  owesStore: false,
  retries: 0,
});

export function step(state: State, event: Event): Transition {
  const handler = TABLE[state.phase][event.type] as Handler<EventType>;
  return handler(state, event);
}

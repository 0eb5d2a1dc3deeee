import { MAX_RETRIES, retryPause, STORE_DELAY_MS } from '../constants.ts';
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
const requireConsent: Handler<'consentRequired'> = (state, { hasChanges }) =>
  keep({ ...state, phase: 'consent', owesLoad: true, owesStore: hasChanges, retries: 0 });
const doNow: Handler<EventType> = (state) => proceed(state);
const doNowAfresh: Handler<'retry'> = (state) => {
  const { state: next, effects } = proceed({ ...state, retries: 0 });
  return { state: next, effects: [{ type: 'cancel' }, ...effects] };
};

type Row = { readonly [Type in EventType]: Handler<Type> };

const IGNORED: Row = {
  signedIn: stay,
  signedOut: stay,
  loaded: stay,
  stored: stay,
  failed: stay,
  refused: stay,
  consentRequired: stay,
  agreed: stay,
  changed: stay,
  stale: stay,
  due: stay,
  online: stay,
  retry: stay,
  close: stay,
};
const SIGNED_IN: Row = {
  ...IGNORED,
  signedIn: beginAnew,
  signedOut: end,
  consentRequired: requireConsent,
  changed: noteChange,
  stale: noteStale,
  online: noteOnline,
  close,
};

const TABLE: { readonly [P in Phase]: Row } = {
  out: { ...IGNORED, signedIn: begin, online: noteOnline, close },
  idle: {
    ...SIGNED_IN,
    agreed: doNow,
    // Changes that come together are stored together (MYG-48).
    changed: (state) => wait(owing(state, { owesStore: true }), STORE_DELAY_MS, STORE_DELAY_MS),
    stale: (state) => proceed(owing(state, { owesLoad: true })),
    online: (state, { isOnline }) => (isOnline ? proceed({ ...state, isOnline }) : keep({ ...state, isOnline })),
    retry: doNow,
  },
  // A change or a new revision may be later than the answer: it is noted for the next call.
  loading: {
    ...SIGNED_IN,
    loaded: (state, { isStale, hasChanges }) =>
      proceed({ ...state, isLoaded: true, owesLoad: state.owesLoad || isStale, owesStore: hasChanges, retries: 0 }),
    failed: (state, { afterMs, hasChanges }) => waitToRetry(owing(state, { owesLoad: true, owesStore: hasChanges }), afterMs),
  },
  storing: {
    ...SIGNED_IN,
    stored: (state, { isBehind, hasChanges }) =>
      proceed({ ...state, owesLoad: state.owesLoad || isBehind, owesStore: hasChanges, retries: 0 }),
    failed: (state, { afterMs, hasChanges }) => waitToRetry(owing(state, { owesStore: hasChanges }), afterMs),
    refused: (state, { isRolledBack, hasChanges }) =>
      proceed({ ...state, owesLoad: state.owesLoad || isRolledBack, owesStore: hasChanges, retries: 0 }),
  },
  // A change does not restart the timer: that could delay the call for ever.
  waiting: {
    ...SIGNED_IN,
    consentRequired: (state, event) => keep(requireConsent(state, event).state, { type: 'cancel' }),
    due: doNow,
    online: (state, { isOnline }) =>
      isOnline ? keep({ ...state, isOnline }) : keep({ ...state, isOnline, phase: 'offline' }, { type: 'cancel' }),
    retry: doNowAfresh,
  },
  offline: {
    ...SIGNED_IN,
    online: (state, { isOnline }) => (isOnline ? proceed({ ...state, isOnline, retries: 0 }) : keep(state)),
  },
  consent: {
    ...SIGNED_IN,
    consentRequired: stay,
    agreed: doNow,
    // Another page may have agreed meanwhile.
    stale: (state) => proceed(owing(state, { owesLoad: true })),
    retry: doNow,
  },
  closed: IGNORED,
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

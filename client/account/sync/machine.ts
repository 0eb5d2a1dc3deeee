import { MAX_RETRIES, retryPause, STORE_DELAY_MS } from '../constants.ts';
import type { SyncEffect, SyncEvent, SyncEvents, SyncEventType, SyncPhase, SyncState, SyncTransition } from './state.ts';

/**
 * When the data of a user are loaded and stored (ACC-39 to 50), see client/SPEC.md:
 *
 *   out --signedIn--> loading, storing or idle
 *   idle --stale--> loading          idle --changed--> waiting
 *   loading --loaded--> storing, loading or idle
 *   storing --stored, refused--> storing, loading or idle
 *   loading, storing --failed--> waiting --due, retry--> loading or storing
 *   waiting --offline--> offline --online--> loading or storing
 *   any --consentRequired--> consent --agreed, stale, retry--> loading or storing
 *   any --signedOut--> out           any --close--> closed
 */
type Handler<Type extends SyncEventType> = (state: SyncState, event: SyncEvents[Type]) => SyncTransition;

const keep = (state: SyncState, ...effects: SyncEffect[]): SyncTransition => ({ state, effects });
const ignore: Handler<SyncEventType> = (state) => keep(state);

function proceed(state: SyncState): SyncTransition {
  const { isOnline, isLoaded, needsLoad, needsStore } = state;
  if (!needsLoad && !needsStore) return keep({ ...state, phase: 'idle' });
  if (!isOnline) return keep({ ...state, phase: 'offline' });
  return needsStore && isLoaded
    ? keep({ ...state, phase: 'storing', needsStore: false }, { type: 'store' })
    : keep({ ...state, phase: 'loading', needsLoad: false }, { type: 'load' });
}

const wait = (state: SyncState, leastMs: number, mostMs: number): SyncTransition =>
  keep({ ...state, phase: 'waiting' }, { type: 'wait', leastMs, mostMs });

/** ACC-50. */
function waitToRetry(state: SyncState, afterMs: number | null): SyncTransition {
  const retries = state.retries + 1;
  if (retries > MAX_RETRIES) return keep({ ...state, phase: 'idle', retries: 0 });
  const next: SyncState = { ...state, retries };
  if (!state.isOnline) return keep({ ...next, phase: 'offline' });
  const { leastMs, mostMs } = retryPause(afterMs);
  return wait(next, leastMs, mostMs);
}

const withNeeds = (state: SyncState, needs: Partial<Pick<SyncState, 'needsLoad' | 'needsStore'>>): SyncState => ({
  ...state,
  ...needs,
});

const begin: Handler<'signedIn'> = (state, { isDue, hasChanges }) =>
  proceed({ ...state, isLoaded: !isDue, needsLoad: isDue, needsStore: hasChanges, retries: 0 });
const beginAnew: Handler<'signedIn'> = (state, event) => {
  const { state: next, effects } = begin(state, event);
  return { state: next, effects: [{ type: 'abort' }, { type: 'cancel' }, ...effects] };
};
const end: Handler<'signedOut'> = (state) =>
  keep(
    { ...state, phase: 'out', isLoaded: false, needsLoad: false, needsStore: false, retries: 0 },
    { type: 'abort' },
    { type: 'cancel' },
  );
const close: Handler<'close'> = (state) => keep({ ...state, phase: 'closed' }, { type: 'abort' }, { type: 'cancel' });
const noteOnline: Handler<'online'> = (state, { isOnline }) => keep({ ...state, isOnline });
const noteChange: Handler<'changed'> = (state) => keep(withNeeds(state, { needsStore: true }));
const noteStale: Handler<'stale'> = (state) => keep(withNeeds(state, { needsLoad: true }));
const requireConsent: Handler<'consentRequired'> = (state, { hasChanges }) =>
  keep({ ...state, phase: 'consent', needsLoad: true, needsStore: hasChanges, retries: 0 });
const proceedNow: Handler<SyncEventType> = (state) => proceed(state);
const proceedAfresh: Handler<'retry'> = (state) => {
  const { state: next, effects } = proceed({ ...state, retries: 0 });
  return { state: next, effects: [{ type: 'cancel' }, ...effects] };
};

type Handlers = { readonly [Type in SyncEventType]: Handler<Type> };

const IGNORED: Handlers = {
  signedIn: ignore,
  signedOut: ignore,
  loaded: ignore,
  stored: ignore,
  failed: ignore,
  refused: ignore,
  consentRequired: ignore,
  agreed: ignore,
  changed: ignore,
  stale: ignore,
  due: ignore,
  online: ignore,
  retry: ignore,
  close: ignore,
};
const SIGNED_IN: Handlers = {
  ...IGNORED,
  signedIn: beginAnew,
  signedOut: end,
  consentRequired: requireConsent,
  changed: noteChange,
  stale: noteStale,
  online: noteOnline,
  close,
};

const TABLE: { readonly [P in SyncPhase]: Handlers } = {
  out: { ...IGNORED, signedIn: begin, online: noteOnline, close },
  idle: {
    ...SIGNED_IN,
    agreed: proceedNow,
    // Changes that come together are stored together (MYG-48).
    changed: (state) => wait(withNeeds(state, { needsStore: true }), STORE_DELAY_MS, STORE_DELAY_MS),
    stale: (state) => proceed(withNeeds(state, { needsLoad: true })),
    online: (state, { isOnline }) => (isOnline ? proceed({ ...state, isOnline }) : keep({ ...state, isOnline })),
    retry: proceedNow,
  },
  // A change or a new revision may be later than the answer: it is noted for the next call.
  loading: {
    ...SIGNED_IN,
    loaded: (state, { isStale, hasChanges }) =>
      proceed({ ...state, isLoaded: true, needsLoad: state.needsLoad || isStale, needsStore: hasChanges, retries: 0 }),
    failed: (state, { afterMs, hasChanges }) =>
      waitToRetry(withNeeds(state, { needsLoad: true, needsStore: hasChanges }), afterMs),
  },
  storing: {
    ...SIGNED_IN,
    stored: (state, { isBehind, hasChanges }) =>
      proceed({ ...state, needsLoad: state.needsLoad || isBehind, needsStore: hasChanges, retries: 0 }),
    failed: (state, { afterMs, hasChanges }) => waitToRetry(withNeeds(state, { needsStore: hasChanges }), afterMs),
    refused: (state, { isRolledBack, hasChanges }) =>
      proceed({ ...state, needsLoad: state.needsLoad || isRolledBack, needsStore: hasChanges, retries: 0 }),
  },
  // A change does not restart the timer: that could delay the call for ever.
  waiting: {
    ...SIGNED_IN,
    consentRequired: (state, event) => keep(requireConsent(state, event).state, { type: 'cancel' }),
    due: proceedNow,
    online: (state, { isOnline }) =>
      isOnline ? keep({ ...state, isOnline }) : keep({ ...state, isOnline, phase: 'offline' }, { type: 'cancel' }),
    retry: proceedAfresh,
  },
  offline: {
    ...SIGNED_IN,
    online: (state, { isOnline }) => (isOnline ? proceed({ ...state, isOnline, retries: 0 }) : keep(state)),
  },
  consent: {
    ...SIGNED_IN,
    consentRequired: ignore,
    agreed: proceedNow,
    // Another page may have agreed meanwhile.
    stale: (state) => proceed(withNeeds(state, { needsLoad: true })),
    retry: proceedNow,
  },
  closed: IGNORED,
};

export const start = (isOnline: boolean): SyncState => ({
  phase: 'out',
  isOnline,
  isLoaded: false,
  needsLoad: false,
  needsStore: false,
  retries: 0,
});

export function step(state: SyncState, event: SyncEvent): SyncTransition {
  const handler = TABLE[state.phase][event.type] as Handler<SyncEventType>;
  return handler(state, event);
}

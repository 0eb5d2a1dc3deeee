import { FEED_RETRY_MS, PAGE_RETRY_MS } from '../constants.ts';
import type { PauseReason } from '../time/pauses.ts';
import {
  withPushDown,
  feedForAge,
  fetchNow,
  heavierFeed,
  keep,
  withLoss,
  withServiceInfo,
  needsHeavierFeed,
  withPending,
  rest,
  wait,
  waitForPending,
  waitToBeginPolling,
  withServiceChange,
  maybeStale,
} from './moves.ts';
import type { Event, Events, EventType, Phase, State, Transition } from './state.ts';

/** See the drawing in SPEC.md. */
type Handler<Type extends EventType> = (state: State, event: Events[Type], nowMs: number) => Transition;

const stay: Handler<EventType> = keep;
const keepServiceInfo: Handler<'service'> = (state, event) => keep(withServiceInfo(state, event));
const notePauses: Handler<'pauses'> = (state, { reasons }) => keep({ ...state, pauses: reasons });
const notePushDown: Handler<'pushDown'> = (state, _event, nowMs) => keep(withPushDown(state, nowMs));
const requireList: Handler<'reload'> = (state) => keep(withPending(state, 'list'));
const requireRepair: Handler<'gap'> = (state, _event, nowMs) => keep(withPending(withLoss(state, nowMs), 'repair'));
const retryNow: Handler<'retry'> = (state, _event, nowMs) => fetchNow(state, nowMs);
const close: Handler<'close'> = (state) => ({
  state: { ...state, phase: 'closed', fetching: null },
  effects: [{ type: 'abort' }, { type: 'cancel' }],
});

const pushReturns: Handler<'pushUp'> = (state, { recovered }, nowMs) => {
  const up: State = { ...state, pushUp: true };
  if (recovered && up.pendingFeed === null) return rest(up);
  const owes = withPending(recovered ? up : withLoss(up, nowMs), 'update');
  return owes.pauses.size > 0 ? keep({ ...owes, phase: 'paused' }) : fetchNow(owes, nowMs);
};

const TABLE: { readonly [P in Phase]: { readonly [Type in EventType]: Handler<Type> } } = {
  fetching: {
    fetched(state, { atS }, nowMs) {
      const heldS = state.fetching === 'list' ? atS : state.heldS;
      const isOutdated = state.follows && state.updatedS > heldS;
      const pendingFeed = isOutdated
        ? 'list'
        : heavierFeed(heavierFeed(state.pendingAfterFetch, maybeStale(state)), needsHeavierFeed(state, nowMs));
      const done: State = { ...state, loaded: true, syncedMs: state.startedMs, heldS, pendingFeed };
      return pendingFeed === null ? rest(done) : waitForPending(done, pendingFeed, nowMs);
    },
    failed(state) {
      const owes: State = { ...state, pendingFeed: heavierFeed(state.pendingFeed, state.pendingAfterFetch) };
      if (state.fetching === 'list') return wait(withPending(owes, 'list'), PAGE_RETRY_MS.least, PAGE_RETRY_MS.most);
      // A failed poll needs no retry: push would replay its content.
      return owes.pendingFeed === null && owes.pushUp ? rest(owes) : wait(owes, FEED_RETRY_MS, FEED_RETRY_MS);
    },
    due: stay,
    pushUp(state, { recovered }, nowMs) {
      const up: State = { ...state, pushUp: true };
      return keep(recovered ? up : { ...withLoss(up, nowMs), pendingAfterFetch: heavierFeed(up.pendingAfterFetch, 'update') });
    },
    // The answer may be older than the last frame, which push does not replay.
    pushDown: (state, _event, nowMs) =>
      keep({ ...withPushDown(state, nowMs), pendingAfterFetch: heavierFeed(state.pendingAfterFetch, 'update') }),
    verified: stay,
    gap: (state, _event, nowMs) =>
      keep({ ...withLoss(state, nowMs), pendingAfterFetch: heavierFeed(state.pendingAfterFetch, 'repair') }),
    service: keepServiceInfo,
    reload: (state) => keep({ ...state, pendingAfterFetch: heavierFeed(state.pendingAfterFetch, 'list') }),
    pauses: notePauses,
    retry: stay,
    close,
  },
  waiting: {
    fetched: stay,
    failed: stay,
    due: (state, _event, nowMs) => fetchNow(state, nowMs),
    pushUp: pushReturns,
    pushDown: (state, event, nowMs) =>
      state.pushUp && state.loaded && state.pendingFeed === 'list'
        ? waitForPending(withPushDown(state, nowMs), 'list', nowMs)
        : notePushDown(state, event, nowMs),
    verified: stay,
    // Restarting the short timer could delay the fetch for ever.
    gap: requireRepair,
    service: (state, event) => keep(withServiceChange(state, event)),
    reload: requireList,
    pauses: (state, { reasons }) =>
      reasons.size === 0
        ? keep({ ...state, pauses: reasons })
        : { state: { ...state, pauses: reasons, phase: 'paused' }, effects: [{ type: 'cancel' }] },
    retry: retryNow,
    close,
  },
  paused: {
    fetched: stay,
    failed: stay,
    due: stay,
    pushUp: pushReturns,
    pushDown: notePushDown,
    verified: stay,
    gap: requireRepair,
    service: (state, event) => keep(withServiceChange(state, event)),
    reload: requireList,
    pauses(state, { reasons }, nowMs) {
      const next: State = { ...state, pauses: reasons };
      return reasons.size > 0 ? keep(next) : fetchNow(next, nowMs);
    },
    retry: retryNow,
    close,
  },
  live: {
    fetched: stay,
    failed: stay,
    due: stay,
    pushUp: (state, event, nowMs) => (event.recovered ? keep(state) : pushReturns(state, event, nowMs)),
    pushDown: (state, _event, nowMs) => waitToBeginPolling(withPushDown(state, nowMs)),
    verified: (state, _event, nowMs) => keep({ ...state, syncedMs: nowMs }),
    gap: (state, _event, nowMs) => waitForPending(withPending(withLoss(state, nowMs), 'repair'), 'repair', nowMs),
    service(state, event, nowMs) {
      const next = withServiceChange(state, event);
      return next.pendingFeed === null ? keep(next) : waitForPending(next, next.pendingFeed, nowMs);
    },
    reload: (state, _event, nowMs) => waitForPending(withPending(state, 'list'), 'list', nowMs),
    pauses(state, { reasons }, nowMs) {
      const next: State = { ...state, pauses: reasons };
      // After sleep the connection may be long dead.
      return reasons.size === 0 && feedForAge(nowMs - state.syncedMs) !== 'update' ? fetchNow(next, nowMs) : keep(next);
    },
    retry: retryNow,
    close,
  },
  static: {
    fetched: stay,
    failed: stay,
    due: stay,
    pushUp: stay,
    pushDown: stay,
    verified: stay,
    gap: stay,
    service: keepServiceInfo,
    reload: (state, _event, nowMs) => waitForPending(withPending(state, 'list'), 'list', nowMs),
    pauses(state, { reasons }, nowMs) {
      const next: State = { ...state, pauses: reasons };
      return reasons.size === 0 && feedForAge(nowMs - state.syncedMs) === 'list' ? fetchNow(next, nowMs) : keep(next);
    },
    retry: retryNow,
    close,
  },
  closed: {
    fetched: stay,
    failed: stay,
    due: stay,
    pushUp: stay,
    pushDown: stay,
    verified: stay,
    gap: stay,
    service: stay,
    reload: stay,
    pauses: stay,
    retry: stay,
    close: stay,
  },
};

/** SYNC-01, SYNC-02: the initial feed is fetched. */
export function start(options: { follows: boolean; pauses: ReadonlySet<PauseReason> }, nowMs: number): Transition {
  return fetchNow(
    {
      phase: 'waiting',
      follows: options.follows,
      loaded: false,
      pushUp: false,
      pauses: options.pauses,
      multiplier: 1,
      fetching: null,
      pendingFeed: 'list',
      pendingAfterFetch: null,
      syncedMs: nowMs,
      startedMs: nowMs,
      lossMs: Number.NEGATIVE_INFINITY,
      updatedS: 0,
      heldS: 0,
    },
    nowMs,
  );
}

export function step(state: State, event: Event, nowMs: number): Transition {
  const handler = TABLE[state.phase][event.type] as Handler<EventType>;
  return handler(state, event, nowMs);
}

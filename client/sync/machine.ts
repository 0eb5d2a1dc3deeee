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
import type { TableEvent, TableEvents, TableEventType, TablePhase, TableState, TableTransition } from './state.ts';

/**
 * Which feed of a table is fetched when, see SPEC.md:
 *
 *   start --> fetching --fetched--> live      push is up, nothing pending
 *              |      --fetched--> static    a day that is not followed
 *              |      --fetched--> waiting   the next poll, or a pending feed
 *              |      --failed---> waiting
 *   waiting --due--> fetching        waiting <--page hidden or offline, and back--> paused
 *   live --gap, pushDown, reload--> waiting     static --reload--> waiting     any --close--> closed
 */
type Handler<Type extends TableEventType> = (state: TableState, event: TableEvents[Type], nowMs: number) => TableTransition;

const ignore: Handler<TableEventType> = keep;
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

const onPushUp: Handler<'pushUp'> = (state, { recovered }, nowMs) => {
  const up: TableState = { ...state, pushUp: true };
  if (recovered && up.pendingFeed === null) return rest(up);
  const next = withPending(recovered ? up : withLoss(up, nowMs), 'update');
  return next.pauses.size > 0 ? keep({ ...next, phase: 'paused' }) : fetchNow(next, nowMs);
};

const TABLE: { readonly [P in TablePhase]: { readonly [Type in TableEventType]: Handler<Type> } } = {
  fetching: {
    fetched(state, { atS }, nowMs) {
      const heldS = state.fetching === 'list' ? atS : state.heldS;
      const isOutdated = state.follows && state.updatedS > heldS;
      const pendingFeed = isOutdated
        ? 'list'
        : heavierFeed(heavierFeed(state.pendingAfterFetch, maybeStale(state)), needsHeavierFeed(state, nowMs));
      const done: TableState = { ...state, loaded: true, syncedMs: state.startedMs, heldS, pendingFeed };
      return pendingFeed === null ? rest(done) : waitForPending(done, pendingFeed, nowMs);
    },
    failed(state) {
      const next: TableState = { ...state, pendingFeed: heavierFeed(state.pendingFeed, state.pendingAfterFetch) };
      if (state.fetching === 'list') return wait(withPending(next, 'list'), PAGE_RETRY_MS.least, PAGE_RETRY_MS.most);
      // A failed poll needs no retry: push would replay its content.
      return next.pendingFeed === null && next.pushUp ? rest(next) : wait(next, FEED_RETRY_MS, FEED_RETRY_MS);
    },
    due: ignore,
    pushUp(state, { recovered }, nowMs) {
      const up: TableState = { ...state, pushUp: true };
      return keep(recovered ? up : { ...withLoss(up, nowMs), pendingAfterFetch: heavierFeed(up.pendingAfterFetch, 'update') });
    },
    // The answer may be older than the last frame, which push does not replay.
    pushDown: (state, _event, nowMs) =>
      keep({ ...withPushDown(state, nowMs), pendingAfterFetch: heavierFeed(state.pendingAfterFetch, 'update') }),
    verified: ignore,
    gap: (state, _event, nowMs) =>
      keep({ ...withLoss(state, nowMs), pendingAfterFetch: heavierFeed(state.pendingAfterFetch, 'repair') }),
    service: keepServiceInfo,
    reload: (state) => keep({ ...state, pendingAfterFetch: heavierFeed(state.pendingAfterFetch, 'list') }),
    pauses: notePauses,
    retry: ignore,
    close,
  },
  waiting: {
    fetched: ignore,
    failed: ignore,
    due: (state, _event, nowMs) => fetchNow(state, nowMs),
    pushUp: onPushUp,
    pushDown: (state, event, nowMs) =>
      state.pushUp && state.loaded && state.pendingFeed === 'list'
        ? waitForPending(withPushDown(state, nowMs), 'list', nowMs)
        : notePushDown(state, event, nowMs),
    verified: ignore,
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
    fetched: ignore,
    failed: ignore,
    due: ignore,
    pushUp: onPushUp,
    pushDown: notePushDown,
    verified: ignore,
    gap: requireRepair,
    service: (state, event) => keep(withServiceChange(state, event)),
    reload: requireList,
    pauses(state, { reasons }, nowMs) {
      const next: TableState = { ...state, pauses: reasons };
      return reasons.size > 0 ? keep(next) : fetchNow(next, nowMs);
    },
    retry: retryNow,
    close,
  },
  live: {
    fetched: ignore,
    failed: ignore,
    due: ignore,
    pushUp: (state, event, nowMs) => (event.recovered ? keep(state) : onPushUp(state, event, nowMs)),
    pushDown: (state, _event, nowMs) => waitToBeginPolling(withPushDown(state, nowMs)),
    verified: (state, _event, nowMs) => keep({ ...state, syncedMs: nowMs }),
    gap: (state, _event, nowMs) => waitForPending(withPending(withLoss(state, nowMs), 'repair'), 'repair', nowMs),
    service(state, event, nowMs) {
      const next = withServiceChange(state, event);
      return next.pendingFeed === null ? keep(next) : waitForPending(next, next.pendingFeed, nowMs);
    },
    reload: (state, _event, nowMs) => waitForPending(withPending(state, 'list'), 'list', nowMs),
    pauses(state, { reasons }, nowMs) {
      const next: TableState = { ...state, pauses: reasons };
      // After sleep the connection may be long dead.
      return reasons.size === 0 && feedForAge(nowMs - state.syncedMs) !== 'update' ? fetchNow(next, nowMs) : keep(next);
    },
    retry: retryNow,
    close,
  },
  static: {
    fetched: ignore,
    failed: ignore,
    due: ignore,
    pushUp: ignore,
    pushDown: ignore,
    verified: ignore,
    gap: ignore,
    service: keepServiceInfo,
    reload: (state, _event, nowMs) => waitForPending(withPending(state, 'list'), 'list', nowMs),
    pauses(state, { reasons }, nowMs) {
      const next: TableState = { ...state, pauses: reasons };
      return reasons.size === 0 && feedForAge(nowMs - state.syncedMs) === 'list' ? fetchNow(next, nowMs) : keep(next);
    },
    retry: retryNow,
    close,
  },
  closed: {
    fetched: ignore,
    failed: ignore,
    due: ignore,
    pushUp: ignore,
    pushDown: ignore,
    verified: ignore,
    gap: ignore,
    service: ignore,
    reload: ignore,
    pauses: ignore,
    retry: ignore,
    close: ignore,
  },
};

/** SYNC-01, SYNC-02: the initial feed is fetched. */
export function start(options: { follows: boolean; pauses: ReadonlySet<PauseReason> }, nowMs: number): TableTransition {
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

export function step(state: TableState, event: TableEvent, nowMs: number): TableTransition {
  const handler = TABLE[state.phase][event.type] as Handler<TableEventType>;
  return handler(state, event, nowMs);
}

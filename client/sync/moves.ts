import {
  ANSWER_AGE_MS,
  GAP_WAIT_MS,
  RELOAD_SPREAD_MS,
  REPAIR_REACH_MS,
  UPDATE_INTERVAL_MS,
  UPDATE_REACH_MS,
} from '../constants.ts';
import type { TableEvents, Feed, TableState, TableTransition } from './state.ts';

const WEIGHT: Readonly<Record<Feed, number>> = { update: 1, repair: 2, list: 3 };

export const heavierFeed = (a: Feed | null, b: Feed | null): Feed | null =>
  a === null ? b : b === null ? a : WEIGHT[a] >= WEIGHT[b] ? a : b;

/** SYNC-03, SYNC-04. */
export function feedForAge(ageMs: number): Feed {
  if (ageMs <= UPDATE_REACH_MS) return 'update';
  return ageMs <= REPAIR_REACH_MS ? 'repair' : 'list';
}

export const keep = (state: TableState): TableTransition => ({ state, effects: [] });
export const withPending = (state: TableState, feed: Feed): TableState => ({
  ...state,
  pendingFeed: heavierFeed(state.pendingFeed, feed),
});
export const withLoss = (state: TableState, nowMs: number): TableState => ({ ...state, lossMs: nowMs });
/** Later answers must contain the frames received before push went down. */
export const withPushDown = (state: TableState, nowMs: number): TableState => withLoss({ ...state, pushUp: false }, nowMs);

export function fetchNow(state: TableState, nowMs: number): TableTransition {
  const byAge = state.loaded && state.follows ? feedForAge(nowMs - state.syncedMs) : 'list';
  const feed = heavierFeed(state.pendingFeed, byAge) ?? byAge;
  const next: TableState = {
    ...state,
    phase: 'fetching',
    fetching: feed,
    pendingAfterFetch: null,
    startedMs: nowMs,
  };
  return { state: next, effects: [{ type: 'cancel' }, { type: 'fetch', feed }] };
}

export function wait(state: TableState, leastMs: number, mostMs: number): TableTransition {
  const idle: TableState = { ...state, fetching: null, pendingAfterFetch: null };
  if (idle.pauses.size > 0) return { state: { ...idle, phase: 'paused' }, effects: [{ type: 'cancel' }] };
  return { state: { ...idle, phase: 'waiting' }, effects: [{ type: 'wait', leastMs, mostMs }] };
}

/** Spread at random: all clients lost push at once. */
export const waitToBeginPolling = (state: TableState): TableTransition => wait(state, 0, UPDATE_INTERVAL_MS * state.multiplier);

/** SYNC-06. */
export const waitToPoll = (state: TableState): TableTransition => {
  const pauseMs = UPDATE_INTERVAL_MS * state.multiplier;
  return wait(state, pauseMs, pauseMs);
};

function waitForList(state: TableState): TableTransition {
  const leastMs = state.pushUp ? ANSWER_AGE_MS.list : 0;
  return wait(state, leastMs, leastMs + RELOAD_SPREAD_MS);
}

/** Updates wait until they cover the loss, or for the next poll; repairs and lists spread out. */
export function waitForPending(state: TableState, pendingFeed: Feed, nowMs: number): TableTransition {
  if (pendingFeed === 'list') return waitForList(state);
  if (pendingFeed === 'repair') return wait(state, GAP_WAIT_MS, GAP_WAIT_MS);
  if (!state.pushUp) return waitToPoll(state);
  const pauseMs = Math.max(0, state.lossMs + ANSWER_AGE_MS.update - nowMs);
  return pauseMs === 0 && state.pauses.size === 0 ? fetchNow(state, nowMs) : wait(state, pauseMs, pauseMs);
}

/** Nothing is pending: live, polling, or static (SYNC-15). */
export function rest(state: TableState): TableTransition {
  const idle: TableState = { ...state, fetching: null, pendingAfterFetch: null };
  if (!idle.follows) return { state: { ...idle, phase: 'static' }, effects: [{ type: 'cancel' }] };
  if (idle.pushUp) return { state: { ...idle, phase: 'live' }, effects: [{ type: 'cancel' }] };
  return waitToPoll(idle);
}

export function needsHeavierFeed(state: TableState, nowMs: number): Feed | null {
  const needed = feedForAge(nowMs - state.syncedMs);
  return state.follows && state.fetching !== null && WEIGHT[needed] > WEIGHT[state.fetching] ? needed : null;
}

/** Makes up for an answer that may be older than frames since the last loss; null if none. */
export function maybeStale(state: TableState): Feed | null {
  const isYoung = state.fetching !== null && state.startedMs - ANSWER_AGE_MS[state.fetching] < state.lossMs;
  return state.follows && isYoung ? 'update' : null;
}

export const withServiceInfo = (state: TableState, { multiplier, updatedS }: TableEvents['service']): TableState => ({
  ...state,
  multiplier,
  updatedS: Math.max(state.updatedS, updatedS ?? 0),
});

export function withServiceChange(state: TableState, event: TableEvents['service']): TableState {
  const next = withServiceInfo(state, event);
  return next.follows && next.updatedS > next.heldS ? withPending(next, 'list') : next;
}

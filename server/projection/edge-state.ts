import type { LiveState } from '@stillingen/domain';
import type { EntryObserver } from '../journal/load-state.ts';
import { PastStates } from './earlier/past-states.ts';
import { StateProjection } from './projection.ts';

export interface EdgeState extends EntryObserver {
  readonly projection: StateProjection;
  readonly pastStates: PastStates;
}

/** `sinceMs`: since when the state has not changed. */
export function createEdgeState(state: LiveState, sinceMs: number, reports = false): EdgeState {
  const projection = new StateProjection(state, sinceMs, reports);
  const pastStates = new PastStates(state, sinceMs);
  return {
    projection,
    pastStates,
    before: (entries, nowMs) => pastStates.note(entries, nowMs),
    after: (entries, nowMs) => void projection.advance(entries, nowMs),
  };
}

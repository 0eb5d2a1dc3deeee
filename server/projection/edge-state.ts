import type { LiveState } from '@stillingen/domain';
import type { EntryObserver } from '../journal/load-state.ts';
import { PastStates } from './earlier/past-states.ts';
import { StateProjection } from './projection.ts';
import { type LogoMark, withLogos } from './shown-participants.ts';

export interface EdgeState extends EntryObserver {
  /** Of the journal alone. */
  readonly state: LiveState;
  readonly projection: StateProjection;
  readonly pastStates: PastStates;
}

interface EdgeOptions {
  /** Null on a site without logos. */
  readonly markOf?: LogoMark | null;
  /** Whether finished events have reports. */
  readonly reports?: boolean;
}

/** `sinceMs`: since when the state has not changed. */
export function createEdgeState(
  state: LiveState,
  sinceMs: number,
  { markOf = null, reports = false }: EdgeOptions = {},
): EdgeState {
  const shown = markOf === null ? state : withLogos(state, markOf);
  const projection = new StateProjection(shown, sinceMs, reports);
  const pastStates = new PastStates(shown, sinceMs);
  return {
    state,
    projection,
    pastStates,
    before: (entries, nowMs) => pastStates.note(entries, nowMs),
    after: (entries, nowMs) => void projection.advance(entries, nowMs),
  };
}

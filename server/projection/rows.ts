import type { LiveState } from '@stillingen/domain';
import { createPastStates, type PastStates } from './past-states.ts';
import { createProjection, type Projection } from './projection.ts';
import type { EntryListener } from '../bus/bus.ts';
import type { EntryObserver } from '../journal/load-state.ts';

/** What an edge shows, as it stands and as it stood within the last minutes: told of every entry from its load on, so that none is missed. */
export interface Rows extends EntryObserver {
  readonly projection: Projection;
  readonly pastStates: PastStates;
  /** Takes in what was applied. */
  readonly take: EntryListener;
  /** From now on `tell` takes it in, and tells of it. */
  tellBy(tell: EntryListener): void;
}

/** `sinceMs`: since when the state stands as it does. */
export function createRows(state: LiveState, sinceMs: number): Rows {
  const projection = createProjection(state, sinceMs);
  const pastStates = createPastStates(state, sinceMs);
  let take: EntryListener = (entries) => projection.advance(entries, Date.now());
  return {
    projection,
    pastStates,
    before: pastStates.note,
    after: projection.advance,
    take: (entries, trace) => take(entries, trace),
    tellBy(tell) {
      take = tell;
    },
  };
}

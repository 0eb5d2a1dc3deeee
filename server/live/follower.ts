import { apply, type Entry, type LiveState } from '@stillingen/domain';
import type { Bus } from '../bus/bus.ts';

/** An edge's view of the world: the state after the last entry it was handed, and a call for every batch that follows. */
export interface Follower extends AsyncDisposable {
  readonly state: LiveState;
  /** Calls `listener` before each batch is applied. */
  beforeEntries(listener: (entries: readonly Entry[]) => void): void;
  /** Calls `listener` after each batch was applied. */
  onEntries(listener: (entries: readonly Entry[]) => void): void;
}

/** Follows the bus from a state that was loaded before; entries that the state holds already are passed over. */
export async function createFollower(bus: Bus, state: LiveState): Promise<Follower> {
  const before: ((entries: readonly Entry[]) => void)[] = [];
  const listeners: ((entries: readonly Entry[]) => void)[] = [];
  const following = await bus.follow((entries) => {
    const news = entries.filter((entry) => entry.n > state.n);
    for (const listener of before) listener(news);
    for (const entry of news) apply(state, entry);
    for (const listener of listeners) listener(news);
  });
  return {
    state,
    beforeEntries(listener) {
      before.push(listener);
    },
    onEntries(listener) {
      listeners.push(listener);
    },
    [Symbol.asyncDispose]: () => following[Symbol.asyncDispose](),
  };
}

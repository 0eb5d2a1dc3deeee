import type { Entry } from '@stillingen/domain';

/** Carries numbered entries from the one leader to every edge, in order. */
export interface Bus extends AsyncDisposable {
  /** Hands entries to all followers. They were committed before. */
  publish(entries: readonly Entry[]): Promise<void>;
  /** Calls `listener` with every batch of entries published from now on, in order. */
  follow(listener: (entries: readonly Entry[]) => void): Promise<AsyncDisposable>;
}

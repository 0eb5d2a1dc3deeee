import type { Entry } from '@stillingen/domain';
import type { Bus } from './bus.ts';

/** The bus of a single process: a call. */
export function createInProcessBus(): Bus {
  const listeners = new Set<(entries: readonly Entry[]) => void>();
  return {
    async publish(entries) {
      for (const listener of listeners) listener(entries);
    },
    async follow(listener) {
      listeners.add(listener);
      return {
        async [Symbol.asyncDispose]() {
          listeners.delete(listener);
        },
      };
    },
    async [Symbol.asyncDispose]() {
      listeners.clear();
    },
  };
}

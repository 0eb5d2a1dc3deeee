import type { Batch, Bus } from './bus.ts';

/** The bus of a single process: a call. */
export function createInProcessBus(): Bus {
  const listeners = new Set<(batch: Batch) => void>();
  return {
    async publish(batch) {
      for (const listener of listeners) listener(batch);
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

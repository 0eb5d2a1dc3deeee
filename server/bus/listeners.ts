import type { Batch, Bus } from './bus.ts';

/** Those who follow a bus in this process. */
interface Listeners extends Pick<Bus, 'follow'> {
  tell(batch: Batch): void;
  clear(): void;
}

export function createListeners(): Listeners {
  const listeners = new Set<(batch: Batch) => void>();
  return {
    tell(batch) {
      for (const listener of listeners) listener(batch);
    },
    clear: () => listeners.clear(),
    async follow(listener) {
      listeners.add(listener);
      return {
        async [Symbol.asyncDispose]() {
          listeners.delete(listener);
        },
      };
    },
  };
}

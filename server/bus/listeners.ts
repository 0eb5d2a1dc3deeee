import type { Publication, Bus } from './bus.ts';

/** Subscribers of a bus in this process. */
interface Listeners extends Pick<Bus, 'subscribe'> {
  deliver(publication: Publication): void;
  clear(): void;
}

export function createListeners(): Listeners {
  const listeners = new Set<(batch: Publication) => void>();
  return {
    deliver(publication) {
      for (const listener of listeners) listener(publication);
    },
    clear: () => listeners.clear(),
    async subscribe(listener) {
      listeners.add(listener);
      return {
        async [Symbol.asyncDispose]() {
          listeners.delete(listener);
        },
      };
    },
  };
}

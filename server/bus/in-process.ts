import type { Bus } from './bus.ts';
import { createListeners } from './listeners.ts';

/** The bus of a single process: a call. */
export function createInProcessBus(): Bus {
  const { deliver, subscribe, clear } = createListeners();
  return {
    async publish(publication) {
      deliver(publication);
    },
    subscribe,
    async [Symbol.asyncDispose]() {
      clear();
    },
  };
}

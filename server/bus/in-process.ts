import type { Bus } from './bus.ts';
import { createListeners } from './listeners.ts';

/** The bus of a single process: a call. */
export function createInProcessBus(): Bus {
  const { tell, follow, clear } = createListeners();
  return {
    async publish(batch) {
      tell(batch);
    },
    follow,
    async [Symbol.asyncDispose]() {
      clear();
    },
  };
}

import type { Bus, Publication } from './bus.ts';

export class Subscribers {
  readonly #listeners = new Set<(publication: Publication) => void>();

  deliver(publication: Publication): void {
    for (const listener of this.#listeners) listener(publication);
  }

  add(listener: (publication: Publication) => void): AsyncDisposable {
    this.#listeners.add(listener);
    return {
      [Symbol.asyncDispose]: async () => {
        this.#listeners.delete(listener);
      },
    };
  }

  clear(): void {
    this.#listeners.clear();
  }
}

export function createInProcessBus(): Bus {
  const subscribers = new Subscribers();
  return {
    publish: async (publication) => subscribers.deliver(publication),
    subscribe: async (listener) => subscribers.add(listener),
    [Symbol.asyncDispose]: async () => subscribers.clear(),
  };
}

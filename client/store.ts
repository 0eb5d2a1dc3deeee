export interface Store<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export interface WritableStore<T> extends Store<T> {
  /** Calls the listeners if the value differs. */
  set(value: T): void;
  /** Without calls; call `notify` once other stores are set. */
  put(value: T): void;
  notify(): void;
}

export function createStore<T>(initial: T, onUse?: () => () => void): WritableStore<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  let onIdle: (() => void) | undefined;
  const notify = (): void => {
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => value,
    subscribe(listener) {
      // One function subscribed twice is two subscriptions.
      const own = (): void => listener();
      listeners.add(own);
      if (listeners.size === 1) onIdle = onUse?.();
      return () => {
        if (!listeners.delete(own) || listeners.size > 0) return;
        onIdle?.();
        onIdle = undefined;
      };
    },
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
    put(next) {
      value = next;
    },
    notify,
  };
}

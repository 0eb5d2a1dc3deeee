/** A value that changes over time. `get` returns the same object until it changes, so it can be compared by identity. */
export interface Store<T> {
  get(): T;
  /** Calls the listener after every change. Returns what ends it. */
  subscribe(listener: () => void): () => void;
}

/** A store with its pen: only its maker holds this side. */
export interface WritableStore<T> extends Store<T> {
  /** Sets the value and calls the listeners; nothing happens where it is the value already. */
  set(value: T): void;
  /** Sets the value without a word; `notify` may follow once other stores are set too. */
  put(value: T): void;
  notify(): void;
}

/** A store that holds `initial`. `onUse` is called when the first listener comes, what it returns when the last one has gone. */
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
      // A listener of its own, so that one function subscribed twice is two subscriptions.
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

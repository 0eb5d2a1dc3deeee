import { createStore, type Store } from '@stillingen/client';

export interface Toast {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}
export interface ShownToast extends Toast {
  /** A new one for each, also of the same text. */
  readonly number: number;
}

const shown = createStore<ShownToast | null>(null);
let count = 0;

export const toast: Store<ShownToast | null> = { get: shown.get, subscribe: shown.subscribe };

/** One line about what was just done, with a way back. It takes the place of the one before. */
export function showToast(next: Toast): void {
  count += 1;
  shown.set({ ...next, number: count });
}

export const closeToast = (): void => shown.set(null);

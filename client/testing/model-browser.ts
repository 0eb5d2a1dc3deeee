import type { KeyValue } from '../ports.ts';
import type { AccountStorage } from '../account/ports.ts';

/** The local storage of one browser, as each of its pages sees it: others hear of what one writes a little later. */
export interface ModelBrowser {
  readonly values: ReadonlyMap<string, string>;
  openPage(): { readonly name: number; readonly storage: AccountStorage; readonly session: KeyValue; close(): void };
}

/** `after` is the time of the test's world. */
export function createModelBrowser(after: (delayMs: number, callback: () => void) => unknown): ModelBrowser {
  const values = new Map<string, string>();
  let opened = 0;
  const pages = new Set<Set<(key: string | null) => void>>();
  return {
    values,
    openPage() {
      const own = new Set<(key: string | null) => void>();
      const session = new Map<string, string>();
      pages.add(own);
      opened += 1;
      const notifyOthers = (key: string): void => {
        for (const page of pages) {
          if (page !== own) after(2, () => [...page].forEach((listener) => listener(key)));
        }
      };
      return {
        name: opened,
        storage: {
          get: (key) => values.get(key) ?? null,
          set(key, value) {
            values.set(key, value);
            notifyOthers(key);
          },
          remove(key) {
            if (values.delete(key)) notifyOthers(key);
          },
          keys: () => [...values.keys()],
          subscribe(listener) {
            own.add(listener);
            return () => own.delete(listener);
          },
        },
        session: {
          get: (key) => session.get(key) ?? null,
          set: (key, value) => void session.set(key, value),
          remove: (key) => void session.delete(key),
        },
        close: () => pages.delete(own),
      };
    },
  };
}

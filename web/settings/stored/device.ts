import { cookieText } from '../../page/browser.ts';

export type Area = 'local' | 'session' | 'cookie';

/** What a site keeps in a browser, as text by key. */
export interface Device {
  keys(area: Area): readonly string[];
  get(area: Area, key: string): string | null;
  /** Null removes. */
  put(area: Area, key: string, value: string | null): void;
}

function cookies(): Map<string, string> {
  const pairs = document.cookie === '' ? [] : document.cookie.split('; ');
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)] as const;
    }),
  );
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    // Storage is blocked.
    return otherwise;
  }
}

/** Browser only. Other parts of the page learn of a change as if another page had made it. */
export const browserDevice: Device = {
  keys(area) {
    if (area === 'cookie') return [...cookies().keys()];
    return attempt(() => Object.keys(area === 'local' ? localStorage : sessionStorage), []);
  },
  get(area, key) {
    if (area === 'cookie') return cookies().get(key) ?? null;
    return attempt(() => (area === 'local' ? localStorage : sessionStorage).getItem(key), null);
  },
  put(area, key, value) {
    if (area === 'cookie') {
      document.cookie = cookieText(key, value ?? '', value === null ? 0 : undefined);
      return;
    }
    attempt(() => {
      const storage = area === 'local' ? localStorage : sessionStorage;
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
    }, undefined);
    if (area === 'local') dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
  },
};

import type { KeyValue } from '../ports.ts';

export interface OverflowStorage extends KeyValue {
  /** False while something that was set is kept in memory only. */
  isKept(): boolean;
  /** The storage's own value counts again. */
  release(key: string): void;
}

/** What a full or forbidden storage does not take stays in memory, for this page. */
export function withOverflow(storage: KeyValue): OverflowStorage {
  const overflow = new Map<string, string>();
  return {
    get: (key) => overflow.get(key) ?? storage.get(key),
    set(key, value) {
      storage.set(key, value);
      if (storage.get(key) === value) overflow.delete(key);
      else overflow.set(key, value);
    },
    remove(key) {
      overflow.delete(key);
      storage.remove(key);
    },
    isKept: () => overflow.size === 0,
    release: (key) => void overflow.delete(key),
  };
}

import { openDatabase } from './database.ts';
import type { AccountStorage } from '../ports.ts';

/** Everything of an account begins so (ACC-05). */
const PREFIX = 'lsid_';
const PROBE = `${PREFIX}probe`;

/** Storage that outlives the page, or a part of it. */
interface Keeper {
  keep(key: string, value: string): void;
  drop(key: string): void;
}

/** Values in memory, written through to a keeper. What the keeper has no room for is still there until the page goes. */
function throughMemory(values: Map<string, string>, keeper: Keeper): AccountStorage {
  return {
    get: (key) => values.get(key) ?? null,
    set(key, value) {
      values.set(key, value);
      keeper.keep(key, value);
    },
    remove(key) {
      values.delete(key);
      keeper.drop(key);
    },
    keys: () => [...values.keys()],
    // Other pages are not heard of: each loads from the service what it needs.
    subscribe: () => () => {},
  };
}

/** Whether local storage takes anything: it may be forbidden, or without any room. */
function isWritable(storage: Storage): boolean {
  try {
    storage.setItem(PROBE, PROBE);
    storage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

/** Local storage, heard from other pages. What it has no room for is kept in memory, so that nothing that was read is lost. */
export function localStorageOf(
  storage: Storage,
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): AccountStorage {
  const overflow = new Map<string, string>();
  return {
    get: (key) => overflow.get(key) ?? storage.getItem(key),
    set(key, value) {
      try {
        storage.setItem(key, value);
        overflow.delete(key);
      } catch {
        overflow.set(key, value);
      }
    },
    remove(key) {
      overflow.delete(key);
      storage.removeItem(key);
    },
    keys: () => [...new Set([...overflow.keys(), ...Object.keys(storage).filter((key) => key.startsWith(PREFIX))])],
    subscribe(listener) {
      const onStorage = (event: Event): void => {
        const { key } = event as StorageEvent;
        if (key === null || key.startsWith(PREFIX)) listener(key);
      };
      events.addEventListener('storage', onStorage);
      return () => events.removeEventListener('storage', onStorage);
    },
  };
}

/**
 * Where this browser keeps the account: local storage; a database where there is none (O-162); memory where there is neither. Never
 * rejects.
 */
export async function openStorage(
  local: () => Storage | undefined,
  databases: () => IDBFactory | undefined,
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): Promise<AccountStorage> {
  const found = attempt(local);
  if (found !== undefined && isWritable(found)) return localStorageOf(found, events);
  const factory = attempt(databases);
  const database = factory === undefined ? null : await openDatabase(factory);
  return throughMemory(database?.values ?? new Map(), database ?? { keep: () => {}, drop: () => {} });
}

/** Reading these at all throws where the visitor forbids them. */
function attempt<T>(read: () => T | undefined): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

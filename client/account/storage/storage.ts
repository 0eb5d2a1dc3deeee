import { openDatabase } from './database.ts';
import type { KeyValue } from '../../ports.ts';
import { DOCUMENT_KEY } from '../../settings.ts';
import { ID_KEY } from '../has-account.ts';

export interface AccountStorage extends KeyValue {
  keys(): readonly string[];
  subscribe(listener: (key: string | null) => void): () => void;
}

/** ACC-05, O-161. The first four are the stored profile, and are wiped with it. */
export const KEYS = {
  data: DOCUMENT_KEY,
  privateData: 'lsid_privateData',
  hash: 'lsid_hash',
  id: ID_KEY,
  /** ACC-07: ms since the epoch of the last load. */
  autosync: 'lsid_dataAutosyncRequest',
  rev: 'lsid_rev',
  unfinished: 'lsid_unfinished',
} as const;
/** One key per page, so that no two pages write the same key. */
export const PENDING_PREFIX = 'lsid_pending_';
export const SESSION_KEYS = { profile: 'lsid_profile', provider: 'lsid_provider' } as const;

export const isAccountKey = (key: string | null): boolean =>
  key === null || (Object.values(KEYS) as readonly string[]).includes(key) || key.startsWith(PENDING_PREFIX);

/** ACC-05. */
const PREFIX = 'lsid_';
const PROBE = `${PREFIX}probe`;

interface Keeper {
  keep(key: string, value: string): void;
  drop(key: string): void;
}

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
    subscribe: () => () => {},
  };
}

function isWritable(storage: Storage): boolean {
  try {
    storage.setItem(PROBE, PROBE);
    storage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

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

/** Local storage; else a database (O-162); else memory. Never rejects. */
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

/** Access itself throws if the visitor forbids it. */
function attempt<T>(read: () => T | undefined): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** ACC-08, O-162. */
const NAME = 'lsid';
const STORE = 'keyval';
const VERSION = 1;

export interface Database {
  readonly values: Map<string, string>;
  keep(key: string, value: string): void;
  drop(key: string): void;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database failed'));
  });

function opened(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(NAME, VERSION);
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
  return settled(request);
}

export async function openDatabase(factory: IDBFactory): Promise<Database | null> {
  try {
    const database = await opened(factory);
    const store = database.transaction(STORE).objectStore(STORE);
    const [keys, stored] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
    const values = new Map<string, string>();
    for (const [at, key] of keys.entries()) {
      const value: unknown = stored[at];
      if (typeof key === 'string' && typeof value === 'string') values.set(key, value);
    }
    const change = (write: (to: IDBObjectStore) => void): void => {
      try {
        write(database.transaction(STORE, 'readwrite').objectStore(STORE));
      } catch {
        // Closed by the browser: values stay in memory.
      }
    };
    return {
      values,
      keep: (key, value) => change((to) => to.put(value, key)),
      drop: (key) => change((to) => to.delete(key)),
    };
  } catch {
    return null;
  }
}

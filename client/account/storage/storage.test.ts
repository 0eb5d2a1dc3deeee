import { describe, expect, it } from 'vitest';
import { hasAccount } from '../has-account.ts';
import { localStorageOf, openStorage } from './storage.ts';

/** Local storage with room for so many values. */
function localStorage(room: number): Storage {
  const values: Record<string, string> = {};
  const storage = Object.create(values) as Storage;
  return Object.defineProperties(storage, {
    getItem: {
      value: (key: string) => (Object.hasOwn(storage, key) ? (storage as unknown as Record<string, string>)[key] : null),
    },
    setItem: {
      value(key: string, value: string) {
        if (!Object.hasOwn(storage, key) && Object.keys(storage).length >= room)
          throw new DOMException('full', 'QuotaExceededError');
        Object.defineProperty(storage, key, { value, enumerable: true, configurable: true });
      },
    },
    removeItem: { value: (key: string) => Reflect.deleteProperty(storage, key) },
  });
}
const refuse = (): never => {
  throw new DOMException('forbidden', 'SecurityError');
};

describe('where a browser keeps the account', () => {
  it('is local storage, with the keys of the account alone', async () => {
    const local = localStorage(9);
    local.setItem('other', 'x');
    const storage = await openStorage(() => local, refuse, new EventTarget());
    storage.set('lsid_id', 'a');
    expect([storage.get('lsid_id'), storage.keys(), local.getItem('lsid_id')]).toEqual(['a', ['lsid_id'], 'a']);
    storage.remove('lsid_id');
    expect([storage.get('lsid_id'), storage.keys()]).toEqual([null, []]);
  });

  it('hears what other pages change, and nothing that is not of the account', () => {
    const events = new EventTarget();
    const storage = localStorageOf(localStorage(9), events);
    const keys: (string | null)[] = [];
    const end = storage.subscribe((key) => keys.push(key));
    for (const key of ['lsid_data', 'other', null]) events.dispatchEvent(Object.assign(new Event('storage'), { key }));
    end();
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'lsid_data' }));
    expect(keys).toEqual(['lsid_data', null]);
  });

  it('keeps in memory what local storage has no room for', () => {
    const local = localStorage(1);
    const storage = localStorageOf(local, new EventTarget());
    storage.set('lsid_a', '1');
    storage.set('lsid_b', '2');
    expect([storage.get('lsid_a'), storage.get('lsid_b'), storage.keys().toSorted()]).toEqual(['1', '2', ['lsid_a', 'lsid_b']]);
    storage.remove('lsid_a');
    storage.set('lsid_b', '3');
    expect([local.getItem('lsid_b'), storage.get('lsid_b')]).toEqual(['3', '3']);
  });

  it.each<[string, () => Storage | undefined]>([
    ['forbidden', refuse],
    ['absent', () => undefined],
    ['without room', () => localStorage(0)],
  ])('is memory where local storage is %s and there is no database', async (_why, local) => {
    const storage = await openStorage(local, refuse, new EventTarget());
    storage.set('lsid_id', 'a');
    expect([storage.get('lsid_id'), storage.keys()]).toEqual(['a', ['lsid_id']]);
  });

  it('tells whether a page needs the account client', () => {
    expect([[], ['lsid_data'], ['lsid_id'], ['lsid_pending_x'], ['lsid_unfinished']].map(hasAccount)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});

import { describe, expect, it, beforeEach } from 'vitest';
import { hasAccount } from '../has-account.ts';
import { localStorageOf, openStorage } from './storage.ts';
import { StoredProfile, NO_CHANGES } from './profile.ts';
import { createModelBrowser, type ModelBrowser } from '../../testing/model-page.ts';

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

describe('account storage', () => {
  it('account storage uses local storage, with the keys of the account alone', async () => {
    const local = localStorage(9);
    local.setItem('other', 'x');
    const storage = await openStorage(() => local, refuse, new EventTarget());
    storage.set('lsid_id', 'a');
    expect([storage.get('lsid_id'), storage.keys(), local.getItem('lsid_id')]).toEqual(['a', ['lsid_id'], 'a']);
    storage.remove('lsid_id');
    expect([storage.get('lsid_id'), storage.keys()]).toEqual([null, []]);
  });

  it('account storage reports changes of other pages to its own keys alone', () => {
    const events = new EventTarget();
    const storage = localStorageOf(localStorage(9), events);
    const keys: (string | null)[] = [];
    const end = storage.subscribe((key) => keys.push(key));
    for (const key of ['lsid_data', 'other', null]) events.dispatchEvent(Object.assign(new Event('storage'), { key }));
    end();
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'lsid_data' }));
    expect(keys).toEqual(['lsid_data', null]);
  });

  it('account storage keeps in memory what exceeds local storage', () => {
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
  ])('account storage is memory when local storage is %s and there is no database', async (_why, local) => {
    const storage = await openStorage(local, refuse, new EventTarget());
    storage.set('lsid_id', 'a');
    expect([storage.get('lsid_id'), storage.keys()]).toEqual(['a', ['lsid_id']]);
  });

  it('account storage reports whether a page needs the account client', () => {
    expect([[], ['lsid_data'], ['lsid_id'], ['lsid_pending_x'], ['lsid_unfinished']].map(hasAccount)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});

const WHO = { id: 'a'.repeat(26), hash: '0'.repeat(64) };
const OTHER = { id: 'b'.repeat(26), hash: '1'.repeat(64) };

let browser: ModelBrowser;
let page: ReturnType<ModelBrowser['openPage']>;
let profile: StoredProfile;
beforeEach(() => {
  browser = createModelBrowser(() => {});
  page = browser.openPage();
  profile = new StoredProfile(page.storage, page.session, 'p1');
});

describe('the stored profile', () => {
  it('[ACC-05][ACC-06][ACC-07] the stored profile has keys of its own, with name and address in session storage alone', () => {
    profile.signIn(WHO);
    profile.setDocument('data', { a: 1 });
    profile.setDocument('privateData', { b: 2 });
    profile.setLoadedMs(1_700_000_000_000);
    profile.setPerson({ id: WHO.id, name: 'Anna', email: 'anna@example.dk', emailIsVerified: true });
    expect(Object.fromEntries(browser.values)).toEqual({
      lsid_id: WHO.id,
      lsid_hash: WHO.hash,
      lsid_data: '{"a":1}',
      lsid_privateData: '{"b":2}',
      lsid_dataAutosyncRequest: '1700000000000',
    });
    expect(profile.person()?.name).toBe('Anna');
  });

  it('the stored profile is wiped at once, and unsent changes only on request', () => {
    for (const keeps of [true, false]) {
      profile.signIn(WHO);
      profile.setDocument('data', { a: 1 });
      profile.setPending({ id: WHO.id, atMs: 1, ...NO_CHANGES, data: { merge: { a: 1 }, unmerge: [] } });
      profile.signOut(keeps);
      expect([...browser.values.keys()]).toEqual(keeps ? ['lsid_pending_p1'] : []);
      expect(profile.person()).toBeNull();
    }
  });

  it('unsent changes of another user are not sent for this one', () => {
    profile.setPending({ id: OTHER.id, atMs: 1, ...NO_CHANGES, data: { merge: { a: 1 }, unmerge: [] } });
    profile.signIn(WHO);
    expect([...browser.values.keys()].toSorted()).toEqual(['lsid_hash', 'lsid_id']);
  });

  it.each(['', 'null', '[]', '"x"', '{', '{"a":null}', '{"__proto__":{"x":1}}', '{"a":{"b":[1]}}'])(
    '[SET-05] a document of %j counts as empty',
    (text) => {
      page.storage.set('lsid_data', text);
      expect(profile.document('data')).toEqual({});
    },
  );

  it('invalid ids, hashes, times and changes count as absent', () => {
    for (const [key, text] of [
      ['lsid_id', 'ADMIN'],
      ['lsid_hash', 'x'],
      ['lsid_dataAutosyncRequest', '-1'],
      ['lsid_rev', '1e9'],
      ['lsid_unfinished', '{"kind":"pay","id":"a","hash":"b"}'],
      [
        'lsid_pending_p2',
        `{"id":"${WHO.id}","atMs":1,"data":{"merge":{"a.__proto__":1,"b":2,"c":null},"unmerge":["d..e",7,"f"]}}`,
      ],
    ] as const)
      page.storage.set(key, text);
    expect([profile.loggedIn(), profile.loadedMs(), profile.rev(), profile.unfinished()]).toEqual([null, null, null, null]);
    expect(profile.pendingOfOthers(WHO.id).map(({ pending }) => pending.data)).toEqual([{ merge: { b: 2 }, unmerge: ['f'] }]);
  });

  it('the stored profile gives the same document until it changes', () => {
    profile.setDocument('data', { a: 1 });
    const document = profile.document('data');
    expect(profile.document('data')).toBe(document);
    page.storage.set('lsid_data', '{"a":2}');
    expect(profile.document('data')).toEqual({ a: 2 });
  });
});

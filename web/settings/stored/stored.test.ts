import { describe, expect, it } from 'vitest';
import type { Area, Device } from './device.ts';
import type { StoredKind } from './kinds.ts';
import { copyOf, removeAll, removeThing, removeUngranted, storedThings } from './stored.ts';

function device(local: Record<string, string>, cookies: Record<string, string> = {}, session: Record<string, string> = {}) {
  const areas: Record<Area, Map<string, string>> = {
    local: new Map(Object.entries(local)),
    cookie: new Map(Object.entries(cookies)),
    session: new Map(Object.entries(session)),
  };
  const made: Device = {
    keys: (area) => [...areas[area].keys()],
    get: (area, key) => areas[area].get(key) ?? null,
    put: (area, key, value) => void (value === null ? areas[area].delete(key) : areas[area].set(key, value)),
  };
  return { made, areas };
}
const DOCUMENT = {
  mygames: { data: { g_1_a: { AD: 1 } } },
  myteams: { a: { AD: 1 } },
  alerts: { kinds: 2 },
  lsSettins: { delay: 5 },
};
const local = { lsid_data: JSON.stringify(DOCUMENT), sound: '1', fsdc_my_local: '{}', elsewhere: 'x' };
const names = (made: Device) => storedThings(made).map(({ name }) => name);
const thing = (made: Device, wanted: string) => storedThings(made).find(({ name }) => name === wanted)!;

describe('what lies on the device', () => {
  it('is listed by what it is for, each key and each branch of the document once', () => {
    const { made } = device(local, { theme: 'dark', tvsynk: '5', mere: '1' }, { liste: '1', visit: '2', unknown: '3' });
    expect(names(made)).toEqual([
      'games',
      'teams',
      'alerts',
      'sound',
      'settings',
      'theme',
      'delay',
      'tab',
      'other elsewhere',
      'other unknown',
      'other mere',
    ]);
    expect(thing(made, 'games').parts).toHaveLength(2);
    expect(thing(made, 'tab').bytes).toBe('liste1visit2'.length);
  });

  it('loses one branch of the document without the others, and gets it back', () => {
    const { made, areas } = device(local);
    const undo = removeThing(made, thing(made, 'games'));
    expect(JSON.parse(areas.local.get('lsid_data')!)).toEqual({ ...DOCUMENT, mygames: undefined });
    expect([areas.local.has('fsdc_my_local'), names(made).includes('games')]).toEqual([false, false]);
    made.put('local', 'lsid_data', JSON.stringify({ alerts: { kinds: 4 } }));
    undo();
    expect(JSON.parse(areas.local.get('lsid_data')!)).toEqual({ alerts: { kinds: 4 }, mygames: DOCUMENT.mygames });
    expect(areas.local.get('fsdc_my_local')).toBe('{}');
  });

  it('keeps no empty document', () => {
    const { made, areas } = device({ lsid_data: '{"alerts":{"kinds":2}}' });
    removeThing(made, thing(made, 'alerts'));
    expect(areas.local.size).toBe(0);
  });

  it('is one thing where it belongs to an account, which no copy contains', () => {
    const { made } = device({ ...local, lsid_id: 'visitor', lsid_hash: 'secret' });
    expect(names(made)).toEqual(['games', 'sound', 'account', 'other elsewhere']);
    expect(copyOf(made)).not.toMatch(/secret|visitor|lsSettins/);
  });

  it('is copied as JSON by its names', () => {
    const { made } = device(local, { theme: 'dark' });
    expect(JSON.parse(copyOf(made))).toEqual({ ...DOCUMENT, fsdc_my_local: {}, sound: 1, elsewhere: 'x', theme: 'dark' });
  });

  it('has the format of odds and where they are shown as one thing', () => {
    const { made } = device({}, { oddsFormat: '2', oddsShown: 't' });
    expect(names(made)).toEqual(['odds']);
    expect(thing(made, 'odds').parts).toHaveLength(2);
  });

  it('is all removed but the account, and all comes back', () => {
    const before = { lsid_data: JSON.stringify(DOCUMENT), sound: '1' };
    const { made, areas } = device(before, { theme: 'dark' });
    const undo = removeAll(made);
    expect([...areas.local.keys(), ...areas.cookie.keys()]).toEqual([]);
    undo();
    expect([areas.local.get('sound'), areas.cookie.get('theme')]).toEqual(['1', 'dark']);
    expect(JSON.parse(areas.local.get('lsid_data')!)).toEqual(DOCUMENT);
    const own = device({ lsid_id: 'visitor', sound: '1' });
    removeAll(own.made);
    expect([...own.areas.local.keys()]).toEqual(['lsid_id']);
  });

  it('loses what is kept for a purpose without consent, and nothing that is necessary', () => {
    const kinds: readonly StoredKind[] = [
      { id: 'theme', keptFor: 'year', area: 'cookie', keys: /^theme$/, purpose: 'necessary' },
      { id: 'other', keptFor: 'year', area: 'cookie', keys: /^seen$/, purpose: 'statistics' },
      { id: 'other', keptFor: 'always', area: 'local', keys: /^shown_/, purpose: 'advertising' },
    ];
    const { made, areas } = device({ shown_1: 'x', shown_2: 'y' }, { theme: 'dark', seen: '1' });
    removeUngranted(made, ['statistics', 'advertising'], kinds);
    expect([areas.local.size, areas.cookie.size]).toEqual([2, 2]);
    removeUngranted(made, ['advertising'], kinds);
    expect([[...areas.local.keys()], [...areas.cookie.keys()]]).toEqual([['shown_1', 'shown_2'], ['theme']]);
    removeUngranted(made, [], kinds);
    expect([areas.local.size, areas.cookie.size]).toEqual([0, 1]);
  });

  it('is empty where nothing, or nothing that can be read, is kept', () => {
    expect([names(device({}).made), names(device({ lsid_data: '{' }).made)]).toEqual([[], []]);
  });
});

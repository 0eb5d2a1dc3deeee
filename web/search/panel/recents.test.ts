import type { KeyValue } from '@stillingen/client';
import { expect, it } from 'vitest';
import { place } from '../../testing/search-places.ts';
import { Recents } from './recents.ts';

function storage(first: Readonly<Record<string, string>> = {}): KeyValue & { readonly kept: Map<string, string> } {
  const kept = new Map(Object.entries(first));
  return {
    kept,
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}
const idsIn = (recents: Recents): string[] => recents.places.get().map(({ id }) => id);

it('keeps the last ten places on the device, the newest first and each once', () => {
  const local = storage();
  const recents = new Recents(local);
  for (let n = 0; n < 12; n += 1) recents.add(place(`p${n}`));
  recents.add(place('p5', { isLive: true }));
  expect(idsIn(recents)).toEqual(['p5', 'p11', 'p10', 'p9', 'p8', 'p7', 'p6', 'p4', 'p3', 'p2']);
  expect(recents.places.get()[0]!.isLive).toBe(false);
  expect(idsIn(new Recents(local))).toEqual(idsIn(recents));
});

it('forgets one place, and all, and leaves nothing on the device', () => {
  const local = storage();
  const recents = new Recents(local);
  recents.add(place('a'));
  recents.add(place('b'));
  recents.remove('b');
  expect(idsIn(recents)).toEqual(['a']);
  recents.clear();
  expect(idsIn(recents)).toEqual([]);
  expect(local.kept.size).toBe(0);
});

it.each(['{', '{}', 'null', '[1,null,{"id":"x"}]', JSON.stringify([{ ...place('x'), path: '//other.example/' }])])(
  'takes nothing from %s on the device',
  (text) => {
    expect(idsIn(new Recents(storage({ searchRecents: text })))).toEqual([]);
  },
);

import type { KeyValue } from '@stillingen/client';
import { expect, it } from 'vitest';
import { matchOf, place } from '../../testing/search-places.ts';
import { placeItem } from '../options.ts';
import { idOf, Recents } from './recents.ts';

function storage(first: Readonly<Record<string, string>> = {}): KeyValue & { readonly kept: Map<string, string> } {
  const kept = new Map(Object.entries(first));
  return {
    kept,
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}
const idsIn = (recents: Recents): string[] => recents.items.get().map(idOf);

it('keeps the last ten places on the device, the newest first and each once', () => {
  const local = storage();
  const recents = new Recents(local);
  for (let n = 0; n < 12; n += 1) recents.add(placeItem(place(`p${n}`)));
  recents.add(placeItem(place('p5', { isLive: true })));
  expect(idsIn(recents)).toEqual(['p5', 'p11', 'p10', 'p9', 'p8', 'p7', 'p6', 'p4', 'p3', 'p2']);
  expect(recents.items.get()[0]!.place!.isLive).toBe(false);
  expect(idsIn(new Recents(local))).toEqual(idsIn(recents));
});

it('forgets one place, and all, and leaves nothing on the device', () => {
  const local = storage();
  const recents = new Recents(local);
  recents.add(placeItem(place('a')));
  recents.add(placeItem(place('b')));
  recents.remove('b');
  expect(idsIn(recents)).toEqual(['a']);
  recents.clear();
  expect(idsIn(recents)).toEqual([]);
  expect(local.kept.size).toBe(0);
});

it('keeps matches by their sides alone: what they were is not what they are', () => {
  const local = storage();
  new Recents(local).add({ place: null, match: matchOf('m') });
  expect(new Recents(local).items.get()).toEqual([
    { place: null, match: { ...matchOf('m'), state: 'next', when: '', start: null, score: null } },
  ]);
  expect(local.kept.get('searchRecents')).not.toContain('67');
});

it('shows what is kept as it is now, and drops what is gone, also from the device', () => {
  const local = storage();
  const recents = new Recents(local);
  for (const id of ['a', 'gone', 'b']) recents.add(placeItem(place(id)));
  const asked = idsIn(recents);
  recents.add(placeItem(place('since')));
  recents.renew(asked, [{ place: place('b', { name: 'B', isLive: true }), match: matchOf('m') }, placeItem(place('a'))]);
  expect(idsIn(recents)).toEqual(['since', 'b', 'a']);
  expect(recents.items.get()[1]).toMatchObject({ place: { name: 'B', isLive: true }, match: { score: [2, 1] } });
  expect(new Recents(local).items.get()[1]).toEqual(placeItem(place('b', { name: 'B' })));
});

it.each([
  ...['{', '{}', 'null', '[1,null,{"id":"x"}]'],
  JSON.stringify([{ ...place('x'), path: '//other.example/' }, place('x y'), place(''), place('x'.repeat(41))]),
  JSON.stringify([matchOf('../x'), { ...matchOf('m'), sides: [] }, { ...matchOf('m'), start: '1' }]),
])('takes nothing from %s on the device', (text) => {
  expect(idsIn(new Recents(storage({ searchRecents: text })))).toEqual([]);
});

it('takes what is on the device twice once, and no more than ten', () => {
  const kept = [...Array.from({ length: 12 }, (_, n) => place(`p${n}`)), place('p0')];
  expect(idsIn(new Recents(storage({ searchRecents: JSON.stringify([place('p0'), ...kept]) })))).toHaveLength(10);
});

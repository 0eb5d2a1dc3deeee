import type { Message } from '@stillingen/domain/messages';
import { readPlaces } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { fixture, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds } from '../../testing/feeds.ts';

const KICKED_OFF = 12;
const FINISHED = 3;

function createFeeds() {
  const feeds = createTestFeeds();
  for (const [key, name, country] of [
    ['a', '2. division', 'dk'],
    ['b', 'Superligaen', 'dk'],
    ['c', 'Allsvenskan', 'se'],
    ['d', 'Division 1', 'at'],
  ] as const)
    feeds.submit(fixture({ key, competition: { name, country, season: '2026/2027' }, home: { name: `Hjemme ${key}` } }));
  return { ...feeds, places: (sport = 1) => readPlaces(feeds.feed(`lp_${sport}`) ?? '') };
}

it('places of a sport are its top competitions, Denmark first, and its countries from A to Å', () => {
  const { leagues, places } = createFeeds().places();
  expect(leagues[0]).toMatchObject({ name: 'Superligaen', url: '/fodbold/danmark/superligaen/', code: 'dk', country: 'Danmark' });
  expect(leagues.map(({ name }) => name)).not.toContain('2. division');
  expect(places.map(({ name, url, code }) => [name, url, code])).toEqual([
    ['Danmark', '/fodbold/danmark/', 'dk'],
    ['Sverige', '/fodbold/sverige/', 'se'],
    ['Østrig', '/fodbold/oestrig/', 'at'],
  ]);
});

it('places count what runs in each country and competition, until it ends', () => {
  const feeds = createFeeds();
  const live = (): unknown => {
    const { leagues, places } = feeds.places();
    return [leagues[0]!.live, ...places.map((place) => place.live)];
  };
  expect(live()).toEqual([null, null, null, null]);
  feeds.submit(status(1, KICKED_OFF, { key: 'a/s', event: 'a' }), status(1, KICKED_OFF, { key: 'b/s', event: 'b' }));
  expect(live()).toEqual([1, 2, null, null]);
  feeds.submit(status(2, FINISHED, { key: 'b/s', event: 'b' }));
  expect(live()).toEqual([null, 1, null, null]);
});

it('places of a sport without competitions are none', () => {
  expect(createFeeds().places(4)).toEqual({ leagues: [], rankings: [], places: [] });
});

it('places of a sport have its rankings, without those that count running events', () => {
  const feeds = createFeeds();
  const ranking = (name: string, live: boolean): Message => ({
    ...{ kind: 'ranking-list', key: `${name}/${live}`, seq: 1, at: '2026-11-16T10:00:00Z', sport: 2, name, live },
    ...{ date: '2026-11-16', rows: [] },
  });
  feeds.submit(ranking('WTA', false), ranking('ATP', false), ranking('ATP', true));
  expect(feeds.places(2).rankings).toEqual([
    { name: 'ATP', url: '/rangliste/tennis-atp/' },
    { name: 'WTA', url: '/rangliste/tennis-wta/' },
  ]);
  expect(feeds.places(1).rankings).toEqual([]);
});

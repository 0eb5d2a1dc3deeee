import type { Message } from '@stillingen/domain/messages';
import { readLeagues, readPlaces } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { fixture, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, leaguesIn, NOW_S } from '../../testing/feeds.ts';

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

it('[PIN-02] a top competition has the key under which it is pinned: that of its league in lists', () => {
  const feeds = createFeeds();
  const { sportId, templateKey } = leaguesIn(feeds.feed('f_1_0_1_da_1')!).find(({ name }) => name === 'Superligaen')!;
  expect(feeds.places().leagues[0]!.label).toBe(`${sportId}_${templateKey}`);
});

describe('the feed of pinned competitions', () => {
  const DAY_S = 86_400;
  const at = (days: number): string => new Date((NOW_S + days * DAY_S) * 1000).toISOString();

  it('has each named one once, with its sport, place and what runs in it', () => {
    const feeds = createFeeds();
    const handball = { name: 'Herreligaen', country: 'dk', season: '2026/2027' };
    feeds.submit(fixture({ key: 'h', sport: 7, competition: handball, home: { name: 'GOG' }, away: { name: 'Skjern' } }));
    const templates = ['f_1_0_1_da_1', 'f_7_0_1_da_1'].flatMap((list) =>
      leaguesIn(feeds.feed(list)!).flatMap(({ name, templateId }) => (name === 'Allsvenskan' ? [] : templateId!)),
    );
    feeds.submit(status(1, KICKED_OFF, { key: 'a/s', event: 'a' }));
    const leagues = readLeagues(feeds.feed(`ml_1_${[...templates, 'zzzzzzzz'].join('-')}`)!);
    const inOrder = leagues.toSorted((a, b) => (a.name! < b.name! ? -1 : 1));
    expect(inOrder.map(({ name, country, url, live }) => [name, country, url, live])).toEqual([
      ['2. division', 'Danmark', '/fodbold/danmark/2-division/', 1],
      ['Division 1', 'Østrig', '/fodbold/oestrig/division-1/', null],
      ['Herreligaen', 'Danmark', '/handbold/danmark/herreligaen/', null],
      ['Superligaen', 'Danmark', '/fodbold/danmark/superligaen/', null],
    ]);
    expect(leagues.find(({ name }) => name === 'Herreligaen')!.label).toMatch(/^7_\d+_\w{8}$/);
  });

  it('has the next start where nothing runs, and none past the last match', () => {
    const feeds = createTestFeeds();
    feeds.submit(fixture({ key: 'a', start: at(-1) }), fixture({ key: 'b', start: at(9) }), fixture({ key: 'c', start: at(2) }));
    const { templateId } = leaguesIn(feeds.feed('f_1_2_1_da_1')!)[0]!;
    const next = () => readLeagues(feeds.feed(`ml_1_${templateId}`)!)[0]!.next;
    expect(next()).toBe(NOW_S + 2 * DAY_S);
    feeds.pass(3 * DAY_S);
    expect(next()).toBe(NOW_S + 9 * DAY_S);
    feeds.pass(9 * DAY_S);
    expect(next()).toBe(null);
  });

  it('is empty where no name is known', () => {
    expect(createFeeds().feed('ml_1_zzzzzzzz')).toBe('');
  });
});

import { beforeEach, expect, it } from 'vitest';
import { fixture } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, daysOn, outline, type TestFeeds } from '../../testing/feeds.ts';

let feeds: TestFeeds;
beforeEach(() => {
  feeds = createTestFeeds();
});
const match = (key: string, days: number, home: string, more = {}) =>
  feeds.submit(fixture({ key, start: daysOn(days), home: { name: home }, away: { name: 'OB' }, ...more }));
const broadcasts = [{ name: 'TV 2', type: 'tv', country: 'dk' }] as const;

it('the list of coming events has the first of each day ahead, and the first on television', () => {
  match('m0', -1, 'AGF');
  match('m1', 3, 'Brøndby IF');
  match('m2', 3, 'Viborg FF', { broadcasts });
  match('m3', 9, 'Randers FC', { broadcasts });
  expect(outline(feeds.feed('nx_1_1')!)).toEqual([
    ...['# Superligaen', 'Brøndby IF', '# Superligaen', 'Viborg FF', '# Superligaen', 'Randers FC'],
  ]);
});

it('the list of coming events is empty for a sport without any', () => {
  match('m1', 3, 'Brøndby IF');
  expect(outline(feeds.feed('nx_7_1')!)).toEqual([]);
});

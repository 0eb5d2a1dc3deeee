import { beforeEach, expect, it } from 'vitest';
import { fixture, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, daysOn, outline, type TestFeeds } from '../../testing/feeds.ts';

let feeds: TestFeeds;
beforeEach(() => {
  feeds = createTestFeeds();
});
const match = (key: string, days: number, [home, away]: readonly [string, string], round = '', more = {}) =>
  feeds.submit(fixture({ key, start: daysOn(days), home: { name: home }, away: { name: away }, round, ...more }));
const idOf = (home: string): string =>
  [...feeds.state.events.values()].find((event) => feeds.state.participants.get(event.home)!.name === home)!.id;
const around = (home: string): string[] => outline(feeds.feed(`nb_1_${idOf(home)}_1`)!);

it('the list around a match has the other matches of its round', () => {
  match('m1', 0, ['Brøndby IF', 'Vejle Boldklub'], 'Runde 16');
  match('m2', 1, ['AGF', 'OB'], 'Runde 16');
  match('m3', 0, ['Viborg FF', 'Randers FC'], 'Runde 15');
  expect(around('Brøndby IF')).toEqual(['# Superligaen', 'AGF']);
});

it('the list around a match without a round has the others of its day', () => {
  match('m1', 0, ['Brøndby IF', 'Vejle Boldklub']);
  match('m2', 0, ['AGF', 'OB']);
  match('m3', 2, ['Viborg FF', 'Randers FC']);
  expect(around('Brøndby IF')).toEqual(['# Superligaen', 'AGF']);
});

it('the list around a match has the next match of each side, in any competition', () => {
  match('m1', 0, ['Brøndby IF', 'Vejle Boldklub'], 'Runde 16');
  match('m2', 3, ['AGF', 'Brøndby IF'], 'Finale', { competition: { name: 'Pokalen', country: 'dk', season: '2026/2027' } });
  match('m3', 7, ['OB', 'Brøndby IF'], 'Runde 17');
  match('m4', 5, ['Vejle Boldklub', 'Viborg FF'], 'Runde 17');
  feeds.submit(status(1, 4, { key: 'm4/status', event: 'm4' }));
  match('m5', 6, ['FC København', 'Vejle Boldklub'], 'Runde 18');
  expect(around('Brøndby IF').toSorted()).toEqual(['# DBU Pokalen', '# Superligaen', 'AGF', 'FC København']);
});

it('a list around a match does not exist for an unknown match or another sport', () => {
  match('m1', 0, ['Brøndby IF', 'Vejle Boldklub']);
  expect(feeds.feed(`nb_7_${idOf('Brøndby IF')}_1`)).toBeNull();
  expect(feeds.feed('nb_1_abcd1234_1')).toBeNull();
});

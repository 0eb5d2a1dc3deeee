import { coreRow, eventRow } from '@stillingen/wire';
import { beforeEach, expect, it } from 'vitest';
import { type EventId, publicId } from '../../../domain/event/ids.ts';
import { fixture, goal, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, daysOn, type TestFeeds } from '../../testing/feeds.ts';

let feeds: TestFeeds;
beforeEach(() => {
  feeds = createTestFeeds();
});
const idOf = (key: string): EventId => publicId<EventId>(`event|test|${key}`);
const core = (key: string) => coreRow.readAll(feeds.feed(`dc_1_${idOf(key)}`)!)[0]!;

it('a shoot-out gives its winner one more in the core of a match, as it does in lists', () => {
  feeds.submit(
    fixture(),
    status(1, 11, { score: { home: 1, away: 1, fullTime: [1, 1], afterExtraTime: [1, 1], penalties: [2, 4] } }),
  );
  const [row] = eventRow.readAll(feeds.feed(`df_ev_1_${idOf('m1')}`)!);
  const { homeScore, awayScore, homeFullTime, awayFullTime } = core('m1');
  expect([homeScore, awayScore, homeFullTime, awayFullTime]).toEqual([1, 2, 1, 1]);
  expect([row!.homeScore, row!.awayScore, row!.homeFullTime, row!.awayFullTime]).toEqual([1, 2, 1, 1]);
});

it('a match has top scorers once its season has, in whichever of its stages, but for a qualification', () => {
  const inStage = (key: string, role: 'main' | 'playoff' | 'qualification') =>
    fixture({ key, start: daysOn(1), competition: { name: 'Superligaen', country: 'dk', season: '2026/2027', role } });
  feeds.submit(fixture(), inStage('m2', 'playoff'), inStage('m3', 'qualification'));
  const tabs = () => ['m1', 'm2', 'm3'].map((key) => core(key).tabs!.split(',').includes('TTS'));
  const before = tabs();
  feeds.submit(status(1, 12), goal('g1', 5, 'home', { score: [1, 0] }));
  feeds.pass(60);
  expect([before, tabs()]).toEqual([
    [false, false, false],
    [true, true, false],
  ]);
});

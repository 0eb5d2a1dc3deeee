import type { CommentMessage } from '@stillingen/domain/messages';
import { buildFeedName, coreRow, eventRow } from '@stillingen/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { type EventId, publicId } from '../../../domain/event/ids.ts';
import { at, fixture, goal, retraction, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, daysOn, eventsIn, race, type TestFeeds } from '../../testing/feeds.ts';

let feeds: TestFeeds;
beforeEach(() => {
  feeds = createTestFeeds();
});
const idOf = (key: string): EventId => publicId<EventId>(`event|test|${key}`);
const core = (key: string) => coreRow.readAll(feeds.feed(`dc_1_${idOf(key)}`)!)[0]!;

it('a won shoot-out adds one to the score in the core of a match, as in lists', () => {
  feeds.submit(
    fixture(),
    status(1, 11, { score: { home: 1, away: 1, fullTime: [1, 1], afterExtraTime: [1, 1], penalties: [2, 4] } }),
  );
  const [row] = eventRow.readAll(feeds.feed(`df_ev_1_${idOf('m1')}`)!);
  const { homeScore, awayScore, homeFullTime, awayFullTime } = core('m1');
  expect([homeScore, awayScore, homeFullTime, awayFullTime]).toEqual([1, 2, 1, 1]);
  expect([row!.homeScore, row!.awayScore, row!.homeFullTime, row!.awayFullTime]).toEqual([1, 2, 1, 1]);
});

it('a match has top scorers once any stage of its season has, qualification aside', () => {
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

const ID = publicId<EventId>('event|test|m1');
const FULL = buildFeedName({ kind: 'full', sport: 1, day: 0, tz: 1, lang: 'da', projectType: 1 });
const comment = (key: string): CommentMessage => ({ kind: 'comment', key, seq: 1, at: at(5), event: 'm1', text: 'Hjørnespark.' });

describe('facts about a match and the lists', () => {
  it('[EVENT-36] the first comment and the last retraction change the row, and other comments change no list', () => {
    feeds.submit(fixture(), status(1, 12));
    const marks = (): (boolean | null)[] => eventsIn(feeds.feed(FULL)!).map(({ hasComments }) => hasComments);
    expect(marks()).toEqual([null]);
    feeds.submit(comment('c1'));
    expect(marks()).toEqual([true]);
    const [rows, own] = [feeds.projection.version('rows'), feeds.projection.version(ID)];
    feeds.submit(comment('c2'));
    expect(feeds.projection.version('rows')).toBe(rows);
    expect(feeds.projection.version(ID)).toBeGreaterThan(own);
    feeds.submit(retraction('c1'), retraction('c2'));
    expect(marks()).toEqual([null]);
  });

  it('[EVENT-38] a line-up updates the row of its match', () => {
    feeds.submit(fixture());
    feeds.submit({ kind: 'lineup', key: 'l', seq: 1, at: at(-60), event: 'm1', side: 'home', confirmed: true, starters: [] });
    expect(eventsIn(feeds.feed(buildFeedName({ kind: 'update', anySport: 1, projectType: 1 }))!)).toMatchObject([
      { id: ID, hasLineups: true },
    ]);
  });

  it('feeds of a match are empty for a race, and null for an unknown event', () => {
    feeds.submit(race('monaco'));
    const id = [...feeds.state.races.keys()][0]!;
    for (const kind of ['core', 'lineups', 'summary', 'headToHead', 'eventOdds'] as const) {
      expect(feeds.feed(buildFeedName({ kind, projectType: 1, event: id }))).toBe('A1÷¬~');
      expect(feeds.feed(buildFeedName({ kind, projectType: 1, event: 'AAAAAAAA' }))).toBeNull();
    }
  });
});

import type { CommentMessage } from '@stillingen/domain/messages';
import { buildFeedName } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { type EventId, publicId } from '../../../domain/event/ids.ts';
import { at, fixture, retraction, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, eventsIn, race } from '../../testing/feeds.ts';

const ID = publicId<EventId>('event|test|m1');
const FULL = buildFeedName({ kind: 'full', sport: 1, day: 0, tz: 1, lang: 'da', projectType: 1 });
const comment = (key: string): CommentMessage => ({ kind: 'comment', key, seq: 1, at: at(5), event: 'm1', text: 'Hjørnespark.' });

describe('facts about a match and the lists', () => {
  it('[EVENT-36] the first comment is a change of the row, further ones touch no list, and without any the mark goes', () => {
    const feeds = createTestFeeds();
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

  it('[EVENT-38] updates the row when a line-up comes', () => {
    const feeds = createTestFeeds();
    feeds.submit(fixture());
    feeds.submit({ kind: 'lineup', key: 'l', seq: 1, at: at(-60), event: 'm1', side: 'home', confirmed: true, starters: [] });
    expect(eventsIn(feeds.feed(buildFeedName({ kind: 'update', anySport: 1, projectType: 1 }))!)).toMatchObject([
      { id: ID, hasLineups: true },
    ]);
  });

  it('feeds of a match are empty where the event is a race, and there are none where it is not known', () => {
    const feeds = createTestFeeds();
    feeds.submit(race('monaco'));
    const id = [...feeds.state.races.keys()][0]!;
    for (const kind of ['core', 'lineups', 'summary', 'headToHead', 'eventOdds'] as const) {
      expect(feeds.feed(buildFeedName({ kind, projectType: 1, event: id }))).toBe('A1÷¬~');
      expect(feeds.feed(buildFeedName({ kind, projectType: 1, event: 'AAAAAAAA' }))).toBeNull();
    }
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { fixture, retraction, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, daysOn, eventsIn, type TestFeeds, rowsOf } from '../../testing/feeds.ts';

type Role = 'main' | 'knockout' | 'playoff' | 'qualification' | 'group';
let feeds: TestFeeds;
beforeEach(() => {
  feeds = createTestFeeds();
});
/** A match on a day; answers its row. */
function match(key: string, days: number, home: string, away: string, role: Role = 'playoff', group = '') {
  feeds.submit(
    fixture({
      key,
      start: daysOn(days),
      home: { name: home },
      away: { name: away },
      competition: { name: 'Superligaen', country: 'dk', season: '2026/2027', role, ...(group === '' ? {} : { group }) },
    }),
  );
  const id = [...feeds.state.events.keys()].at(-1)!;
  return rowsOf(feeds.projection, id)[0]!;
}

describe('a series', () => {
  it('[FEED-33] lists the matches of two sides in a play-off stage, home or away, the first one first', () => {
    const second = match('b', 7, 'Vejle Boldklub', 'Brøndby IF');
    const first = match('a', 0, 'Brøndby IF', 'Vejle Boldklub');
    match('c', 1, 'Brøndby IF', 'AGF');
    expect(first.series).toMatch(/^[A-Za-z0-9]{8}$/);
    expect(second.series).toBe(first.series);
    const text = feeds.feed(`s_1_${first.series}_1_da_1`)!;
    expect(text.startsWith('SA÷1¬~ZA÷')).toBe(true);
    expect(eventsIn(text).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(text).toContain(`SRI÷${first.series}¬`);
  });

  it('[FEED-33] is another one in another stage, and none in a league or in a group', () => {
    const inPlayoff = match('a', 0, 'Brøndby IF', 'Vejle Boldklub');
    const inCup = match('b', 1, 'Brøndby IF', 'Vejle Boldklub', 'knockout');
    expect(inCup.series).not.toBe(inPlayoff.series);
    expect(match('c', 2, 'Brøndby IF', 'Vejle Boldklub', 'main').series).toBeNull();
    expect(match('d', 3, 'Brøndby IF', 'Vejle Boldklub', 'group', 'Gruppe A').series).toBeNull();
    expect(match('e', 4, 'Brøndby IF', 'Vejle Boldklub', 'qualification', 'Gruppe A').series).toBeNull();
    expect(match('f', 5, 'Brøndby IF', 'Vejle Boldklub', 'qualification').series).not.toBeNull();
  });

  it('[FEED-33] follows its matches, and is gone with the last of them', () => {
    const { series } = match('a', 0, 'Brøndby IF', 'Vejle Boldklub');
    const name = `s_1_${series}_1_da_1`;
    expect(eventsIn(feeds.feed(name)!)[0]!.stageType).toBe(1);
    feeds.submit(status(1, 12, { key: 'a/status', event: 'a' }));
    expect(eventsIn(feeds.feed(name)!)[0]!.stageType).toBe(2);
    feeds.submit(retraction('a'));
    expect(feeds.feed(name)).toBeNull();
  });

  it('[FEED-33] is null for another sport and for an unknown id', () => {
    const { series, homeId } = match('a', 0, 'Brøndby IF', 'Vejle Boldklub');
    expect(feeds.feed(`s_2_${series}_1_da_1`)).toBeNull();
    expect(feeds.feed('s_1_zzzzzzzz_1_da_1')).toBeNull();
    expect(feeds.feed(`s_1_${homeId}_1_da_1`)).toBeNull();
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { fixture, retraction, score, status } from '../../domain/testing/scenario.ts';
import { createTestFeeds, daysOn, type TestFeeds, rowsOf } from '../testing/feeds.ts';

let feeds: TestFeeds;
const ids: Record<string, string> = {};
beforeEach(() => {
  feeds = createTestFeeds();
});

function match(
  key: string,
  days: number,
  home: string,
  away: string,
  { role = 'knockout', sport = 1, round = 'Semifinaler' } = {},
) {
  const competition = { name: 'Pokalen', country: 'dk', season: '2026/2027', role: role as 'knockout' };
  feeds.tell(fixture({ key, sport, start: daysOn(days), home: { name: home }, away: { name: away }, competition, round }));
  ids[key] = [...feeds.state.events.keys()].at(-1)!;
}
function result(key: string, home: number, away: number): void {
  feeds.tell(status(1, 12, { key: `${key}/status`, event: key }));
  feeds.tell(score(1, home, away, { key: `${key}/score`, event: key }));
  feeds.tell(status(2, 3, { key: `${key}/status`, event: key }));
}
const aggregate = (key: string) => {
  const row = rowsOf(feeds.projection, ids[key]!)[0]!;
  return row.homeAggregate === null ? null : [row.homeAggregate, row.awayAggregate];
};

describe('the goals of both matches of a tie', () => {
  it('stand in the row of the second once the first is over, as its sides are', () => {
    match('a', -7, 'Brøndby IF', 'AGF');
    match('b', 0, 'AGF', 'Brøndby IF');
    expect(aggregate('b')).toBeNull();
    result('a', 2, 1);
    expect(aggregate('a')).toBeNull();
    expect(aggregate('b')).toEqual([1, 2]);
    result('b', 2, 0);
    expect(aggregate('b')).toEqual([3, 2]);
    const told = feeds.projection.rowText(ids.b as never);
    expect(told).toContain('SMA÷3¬SMB÷2¬');
  });

  it('follow a correction of the first match, and go with it', () => {
    match('a', -7, 'Brøndby IF', 'AGF');
    match('b', 0, 'AGF', 'Brøndby IF');
    result('a', 2, 1);
    feeds.tell(score(2, 1, 1, { key: 'a/score', event: 'a', supersedes: { key: 'a/score', seq: 1 } }));
    expect(aggregate('b')).toEqual([1, 1]);
    feeds.tell(retraction('a'));
    expect(aggregate('b')).toBeNull();
  });

  it.each([
    ['of a league', { role: 'main', sport: 1 }],
    ['of the play-offs of other sports', { role: 'playoff', sport: 4 }],
  ])('are none %s', (_, about) => {
    match('a', -7, 'A', 'B', about);
    match('b', 0, 'B', 'A', about);
    feeds.tell(status(1, about.sport === 4 ? 14 : 12, { key: 'a/status', event: 'a', score: { home: 1, away: 0 } }));
    feeds.tell(status(2, 3, { key: 'a/status', event: 'a' }));
    expect(aggregate('b')).toBeNull();
  });

  it('are none of three matches, nor of two that belong to different rounds', () => {
    match('a', -7, 'A', 'B');
    match('b', 0, 'B', 'A', { round: 'Finale' });
    result('a', 1, 0);
    expect(aggregate('b')).toBeNull();
    match('c', 3, 'A', 'B');
    expect(aggregate('c')).toEqual([1, 0]);
    match('d', 5, 'A', 'B');
    expect([aggregate('c'), aggregate('d')]).toEqual([null, null]);
  });
});

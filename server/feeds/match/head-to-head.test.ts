import type { StatusMessage } from '@stillingen/domain/messages';
import { readHeadToHead } from '@stillingen/wire';
import { beforeEach, expect, it } from 'vitest';
import { fixture, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, daysOn, type TestFeeds } from '../../testing/feeds.ts';

let feeds: TestFeeds;
beforeEach(() => {
  feeds = createTestFeeds();
});
function play(key: string, days: number, sides: readonly [string, string], more: Partial<StatusMessage>): void {
  const start = daysOn(days);
  feeds.submit(fixture({ key, at: start, start, home: { name: sides[0] }, away: { name: sides[1] } }));
  feeds.submit(status(1, 3, { key: `${key}/status`, event: key, at: start, ...more }));
}
/** The first tab of the match of today. */
function firstTab() {
  feeds.submit(fixture());
  const match = [...feeds.state.events.values()].at(-1)!;
  return readHeadToHead(feeds.feed(`df_hh_1_${match.id}`)!)[0]!;
}

it('[FEED-49] marks matches decided after regular time, with the result of lists', () => {
  play('shoot-out', -7, ['Brøndby IF', 'AGF'], {
    stage: 11,
    score: { home: 1, away: 1, fullTime: [1, 1], afterExtraTime: [1, 1], penalties: [4, 2] },
  });
  const [ofHome] = firstTab().blocks;
  expect(ofHome!.matches).toMatchObject([
    { result: 'wo', winner: 'home', score: '2:1', homeScore: 2, awayScore: 1, fullTime: '(1:1)', homePenalties: 4 },
  ]);
});

it('[FEED-49] what was played after the match is none of what came before it', () => {
  play('before', -7, ['Brøndby IF', 'AGF'], { score: { home: 1, away: 0 } });
  play('after', 7, ['Brøndby IF', 'AGF'], { score: { home: 2, away: 0 } });
  expect(firstTab().blocks[0]!.matches.map(({ homeScore }) => homeScore)).toEqual([1]);
});

it('[FEED-49] a block has twenty matches, the latest first', () => {
  for (let n = 1; n <= 22; n += 1) play(`m${n + 1}`, -n, ['Brøndby IF', 'AGF'], { score: { home: n, away: 0 } });
  const [ofHome] = firstTab().blocks;
  expect(ofHome!.matches.map(({ homeScore }) => homeScore)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
});

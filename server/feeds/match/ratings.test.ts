import type { LineupMessage, Message, PlayerStatisticsMessage } from '@stillingen/domain/messages';
import { coreRow, ratingsRow, readLineups, readPlayerStatistics } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { at, fixture, goal, retraction, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, type TestFeeds } from '../../testing/feeds.ts';
import { ratingsOf } from './ratings.ts';

const lineup = (side: 'home' | 'away', rating?: number): LineupMessage => ({
  kind: 'lineup',
  key: `lineup/${side}`,
  seq: 1,
  at: at(-60),
  event: 'm1',
  side,
  confirmed: true,
  starters: [{ name: 'Hansen', role: 'forward', ...(rating === undefined ? {} : { rating }) }, { name: 'Jensen' }],
});
const CODES = ['M', 'A', 'SPM', 'SF', 'AFL', 'TK', 'OB'];
const figures = (codes: readonly string[] = CODES): PlayerStatisticsMessage => ({
  kind: 'player-statistics',
  key: 'players',
  seq: 1,
  at: at(90),
  event: 'm1',
  period: 0,
  sections: [
    {
      type: 'players',
      title: 'Spillere',
      columns: codes.map((code) => ({ code, label: code, kind: 'number' })),
      rows: (['home', 'away'] as const).flatMap((side) =>
        ['Hansen', 'Jensen'].map((player) => ({
          side,
          player,
          values: codes.map((code) => (side === 'home' && player === 'Hansen' && code === 'M' ? '1' : '0')),
        })),
      ),
    },
  ],
});

function played(...messages: readonly Message[]): TestFeeds {
  const feeds = createTestFeeds();
  feeds.submit(fixture(), ...messages, status(2, 3, { score: { home: 1, away: 0 } }));
  return feeds;
}
const eventOf = ({ state }: TestFeeds) => [...state.events.values()][0]!;
const lineupsOf = (feeds: TestFeeds): string => feeds.feed(`df_li_1_${eventOf(feeds).id}`)!;
const starters = (feeds: TestFeeds) => readLineups(lineupsOf(feeds))[0]!.sides;

it('[SPORT-13] line-ups and player figures carry ratings, the mean of each side and the version of the formula', () => {
  const feeds = played(lineup('home'), lineup('away'), figures());
  expect(starters(feeds).map(({ rating, players }) => [rating, ...players.map((player) => player.rating)])).toEqual([
    ['6.5', '7.0', '6.0'],
    ['6.0', '6.0', '6.0'],
  ]);
  const text = feeds.feed(`df_psn_1_${eventOf(feeds).id}`)!;
  expect(readPlayerStatistics(text)[0]!.sections[0]!.lines.map(({ rating }) => rating)).toEqual(['7.0', '6.0', '6.0', '6.0']);
  for (const body of [text, lineupsOf(feeds)])
    expect(ratingsRow.readAll(body)).toEqual([{ version: 'karakter-1', provider: null, rough: true, provisional: null }]);
});

it("a provider's own ratings stand alone, under its name", () => {
  const feeds = played(lineup('home', 7.4), lineup('away'), figures());
  expect(starters(feeds).map(({ rating }) => rating)).toEqual(['7.4', null]);
  expect(ratingsRow.readAll(lineupsOf(feeds))).toMatchObject([{ version: '', provider: 'test' }]);
});

it('line-ups without ratings name no source of ratings', () => {
  const feeds = played(lineup('home'), lineup('away'), figures(['M', 'A', 'G']));
  expect(starters(feeds).map(({ rating }) => rating)).toEqual([null, null]);
  expect(ratingsRow.readAll(lineupsOf(feeds))).toEqual([]);
});

it('ratings are computed once for the same facts, and anew for a goal that is taken back', () => {
  const feeds = played(lineup('home'), lineup('away'), figures(), goal('g1', 10, 'home', { player: 'Hansen' }));
  const first = ratingsOf(feeds.state, eventOf(feeds));
  expect(ratingsOf(feeds.state, eventOf(feeds))).toBe(first);
  feeds.submit(retraction('g1', { reason: 'offside' }));
  expect(ratingsOf(feeds.state, eventOf(feeds))).not.toBe(first);
});

it('[SPORT-13] the core names the best rated player of a match that is over', () => {
  const best = (feeds: TestFeeds) => {
    const { bestPlayer, bestUrl, bestSide, bestRating } = coreRow.readAll(feeds.feed(`dc_1_${eventOf(feeds).id}`)!)[0]!;
    return [bestPlayer, bestUrl?.replace(/\w{8}\/$/, ''), bestSide, bestRating];
  };
  expect(best(played(lineup('home'), lineup('away'), figures()))).toEqual(['Hansen', '/spiller/hansen/', 1, '7.0']);
  expect(best(played(lineup('home'), lineup('away'), figures(['M', 'A', 'G'])))).toEqual([null, undefined, null, null]);
  const live = createTestFeeds();
  live.submit(fixture(), lineup('home'), lineup('away'), figures(), status(1, 13));
  expect(best(live)).toEqual([null, undefined, null, null]);
});

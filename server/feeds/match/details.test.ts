import type { LineupMessage, StatusMessage } from '@stillingen/domain/messages';
import { readHeadToHead, readHistory, readLineups, seasonCorrectionsRow } from '@stillingen/wire';
import { beforeEach, expect, it } from 'vitest';
import { at, fixture, goal, retraction, score, status } from '../../../domain/testing/scenario.ts';
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
function firstTab() {
  feeds.submit(fixture());
  const match = [...feeds.state.events.values()].at(-1)!;
  return readHeadToHead(feeds.feed(`df_hh_1_${match.id}`)!)[0]!;
}

it('[FEED-49] head-to-head marks matches decided after regular time, with the result of lists', () => {
  play('shoot-out', -7, ['Brøndby IF', 'AGF'], {
    stage: 11,
    score: { home: 1, away: 1, fullTime: [1, 1], afterExtraTime: [1, 1], penalties: [4, 2] },
  });
  const [ofHome] = firstTab().blocks;
  expect(ofHome!.matches).toMatchObject([
    { result: 'wo', winner: 'home', score: '2:1', homeScore: 2, awayScore: 1, fullTime: '(1:1)', homePenalties: 4 },
  ]);
});

it('[FEED-49] head-to-head omits matches after the match', () => {
  play('before', -7, ['Brøndby IF', 'AGF'], { score: { home: 1, away: 0 } });
  play('after', 7, ['Brøndby IF', 'AGF'], { score: { home: 2, away: 0 } });
  expect(firstTab().blocks[0]!.matches.map(({ homeScore }) => homeScore)).toEqual([1]);
});

it('[FEED-49] a head-to-head block has twenty matches, the latest first', () => {
  for (let n = 1; n <= 22; n += 1) play(`m${n + 1}`, -n, ['Brøndby IF', 'AGF'], { score: { home: n, away: 0 } });
  const [ofHome] = firstTab().blocks;
  expect(ofHome!.matches.map(({ homeScore }) => homeScore)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

it('[GEN-13] earlier meetings stand among the direct matches by date, once, and at the side of each team', () => {
  play('known', -7, ['Vejle Boldklub', 'Brøndby IF'], { score: { home: 1, away: 0 } });
  feeds.submit(fixture(), {
    kind: 'meetings',
    key: 'm1/meetings',
    seq: 1,
    at: at(-60),
    event: 'm1',
    matches: [
      { day: '2018-05-13', competition: 'DBU Pokalen', side: 'home', score: [2, 2], fullTime: [1, 1], penalties: [4, 5] },
      { day: '2026-11-13', competition: 'Superligaen', side: 'away', score: [1, 0] },
      { day: '2026-11-20', competition: 'Superligaen', side: 'home', score: [9, 0] },
      { day: '2019-03-02', competition: 'Superligaen', side: 'away', score: [3, 1] },
    ],
  });
  const match = [...feeds.state.events.values()].at(-1)!;
  const [all, atHome] = readHeadToHead(feeds.feed(`df_hh_1_${match.id}`)!);
  expect(all!.blocks[2]!.matches).toMatchObject([
    { homeName: 'Vejle Boldklub', score: '1:0', event: expect.stringMatching(/^\w{8}$/) },
    { homeName: 'Vejle Boldklub', score: '3:1', event: null, winner: 'home' },
    { homeName: 'Brøndby IF', score: '2:3', event: null, fullTime: '(1:1)', awayPenalties: 5, winner: 'away', code: 'DP' },
  ]);
  const { homeId, homeSlug, homeUrl } = all!.blocks[2]!.matches[0]!;
  expect(homeUrl).toBe(`/hold/${homeSlug}/${homeId}/`);
  expect(atHome!.blocks[1]!.matches.map((each) => each.score)).toEqual(['2:3']);
});

const lineup = (side: 'home' | 'away'): LineupMessage => ({
  kind: 'lineup',
  key: `lineup/${side}`,
  seq: 1,
  at: at(-60),
  event: 'm1',
  side,
  confirmed: true,
  starters: [{ name: 'Hansen' }],
});

it('line-ups show incidents at the side of the player, own goals too, and no withdrawn ones', () => {
  feeds.submit(
    fixture(),
    lineup('home'),
    lineup('away'),
    status(1, 12),
    goal('g1', 5, 'home', { type: 'own-goal', player: 'Hansen', score: [1, 0] }),
    goal('c1', 7, 'home', { type: 'yellow-card', player: 'Hansen' }),
    goal('c2', 8, 'away', { type: 'red-card', player: 'Hansen' }),
    retraction('c2', { reason: 'clerical' }),
  );
  const [starters] = readLineups(feeds.feed(`df_li_1_${[...feeds.state.events.keys()][0]}`)!);
  const done = starters!.sides.map(({ side, players }) => [side, players[0]!.incidents.map(({ type }) => type)]);
  expect(done).toEqual([
    ['home', ['yellow-card']],
    ['away', ['own-goal']],
  ]);
});

it('a history of points has the lead in each line, and none when level', () => {
  feeds.submit(
    fixture({
      sport: 21,
      competition: { name: 'Denmark Open', country: 'dk', season: '2026' },
      home: { name: 'Axelsen V.', kind: 'person' },
      away: { name: 'Antonsen A.', kind: 'person' },
    }),
    status(1, 17, { score: { home: 0, away: 0, parts: [[1, 2]] } }),
    {
      kind: 'history',
      key: 'set1',
      seq: 1,
      at: at(2),
      event: 'm1',
      part: 1,
      steps: [
        { score: [0, 1], winner: 'away', server: 'home' },
        { score: [1, 1], winner: 'home', server: 'away' },
        { score: [1, 2], winner: 'away', server: 'home' },
      ],
    },
  );
  const [set] = readHistory(feeds.feed(`df_mh_1_${[...feeds.state.events.keys()][0]}`)!);
  expect(set!.lines.map(({ lead, broken }) => [lead, broken])).toEqual([
    [1, null],
    [null, null],
    [1, null],
  ]);
});

it.each([
  [15, '3. frame'],
  [14, '3. leg'],
])('[FEED-54] the blocks of sport %i are named as %s', (sport, title) => {
  const competition = { name: 'Turnering', country: 'xw', season: '2026' };
  feeds.submit(
    fixture({ sport, competition, home: { name: 'Trump J.', kind: 'person' }, away: { name: 'Allen M.', kind: 'person' } }),
    {
      kind: 'history',
      key: 'part3',
      seq: 1,
      at: at(2),
      event: 'm1',
      part: 3,
      steps: [{ score: [1, 0], winner: 'home' }],
    },
  );
  const [block] = readHistory(feeds.feed(`df_mh_1_${[...feeds.state.events.keys()][0]}`) ?? '');
  expect(block).toMatchObject({ number: 3, title });
});

it('the corrections of a match end with those of its season, without matches to come and results alone', () => {
  const { submit, state, feed } = feeds;
  const begin = (key: string, more = {}) => {
    submit(fixture({ key, ...more }));
    submit(status(1, 12, { key: `${key}/status`, event: key }));
    return [...state.events.values()].at(-1)!.id;
  };
  const corrected = begin('m1');
  submit(score(10, 1, 0), goal('g1', 10, 'home', { score: [1, 0] }));
  submit(retraction('g1', { at: at(12), score: [0, 0] }));
  submit(score(20, 1, 0), goal('g2', 20, 'home', { score: [1, 0] }));
  submit(retraction('g2', { at: at(23), score: [0, 0], reason: 'clerical' }));
  const other = begin('m2', { away: { name: 'OB' } });
  begin('m3', { away: { name: 'Viborg FF' }, coverage: 'result' });
  submit(fixture({ key: 'm4', away: { name: 'Randers FC' } }));
  begin('m5', { away: { name: 'Vejle Boldklub' }, competition: { country: 'dk', name: '1. division', season: '2026/27' } });
  const seasonOf = (id: string) => seasonCorrectionsRow.readAll(feed(`df_cor_1_${id}`)!);
  expect(seasonOf(corrected)).toEqual([{ corrections: 2, matches: 2, rulings: 1, seconds: 150 }]);
  expect(seasonOf(other)).toEqual([]);
});

it('[EVENT-38] a line-up that comes twice, late or changed stands once, and goes when it is taken back', () => {
  const { submit, state, feed } = feeds;
  submit(fixture(), status(1, 12));
  const { id } = [...state.events.values()][0]!;
  const sheet = (seq: number, minute: number, name: string): LineupMessage => ({
    kind: 'lineup',
    key: 'sheet',
    seq,
    at: at(minute),
    event: 'm1',
    side: 'home',
    confirmed: true,
    starters: [{ name, number: 9 }],
  });
  const players = () =>
    readLineups(feed(`df_li_1_${id}`)!).flatMap(({ sides }) => sides.flatMap((side) => side.players.map(({ name }) => name)));
  const hasTab = () => /DX÷[^¬]*\bLI\b/.test(feed(`dc_1_${id}`)!);
  submit(sheet(1, -60, 'Buksa'));
  expect(() => submit(sheet(1, -60, 'Buksa'))).toThrow('duplicate');
  expect([players(), hasTab()]).toEqual([['Buksa'], true]);
  submit(status(2, 3, { score: { home: 0, away: 0 } }), sheet(2, 100, 'Wass'));
  expect(players()).toEqual(['Wass']);
  submit(retraction('sheet', { supersedes: { key: 'sheet', seq: 2 }, at: at(110), reason: 'clerical' }));
  expect([players(), hasTab()]).toEqual([[], false]);
});

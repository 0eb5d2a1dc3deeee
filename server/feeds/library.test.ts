import type { RankingListMessage } from '@stillingen/domain/messages';
import { readNews, readStandings } from '@stillingen/wire';
import { readMenu } from '../../wire/testing/read-menu.ts';
import { readTableList } from '../../wire/testing/table-list.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { fixture, goal, retraction, score, status } from '../../domain/testing/scenario.ts';
import { NOW_S, type TestFeeds, createTestFeeds, daysOn, eventsIn, leaguesIn } from '../testing/feeds.ts';
import { encodingOf } from './body.ts';

let feeds: TestFeeds;
let id: string;
beforeEach(() => {
  feeds = createTestFeeds();
  feeds.submit(fixture());
  id = [...feeds.state.events.keys()][0]!;
});

describe('what is kept of a feed', () => {
  it('[FEED-03] a kept menu is rendered again after a new ranking of its sport', () => {
    const rankings = (): (string | null)[] => readMenu(feeds.request('m_2')!).rankings.map(({ name }) => name);
    const ranking: RankingListMessage = {
      kind: 'ranking-list',
      key: 'atp',
      seq: 1,
      at: daysOn(-1),
      sport: 2,
      name: 'ATP',
      date: '2026-11-16',
      live: false,
      rows: [],
    };
    expect(rankings()).toEqual([]);
    feeds.submit(ranking);
    expect(rankings()).toEqual(['ATP']);
  });

  it('a kept core and its hashes follow changes of other matches within a minute', () => {
    const before = [feeds.feed(`dc_1_${id}`), feeds.feed(`g_1_${id}`)];
    feeds.submit(fixture({ key: 'm2', start: daysOn(-7), home: { name: 'AGF' }, away: { name: 'OB' } }));
    feeds.submit(status(1, 12, { key: 'm2/status', event: 'm2' }), goal('g1', 5, 'home', { event: 'm2', score: [1, 0] }));
    feeds.pass(61);
    const after = [feeds.feed(`dc_1_${id}`), feeds.feed(`g_1_${id}`)];
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });

  it('kept tables follow the start of a deduction within a minute', () => {
    feeds.submit(status(1, 3, { score: { home: 2, away: 1 } }));
    const { stageId, tournamentId } = leaguesIn(feeds.feed('f_1_0_1_da_1')!)[0]!;
    feeds.submit({
      kind: 'deduction',
      key: 'd1',
      seq: 1,
      at: daysOn(-1),
      sport: 1,
      competition: { name: 'Superligaen', country: 'dk', season: '2026/2027' },
      participant: { name: 'Brøndby IF' },
      points: 2,
      from: new Date((NOW_S + 60) * 1000).toISOString().replace('.000Z', 'Z'),
    });
    const names = [`to_${tournamentId}_${stageId}_1`, `df_to_1_${id}_1`];
    const points = (name: string): (number | null)[] =>
      readStandings(feeds.feed(name)!).tables[0]!.teams.map((team) => team.points);
    const hash = (): string => readTableList(feeds.feed(`tx_${tournamentId}_${stageId}`)!).tables[0]!.hash;
    const before = hash();
    for (const name of names) expect(points(name)).toEqual([3, 0]);
    feeds.pass(121);
    for (const name of names) expect(points(name)).toEqual([1, 0]);
    expect(hash()).not.toBe(before);
  });

  it('a kept list of a day is rendered again the next day', () => {
    const beforeMidnightS = Date.parse('2026-11-20T22:59:30Z') / 1000 - NOW_S;
    feeds.submit(fixture({ key: 'm2', start: daysOn(1), home: { name: 'AGF' }, away: { name: 'OB' } }));
    feeds.pass(beforeMidnightS);
    const list = (): string[] => eventsIn(feeds.feed('f_1_0_1_da_1')!).map(({ homeName }) => homeName!);
    const today = list();
    feeds.pass(30);
    expect([today, list()]).toEqual([['Brøndby IF'], ['AGF']]);
  });

  it('a kept list of today differs from that of yesterday a day later', () => {
    const namesOf = (day: number): string[] => eventsIn(feeds.feed(`f_1_${day}_1_da_1`)!).map(({ homeName }) => homeName!);
    feeds.submit(fixture({ key: 'm2', start: daysOn(-1), home: { name: 'AGF' }, away: { name: 'OB' } }));
    feeds.submit(status(1, 12, { key: 'm2/status', event: 'm2' }));
    expect(namesOf(0)).toEqual(['AGF', 'Brøndby IF']);
    feeds.pass(24 * 3600);
    expect(namesOf(-1)).toEqual(['Brøndby IF']);
  });

  it('a kept update keeps the time of its text while the text is the same', () => {
    feeds.submit(score(2, 1, 0));
    const update = feeds.feed('u_1_1');
    expect(update).toContain(id);
    feeds.pass(10);
    expect(feeds.feed('u_1_1')).toBe(update);
  });

  it('kept news of a removed match expire within a minute', () => {
    feeds.submit({
      kind: 'article',
      key: 'n1',
      seq: 1,
      at: daysOn(-1),
      title: 'Optakt',
      published: daysOn(-1),
      source: 'Redaktionen',
      event: 'm1',
      report: true,
      text: ['Der er kamp.'],
    });
    const names = [`df_nf_1_${id}`, `df_mr_1_${id}`];
    expect(readNews(feeds.feed(names[0]!)!)).toHaveLength(1);
    for (const name of names) expect(feeds.feed(name)).toContain('Optakt');
    feeds.submit(retraction('m1'));
    feeds.pass(61);
    for (const name of names) expect(feeds.feed(name), name).toBeNull();
  });
});

it('old changes are dropped also without requests for them', () => {
  feeds.submit(score(2, 1, 0));
  expect(feeds.projection.recentRows(1, NOW_S * 1000).map(({ event }) => event)).toContain(id);
  feeds.pass(3600);
  feeds.submit(fixture({ key: 'm2', home: { name: 'AGF' }, away: { name: 'OB' } }));
  feeds.submit(score(2, 1, 0, { key: 'm2/score', event: 'm2' }));
  expect(feeds.projection.recentRows(1, NOW_S * 1000).map(({ event }) => event)).not.toContain(id);
});

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['deflate, gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip; q=0.000', 'identity'],
  ['brotli', 'identity'],
  ['GZIP', 'gzip'],
  ['br;Q=0, gzip', 'gzip'],
  ['br;q=0 ;x=1, gzip;level=1;q=0', 'identity'],
  ['br;q=0.001', 'br'],
  ['*', 'identity'],
  [', ;;q=, =', 'identity'],
] as const)('answers Accept-Encoding %j with %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding);
});

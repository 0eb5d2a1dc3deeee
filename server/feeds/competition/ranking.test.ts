import type { RankingListMessage } from '@stillingen/domain/messages';
import { readRanking, readRankings } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { fixture, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds } from '../../testing/feeds.ts';

const PLAYERS = [
  ['Serra', 'it', 11_330],
  ['Ibarra', 'es', 10_060],
  ['Kirkegaard', 'dk', 2_655],
  ['Ravn', 'dk', 512],
] as const;

const list = (more: Partial<RankingListMessage> = {}, gained: Readonly<Record<string, number>> = {}): RankingListMessage => {
  const rows = PLAYERS.map(([name, country, points]) => ({ name, country, points: points + (gained[name] ?? 0) }));
  return {
    kind: 'ranking-list',
    key: `${more.name ?? 'ATP'}/${more.live === true}`,
    seq: 1,
    at: '2026-11-16T10:00:00Z',
    sport: 2,
    name: 'ATP',
    date: '2026-11-16',
    rows: rows
      .toSorted((a, b) => b.points - a.points)
      .map(({ name, country, points }, at) => ({
        participant: { name, country, kind: 'person' as const },
        rank: at + 1,
        previous: PLAYERS.findIndex(([of]) => of === name) + 1,
        points,
      })),
    ...more,
  };
};

describe('rankings', () => {
  const feeds = createTestFeeds();
  feeds.submit(list(), list({ live: true, seq: 2 }, { Ibarra: 2_000, Ravn: 0.4 }), list({ name: 'WTA' }));
  const [atp] = readRankings(feeds.feed('rk_1')!);

  it('are listed with their first, the best of the home country and the part of their address', () => {
    const lists = readRankings(feeds.feed('rk_1')!);
    expect(lists.map(({ slug, live, leader, home, homeRank }) => [slug, live, leader, home, homeRank])).toEqual([
      ['tennis-atp', true, 'Serra', 'Kirkegaard', 3],
      ['tennis-wta', null, 'Serra', 'Kirkegaard', 3],
    ]);
  });

  it('have in the live list the official rank, and the points since', () => {
    const { lines, entries } = readRanking(feeds.feed(`ral_${atp!.id}_0`)!);
    expect(entries).toBe(4);
    expect(lines.map(({ name, rank, official, change }) => [name, rank, official, change])).toEqual([
      ['Ibarra', 1, 2, 2000],
      ['Serra', 2, 1, 0],
      ['Kirkegaard', 3, 3, 0],
      ['Ravn', 4, 4, 0.4],
    ]);
    expect(readRanking(feeds.feed(`ran_${atp!.id}_0`)!).lines[0]).toMatchObject({ official: null, change: null });
  });

  it('have the lines of one country alone, with the countries of all', () => {
    const { lines, nations, entries } = readRanking(feeds.feed(`ranc_${atp!.id}_dk_0`)!);
    expect(lines.map(({ name, rank }) => [name, rank])).toEqual([
      ['Kirkegaard', 3],
      ['Ravn', 4],
    ]);
    expect(nations.map(({ code, entries: count }) => [code, count])).toEqual([
      ['dk', 2],
      ['it', 1],
      ['es', 1],
    ]);
    expect(entries).toBe(4);
    expect(readRanking(feeds.feed(`ralc_${atp!.id}_es_0`)!).lines).toMatchObject([{ name: 'Ibarra', rank: 1 }]);
    expect(feeds.feed('ranc_AAAAAAAA_dk_0')).toBeNull();
  });

  it('have the addresses of the rankings of their sport, and of their participants', () => {
    const { tabs, lines } = readRanking(feeds.feed(`ran_${atp!.id}_0`)!);
    expect(tabs.map(({ name, url, shown }) => [name, url, shown])).toEqual([
      ['ATP', '/rangliste/tennis-atp/', true],
      ['WTA', '/rangliste/tennis-wta/', false],
    ]);
    expect(lines[0]!.url).toMatch(/^\/spiller\/serra\/\w{8}\/$/);
  });

  it('rankings mark the participants that play now', () => {
    const playing = (): (string | null)[] =>
      readRanking(feeds.feed(`ran_${atp!.id}_0`)!).lines.flatMap(({ name, playing: live }) => (live === true ? [name] : []));
    expect(playing()).toEqual([]);
    const side = (name: string, country: string) => ({ name, country, kind: 'person' as const });
    feeds.submit(
      fixture({
        key: 'final',
        sport: 2,
        competition: { name: 'Torino', country: 'xw', category: 'ATP - Single', season: '2026' },
        home: side('Kirkegaard', 'dk'),
        away: side('Serra', 'it'),
      }),
      status(5, 17, { event: 'final', key: 'final/status' }),
    );
    feeds.pass(61);
    expect(playing()).toEqual(['Serra', 'Kirkegaard']);
  });
});

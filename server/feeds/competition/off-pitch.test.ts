import type { Message } from '@stillingen/domain/messages';
import { readRanking, readSquad, readTransfers } from '@stillingen/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScenario, goal } from '../../../domain/testing/scenario.ts';
import { CompetitionFeeds } from '../../testing/competition-feeds.ts';

const AT = '2026-11-20T18:00:00Z';
let feeds: CompetitionFeeds;
beforeAll(async () => {
  feeds = await CompetitionFeeds.start();
});
afterAll(() => feeds[Symbol.asyncDispose]());

describe('rankings', () => {
  const list = (count: number, more: object = {}): Message => ({
    kind: 'ranking-list',
    key: 'atp',
    seq: 1,
    at: AT,
    sport: 2,
    name: 'ATP',
    date: '2026-11-16',
    rows: Array.from({ length: count }, (_, index) => ({
      participant: { name: `Spiller ${index}`, kind: 'person' as const, country: 'dk' },
      rank: index + 1,
      previous: index + 2,
      points: 1000.5 - index,
    })),
    ...more,
  });

  it('[FEED-66] rankings, normal and live, have a hundred lines a page', async () => {
    await feeds.submit(
      list(150),
      list(1, { key: 'atp/live', live: true }),
      list(1, { key: 'wta', name: 'WTA' }),
      list(1, { key: 'bwf', name: 'BWF', sport: 21 }),
    );
    const scenario = createScenario();
    scenario.submit(list(1));
    const [id] = scenario.state.rankings.keys();
    const first = readRanking(await feeds.text(`ran_${id}_0`));
    expect(first).toMatchObject({ title: 'ATP', date: '16.11.2026', simulated: false });
    expect(first.tabs.map(({ name, shown }) => [name, shown])).toEqual([
      ['ATP', true],
      ['WTA', false],
    ]);
    expect(first.lines).toHaveLength(100);
    expect(first.lines[0]).toMatchObject({ name: 'Spiller 0', rank: 1, previous: 2, points: 1000.5, country: 'Danmark' });
    expect(readRanking(await feeds.text(`ran_${id}_1`)).lines.map(({ rank }) => rank)).toEqual(
      Array.from({ length: 50 }, (_, i) => i + 101),
    );
    expect(await feeds.text(`ran_${id}_2`)).toBe('0');
    expect(readRanking(await feeds.text(`ral_${id}_0`)).lines).toHaveLength(1);
    expect(await feeds.statusOf('ran_AAAAAAAA_0')).toBe(404);
    await feeds.submit(list(3, { seq: 2 }));
    expect(readRanking(await feeds.text(`ran_${id}_0`)).lines).toHaveLength(3);
  });
});

describe('participants', () => {
  it('[FEED-67] transfers of a club and of a player are listed with the latest first', async () => {
    const transfer = (id: string, date: string, from: string | null, to: string | null): Message => ({
      kind: 'transfer',
      key: id,
      seq: 1,
      at: AT,
      sport: 1,
      player: { name: `Spiller ${id}`, country: 'se' },
      ...(from === null ? {} : { from: { name: from, country: 'dk' } }),
      ...(to === null ? {} : { to: { name: to, country: 'dk' } }),
      date,
      type: 'transfer',
      fee: '€1,0 mio.',
    });
    await feeds.submit(transfer('t1', '2026-07-01', 'Brøndby IF', 'AGF'), transfer('t2', '2026-08-01', null, 'Brøndby IF'));
    const [brondby] = feeds.match('Brøndby IF').ids;
    const { title, transfers } = readTransfers(await feeds.text(`tetr_${brondby}_0`));
    expect(title).toBe('Brøndby IF');
    expect(
      transfers.map(({ date, direction, from, to, player }) => [date, direction, from?.name, to?.name, player.name]),
    ).toEqual([
      ['01.08.2026', 'in', undefined, 'Brøndby IF', 'Spiller t2'],
      ['01.07.2026', 'out', 'Brøndby IF', 'AGF', 'Spiller t1'],
    ]);
    const ofPlayer = readTransfers(await feeds.text(`tetr_${transfers[1]!.player.id}_0`));
    expect(ofPlayer.transfers.map(({ direction, fee }) => [direction, fee])).toEqual([['', '€1,0 mio.']]);
    expect(await feeds.text(`tetr_${brondby}_1`)).toBe('0');
    expect(await feeds.statusOf('tetr_AAAAAAAA_0')).toBe(404);
  });

  it('[FEED-48] pl lists the players of a team from matches, line-ups and transfers', async () => {
    await feeds.submit(goal('g5', 88, 'home', { player: 'Dahl' }), {
      kind: 'lineup',
      key: 'm1/home',
      seq: 1,
      at: AT,
      event: 'm1',
      side: 'home',
      confirmed: true,
      starters: [{ name: 'Dahl', number: 9, role: 'forward' }],
      substitutes: [{ name: 'Mur', number: 1, role: 'goalkeeper' }],
    });
    const [brondby] = feeds.match('Brøndby IF').ids;
    const players = readSquad(await feeds.text(`pl_1_${brondby}`));
    expect(players.map(({ name, number, matches, goals, assists }) => [name, number, matches, goals, assists])).toEqual([
      ['Mur', 1, 0, 0, 0],
      ['Dahl', 9, 1, 1, 1],
      ['Berg', null, 0, 2, 0],
      ['Spiller t2', null, 0, 0, 0],
    ]);
    expect(await feeds.statusOf('pl_1_AAAAAAAA')).toBe(404);
  });
});

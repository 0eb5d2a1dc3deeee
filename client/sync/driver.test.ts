import { DELAYED_START_MS } from '@stillingen/domain';
import { eventRow, systemRow } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { eventWith, leagueWith, listText } from '../testing/feed-texts.ts';
import { createVirtualWorld, reply, type VirtualWorld } from '../testing/virtual-world.ts';
import { createClock } from '../time/clock.ts';
import { FEED_RETRY_MS } from '../constants.ts';
import { createFeeds } from '../feeds/feeds.ts';
import { createPauses } from '../time/pauses.ts';
import type { FeedResponse } from '../ports.ts';
import { createStore } from '../store.ts';
import { decodeChanges } from '../table/decode.ts';
import { createTable } from '../table/table.ts';
import { tableFeeds } from './feed-names.ts';
import { Past } from './past.ts';

const NOON_S = Date.UTC(2026, 10, 20, 12) / 1000;
const HOUR_S = 3600;

describe('the feeds of a table', () => {
  it.each([
    ['f_1_-1_1_da_1', 'u_1_1', 'r_1_1', 'ul_1_8'],
    ['fm_0_0_2_da_1', 'u_0_1', 'r_0_1', null],
    ['fp_31_0_1_da_1', 'u_31_1', 'r_31_1', null],
    ['c_2_81_1_da_y_1', 'u_2_1', 'r_2_1', 'ul_2_8'],
    ['t_1_63_Template_1_da_n_1', 'u_1_1', 'r_1_1', 'ul_1_8'],
    ['p_2_81_Player01_1_da_1', 'u_2_1', 'r_2_1', 'ul_2_8'],
    ['s_1_Series01_1_da_1', 'u_1_1', 'r_1_1', 'ul_1_8'],
  ])('[SYNC-02] [FEED-25] [FEED-26] the feeds of a table of %s are %s and %s', (list, update, repair, local) => {
    expect(tableFeeds(list, 8)).toMatchObject({ list, update, repair, local });
  });

  it.each([
    ['f_1_-1_1_da_1', undefined, 'f_1_-1_1_da_1', -37],
    ['f_1_-1_1_da_1', 2, 'f_1_-1_2_da_1', -38],
    ['fm_0_0_2_da_1', 1, 'fm_0_0_1_da_1', -13],
    ['fp_31_2_1_da_1', -12, 'fp_31_2_-12_da_1', 48],
    ['t_1_63_Template_1_da_n_1', 2, 't_1_63_Template_1_da_n_1', null],
  ])(
    '[TAB-04] the feeds of a table of the day of %s at %s hours ahead of UTC are those of %s',
    (feed, tzHours, list, fromHours) => {
      const names = tableFeeds(feed, 8, tzHours);
      expect(names.list).toBe(list);
      const from = fromHours === null ? undefined : NOON_S + fromHours * HOUR_S;
      expect(names.dayAt?.(NOON_S)).toEqual(from && [from, from + 24 * HOUR_S]);
    },
  );

  it.each(['mg_1_Event001', 'c_2_81_1_da_y_1', 't_1_63_Template_1_da_n_1'])(
    '[SYNC-11] a table keeps every event of %s on any day',
    async (feed) => {
      const world = createVirtualWorld();
      const daysOff = [-30, -1, 0, 1, 30];
      const events = daysOff.map((days) => eventWith(`day${days + 100}xx`, { start: world.nowMs() / 1000 + days * 24 * HOUR_S }));
      world.answer = async () => reply(listText([{ league: leagueWith('league01'), events }]));
      const client = createClient({ origin: '', projectId: 8, sign: 's', language: 'da', ports: world });
      const { table } = client.openTable({ feed, day: 0 });
      await world.advance(1_000);
      expect(table.rows.size).toBe(daysOff.length);
      const day = client.openTable({ feed: 'f_1_0_1_da_1', day: 0 });
      await world.advance(1_000);
      expect(day.table.rows.size).toBe(1);
    },
  );

  it.each(['u_1_1', 'df_sui_1_aaaaaaaa', 'nonsense'])('%s is no list', (name) => {
    expect(() => tableFeeds(name, 8)).toThrow(RangeError);
  });
});

const options = { origin: 'https://example.test', projectId: 8, sign: 's', language: 'da' } as const;

function subscribing(world: VirtualWorld): void {
  world.onSocket = (socket) => {
    socket.onReceive = ({ s }) => socket.send({ op: 'subscribed', s, e: 'e1', o: 0, recovered: false });
    world.after(1, () => socket.open());
  };
}

const system = (updateTime: number): string =>
  systemRow.writeText({
    multiplier: 1,
    status: 0,
    trueTime: null,
    notice: null,
    updateTime,
    live: null,
    program: null,
    serverTime: 0,
  });

describe('local updates', () => {
  it('[SYNC-16] [FEED-27] local updates are fetched only when the service names a newer time', async () => {
    const world = createVirtualWorld();
    const row = eventWith('aaaaaaaa', { start: Math.floor(world.nowMs() / 1000) });
    let updateTime = 1_000;
    let notice = '';
    world.answer = async (url) => {
      const name = url.slice(url.lastIndexOf('/') + 1);
      if (name.startsWith('sys_')) return reply(system(updateTime));
      if (name.startsWith('ul_')) return reply(eventRow.changesText({ ...row, notice }, row)!);
      return reply(listText([{ league: leagueWith('league01'), events: [row] }]));
    };
    const client = createClient({ ...options, ports: world });
    const { table } = client.openTable({ feed: 'f_1_0_1_da_1', day: 0 });
    const local = (): number => world.requests.filter(({ url }) => url.endsWith('/ul_1_8')).length;
    await world.advance(130_000);
    expect(local()).toBe(0);
    updateTime = 2_000;
    notice = 'Spilles i Vejle';
    await world.advance(60_000);
    expect(local()).toBe(1);
    await world.advance(180_000);
    expect(local()).toBe(1);
    updateTime = 1_500;
    await world.advance(120_000);
    expect(local()).toBe(1);
    updateTime = 2_001;
    await world.advance(60_000);
    expect(local()).toBe(2);
    expect(table.rows.size).toBe(1);
  });

  it('local updates are requested at random within 5 s, once for all changes of that time, and not while the page is hidden', async () => {
    const world = createVirtualWorld();
    world.answer = async (url) => reply(url.includes('/sys_') ? system(1_000) : '0');
    subscribing(world);
    createClient({ ...options, ports: world }).openTable({ feed: 'f_1_0_1_da_1', day: 0 });
    await world.advance(30_000);
    const local = (): number => world.requests.filter(({ url }) => url.endsWith('/ul_1_8')).length;
    let sent = 0;
    const change = (): void => {
      sent += 1;
      world.sockets[0]!.send({ s: 'sys_1', e: 'e1', o: sent, t: world.nowMs(), d: system(1_000 + sent) });
    };
    for (const [pauseMs, requested] of [
      [0, 0],
      [2_000, 0],
      [400, 0],
      [200, 1],
      [10_000, 1],
    ] as const) {
      if (pauseMs < 1_000) change();
      await world.advance(pauseMs);
      expect(local()).toBe(requested);
    }
    world.visibility.set(false);
    change();
    await world.advance(60_000);
    expect(local()).toBe(1);
    world.visibility.set(true);
    await world.advance(0);
    expect(local()).toBe(2);
  });

  it('[PUSH-08] local updates are received by push under their own subject', async () => {
    const world = createVirtualWorld();
    const row = eventWith('aaaaaaaa', { start: Math.floor(world.nowMs() / 1000) });
    world.answer = async () => reply(listText([{ league: leagueWith('league01'), events: [row] }]));
    subscribing(world);
    const client = createClient({ ...options, ports: world });
    const { table } = client.openTable({ feed: 'f_1_0_1_da_1', day: 0 });
    await world.advance(2_000);
    const d = eventRow.changesText({ ...row, notice: 'Spilles i Vejle' }, row)!;
    world.sockets[0]!.send({ s: 'ul_1_8', e: 'e1', o: 1, t: world.nowMs(), d });
    expect(table.row('aaaaaaaa').get().notice).toBe('Spilles i Vejle');
  });
});

const FEED = 'f_1_0_1_da_1';
const listWith = (homeScore: number): string =>
  listText([{ league: leagueWith('league01'), events: [eventWith('aaaaaaaa', { stageType: 2, stage: 12, homeScore })] }]);

it('a delayed table drops an answer of the past and requests it again when newer data was shown meanwhile', async () => {
  const world = createVirtualWorld();
  const answers: ((response: FeedResponse) => void)[] = [];
  world.answer = () => new Promise((resolve) => answers.push(resolve));
  const delayS = createStore(30);
  const clock = createClock(world, delayS);
  clock.observe(world.nowMs(), 0);
  const pauses = createPauses(world);
  const feeds = createFeeds(world, pauses, clock, { origin: '', projectId: 8, sign: 's' });
  const service = createStore({
    status: 0,
    trueAtS: null,
    notice: null,
    multiplier: 1,
    updatedS: null,
    live: null,
    program: null,
  });
  const table = createTable(listWith(0));
  const score = (): number | null => table.row('aaaaaaaa').get().homeScore;

  const past = new Past(
    { pauses, clock, feeds, service, delayS },
    { namesAt: () => tableFeeds(FEED, 8), follows: true, table, onShown: () => {} },
  );
  past.begin();
  await world.advance(DELAYED_START_MS);
  table.apply(decodeChanges('AA÷aaaaaaaa¬AG÷2¬~', 'update').changes, clock.shownS());
  past.interrupt();
  answers[0]!(reply(listWith(1)));
  await world.advance(0);
  expect(score()).toBe(2);
  await world.advance(FEED_RETRY_MS);
  answers[1]!(reply(listWith(2)));
  await world.advance(0);
  expect([score(), answers.length]).toEqual([2, 2]);
  past.end();
});

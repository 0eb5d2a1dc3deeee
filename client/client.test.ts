import { copenhagenHours } from '@stillingen/domain';
import { systemRow } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { createTable } from './table/table.ts';
import { eventWith, leagueWith, listText } from './testing/feed-texts.ts';
import { ModelServer } from './testing/model-server.ts';
import { createVirtualWorld, reply } from './testing/virtual-world.ts';
import { socketUrl, steadyClock } from './browser-ports.ts';

const FEED = 't_1_63_Template_1_da_n_1';
const options = { origin: 'https://example.test', projectId: 8, sign: 'stillingen', language: 'da' } as const;

function open(startMs?: number) {
  const world = createVirtualWorld(undefined, startMs);
  const server = new ModelServer(world);
  const client = createClient({ ...options, ports: world });
  const names = (): string[] => world.requests.map(({ url }) => url.slice(url.lastIndexOf('/') + 1));
  return { world, server, client, names };
}

describe('a client', () => {
  it('[PUSH-01] a client opens push on port 443 unless its origin names another', () => {
    const { world, client } = open();
    client.openTable({ feed: FEED, day: 0 });
    const { protocol, host, port } = new URL(world.sockets[0]!.url);
    expect({ protocol, host, port }).toEqual({ protocol: 'wss:', host: 'example.test', port: '' });
  });

  it('a client does nothing until something is opened, and nothing after it is disposed of', async () => {
    const { world, server, client } = open();
    await world.advance(60_000);
    expect([world.requests.length, world.sockets.length]).toEqual([0, 0]);
    client.openTable({ feed: FEED, day: 0 });
    await world.advance(5_000);
    await client[Symbol.asyncDispose]();
    const requested = world.requests.length;
    server.add(eventWith('aaaaaaaa'));
    await world.advance(600_000);
    expect(world.requests).toHaveLength(requested);
    expect(world.sockets.every((socket) => socket.isClosed)).toBe(true);
  });

  it('a client receives live counts when nothing else is open, and nothing after it is disposed of', async () => {
    const { world, client } = open();
    const row = {
      status: 0,
      trueTime: null,
      notice: null,
      multiplier: 1,
      updateTime: 5,
      live: '1:116|7:3',
      program: null,
      serverTime: 0,
    };
    world.answer = async () => reply(systemRow.writeText(row));
    client.live.subscribe(() => {});
    await world.advance(5_000);
    expect(client.live.get()).toBe('1:116|7:3');
    await client[Symbol.asyncDispose]();
    const requested = world.requests.length;
    await world.advance(300_000);
    expect(world.requests).toHaveLength(requested);
  });

  it('a client closes what was requested before its disposal and opened after it', async () => {
    const { world, client } = open();
    const opening = client.openOdds({ feed: 'fo_1_0_1_da_1_0' });
    await client[Symbol.asyncDispose]();
    await opening;
    const requested = world.requests.length;
    await world.advance(300_000);
    expect(world.requests).toHaveLength(requested);
  });

  it('a client writes a push frame to the given table within the same turn', async () => {
    const { world, server, client } = open();
    server.add(eventWith('aaaaaaaa', { stageType: 2, stage: 12, homeScore: 0, awayScore: 0 }));
    const seed = listText([{ league: leagueWith('league01'), events: [...server.rows().values()] }]);
    const brought = createTable(seed);
    const first = brought.row('aaaaaaaa').get();
    const { table, status } = client.openTable({ feed: FEED, day: 0, table: brought });
    expect(status.get()).toBe('ready');
    expect(table).toBe(brought);
    await world.advance(5_000);
    expect(table.row('aaaaaaaa').get()).toBe(first);
    expect(client.connection.get()).toMatchObject({ mode: 'push', serviceStatus: 0 });
    server.change('aaaaaaaa', { homeScore: 1 });
    await world.advance(20);
    expect(table.row('aaaaaaaa').get()).toMatchObject({ homeScore: 1, highlight: { kind: 'goal' } });
  });

  it('a client replaces the content of a given table by the list, without highlights', async () => {
    const { world, server, client } = open();
    server.add(eventWith('aaaaaaaa', { stageType: 2, stage: 12, homeScore: 1, awayScore: 0 }));
    const league = leagueWith('league01');
    const old = [eventWith('aaaaaaaa', { stageType: 2, stage: 12, homeScore: 0, awayScore: 0 }), eventWith('bbbbbbbb')];
    const { table } = client.openTable({ feed: FEED, day: 0, table: createTable(listText([{ league, events: old }])) });
    await world.advance(5_000);
    expect([...table.rows.keys()]).toEqual(['aaaaaaaa']);
    expect(table.row('aaaaaaaa').get()).toMatchObject({ homeScore: 1, highlight: null });
  });

  it('[CONST-03] a client marks a correction for 15 s, not until the next tick of the clock', async () => {
    const { world, server, client } = open();
    server.add(eventWith('aaaaaaaa', { stageType: 2, stage: 12, homeScore: 1, awayScore: 0 }));
    const { table } = client.openTable({ feed: FEED, day: 0 });
    await world.advance(7_000);
    server.change('aaaaaaaa', { homeScore: 0 });
    const mark = () => table.row('aaaaaaaa').get().highlight?.kind ?? null;
    await world.advance(14_000);
    expect(mark()).toBe('correction');
    await world.advance(2_500);
    expect(mark()).toBeNull();
  });

  it('a client shows whether it polls or is offline, and the time of its data', async () => {
    const { world, server, client } = open();
    server.faults.push = 'refused';
    client.openTable({ feed: FEED, day: 0 });
    await world.advance(10_000);
    expect(client.connection.get().mode).toBe('polling');
    const { lastDataS } = client.connection.get();
    server.faults.fetch = 'network';
    await world.advance(30_000);
    expect(client.connection.get()).toMatchObject({ mode: 'offline' });
    expect(client.connection.get().lastDataS! - lastDataS!).toBeLessThanOrEqual(10);
    server.faults.fetch = 'none';
    await world.advance(10_000);
    expect(client.connection.get().mode).toBe('polling');
    world.online.set(false);
    expect(client.connection.get().mode).toBe('offline');
  });

  it('a client reports a failed initial feed, and fetches at once when the visitor retries', async () => {
    const { world, server, client, names } = open();
    server.faults.fetch = 'status';
    const { status, retryNow, table } = client.openTable({ feed: FEED, day: 0 });
    await world.advance(2_000);
    expect(status.get()).toBe('error');
    Object.assign(server.faults, { fetch: 'none' });
    server.add(eventWith('aaaaaaaa'));
    retryNow();
    await world.advance(2_000);
    expect(status.get()).toBe('ready');
    expect(table.rows.size).toBe(1);
    expect(names().filter((name) => name === FEED).length).toBeGreaterThanOrEqual(2);
  });

  it('[FEED-16] a client retries an update that failed without an error', async () => {
    const { world, server, client, names } = open();
    server.add(eventWith('aaaaaaaa'));
    server.faults.push = 'refused';
    const { status } = client.openTable({ feed: FEED, day: 0 });
    await world.advance(20_000);
    const seen: string[] = [];
    status.subscribe(() => seen.push(status.get()));
    server.faults.fetch = 'status';
    const requested = names().filter((name) => name === 'u_1_1').length;
    await world.advance(20_000);
    expect(names().filter((name) => name === 'u_1_1').length).toBeGreaterThanOrEqual(requested + 4);
    expect([seen, status.get()]).toEqual([[], 'ready']);
  });

  it('[FEED-08] a client requests the whole update after a list, which may be older than the update before it', async () => {
    const { world, server, client, names } = open();
    server.add(eventWith('aaaaaaaa', { stageType: 2, stage: 12 }));
    server.faults.push = 'refused';
    client.openTable({ feed: FEED, day: 0 });
    await world.advance(30_000);
    const before = names().length;
    server.add(eventWith('bbbbbbbb'));
    await world.advance(60_000);
    const updates = world.requests.slice(names().indexOf(FEED, before)).filter(({ url }) => url.endsWith('u_1_1'));
    expect(updates.slice(0, 2).map(({ headers }) => typeof headers['X-Signature'])).toEqual(['undefined', 'string']);
  });

  it('a client applies no frame from before push went down over a later answer, even if a fetch in flight failed', async () => {
    const { world, server, client } = open();
    server.add(eventWith('aaaaaaaa', { stageType: 2, stage: 12, homeScore: 0, awayScore: 0 }));
    const { table } = client.openTable({ feed: FEED, day: 0 });
    await world.advance(20_000);
    server.faults.loseFrames = 1;
    server.change('aaaaaaaa', { homeReds: 1 });
    server.faults.fetch = 'network';
    server.change('aaaaaaaa', { homeScore: 1 });
    await world.advance(500);
    server.faults.push = 'refused';
    server.closeConnections();
    server.change('aaaaaaaa', { homeScore: 2 });
    await world.advance(2_500);
    server.faults.fetch = 'none';
    await world.advance(4_000);
    expect(table.row('aaaaaaaa').get()).toMatchObject({ homeScore: 2, homeReds: 1 });
  });

  it.each([
    ['[TAB-05] of yesterday', -1, ['r_1_1']],
    ['[TAB-06] of today', 0, ['r_1_1']],
    ['[TAB-06] of tomorrow', 1, []],
    ['[TAB-06] of the day before yesterday', -2, []],
  ])('%s repairs a loss when the day has a repair feed', async (_which, day, repairs) => {
    const { world, server, client, names } = open();
    server.add(eventWith('aaaaaaaa', { stageType: 2, stage: 12 }));
    client.openTable({ feed: `f_1_${day}_1_da_1`, day });
    await world.advance(20_000);
    server.faults.push = 'refused';
    server.closeConnections();
    world.online.set(false);
    await world.advance(120_000);
    world.online.set(true);
    await world.advance(5_000);
    expect(names().filter((name) => name.startsWith('r_'))).toEqual(repairs);
  });

  it('[SYNC-15] a client requests only the list on another day', async () => {
    const { world, client, names } = open();
    client.openTable({ feed: 'f_1_3_1_da_1', day: 3 });
    await world.advance(200_000);
    expect(names()).toEqual(['f_1_3_1_da_1']);
    expect(world.sockets).toHaveLength(0);
  });

  it('a client loads the list of a new day within 12 s of midnight', async () => {
    const { world, client, names } = open();
    client.openTable({ feed: 'f_1_0_1_da_1', day: 0 });
    await world.advance(5 * 3600_000 - 1_000);
    expect(names().filter((name) => name.startsWith('f_'))).toHaveLength(1);
    await world.advance(13_000);
    expect(names().filter((name) => name.startsWith('f_'))).toHaveLength(2);
  });

  it('a client loads the list of the new day when its first list was requested before midnight and arrived after it', async () => {
    const { world, server, client } = open();
    const midnightS = Math.floor(world.nowMs() / 1000) + 5 * 3600;
    server.add(eventWith('aaaaaaaa', { start: midnightS - 7200 }));
    server.add(eventWith('bbbbbbbb', { start: midnightS + 7200 }));
    await world.advance(5 * 3600_000 - 100);
    const { table } = client.openTable({ feed: 'f_1_0_1_da_1', day: 0 });
    await world.advance(20_000);
    expect([...table.rows.keys()]).toEqual(['bbbbbbbb']);
  });

  it.each([
    ['ends', Date.UTC(2026, 9, 25), [2, 1], [0, 1]],
    ['begins', Date.UTC(2027, 2, 28), [1, 2], [1, 0]],
  ])('[TAB-04] a client requests the list of the day again in the night in which summer time %s', async (_, dayMs, tz, rows) => {
    const { world, server, client, names } = open(dayMs + 59 * 60_000);
    server.add(eventWith('aaaaaaaa', { start: dayMs / 1000 + 22.5 * 3600 }));
    const { table } = client.openTable({ feed: 'f_1_0_1_da_1', day: 0, tzHours: copenhagenHours });
    const seen: number[] = [];
    for (const ms of [50_000, 30_000]) {
      await world.advance(ms);
      seen.push(table.rows.size);
    }
    expect(seen).toEqual(rows);
    expect([...new Set(names().filter((name) => name.startsWith('f_')))]).toEqual(tz.map((hours) => `f_1_0_${hours}_da_1`));
  });

  it('[TAB-04] a client requests the list before a change of clocks by the day of then', async () => {
    const { world, client } = open(Date.UTC(2026, 9, 25, 1, 0, 10));
    client.setDelay(60);
    client.openTable({ feed: 'f_1_0_1_da_1', day: 0, tzHours: copenhagenHours });
    await world.advance(1_000);
    const lists = world.requests.flatMap(({ url }) => /f_1_0_\d_da_1(?:\?asof)?/.exec(url) ?? []);
    expect(lists).toEqual(['f_1_0_1_da_1', 'f_1_0_2_da_1?asof']);
  });
});

it('the clock of a browser continues while that of the device is set back, and includes sleep', () => {
  let [dateMs, elapsedMs] = [10_000, 0];
  const nowMs = steadyClock(
    () => dateMs,
    () => elapsedMs,
  );
  const pass = (date: number, elapsed: number): number => {
    dateMs += date;
    elapsedMs += elapsed;
    return nowMs();
  };
  expect(nowMs()).toBe(10_000);
  expect(pass(500, 500)).toBe(10_500);
  expect(pass(-3_600_000 + 100, 100)).toBe(10_600);
  expect(pass(200, 200)).toBe(10_800);
  expect(pass(3_600_000 + 60_000, 0)).toBe(70_800);
});

it('a socket at the site of a page has a whole address', () => {
  expect(socketUrl('/push', 'https://example.test/fodbold/?cat=1#a')).toBe('wss://example.test/push');
  expect(socketUrl('/push', 'http://localhost:8080/')).toBe('ws://localhost:8080/push');
  expect(socketUrl('wss://push.example.test/push', 'https://example.test/')).toBe('wss://push.example.test/push');
});

import { eventRow, systemRow } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { eventWith, leagueWith, listText } from '../testing/feed-texts.ts';
import { createVirtualWorld, reply, type VirtualWorld } from '../testing/virtual-world.ts';

const options = { origin: 'https://example.test', projectId: 8, sign: 's', language: 'da' } as const;

/** Lets every socket open, and grants every subscription. */
function subscribing(world: VirtualWorld): void {
  world.onSocket = (socket) => {
    socket.onReceive = ({ s }) => socket.send({ op: 'subscribed', s, e: 'e1', o: 0, recovered: false });
    world.after(1, () => socket.open());
  };
}

const system = (updateTime: number): string =>
  systemRow.writeText({ multiplier: 1, status: 0, trueTime: null, updateTime, live: null, program: null, serverTime: 0 });

describe('local updates', () => {
  it('[SYNC-16] [FEED-27] are fetched only where the service names a newer time than the last', async () => {
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
    // A server that lags behind names an older time: its change is known already.
    updateTime = 1_500;
    await world.advance(120_000);
    expect(local()).toBe(1);
    updateTime = 2_001;
    await world.advance(60_000);
    expect(local()).toBe(2);
    expect(table.rows.size).toBe(1);
  });

  it('are asked for at random within 5 s, once for all changes of that time, and not while the page is hidden', async () => {
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
    // Half of the spread is waited for in this world.
    for (const [pauseMs, asked] of [
      [0, 0],
      [2_000, 0],
      [400, 0],
      [200, 1],
      [10_000, 1],
    ] as const) {
      if (pauseMs < 1_000) change();
      await world.advance(pauseMs);
      expect(local()).toBe(asked);
    }
    world.visibility.set(false);
    change();
    await world.advance(60_000);
    expect(local()).toBe(1);
    world.visibility.set(true);
    await world.advance(0);
    expect(local()).toBe(2);
  });

  it('[PUSH-08] come by push under their own subject', async () => {
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

import { eventRow, systemRow } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { eventWith, leagueWith, listText } from '../testing/feed-texts.ts';
import { createVirtualWorld, reply } from '../testing/virtual-world.ts';

describe('local updates', () => {
  it('[SYNC-16] [FEED-27] are fetched only where the service names a newer time than the last', async () => {
    const world = createVirtualWorld();
    const row = eventWith('aaaaaaaa', { start: Math.floor(world.nowMs() / 1000) });
    let updateTime = 1_000;
    let notice = '';
    world.answer = async (url) => {
      const name = url.slice(url.lastIndexOf('/') + 1);
      if (name.startsWith('sys_'))
        return reply(
          systemRow.writeText({ multiplier: 1, status: 0, trueTime: null, updateTime, live: null, program: null, serverTime: 0 }),
        );
      if (name.startsWith('ul_')) return reply(eventRow.changesText({ ...row, notice }, row)!);
      return reply(listText([{ league: leagueWith('league01'), events: [row] }]));
    };
    const client = createClient({ origin: 'https://example.test', projectId: 8, sign: 's', language: 'da', ports: world });
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
    expect(table.rows.size).toBe(1);
  });

  it('[PUSH-08] come by push under their own subject', async () => {
    const world = createVirtualWorld();
    const row = eventWith('aaaaaaaa', { start: Math.floor(world.nowMs() / 1000) });
    world.answer = async () => reply(listText([{ league: leagueWith('league01'), events: [row] }]));
    world.onSocket = (socket) => {
      socket.onReceive = ({ s }) => socket.send({ op: 'subscribed', s, e: 'e1', o: 0, recovered: false });
      world.after(1, () => socket.open());
    };
    const client = createClient({ origin: 'https://example.test', projectId: 8, sign: 's', language: 'da', ports: world });
    const { table } = client.openTable({ feed: 'f_1_0_1_da_1', day: 0 });
    await world.advance(2_000);
    const d = eventRow.changesText({ ...row, notice: 'Spilles i Vejle' }, row)!;
    world.sockets[0]!.send({ s: 'ul_1_8', e: 'e1', o: 1, t: world.nowMs(), d });
    expect(table.row('aaaaaaaa').get().notice).toBe('Spilles i Vejle');
  });
});

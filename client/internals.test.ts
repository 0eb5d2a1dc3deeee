import { DELAYED_START_MS, REDRAW_DEBOUNCE_MS } from '@stillingen/domain';
import { eventRow } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { FollowedTable } from './mine/index.ts';
import { EventScopeError, LeagueScopeError } from './not-found.ts';
import type { FeedResponse } from './ports.ts';
import { openDetail } from './sync/detail.ts';
import { eventWith, leagueWith, listText } from './testing/feed-texts.ts';
import { at, openMine } from './testing/open-mine.ts';
import { createVirtualWorld, reply, type VirtualWorld } from './testing/virtual-world.ts';

const FEED = 'f_1_0_1_da_1';
const ONE = listText([{ league: leagueWith('league01'), events: [eventWith('aaaaaaaa')] }]);

function open(answer: (url: string, world: VirtualWorld) => FeedResponse = () => reply(ONE)) {
  const world = createVirtualWorld();
  const logged: string[] = [];
  const ports = { ...world, log: (level: string, line: string) => void logged.push(`${level} ${line}`) };
  world.answer = async (url) => answer(url, world);
  world.onSocket = (socket) => {
    socket.onReceive = ({ s }) => socket.send({ op: 'subscribed', s, e: 'e1', o: 0, recovered: false });
    world.after(1, () => socket.open());
  };
  const client = createClient({ origin: 'https://example.test', projectId: 8, sign: 's', language: 'da', ports });
  return { world, client, logged };
}

describe('what a page only logs', () => {
  it('[ERR-02] logs a refused answer with its feed, its address, its status and the start of its body', async () => {
    const { world, client, logged } = open(() => reply(`<h1>Bad gateway</h1>${'x'.repeat(10_000)}`, 502));
    client.openTable({ feed: FEED, day: 0 });
    await world.advance(0);
    const [line = ''] = logged.filter((each) => each.includes(FEED));
    expect(line).toMatch(
      /^warn feed f_1_0_1_da_1: https:\/\/example\.test\/8\/x\/feed\/f_1_0_1_da_1 answered 502: <h1>Bad gateway<\/h1>x+$/,
    );
    expect(line.length).toBeLessThan(350);
  });

  it('[ERR-02] logs nothing when the server answers as it should, or when the device is offline', async () => {
    const { world, client, logged } = open();
    client.openTable({ feed: FEED, day: 0 });
    world.online.set(false);
    await world.advance(120_000);
    expect(logged).toEqual([]);
  });

  it('[ERR-03] logs an update of an event that the list has not, and changes nothing', async () => {
    const { world, client, logged } = open();
    const { table } = client.openTable({ feed: FEED, day: 0 });
    await world.advance(5_000);
    const before = table.row('aaaaaaaa').get();
    const requests = world.requests.length;
    const d = eventRow.changesText(eventWith('unknown1', { homeScore: 1 }), eventWith('unknown1'));
    world.sockets[0]!.send({ s: 'u_1_1', e: 'e1', o: 1, t: world.nowMs(), d });
    await world.advance(0);
    expect(logged).toEqual(['debug update of event unknown1, which this list has not']);
    expect([...table.rows.keys()]).toEqual(['aaaaaaaa']);
    expect([table.row('aaaaaaaa').get(), world.requests.length]).toEqual([before, requests]);
  });
});

describe('what a page asks for and does not exist', () => {
  it('[ERR-05] throws for a scope without a holder, in two classes with the same words', () => {
    const { client } = open();
    const event = openDetail(client, { feeds: ['df_sui_1_aaaaaaaa'], seed: {} });
    const ofEvent = (): unknown => event.text('df_st_1_aaaaaaaa');
    const ofLeagues = (): unknown => client.openTable({ feed: 'sys_1', day: 0 });
    expect(ofEvent).toThrow(new EventScopeError('Holder for scope df_st_1_aaaaaaaa not found'));
    expect(ofEvent).toThrow(EventScopeError);
    expect(ofLeagues).toThrow(new LeagueScopeError('Holder for scope sys_1 not found'));
    expect(ofLeagues).toThrow(LeagueScopeError);
  });

  it('[ERR-15] throws for an event that a table has not', () => {
    const { table } = open().client.openTable({ feed: FEED, day: 0 });
    expect(() => table.row('unknown1')).toThrow(new RangeError('Event unknown1 not found in this table'));
  });
});

describe('what waits for more of the same', () => {
  it('[CONST-12] the list of what is followed is drawn anew once, 100 ms after the last of several changes', async () => {
    const { world, client } = open();
    const mine = openMine(world);
    const followed = new FollowedTable(client, mine, world.after);
    const lists = (): number => world.requests.filter(({ url }) => !url.includes('sys_')).length;
    for (const name of ['aaaaaaaa', 'bbbbbbbb', 'cccccccc']) {
      mine.toggleGame(at(world, name));
      await world.advance(REDRAW_DEBOUNCE_MS - 1);
      expect(lists()).toBe(0);
    }
    await world.advance(1);
    expect([lists(), followed.ids().length, REDRAW_DEBOUNCE_MS]).toEqual([1, 3, 100]);
    followed.close();
  });

  it('[CONST-13] the updater of a delayed page starts 10 ms after the delay was set, once for several steps', async () => {
    const { world, client } = open((_url, { nowMs }) => reply(ONE, 200, { date: new Date(nowMs()).toUTCString() }));
    client.openTable({ feed: FEED, day: 0 });
    await world.advance(1_000);
    const ofPast = (): string[] => world.requests.filter(({ url }) => url.includes('asof=')).map(({ url }) => url);
    for (const seconds of [10, 20, 30]) client.setDelay(seconds);
    await world.advance(DELAYED_START_MS - 1);
    expect(ofPast()).toEqual([]);
    await world.advance(1);
    expect([ofPast().length, DELAYED_START_MS]).toEqual([1, 10]);
  });
});

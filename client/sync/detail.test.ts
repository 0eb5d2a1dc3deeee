import { eventRow, WireError } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import type { FeedResponse } from '../ports.ts';
import { eventWith, leagueWith, listText, matchText } from '../testing/feed-texts.ts';
import { createVirtualWorld, reply, type VirtualWorld } from '../testing/virtual-world.ts';
import { openDetail } from './detail.ts';

const options = { origin: 'https://example.test', projectId: 8, sign: 'stillingen', language: 'da' } as const;

function subscribing(world: VirtualWorld): void {
  world.onSocket = (socket) => {
    socket.onReceive = ({ s }) => socket.send({ op: 'subscribed', s, e: 'e1', o: 0, recovered: false });
    world.after(1, () => socket.open());
  };
}
const pusher =
  (world: VirtualWorld, subject: string) =>
  (o: number, id: string): void => {
    const d = eventRow.changesText(eventWith(id, { homeScore: 1 }), eventWith(id));
    world.sockets[0]!.send({ s: subject, e: 'e1', o, t: world.nowMs(), d });
  };

describe('a match', () => {
  const league = leagueWith('league01', { sportId: 1 });
  const own = listText([{ league, events: [eventWith('aaaaaaaa', { stageType: 2, stage: 12 })] }]);
  const names = ['df_ev_1_aaaaaaaa', 'df_sui_1_aaaaaaaa'];

  it('[CONST-01] a match is refreshed every 5 to 10 s while the page is visible, by entity tag', async () => {
    const world = createVirtualWorld();
    let version = 1;
    world.answer = async (_url, headers) =>
      headers['If-None-Match'] === `"${version}"` ? reply('', 304) : reply(matchText(version), 200, { etag: `"${version}"` });
    const client = createClient({ ...options, ports: world });
    const match = openDetail(client, { feeds: names, seed: {} });
    expect(match.text(names[1]!).get()).toBeNull();
    await world.advance(0);
    const text = match.text(names[1]!);
    expect(text.get()).toBe(matchText(1));
    let changes = 0;
    text.subscribe(() => (changes += 1));
    await world.advance(7_500);
    expect(changes).toBe(0);
    version = 2;
    await world.advance(7_500);
    expect([text.get(), changes]).toEqual([matchText(2), 1]);
    world.visibility.set(false);
    const requested = world.requests.length;
    await world.advance(60_000);
    expect(world.requests.filter(({ url }) => url.includes('sys_')).length + requested).toBeGreaterThanOrEqual(
      world.requests.length - 1,
    );
    match.close();
  });

  it.each([
    [0, 5],
    [0.5, 7.5],
    [1, 10],
  ])('[CONST-01] a match is refreshed at random within the bounds: a draw of %s after %s s', async (drawn, pauseS) => {
    const world = createVirtualWorld(() => drawn);
    world.answer = async () => reply(matchText(1));
    const match = openDetail(createClient({ ...options, ports: world }), { feeds: ['df_sui_1_aaaaaaaa'], seed: {} });
    await world.advance(31_000);
    const times = world.requests.flatMap(({ url, atMs }) => (url.includes('df_sui_') ? [atMs] : []));
    const pauses = times.slice(1).map((atMs, n) => atMs - times[n]!);
    expect(new Set(pauses)).toEqual(new Set([pauseS * 1000]));
    match.close();
  });

  it.each([
    ['a page of another site', '<html>Log on ~ here</html>'],
    ['a text that was cut in a row', 'AC÷2¬AB'],
    ['a text that was cut between rows', 'AC÷2¬~'],
    ['nothing', ''],
    ['a whole text that is no rows', 'AC÷2¬~row¬A1÷ff¬~'],
  ])('a match stays through %s, whose entity tag is not kept', async (_, body) => {
    const world = createVirtualWorld();
    world.answer = async () => reply(matchText(1), 200, { etag: '"1"' });
    const match = openDetail(createClient({ ...options, ports: world }), { feeds: names, seed: {} });
    await world.advance(1_000);
    world.answer = async () => reply(body, 200, { etag: '"2"' });
    await world.advance(30_000);
    expect(match.text(names[1]!).get()).toBe(matchText(1));
    world.answer = async (_url, headers) => (headers['If-None-Match'] === '"2"' ? reply('', 304) : reply(matchText(2)));
    await world.advance(10_000);
    expect(match.text(names[1]!).get()).toBe(matchText(2));
    match.close();
  });

  it('a match names the feeds that fail while others arrive, until they arrive', async () => {
    const world = createVirtualWorld();
    const [row, summary] = [names[0]!, names[1]!];
    let failure = (): FeedResponse => reply('', 500);
    world.answer = async (url) => (url.includes(summary) ? failure() : reply(matchText(1)));
    const read = (feed: string, text: string): unknown => {
      if (feed === summary && text === matchText(2)) throw new WireError('not a number');
      return text;
    };
    const match = openDetail(createClient({ ...options, ports: world }), { feeds: names, seed: { [row]: own }, read });
    const failing = (): string[] => [...match.failing.get()];
    expect(failing()).toEqual([]);
    await world.advance(1_000);
    expect([failing(), match.text(summary).get()]).toEqual([[summary], null]);
    failure = () => reply(matchText(1));
    match.retryNow();
    await world.advance(1_000);
    expect([failing(), match.text(summary).get()]).toEqual([[], matchText(1)]);
    failure = () => reply(matchText(2));
    await world.advance(10_000);
    expect([failing(), match.text(summary).get()]).toEqual([[summary], matchText(1)]);
    world.answer = async () => reply('', 500);
    await world.advance(10_000);
    expect(failing()).toEqual([]);
    match.close();
  });

  it('a match is refreshed soon after a push row of it, and not after those of others', async () => {
    const world = createVirtualWorld();
    world.answer = async () => reply(own);
    subscribing(world);
    const client = createClient({ ...options, ports: world });
    const match = openDetail(client, { feeds: names, seed: { [names[0]!]: own, [names[1]!]: matchText(1) } });
    await world.advance(1_000);
    const requested = (): number => world.requests.filter(({ url }) => !url.includes('sys_')).length;
    const before = requested();
    const push = pusher(world, 'u_1_1');
    push(1, 'bbbbbbbb');
    await world.advance(300);
    expect(requested()).toBe(before);
    push(2, 'aaaaaaaa');
    await world.advance(300);
    expect(requested()).toBe(before + 2);
    match.close();
    await world.advance(60_000);
    expect(requested()).toBe(before + 2);
    expect(world.sockets[0]!.isClosed).toBe(true);
  });

  it('a match is refreshed once more soon after a push row that arrived during a refresh', async () => {
    const world = createVirtualWorld();
    subscribing(world);
    const answers: (() => void)[] = [];
    world.answer = (url) =>
      url.includes('sys_') ? Promise.resolve(reply(own)) : new Promise((resolve) => answers.push(() => resolve(reply(own))));
    const client = createClient({ ...options, ports: world });
    const match = openDetail(client, { feeds: names, seed: { [names[0]!]: own } });
    await world.advance(1_000);
    const push = pusher(world, 'u_1_1');
    expect(answers).toHaveLength(2);
    push(1, 'aaaaaaaa');
    await world.advance(1_000);
    expect(answers).toHaveLength(2);
    for (const answer of answers) answer();
    await world.advance(400);
    expect(answers).toHaveLength(4);
    match.close();
  });

  it('a match is refreshed at most once a second, even if its push rows never cease', async () => {
    const world = createVirtualWorld();
    subscribing(world);
    const push = pusher(world, 'u_1_1');
    world.answer = async (url) => reply(url.includes('sys_') ? '' : own);
    const client = createClient({ ...options, ports: world });
    const match = openDetail(client, { feeds: [names[0]!], seed: { [names[0]!]: own } });
    await world.advance(100);
    const requested = (): number => world.requests.filter(({ url }) => url.includes(names[0]!)).length;
    const before = requested();
    for (let o = 1; o <= 80; o += 1) {
      push(o, 'aaaaaaaa');
      await world.advance(50);
    }
    expect(requested() - before).toBeGreaterThanOrEqual(3);
    expect(requested() - before).toBeLessThanOrEqual(4);
    match.close();
  });

  it('a race is refreshed soon after a push row of any of its competitors', async () => {
    const world = createVirtualWorld();
    const race = leagueWith('race0001', { sportId: 32, noDuel: true });
    const own32 = listText([
      { league: race, events: ['driver01', 'driver02'].map((id) => eventWith(id, { raceId: 'race0001' })) },
    ]);
    world.answer = async () => reply(own32);
    subscribing(world);
    const board = 'df_ev_1_race0001';
    const opened = openDetail(createClient({ ...options, ports: world }), { feeds: [board], seed: { [board]: own32 } });
    await world.advance(1_000);
    const requested = (): number => world.requests.filter(({ url }) => url.includes('df_ev')).length;
    const before = requested();
    const push = pusher(world, 'u_32_1');
    push(1, 'driver09');
    await world.advance(300);
    expect(requested()).toBe(before);
    push(2, 'driver02');
    await world.advance(300);
    expect(requested()).toBe(before + 1);
    opened.close();
  });
});

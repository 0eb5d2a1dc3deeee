import type { DataFrame } from '@stillingen/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, goal, score, status } from '../../domain/testing/scenario.ts';
import { startTestStack, type TestStack } from '../testing/stack.ts';
import { openSocket, openStream, type TestClient } from '../testing/push.ts';

describe.each([
  ['below the stream', { PUSH_RAW_WRITES: 'on' }],
  ['through the stream', { PUSH_RAW_WRITES: 'off' }],
])('the push channel of a whole server, written to %s', (_way, settings) => {
  let stack: TestStack;
  let key: string;
  /** Number and goals of the next score. */
  let seq = 30;
  beforeAll(async () => {
    stack = await startTestStack({ settings });
    key = await stack.keyOf('test');
    await stack.submit(key, [fixture(), status(1, 12)]);
  });
  afterAll(() => stack[Symbol.asyncDispose]());

  const open = (): Promise<TestClient> => openSocket(new URL(stack.url).host);

  it('[PUSH-07] publishes changed rows under u_1_1, numbered without gaps', async () => {
    const socket = await open();
    socket.send({ op: 'subscribe', s: 'u_1_1' });
    const subscribed = await socket.next();
    expect(subscribed).toMatchObject({ op: 'subscribed', s: 'u_1_1', recovered: false });
    const { o, e } = subscribed as { o: number; e: string };
    await stack.submit(key, [score(10, 1, 0)]);
    expect(await socket.next()).toMatchObject({ s: 'u_1_1', e, o: o + 1, d: expect.stringContaining('AG÷1¬') });
    await stack.submit(key, [score(11, 2, 0)]);
    expect(await socket.next()).toMatchObject({ o: o + 2, d: expect.stringContaining('AG÷2¬') });
    socket.socket.close();
  });

  it('delivers missed frames in order when a client reconnects with its position', async () => {
    const first = await open();
    first.send({ op: 'subscribe', s: 'u_1_1' });
    const { e, o } = (await first.next()) as { e: string; o: number };
    first.socket.close();
    await stack.submit(key, [score(20, 3, 0)]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await stack.submit(key, [score(21, 4, 0)]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const second = await open();
    second.send({ op: 'subscribe', s: 'u_1_1', e, o });
    expect(await second.next()).toMatchObject({ op: 'subscribed', recovered: true, o: o + 2 });
    expect(await second.next()).toMatchObject({ o: o + 1, d: expect.stringContaining('AG÷3¬') });
    expect(await second.next()).toMatchObject({ o: o + 2, d: expect.stringContaining('AG÷4¬') });
    second.socket.close();
  });

  it('does not recover a position of another epoch', async () => {
    const socket = await open();
    socket.send({ op: 'subscribe', s: 'u_1_1', e: 'gone', o: 1 });
    expect(await socket.next()).toMatchObject({ recovered: false });
    socket.socket.close();
  });

  it('publishes under sys_1 [PUSH-06] and service [PUSH-05] when an event is added', async () => {
    for (const [i, s] of ['sys_1', 'service'].entries()) {
      const socket = await open();
      socket.send({ op: 'subscribe', s });
      await socket.next();
      const start = new Date().toISOString();
      await stack.submit(key, [fixture({ key: `m${2 + i}`, start, home: { name: 'AGF' }, away: { name: `Viborg FF ${i}` } })]);
      expect(await socket.next()).toMatchObject({ s, d: expect.stringMatching(/stu÷\d+¬/) });
      socket.socket.close();
    }
  });

  it('publishes every sport under u_0_1 [PUSH-07] and those of a project under ul_1_8 [PUSH-08]', async () => {
    for (const s of ['u_0_1', 'ul_1_8']) {
      const socket = await open();
      socket.send({ op: 'subscribe', s });
      await socket.next();
      await stack.submit(key, [score(seq, seq, 0)]);
      expect(await socket.next()).toMatchObject({ s, d: expect.stringContaining(`AG÷${seq}¬`) });
      seq += 1;
      socket.socket.close();
    }
  });

  it('[PUSH-09] publishes changed rows and incidents of a match under games_da_{event}', async () => {
    const socket = await open();
    socket.send({ op: 'subscribe', s: 'u_1_1' });
    await socket.next();
    await stack.submit(key, [score(seq, seq, 0)]);
    const [, event] = /AA÷(\w{8})¬/.exec(((await socket.next()) as DataFrame).d)!;
    socket.socket.close();
    seq += 1;
    const game = await open();
    game.send({ op: 'subscribe', s: `games_da_${event}` });
    expect(await game.next()).toMatchObject({ op: 'subscribed' });
    await stack.submit(key, [score(seq, seq, 0), goal('g1', 12, 'home')]);
    let received = '';
    while (!received.includes('Buksa')) received += ((await game.next()) as DataFrame).d;
    expect(received).toContain(`AA÷${event}¬`);
    expect(received).toContain(`AG÷${seq}¬`);
    seq += 1;
    game.socket.close();
  });

  it.each(['games_da_00000000', 'u_1_2', 'sys_9', 'ul_1_9'])('refuses the unknown subject %s and stays open', async (s) => {
    const socket = await open();
    socket.send({ op: 'subscribe', s });
    expect(await socket.next()).toEqual({ op: 'refused', s, code: 'unknown' });
    socket.send({ op: 'subscribe', s: 'u_1_1' });
    expect(await socket.next()).toMatchObject({ op: 'subscribed', s: 'u_1_1' });
    socket.socket.close();
  });

  it.each(['{', '[]', '{"op":"subscribe","s":"u_1_*"}', '{"op":"subscribe","s":"lsid_x"}', '{"op":"shout","s":"u_1_1"}'])(
    'closes the connection on %s',
    async (frame) => {
      const socket = await open();
      socket.send(frame);
      expect(await socket.closed).toBe(4400);
    },
  );

  it('delivers the same frames over a stream of events', async () => {
    const { next, close } = await openStream(new URL(stack.url).host, 's=u_1_1');
    expect((await next())?.frame).toMatchObject({ op: 'subscribed', s: 'u_1_1' });
    await stack.submit(key, [score(seq, seq, 0)]);
    expect((await next())?.frame).toMatchObject({ s: 'u_1_1', d: expect.stringContaining(`AG÷${seq}¬`) });
    seq += 1;
    close();
  });
});

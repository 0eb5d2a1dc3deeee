import { parseServerFrame, type ServerFrame } from '@stillingen/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { fixture, score, status } from '../../domain/live/scenario.ts';
import { startTestStack, type TestStack } from '../test-stack.ts';

let stack: TestStack;
let key: string;
beforeAll(async () => {
  stack = await startTestStack();
  key = await stack.keyOf('test');
  await stack.tell(key, [fixture(), status(1, 12)]);
});
afterAll(() => stack[Symbol.asyncDispose]());

/** A socket whose frames are read one after another. */
async function open(headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${stack.url.replace('http', 'ws')}/push`, { headers });
  const frames: ServerFrame[] = [];
  const waiting: ((frame: ServerFrame) => void)[] = [];
  socket.on('message', (data) => {
    const frame = parseServerFrame((data as Buffer).toString());
    const next = waiting.shift();
    if (next === undefined) frames.push(frame);
    else next(frame);
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  return {
    closed,
    send: (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    next: () =>
      new Promise<ServerFrame>((resolve) => {
        const frame = frames.shift();
        if (frame === undefined) waiting.push(resolve);
        else resolve(frame);
      }),
    close: () => socket.close(),
  };
}

describe('the push channel', () => {
  it('[PUSH-07] tells the followers of u_1_1 what changed, numbered without gaps', async () => {
    const socket = await open();
    socket.send({ op: 'subscribe', s: 'u_1_1' });
    const subscribed = await socket.next();
    expect(subscribed).toMatchObject({ op: 'subscribed', s: 'u_1_1', recovered: false });
    const { o, e } = subscribed as { o: number; e: string };
    await stack.tell(key, [score(10, 1, 0)]);
    expect(await socket.next()).toMatchObject({ s: 'u_1_1', e, o: o + 1, d: expect.stringContaining('AG÷1¬') });
    await stack.tell(key, [score(11, 2, 0)]);
    expect(await socket.next()).toMatchObject({ o: o + 2, d: expect.stringContaining('AG÷2¬') });
    socket.close();
  });

  it('a client that comes back is told what it missed, in order', async () => {
    const first = await open();
    first.send({ op: 'subscribe', s: 'u_1_1' });
    const { e, o } = (await first.next()) as { e: string; o: number };
    first.close();
    await stack.tell(key, [score(20, 3, 0)]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await stack.tell(key, [score(21, 4, 0)]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const second = await open();
    second.send({ op: 'subscribe', s: 'u_1_1', e, o });
    expect(await second.next()).toMatchObject({ op: 'subscribed', recovered: true, o: o + 2 });
    expect(await second.next()).toMatchObject({ o: o + 1, d: expect.stringContaining('AG÷3¬') });
    expect(await second.next()).toMatchObject({ o: o + 2, d: expect.stringContaining('AG÷4¬') });
    second.close();
  });

  it('a position of another epoch can not be recovered', async () => {
    const socket = await open();
    socket.send({ op: 'subscribe', s: 'u_1_1', e: 'gone', o: 1 });
    expect(await socket.next()).toMatchObject({ recovered: false });
    socket.close();
  });

  it('[PUSH-06] tells the followers of sys_1 when an event appears', async () => {
    const socket = await open();
    socket.send({ op: 'subscribe', s: 'sys_1' });
    await socket.next();
    await stack.tell(key, [fixture({ key: 'm2', home: { name: 'AGF' }, away: { name: 'Viborg FF' } })]);
    expect(await socket.next()).toMatchObject({ s: 'sys_1', d: expect.stringMatching(/stu÷\d+¬/) });
    socket.close();
  });

  it.each(['{', '[]', '{"op":"subscribe","s":"u_1_*"}', '{"op":"subscribe","s":"lsid_x"}', '{"op":"shout","s":"u_1_1"}'])(
    'closes on %s',
    async (frame) => {
      const socket = await open();
      socket.send(frame);
      expect(await socket.closed).toBe(4400);
    },
  );

  it('closes after too many frames', async () => {
    const socket = await open();
    for (let i = 0; i < 300; i += 1) socket.send({ op: 'unsubscribe', s: 'u_1_1' });
    expect(await socket.closed).toBe(1008);
  });

  it('is open to our own pages and to programs, not to other sites', async () => {
    await expect(open({ origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(open({ origin: 'null' })).rejects.toThrow('403');
    const own = await open({ origin: stack.url });
    own.close();
  });
});

import { describe, expect, it } from 'vitest';
import { createClock } from '../time/clock.ts';
import { createPauses } from '../time/pauses.ts';
import { createStore } from '../store.ts';
import { createVirtualWorld } from '../testing/virtual-world.ts';
import { createPush, type PushEvent } from './push.ts';
import { continuityOf } from './push.ts';

const position = { epoch: 'e1', offset: 5 };

describe('a frame behind e1 5', () => {
  it.each([
    ['e1', 6, 'next'],
    ['e1', 5, 'duplicate'],
    ['e1', 1, 'duplicate'],
    ['e1', 7, 'gap'],
    ['e2', 6, 'gap'],
    ['e2', 1, 'gap'],
  ] as const)('that is %s %i is %s', (e, o, continuity) => {
    expect(continuityOf(position, { e, o })).toBe(continuity);
  });

  it.each([
    [8, 3, 'next'],
    [7, 3, 'next'],
    [6, 3, 'next'],
    [8, 9, 'next'],
    [9, 3, 'gap'],
    [5, 5, 'duplicate'],
  ] as const)('a frame behind e1 5 up to %i that covers %i is %s', (o, n, continuity) => {
    expect(continuityOf(position, { e: 'e1', o, n })).toBe(continuity);
  });
});

const SUBJECT = 'u_1_1';

function open(random = 0.5, urls = ['wss://example.test/push'], namespace = '') {
  const world = createVirtualWorld(() => random);
  const clock = createClock(world, createStore(0));
  const push = createPush(world, createPauses(world), clock, { urls, namespace });
  const received: PushEvent[] = [];
  const end = push.subscribe(SUBJECT, (event) => received.push(event));
  const socket = () => world.sockets.at(-1)!;
  const data = (o: number, e = 'e1'): object => ({ s: SUBJECT, e, o, t: world.nowMs(), d: `frame ${o}` });
  const subscribed = (o: number, recovered = false, e = 'e1'): object => ({ op: 'subscribed', s: SUBJECT, e, o, recovered });
  const heartbeat = (o: number, e = 'e1'): object => ({ op: 'heartbeat', e, t: world.nowMs(), p: { [SUBJECT]: o } });
  const eventTexts = (): string[] =>
    received
      .splice(0)
      .map((event) => (event.type === 'data' ? event.text : event.type === 'up' ? `up ${event.recovered}` : event.type));
  return { world, clock, push, end, socket, data, subscribed, heartbeat, eventTexts };
}

describe('push', () => {
  it('[PUSH-07] push emits the frames of the update subject in order, once each', () => {
    const { socket, data, subscribed, eventTexts } = open();
    socket().open();
    expect(socket().received).toEqual([{ op: 'subscribe', s: SUBJECT }]);
    socket().send(subscribed(4));
    for (const o of [5, 6, 6, 5, 7]) socket().send(data(o));
    expect(eventTexts()).toEqual(['up false', 'frame 5', 'frame 6', 'frame 7']);
  });

  it('push emits a gap before the frame after it, by offset and by epoch', () => {
    const { socket, data, subscribed, eventTexts } = open();
    socket().open();
    socket().send(subscribed(4));
    for (const frame of [data(6), data(7), data(8, 'e2'), data(9, 'e2')]) socket().send(frame);
    expect(eventTexts()).toEqual(['up false', 'gap', 'frame 6', 'frame 7', 'gap', 'frame 8', 'frame 9']);
  });

  it('a heartbeat reveals lost frames', () => {
    const { socket, subscribed, heartbeat, eventTexts, data } = open();
    socket().open();
    socket().send(subscribed(4));
    for (const frame of [heartbeat(4), heartbeat(5), heartbeat(5), data(6), heartbeat(6, 'e2')]) socket().send(frame);
    expect(eventTexts()).toEqual(['up false', 'verified', 'gap', 'verified', 'frame 6', 'gap']);
  });

  it('push requests a subject again at a heartbeat that was not answered', () => {
    const { socket, subscribed, heartbeat, eventTexts } = open();
    socket().open();
    socket().send(heartbeat(4));
    expect(socket().received).toHaveLength(2);
    socket().send(subscribed(4));
    socket().send(heartbeat(4));
    expect(socket().received).toHaveLength(2);
    expect(eventTexts()).toEqual(['up false', 'verified']);
  });

  it('push sends its position on reconnect and accepts replayed frames before and after the answer', async () => {
    const { world, socket, data, subscribed, eventTexts } = open();
    socket().open();
    socket().send(subscribed(4));
    socket().send(data(5));
    socket().close();
    expect(eventTexts()).toEqual(['up false', 'frame 5', 'down']);
    await world.advance(20_000);
    socket().open();
    expect(socket().received).toEqual([{ op: 'subscribe', s: SUBJECT, e: 'e1', o: 5 }]);
    for (const frame of [data(6), subscribed(7, true), data(7), data(8)]) socket().send(frame);
    expect(eventTexts()).toEqual(['frame 6', 'up true', 'frame 7', 'frame 8']);
  });

  it('push does not set the clock by the time of a replayed frame', async () => {
    const { world, clock, socket, data, subscribed } = open();
    const startMs = world.nowMs();
    socket().open();
    socket().send(subscribed(4));
    const [missed, next] = [data(5), { ...data(6), t: startMs + 41_000 }];
    socket().close();
    await world.advance(40_000);
    socket().open();
    for (const frame of [subscribed(5, true), missed]) socket().send(frame);
    expect(clock.nowMs()).toBe(startMs + 40_000);
    socket().send(next);
    expect(clock.nowMs()).toBe(startMs + 41_000);
  });

  it('push waits a random part of a pause that doubles up to 20 s', async () => {
    const { world, socket } = open(0.999);
    const atMs: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      const count = world.sockets.length;
      const closedMs = world.nowMs();
      socket().close();
      while (world.sockets.length === count) await world.advance(50);
      atMs.push(world.nowMs() - closedMs);
    }
    expect(atMs).toEqual([1000, 2000, 4000, 8000, 16_000, 20_000, 20_000, 20_000, 20_000]);
  });

  it('push starts again with short pauses after a connection that lasted', async () => {
    const { world, socket, subscribed, heartbeat } = open(0.999);
    socket().open();
    socket().send(subscribed(4));
    await world.advance(30_000);
    socket().send(heartbeat(4));
    socket().close();
    await world.advance(500);
    expect(world.sockets).toHaveLength(2);
  });

  it('push spreads its reconnect over the time that a draining server requests', async () => {
    const { world, socket, subscribed } = open(0.5);
    socket().open();
    socket().send(subscribed(4));
    socket().send({ op: 'drain', afterMs: 10_000 });
    socket().close();
    await world.advance(4_900);
    expect(world.sockets).toHaveLength(1);
    await world.advance(200);
    expect(world.sockets).toHaveLength(2);
  });

  it('push reconnects to a busy server within the requested time, without back-off', async () => {
    const { world, socket } = open(0.5, ['wss://a.test/push', 'wss://b.test/push']);
    for (let n = 0; n < 5; n += 1) {
      socket().open();
      socket().send({ op: 'busy', afterMs: 4000 });
      socket().close();
      await world.advance(1_900);
      expect(world.sockets).toHaveLength(n + 1);
      await world.advance(200);
      expect(world.sockets).toHaveLength(n + 2);
    }
    expect(new Set(world.sockets.map(({ url }) => url))).toEqual(new Set(['wss://b.test/push']));
    socket().close();
    await world.advance(300);
    expect(world.sockets.at(-1)!.url).toBe('wss://a.test/push');
  });

  it('push spreads its first reconnect over the time that the last heartbeat named', async () => {
    const { world, socket, subscribed, heartbeat } = open(0.999);
    socket().open();
    socket().send(subscribed(4));
    await world.advance(30_000);
    socket().send({ ...heartbeat(4), afterMs: 8000 });
    socket().close();
    await world.advance(7_900);
    expect(world.sockets).toHaveLength(1);
    await world.advance(100);
    expect(world.sockets).toHaveLength(2);
    socket().close();
    await world.advance(1_000);
    expect(world.sockets).toHaveLength(3);
  });

  it('[PUSH-03] push doubles its pause only when all of its addresses have failed', async () => {
    const { world, socket } = open(0.999, ['wss://a.test/push', 'wss://b.test/push']);
    const afterMs: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const closedMs = world.nowMs();
      const count = world.sockets.length;
      socket().close();
      while (world.sockets.length === count) await world.advance(50);
      afterMs.push(world.nowMs() - closedMs);
    }
    expect(afterMs).toEqual([500, 1000, 1000, 2000, 2000, 4000]);
  });

  it('push discards the drain time after reconnecting', async () => {
    const { world, push, socket, end } = open(0.5);
    socket().open();
    socket().send({ op: 'drain', afterMs: 60_000 });
    end();
    push.subscribe(SUBJECT, () => {});
    socket().close();
    await world.advance(1_000);
    expect(world.sockets).toHaveLength(3);
  });

  it('push closes a connection that is silent for 35 s', async () => {
    const { world, socket, subscribed, heartbeat, eventTexts } = open();
    socket().open();
    socket().send(subscribed(4));
    await world.advance(30_000);
    socket().send(heartbeat(4));
    await world.advance(34_000);
    expect(socket().isClosed).toBe(false);
    await world.advance(1_000);
    expect(world.sockets[0]!.isClosed).toBe(true);
    expect(eventTexts()).toEqual(['up false', 'verified', 'down']);
  });

  it('push does not reconnect while the page is hidden or the device offline', async () => {
    const { world, socket } = open();
    world.online.set(false);
    socket().close();
    await world.advance(60_000);
    expect(world.sockets).toHaveLength(1);
    world.online.set(true);
    expect(world.sockets).toHaveLength(2);
  });

  describe('a subject with a session', () => {
    const CHANNEL = 'lsid_x_dk';
    const loggedIn = { id: 'x', hash: 'y' };
    function openChannel() {
      const opened = open();
      const eventTexts: string[] = [];
      const listen = (): (() => void) =>
        opened.push.subscribe(CHANNEL, ({ type }) => eventTexts.push(type), {
          sent: { loggedIn },
          onLost: () => eventTexts.push('lost'),
        });
      const endChannel = listen();
      opened.socket().open();
      opened.socket().send(opened.subscribed(4));
      opened.socket().send({ op: 'subscribed', s: CHANNEL, e: 'e1', o: 2, recovered: false });
      opened.socket().received.splice(0);
      return { ...opened, eventTexts: () => eventTexts.splice(0), listen, endChannel };
    }
    const refusal = { op: 'refused', s: CHANNEL, code: 'notLoggedIn' };

    it('[ACC-51] push sends the session on every connect', async () => {
      const { world, socket, end } = openChannel();
      end();
      socket().close();
      await world.advance(20_000);
      socket().open();
      expect(socket().received).toEqual([{ op: 'subscribe', s: CHANNEL, e: 'e1', o: 2, loggedIn }]);
    });

    it('[ACC-51] a refused subject is not subscribed again, and reports that once', () => {
      const { socket, heartbeat, eventTexts, end, endChannel } = openChannel();
      socket().send(refusal);
      socket().send({ s: CHANNEL, e: 'e1', o: 3, t: 5, d: '{"rev":1}' });
      for (let n = 0; n < 2; n += 1) socket().send(heartbeat(4));
      socket().send(refusal);
      expect(eventTexts()).toEqual(['up', 'lost']);
      expect(socket().received.filter(({ op }) => op === 'subscribe')).toEqual([]);
      endChannel();
      expect(socket().isClosed).toBe(false);
      end();
      expect(socket().isClosed).toBe(true);
    });

    it('a refused subject can be subscribed again', () => {
      const { socket, eventTexts, listen, endChannel } = openChannel();
      socket().send(refusal);
      listen();
      endChannel();
      socket().send({ op: 'subscribed', s: CHANNEL, e: 'e1', o: 3, recovered: false });
      expect(eventTexts()).toEqual(['up', 'lost', 'up']);
    });
  });

  it('push shares one connection and ends it with the last subject', () => {
    const { world, push, socket, subscribed, end } = open();
    socket().open();
    socket().send(subscribed(4));
    const second: string[] = [];
    const endSecond = push.subscribe(SUBJECT, ({ type }) => second.push(type));
    expect(second).toEqual(['up']);
    const endOther = push.subscribe('sys_1', () => {});
    endOther();
    expect(socket().received.slice(1)).toEqual([
      { op: 'subscribe', s: 'sys_1' },
      { op: 'unsubscribe', s: 'sys_1' },
    ]);
    end();
    expect(socket().isClosed).toBe(false);
    endSecond();
    expect(socket().isClosed).toBe(true);
    expect(world.sockets).toHaveLength(1);
  });

  it('[PUSH-03] push starts with a random address, and uses the next one at each reconnect', async () => {
    const urls = ['wss://a.test/push', 'wss://b.test/push', 'wss://c.test/push'];
    const { world, socket } = open(0.5, urls);
    for (let n = 0; n < 2; n += 1) {
      socket().open();
      socket().close();
      await world.advance(20_000);
    }
    expect(world.sockets.map(({ url }) => url)).toEqual([urls[1], urls[2], urls[0]]);
    expect(open(0.99, urls).world.sockets[0]!.url).toBe(urls[2]);
  });

  it('[PUSH-04] push puts the namespace prefix before every subject', () => {
    const { socket, eventTexts } = open(0.5, ['wss://a.test/push'], 'dk');
    socket().open();
    expect(socket().received).toEqual([{ op: 'subscribe', s: `dk/${SUBJECT}` }]);
    socket().send({ op: 'subscribed', s: `dk/${SUBJECT}`, e: 'e1', o: 4, recovered: false });
    expect(eventTexts()).toEqual(['up false']);
  });

  it('push tries an event stream after three sockets that did not open, then a socket again', async () => {
    const { world, socket } = open();
    for (let n = 0; n < 6; n += 1) {
      socket().close();
      await world.advance(20_000);
    }
    const kinds = world.sockets.map(({ url }) => (url.endsWith('/sse') ? 'stream' : 'socket'));
    expect(kinds).toEqual(['socket', 'socket', 'socket', 'stream', 'socket', 'stream', 'socket']);
  });

  it('push keeps using sockets that open, however often they close', async () => {
    const { world, socket } = open();
    for (let n = 0; n < 6; n += 1) {
      socket().open();
      socket().close();
      await world.advance(20_000);
    }
    expect(world.sockets.every(({ url }) => !url.endsWith('/sse'))).toBe(true);
  });

  it('push emits a gap when the server dropped frames, and continues from there', () => {
    const { world, socket, data, subscribed, eventTexts } = open();
    socket().open();
    socket().send(subscribed(4));
    socket().send({ op: 'resync', e: 'e1', t: world.nowMs(), p: { [SUBJECT]: 9 } });
    socket().send(data(10));
    expect(eventTexts()).toEqual(['up false', 'gap', 'frame 10']);
  });

  it('push ignores unknown frames, and sets the clock by known ones', () => {
    const { world, clock, socket, subscribed, eventTexts } = open();
    socket().open();
    socket().send({ op: 'later' });
    socket().send(subscribed(4));
    socket().send({ s: SUBJECT, e: 'e1', o: 5, t: world.nowMs() + 7_000, d: 'frame 5' });
    expect(eventTexts()).toEqual(['up false', 'frame 5']);
    expect(clock.nowMs() - world.nowMs()).toBe(7_000);
  });
});

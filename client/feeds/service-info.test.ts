import { systemRow } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { createClock } from '../time/clock.ts';
import { createFeeds } from './feeds.ts';
import { createPauses } from '../time/pauses.ts';
import { createPush } from '../push/push.ts';
import { createServiceInfo } from './service-info.ts';
import { createStore } from '../store.ts';
import { createVirtualWorld, reply } from '../testing/virtual-world.ts';

const text = (
  status: number,
  updateTime: number,
  multiplier = 1,
  live: string | null = null,
  program: string | null = null,
  notice: string | null = null,
): string =>
  systemRow.writeText({
    multiplier,
    status,
    trueTime: status === 0 ? null : 900,
    notice,
    updateTime,
    live,
    program,
    serverTime: 0,
  });

function open() {
  const world = createVirtualWorld();
  world.answer = async () => reply(text(0, 5));
  const pauses = createPauses(world);
  const clock = createClock(world, createStore(0));
  const feeds = createFeeds(world, pauses, clock, { origin: '', projectId: 8, sign: 's' });
  const push = createPush(world, pauses, clock, { urls: ['wss://example.test/push'], namespace: '' });
  const service = createServiceInfo(feeds, push, pauses, 'sys_1', () => {});
  const frame = (d: string): object => ({ s: 'sys_1', e: 'e1', o: 1, t: world.nowMs(), d });
  return { world, service, frame };
}

function openPushed(o: number) {
  const opened = open();
  const { world, service } = opened;
  world.onSocket = (socket) =>
    world.after(10, () => {
      socket.open();
      socket.send({ op: 'subscribed', s: 'sys_1', e: 'e1', o, recovered: false });
    });
  service.subscribe(() => {});
  return opened;
}

describe('the state of the service', () => {
  it('[FEED-70] the state of the service is read from the system feed', async () => {
    const { world, service } = open();
    world.answer = async () => reply(text(2, 77, 3, '1:116|7:3', '/assets/a.js'));
    service.subscribe(() => {});
    await world.advance(0);
    expect(service.get()).toEqual({
      status: 2,
      trueAtS: 900,
      notice: null,
      multiplier: 3,
      updatedS: 77,
      live: '1:116|7:3',
      program: '/assets/a.js',
    });
  });

  it('[FEED-70] the state of the service never polls more often than usual, whatever the multiplier', async () => {
    const { world, service } = open();
    world.answer = async () => reply(text(0, 77, 0));
    service.subscribe(() => {});
    await world.advance(0);
    expect(service.get()).toMatchObject({ multiplier: 1, updatedS: 77 });
  });

  it('[PAGE-30] the state of the service has the notice of the operator until an answer lacks it', async () => {
    const { world, service } = open();
    let notice: string | null = 'Vi flytter server kl. 22';
    world.answer = async () => reply(text(0, 5, 1, null, null, notice));
    service.subscribe(() => {});
    await world.advance(0);
    expect(service.get().notice).toBe(notice);
    notice = null;
    await world.advance(60_000);
    expect(service.get().notice).toBeNull();
  });

  it('[SYNC-06] the state of the service is requested every 60 s while push is down', async () => {
    const { world, service } = open();
    const end = service.subscribe(() => {});
    await world.advance(180_000);
    expect(world.requests).toHaveLength(4);
    end();
    await world.advance(180_000);
    expect(world.requests).toHaveLength(4);
  });

  it('[SYNC-07] [PUSH-06] the state of the service follows push while it is up', async () => {
    const { world, service, frame } = openPushed(0);
    await world.advance(1_000);
    const requested = world.requests.length;
    world.sockets[0]!.send(frame(text(1, 6)));
    expect(service.get()).toMatchObject({ status: 1, trueAtS: 900, multiplier: 1, updatedS: 6 });
    await world.advance(30_000);
    expect(world.requests).toHaveLength(requested);
  });

  it('the state of the service is requested once more after a loss, as the first answer may be older', async () => {
    const { world, service } = openPushed(1);
    await world.advance(1_000);
    world.answer = async () => reply(text(0, 6));
    await world.advance(3_000);
    expect(service.get().updatedS).toBe(6);
    const requested = world.requests.length;
    await world.advance(20_000);
    expect(world.requests).toHaveLength(requested);
  });

  it('[LOAD-10] the state of the service is requested after a loss only when the page is visible again', async () => {
    const { world } = openPushed(1);
    await world.advance(10_000);
    const requested = world.requests.length;
    world.visibility.set(false);
    world.sockets[0]!.send({ op: 'resync', e: 'e1', t: world.nowMs(), p: { sys_1: 2 } });
    await world.advance(20_000);
    expect(world.requests).toHaveLength(requested);
    world.visibility.set(true);
    expect(world.requests).toHaveLength(requested + 1);
  });

  it('the state of the service is still requested after a loss when the connection closed and reopened meanwhile', async () => {
    const { world, service, frame } = open();
    world.onSocket = (socket) => {
      socket.onReceive = ({ o }) => socket.send({ op: 'subscribed', s: 'sys_1', e: 'e1', o: o ?? 0, recovered: o !== undefined });
      world.after(10, () => socket.open());
    };
    service.subscribe(() => {});
    await world.advance(1_000);
    world.answer = async () => reply('', 503);
    world.sockets[0]!.send({ ...frame('unreadable'), o: 2 });
    await world.advance(0);
    world.sockets[0]!.close();
    world.answer = async () => reply(text(0, 9));
    await world.advance(5_000);
    expect(service.get().updatedS).toBe(9);
  });

  it('[FEED-15] the state of the service is requested again 3 s after a failure', async () => {
    const { world, service } = open();
    world.answer = async () => reply('', 503);
    service.subscribe(() => {});
    await world.advance(9_000);
    expect(world.requests).toHaveLength(4);
  });

  it('[FEED-15] the state of the service is requested again 3 s after a failed request of the 60 s check', async () => {
    const { world, service } = open();
    world.onSocket = (socket) => world.after(10, () => socket.close());
    service.subscribe(() => {});
    await world.advance(59_000);
    expect(world.requests).toHaveLength(1);
    world.answer = async () => reply('', 503);
    await world.advance(7_500);
    expect(world.requests).toHaveLength(4);
    world.answer = async () => reply(text(1, 5));
    await world.advance(3_000);
    expect(service.get().status).toBe(1);
    await world.advance(50_000);
    expect(world.requests).toHaveLength(5);
  });
});

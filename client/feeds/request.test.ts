import { describe, expect, it } from 'vitest';
import { createPauses } from '../time/pauses.ts';
import { createRequest } from './request.ts';
import { createVirtualWorld, reply, type VirtualWorld } from '../testing/virtual-world.ts';

function requestIn(world: VirtualWorld) {
  const calls: string[] = [];
  const request = createRequest(world, createPauses(world), {
    url: '/feed',
    headers: {},
    onDone: ({ status, body }) => calls.push(`done ${status} ${body}`),
    onError: () => calls.push('error'),
    onGiveUp: () => calls.push('gave up'),
  });
  return { request, calls };
}
const fails = (): Promise<never> => Promise.reject(new TypeError('failed to fetch'));
const timesOf = (world: VirtualWorld): number[] => world.requests.map(({ atMs }) => atMs - world.requests[0]!.atMs);

describe('a request', () => {
  it('[LOAD-04] a request is idle, then updating, then done, and starts only once', async () => {
    const world = createVirtualWorld();
    world.answer = async () => reply('body');
    const { request, calls } = requestIn(world);
    expect(request.state()).toBe('idle');
    request.start();
    expect(request.state()).toBe('updating');
    await world.advance(0);
    request.abort();
    request.start();
    await world.advance(60_000);
    expect(request.state()).toBe('done');
    expect(calls).toEqual(['done 200 body']);
    expect(world.requests).toHaveLength(1);
  });

  it('[LOAD-04] a request is aborted for good, and silent then', async () => {
    const world = createVirtualWorld();
    world.answer = async () => {
      await world.sleep(100);
      return reply('body');
    };
    const { request, calls } = requestIn(world);
    request.start();
    await world.advance(50);
    request.abort();
    await world.advance(60_000);
    expect(request.state()).toBe('aborted');
    expect(world.requests[0]!.aborted()).toBe(true);
    expect(calls).toEqual([]);
  });

  it('[LOAD-05] [LOAD-06] [LOAD-07] [LOAD-08] a request retries 3 times, each 250 ms later, reports each error, and gives up', async () => {
    const world = createVirtualWorld();
    world.answer = fails;
    const { request, calls } = requestIn(world);
    request.start();
    await world.advance(60_000);
    expect(timesOf(world)).toEqual([0, 250, 750, 1500]);
    expect(calls).toEqual(['error', 'error', 'error', 'error', 'gave up']);
    expect(request.state()).toBe('failed');
  });

  it('a request counts an attempt without an answer in 10 s as failed', async () => {
    const world = createVirtualWorld();
    world.answer = () => (world.requests.length === 1 ? new Promise(() => {}) : Promise.resolve(reply('body')));
    const { request, calls } = requestIn(world);
    request.start();
    await world.advance(10_250);
    expect(world.requests[0]!.aborted()).toBe(true);
    expect(calls).toEqual(['error', 'done 200 body']);
  });

  it('[LOAD-10] a request is not tried again while the page is hidden or the device offline', async () => {
    const world = createVirtualWorld();
    world.answer = fails;
    const { request } = requestIn(world);
    request.start();
    await world.advance(0);
    world.visibility.set(false);
    world.online.set(false);
    await world.advance(60_000);
    world.visibility.set(true);
    await world.advance(60_000);
    expect(world.requests).toHaveLength(1);
    world.online.set(true);
    await world.advance(0);
    expect(world.requests).toHaveLength(2);
  });
});

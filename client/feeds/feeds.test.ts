import { describe, expect, it } from 'vitest';
import { createClock } from '../time/clock.ts';
import { createFeeds, type FeedResult, type Validator } from './feeds.ts';
import { createGeo } from './origin.ts';
import { createPauses } from '../time/pauses.ts';
import type { FeedResponse } from '../ports.ts';
import { createStore } from '../store.ts';
import { createVirtualWorld, reply } from '../testing/virtual-world.ts';
import { loadAll } from './loader.ts';

async function fetchWith(answer: () => FeedResponse, validator: Validator = {}, { benchmark = false, random = 0.5 } = {}) {
  const world = createVirtualWorld(() => random);
  world.answer = async () => answer();
  const clock = createClock(world, createStore(0));
  const feeds = createFeeds(world, createPauses(world), clock, {
    origin: 'https://example.test',
    projectId: 8,
    sign: 'stillingen',
    benchmark,
    geo: createGeo(world.local, world.nowMs),
  });
  const results: FeedResult[] = [];
  feeds.fetch('u_1_1', validator, (result) => results.push(result));
  await world.advance(30_000);
  return { world, clock, feeds, results };
}

describe('a feed call', () => {
  it('[FEED-02] [FEED-04] a feed call goes to the address of the project with the sign', async () => {
    const { world } = await fetchWith(() => reply('A1÷ff¬~'));
    expect(world.requests[0]).toMatchObject({ url: 'https://example.test/8/x/feed/u_1_1', headers: { 'x-fsign': 'stillingen' } });
  });

  it('[FEED-06] a feed call fails while the time of the server is not known', async () => {
    const { world, feeds } = await fetchWith(() => reply('A1÷ff¬~', 200, { date: 'Fri, 20 Nov 2026 18:00:00 GMT' }));
    feeds.fetch('u_1_1', {}, () => {});
    expect(world.requests.map(({ headers }) => headers['X-utime'])).toEqual(['1', undefined]);
  });

  it('[FEED-10] a feed call ignores a Date header of a device without a clock', async () => {
    const { clock, world } = await fetchWith(() => reply('A1÷ff¬~', 200, { date: 'Thu, 01 Jan 1970 00:00:00 GMT' }));
    expect([clock.isKnown(), clock.nowMs() - world.nowMs()]).toEqual([false, 0]);
  });

  it('[FEED-10] a feed call adds the age of a cached answer to its date', async () => {
    const date = 'Fri, 20 Nov 2026 19:00:00 GMT';
    const { clock, world } = await fetchWith(() => reply('A1÷ff¬~', 200, { date, age: '30' }));
    expect(clock.nowMs() - world.nowMs()).toBe(3_630_500);
  });

  it('[FEED-07] a feed call is a benchmark once in a hundred times, if enabled', async () => {
    const marked = async (benchmark: boolean, random: number) =>
      (await fetchWith(() => reply('A1÷ff¬~'), {}, { benchmark, random })).world.requests[0]!.headers['X-BenchmarkRequest'];
    expect(await Promise.all([marked(true, 0.009), marked(true, 0.011), marked(false, 0)])).toEqual(['1', undefined, undefined]);
  });

  it('[FEED-05] a feed call requests the location once, and again if there was no answer', async () => {
    const { world, feeds } = await fetchWith(() => reply('', 503));
    const geoHeaders = () => world.requests.map(({ headers }) => headers['X-GeoIP']);
    feeds.fetch('u_1_1', {}, () => {});
    expect(geoHeaders()).toEqual(['1', undefined]);
    const failed = await fetchWith(() => {
      throw new TypeError('failed to fetch');
    });
    failed.feeds.fetch('u_1_1', {}, () => {})();
    failed.feeds.fetch('u_1_1', {}, () => {});
    expect(failed.world.requests.slice(4).map(({ headers }) => headers['X-GeoIP'])).toEqual(['1', '1']);
  });

  it('a feed call names the time that it requests', async () => {
    const { world, feeds } = await fetchWith(() => reply('A1÷ff¬~'));
    feeds.fetch('r_1_1', {}, () => {}, 1_795_201_200);
    expect(world.requests[1]!.url).toBe('https://example.test/8/x/feed/r_1_1?asof=1795201200');
  });

  it('[FEED-08] a feed call carries the signature it is given', async () => {
    const { world } = await fetchWith(() => reply('', 304), { 'X-Signature': 'ff' });
    expect(world.requests[0]!.headers['X-Signature']).toBe('ff');
  });

  it('[FEED-10] a feed call sets the clock by the Date header', async () => {
    const { clock, world } = await fetchWith(() => reply('A1÷ff¬~', 200, { date: 'Sat, 21 Nov 2026 18:00:00 GMT' }));
    expect(clock.nowMs() - world.nowMs()).toBe(24 * 3600_000 + 500);
  });

  it.each([
    ['[FEED-09] text', () => reply('A1÷ff¬~', 200, { etag: '"1"' }), { kind: 'data', text: 'A1÷ff¬~', tag: '"1"' }],
    ['[FEED-13] 304', () => reply('', 304), { kind: 'none', isReported: true }],
    ['[FEED-13] 204', () => reply('', 204), { kind: 'none', isReported: true }],
    ['[FEED-12] [FEED-13] 1223', () => reply('A1÷ff¬~', 1223), { kind: 'none', isReported: true }],
    ['[FEED-12] 0', () => reply('', 0), { kind: 'none', isReported: false }],
    ['[FEED-12] 503', () => reply('A1÷ff¬~', 503), { kind: 'failed' }],
    ['[FEED-12] 404', () => reply('A1÷ff¬~', 404), { kind: 'failed' }],
    ['[FEED-14] an empty body', () => reply(''), { kind: 'none', isReported: false }],
    ['[FEED-14] 0', () => reply('0'), { kind: 'empty' }],
    ['[FEED-13] no headers', () => ({ ...reply('A1÷ff¬~'), headers: null }), { kind: 'none', isReported: false }],
    ['[FEED-14] three characters', () => reply('A1÷'), { kind: 'none', isReported: false }],
  ])('a feed call reads %s', async (_, answer, result) => {
    const { results, world } = await fetchWith(answer);
    expect(results).toEqual([result]);
    expect(world.requests).toHaveLength(1);
  });

  it('a feed call reports when the server becomes unreachable and reachable', async () => {
    const { feeds, world, results } = await fetchWith(() => {
      throw new TypeError('failed to fetch');
    });
    expect(results).toEqual([{ kind: 'failed' }]);
    expect(feeds.reachable.get()).toBe(false);
    world.answer = async () => reply('', 503);
    feeds.fetch('sys_1', {}, () => {});
    await world.advance(0);
    expect(feeds.reachable.get()).toBe(true);
  });
});

function load(names: readonly string[]) {
  const calls: string[] = [];
  const answer = new Map<string, (result: FeedResult) => void>();
  const abort = loadAll(
    names,
    (name, onResult) => {
      answer.set(name, onResult);
      return () => calls.push(`aborted ${name}`);
    },
    {
      before: () => calls.push('before'),
      complete: (name, { text }) => calls.push(`${name} ${text}`),
      after: () => calls.push('after'),
    },
  );
  return { calls, answer, abort };
}
const data = (text: string): FeedResult => ({ kind: 'data', text, tag: null });

describe('the loader', () => {
  it('[LOAD-01] the loader requests all feeds at once', () => {
    expect([...load(['a', 'b', 'c']).answer.keys()]).toEqual(['a', 'b', 'c']);
  });

  it('[LOAD-02] the loader waits for every answer, then runs before, the completions that have data, after', () => {
    const { calls, answer } = load(['a', 'b', 'c', 'd']);
    answer.get('c')!(data('third'));
    answer.get('b')!({ kind: 'failed' });
    answer.get('d')!({ kind: 'none', isReported: true });
    expect(calls).toEqual([]);
    answer.get('a')!(data('first'));
    expect(calls).toEqual(['before', 'a first', 'c third', 'after']);
  });

  it('[LOAD-03] the loader runs before and after at once where there is nothing to request', () => {
    expect(load([]).calls).toEqual(['before', 'after']);
  });

  it('the loader aborts all feeds', () => {
    const { calls, abort } = load(['a', 'b']);
    abort();
    expect(calls).toEqual(['aborted a', 'aborted b']);
  });
});

import { expect, it } from 'vitest';
import { ImageCache } from './image-cache.ts';
import { RenderPool } from './pool.ts';

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>';
const KILOBYTE = 1000 - 300;

it('the cache of images is bounded in bytes and drops the image that was used longest ago', async () => {
  const cache = new ImageCache(2000);
  const drawn: string[] = [];
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b'])
    await cache.get(key, () => {
      drawn.push(key);
      return Promise.resolve(Buffer.alloc(KILOBYTE));
    });
  expect([cache.bytes, drawn]).toEqual([2000, ['a', 'b', 'c', 'b']]);
});

it('the cache of images draws once for equal requests at the same time, and again after a failure', async () => {
  const cache = new ImageCache(2000);
  let draws = 0;
  const fail = (): Promise<Buffer> => {
    draws += 1;
    return Promise.reject(new Error('no'));
  };
  await Promise.allSettled([cache.get('a', fail), cache.get('a', fail)]);
  expect([draws, cache.has('a')]).toEqual([1, false]);
  await Promise.allSettled([cache.get('a', fail)]);
  expect(draws).toBe(2);
});

it('a pool refuses what is beyond its queue, and goes on after a picture that cannot be drawn', async () => {
  await using pool = new RenderPool({ workers: 1, waiting: 1 });
  const job = { size: null, format: 'png' } as const;
  const wrong = pool.render({ ...job, source: '<svg' })!;
  const right = pool.render({ ...job, source: SQUARE })!;
  expect(pool.render({ ...job, source: SQUARE })).toBeNull();
  await expect(wrong).rejects.toThrow('SVG');
  expect((await right).subarray(1, 4).toString()).toBe('PNG');
});

it('a pool ends a thread that does not answer, and draws in another one', async () => {
  await using pool = new RenderPool({ workers: 1, waiting: 1, ms: 1 });
  await expect(pool.render({ source: SQUARE, size: 64, format: 'webp' })).rejects.toThrow('the picture took longer than 1 ms');
  await expect(pool.render({ source: SQUARE, size: 64, format: 'webp' })).rejects.toThrow('longer than 1 ms');
});

import { expect, it } from 'vitest';
import { LazyComponent } from './lazy-component.ts';

const View = () => null;

it('calls of load at once give one component, as does a later call', async () => {
  const lazy = new LazyComponent(async () => View);
  expect(lazy.view).toBeNull();
  const [first, second] = await Promise.all([lazy.load(), lazy.load()]);
  expect(second).toBe(first);
  expect(await lazy.load()).toBe(first);
  expect(lazy.view).toBe(first);
});

it('a chunk that cannot be fetched is fetched again by the next call', async () => {
  let count = 0;
  const lazy = new LazyComponent(async () => {
    count += 1;
    if (count === 1) throw new TypeError('not fetched');
    return View;
  });
  await expect(lazy.load()).rejects.toThrow('not fetched');
  expect(lazy.view).toBeNull();
  expect(await lazy.load()).toBe(lazy.view);
});

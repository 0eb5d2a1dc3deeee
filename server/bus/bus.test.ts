import type { Entry } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import type { Bus } from './bus.ts';
import { createInProcessBus } from './in-process.ts';

const entry = (n: number): Entry => ({ n, atMs: 0, changes: [] });

/** What every bus must do; each implementation runs it. */
function busContract(name: string, createBus: () => Promise<Bus>): void {
  describe(name, () => {
    it('hands every batch to every follower, in order', async () => {
      await using bus = await createBus();
      const heard: number[][] = [[], []];
      await using _one = await bus.follow((entries) => heard[0]!.push(...entries.map(({ n }) => n)));
      await using _other = await bus.follow((entries) => heard[1]!.push(...entries.map(({ n }) => n)));
      await bus.publish([entry(1), entry(2)]);
      await bus.publish([entry(3)]);
      await expect
        .poll(() => heard)
        .toEqual([
          [1, 2, 3],
          [1, 2, 3],
        ]);
    });

    it('a follower hears only what comes after it began, and nothing after it ended', async () => {
      await using bus = await createBus();
      const heard: number[] = [];
      await bus.publish([entry(1)]);
      const following = await bus.follow((entries) => heard.push(...entries.map(({ n }) => n)));
      await bus.publish([entry(2)]);
      await expect.poll(() => heard).toEqual([2]);
      await following[Symbol.asyncDispose]();
      await bus.publish([entry(3)]);
      expect(heard).toEqual([2]);
    });
  });
}

busContract('the bus of a single process', async () => createInProcessBus());

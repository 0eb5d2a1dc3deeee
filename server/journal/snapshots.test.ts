import { emptyState } from '@stillingen/domain';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepSnapshots, newestSnapshot } from './snapshots.ts';
import { startTestStack } from '../testing/stack.ts';

const MINUTE_MS = 60_000;

describe('snapshots', () => {
  it('reports a snapshot that can not be written, and retries it after a minute and at the end', async () => {
    await using stack = await startTestStack();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const full = new Error('no space left');
    let isFull = true;
    const begun: Promise<unknown>[] = [];
    const db = new Proxy(stack.db, {
      get(target, name) {
        if (name !== 'begin') return Reflect.get(target, name) as unknown;
        return (work: Parameters<typeof target.begin<void>>[1]) => {
          const done = isFull ? Promise.reject(full) : target.begin(work);
          begun.push(done);
          return done;
        };
      },
    });
    const reported: unknown[] = [];
    const state = { ...emptyState(), n: 5000 };
    {
      await using _kept = await keepSnapshots(
        db,
        state,
        () => true,
        (error) => reported.push(error),
      );
      await vi.advanceTimersByTimeAsync(MINUTE_MS);
      expect(reported).toEqual([full]);
      isFull = false;
      await vi.advanceTimersByTimeAsync(MINUTE_MS);
      await begun[1];
      expect(await newestSnapshot(stack.db)).toBe(5000);
      await vi.advanceTimersByTimeAsync(MINUTE_MS);
      expect(begun).toHaveLength(2);
      state.n += 1;
    }
    expect([await newestSnapshot(stack.db), reported]).toEqual([5001, [full]]);
  });
});

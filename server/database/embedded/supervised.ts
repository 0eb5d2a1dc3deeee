import { setTimeout as sleep } from 'node:timers/promises';
import { isOutOfRoom, type PostgresLog } from './postgres-log.ts';
import type { Postmaster } from './postmaster.ts';

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5000;
/** A server that ends sooner after it was ready has not recovered. */
const STABLE_MS = 10_000;
export const RETRY_MS = 120_000;

export interface Supervised extends AsyncDisposable {
  /** Aborted with the reason when it has failed to restart for too long. */
  readonly failed: AbortSignal;
}

export interface SupervisedOptions {
  readonly start: () => Postmaster;
  readonly retryMs: number;
  readonly log: PostgresLog;
}

/**
 * Restarts with back-off until it fails for `retryMs`; waits for a full disk without a limit.
 * Rejects with StoreError if the first start fails.
 */
export async function superviseStart({ start, retryMs, log }: SupervisedOptions): Promise<Supervised> {
  const ending = new AbortController();
  const failed = new AbortController();
  let current = start();
  await current.ready;

  async function restart(downSinceMs: number, first: string): Promise<boolean> {
    let reason = first;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      if (!isOutOfRoom(reason) && performance.now() - downSinceMs > retryMs) {
        failed.abort(reason);
        return false;
      }
      await sleep(pauseMs, undefined, { signal: ending.signal }).catch(() => undefined);
      if (ending.signal.aborted) return false;
      current = start();
      const postmaster = current;
      if (
        await postmaster.ready.then(
          () => true,
          () => false,
        )
      )
        return true;
      reason = await postmaster.ended;
    }
  }

  async function supervise(): Promise<void> {
    let downSinceMs = 0;
    for (let readyMs = performance.now(); ; readyMs = performance.now()) {
      const reason = await current.ended;
      if (ending.signal.aborted) return;
      const endedMs = performance.now();
      if (endedMs - readyMs > STABLE_MS || downSinceMs === 0) downSinceMs = endedMs;
      log.warn(`database exited (${reason}), restarting; pages are served from memory, messages are refused`);
      if (!(await restart(downSinceMs, reason))) return;
      log.warn(`database restarted after ${((performance.now() - endedMs) / 1000).toFixed(1)} seconds`);
    }
  }

  const supervising = supervise();
  return {
    failed: failed.signal,
    async [Symbol.asyncDispose]() {
      ending.abort();
      await current.stop();
      await supervising;
    },
  };
}

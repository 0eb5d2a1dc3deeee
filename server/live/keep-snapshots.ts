import type { LiveState } from '@stillingen/domain';
import type { Database } from '../store/database.ts';
import { newestSnapshot, writeSnapshot } from '../store/snapshots.ts';

/** Entries after which a snapshot pays: a start reads about this many in half a second. */
const SNAPSHOT_ENTRIES = 20_000;
const SNAPSHOT_CHECK_MS = 60_000;

/** A snapshot now and then while this process leads, and one at its end, so that the next start is short. */
export async function keepSnapshots(db: Database, state: LiveState, isLeading: () => boolean): Promise<AsyncDisposable> {
  let written = await newestSnapshot(db);
  let writing = Promise.resolve();
  const write = (): Promise<void> => {
    written = state.n;
    writing = writing.then(() => writeSnapshot(db, state)).catch(() => undefined);
    return writing;
  };
  const timer = setInterval(() => {
    if (isLeading() && state.n - written >= SNAPSHOT_ENTRIES) void write();
  }, SNAPSHOT_CHECK_MS);
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      if (isLeading() && state.n > written) await write();
      else await writing;
    },
  };
}

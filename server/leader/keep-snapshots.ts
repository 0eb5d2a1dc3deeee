import type { LiveState } from '@stillingen/domain';
import type { Database } from '../database/database.ts';
import { newestSnapshot, writeSnapshot } from '../journal/snapshots.ts';

/** Entries between snapshots: a start reads as many in about the time that one takes to write. */
const SNAPSHOT_ENTRIES = 5000;
const SNAPSHOT_CHECK_MS = 60_000;

/** Writes snapshots while this process leads, and one at its end. Failed ones are retried. */
export async function keepSnapshots(
  db: Database,
  state: LiveState,
  isLeading: () => boolean,
  report: (error: unknown) => void,
): Promise<AsyncDisposable> {
  let written = await newestSnapshot(db);
  let writing: Promise<void> | null = null;
  async function write(): Promise<void> {
    const { n } = state;
    await writeSnapshot(db, state).then(() => {
      written = n;
    }, report);
  }
  const timer = setInterval(() => {
    if (!isLeading() || state.n - written < SNAPSHOT_ENTRIES) return;
    writing ??= write().finally(() => {
      writing = null;
    });
  }, SNAPSHOT_CHECK_MS);
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await writing;
      if (isLeading() && state.n > written) await write();
    },
  };
}

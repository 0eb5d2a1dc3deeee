import { emptyState, type LiveState } from '@stillingen/domain';
import type { Database } from '../store/database.ts';
import { readWhole } from '../store/archive.ts';
import { lastNumber, readProviders } from '../store/journal.ts';
import { latestSnapshot } from '../store/snapshots.ts';
import { replayJournal } from './replay-journal.ts';

/** The state that snapshot and journal hold; without a snapshot it takes the archive in a folder as well. */
export async function loadState(db: Database, archive: string): Promise<LiveState> {
  const state = (await latestSnapshot(db, await lastNumber(db))) ?? emptyState();
  await replayJournal(state, readWhole(db, archive, state.n), await readProviders(db));
  return state;
}

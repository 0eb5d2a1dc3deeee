import { measureRows } from './rows.ts';
import { measureStore } from './store.ts';

const ROWS = 3000;

/** A table of 3,000 rows: sorted, filtered and changed in the store, and mounted and scrolled in a browser. */
export async function runLiveTable(): Promise<void> {
  measureStore(ROWS);
  await measureRows(ROWS);
}

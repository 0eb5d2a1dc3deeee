import { readConfig } from '../ops/config/config.ts';
import { type Database, disconnect } from '../database/database.ts';
import { openBeside, openStore } from '../database/open.ts';

/** The database of the settings, shared with a running server or opened for this command. */
export async function openDatabase(): Promise<{ readonly db: Database } & AsyncDisposable> {
  const config = readConfig();
  const beside = await openBeside(config);
  return beside === null ? openStore(config) : { db: beside.db, [Symbol.asyncDispose]: () => disconnect(beside.db) };
}

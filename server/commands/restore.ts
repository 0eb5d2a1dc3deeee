import { readConfig } from '../config.ts';
import { restoreBackup } from '../store/backup.ts';
import { checkBackupFile } from '../store/backup-file.ts';
import { knownMigrations } from '../store/database.ts';
import { StoreError } from '../store/embedded.ts';
import { discardStore, openStore, refuseUsed } from '../store/open.ts';
import { command } from './options.ts';
import { createProgress } from './ports.ts';

/** Fills an empty store from a backup. */
export const restore = command({
  summary: 'Fills an empty DATA_DIR, or the empty database of DATABASE_URL, from the backup FILE: all of it or nothing.',
  words: ['FILE'],
  options: {},
  async run({ words: [file = ''], signal }) {
    const config = readConfig();
    await refuseUsed(config);
    const { entries } = await checkBackupFile(file, knownMigrations());
    const progress = createProgress();
    try {
      await using store = await openStore(config);
      await restoreBackup(store.db, file, (n) => {
        if (signal.aborted) throw new StoreError('interrupted; nothing was restored');
        progress(n, entries, 'journal');
      });
    } catch (error) {
      if (config.databaseUrl === '') discardStore(config.dataDir);
      throw error;
    }
    process.stdout.write(`${entries} entries are restored\n`);
    return 0;
  },
});

import { readConfig } from '../config.ts';
import { backUp } from '../store/backup.ts';
import { refuseExisting } from '../store/backup-file.ts';
import { StoreError } from '../store/embedded.ts';
import { holdsStore } from '../store/open.ts';
import { openDatabase } from './open-database.ts';
import { command } from './options.ts';
import { createProgress } from './ports.ts';

/** Writes all that can not be rebuilt to a file. */
export const backup = command({
  summary: 'Writes the journal, the providers and the hashes of their keys to FILE, beside a running server or without one.',
  words: ['FILE'],
  options: {},
  async run({ words: [file = ''], signal }) {
    refuseExisting(file);
    const { dataDir, databaseUrl } = readConfig();
    // Opening would make one.
    if (databaseUrl === '' && !holdsStore(dataDir)) throw new StoreError(`DATA_DIR ${dataDir} holds nothing to back up`);
    await using opened = await openDatabase();
    const progress = createProgress();
    const entries = await backUp(opened.db, file, (n, total) => {
      if (signal.aborted) throw new StoreError(`interrupted; ${file} was not written`);
      progress(n, total, 'journal');
    });
    process.stdout.write(`${entries} entries are in ${file}\n`);
    return 0;
  },
});

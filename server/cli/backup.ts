import { keyFileOf, readConfig } from '../ops/config/config.ts';
import { archiveFolder } from '../journal/archive.ts';
import { backUp } from '../journal/backup/backup.ts';
import { refuseExisting } from '../journal/backup/backup-file.ts';
import { StoreError } from '../database/database.ts';
import { holdsStore, openDatabase } from '../database/open.ts';
import { command } from './options.ts';
import { createProgress } from '../ops/output.ts';
import { counted } from './restore.ts';

export const backup = command({
  summary:
    'Writes the journal, the providers and the hashes of their keys, and the accounts to FILE, beside a running server or without one.',
  words: ['FILE'],
  options: {},
  async run({ words: [file = ''], signal }) {
    refuseExisting(file);
    const config = readConfig();
    const { dataDir, databaseUrl } = config;
    // Opening would create a database.
    if (databaseUrl === '' && !holdsStore(dataDir)) throw new StoreError(`DATA_DIR ${dataDir} holds nothing to back up`);
    await using opened = await openDatabase(config);
    const progress = createProgress();
    const { entries, accounts } = await backUp(opened.db, archiveFolder(dataDir), file, (n, total) => {
      if (signal.aborted) throw new StoreError(`interrupted; ${file} was not written`);
      progress(n, total, 'journal');
    });
    process.stdout.write(`${counted(entries, accounts.users)} are in ${file}\n`);
    if (accounts.keys.length > 0)
      process.stdout.write(
        `The accounts open with the key file alone, which is not in it: keep a copy of ${keyFileOf(config)} (${accounts.keys.join(', ')}) in another place\n`,
      );
    return 0;
  },
});

import { ACCOUNT_FILES, deletionsFileOf, keyFileOf, readConfig } from '../ops/config/config.ts';
import { deleteRestoredUsers, readDeletionList } from '../identity/deletion/deletion-list.ts';
import { type Keys, readKeyFile } from '../identity/secrets/keys.ts';
import type { AccountCount } from '../journal/backup/account-rows.ts';
import { restoreBackup } from '../journal/backup/backup.ts';
import { checkBackupFile } from '../journal/backup/backup-file.ts';
import { StoreError } from '../database/database.ts';
import { knownMigrations } from '../database/migrate.ts';
import { discardStore, openStore, refuseUsed } from '../database/open.ts';
import { command } from './options.ts';
import { createProgress } from '../ops/output.ts';

export const counted = (entries: number, users: number): string =>
  users === 0 ? `${entries} entries` : `${entries} entries and ${users} ${users === 1 ? 'account' : 'accounts'}`;

/** The keys that the accounts need; null if they need none. Throws StoreError if one is missing. */
function keysFor(accounts: AccountCount, file: string): Keys | null {
  if (accounts.keys.length === 0) return null;
  try {
    return readKeyFile(file, accounts.keys);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    throw new StoreError(
      `${error.message}: without it nobody could log in (put the file there, or restore --without-accounts); nothing was changed`,
    );
  }
}

export const restore = command({
  summary: 'Fills an empty DATA_DIR, or the empty database of DATABASE_URL, from the backup FILE: all of it or nothing.',
  words: ['FILE'],
  options: {
    'without-accounts': { meaning: 'leave accounts out if the key file is lost: all accounts are lost then', isSwitch: true },
  },
  async run({ words: [file = ''], options, signal }) {
    const config = readConfig();
    await refuseUsed(config, ACCOUNT_FILES);
    const header = await checkBackupFile(file, knownMigrations(), signal);
    const { entries } = header;
    const accounts = options['without-accounts'] ? null : (header.accounts ?? { users: 0, keys: [] });
    const keys = accounts === null ? null : keysFor(accounts, keyFileOf(config));
    const deletions = readDeletionList(deletionsFileOf(config));
    const progress = createProgress();
    let gone = 0;
    try {
      await using store = await openStore(config);
      await restoreBackup(store.db, file, {
        term: store.lease.term,
        accounts,
        onEntry: (n) => progress(n, entries, 'journal'),
        signal,
        async finish(tx) {
          if (keys !== null) gone = await deleteRestoredUsers(tx, keys, deletions, Date.now());
        },
      });
    } catch (error) {
      if (config.databaseUrl === '') discardStore(config.dataDir);
      throw error;
    }
    process.stdout.write(`${counted(entries, (accounts?.users ?? 0) - gone)} are restored\n`);
    if (gone > 0) process.stdout.write(`${gone} more had been deleted since the backup, and stay deleted\n`);
    return 0;
  },
});

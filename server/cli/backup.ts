import { StoreError } from '../database/database.ts';
import { knownMigrations } from '../database/migrate.ts';
import { discardStore, holdsStore, openDatabase, openStore, refuseUsed } from '../database/open.ts';
import { deleteRestoredUsers, readDeletionList } from '../identity/deletion/deletion-list.ts';
import { type Keys, readKeyFile } from '../identity/secrets/keys.ts';
import { archiveFolder } from '../journal/archive.ts';
import type { AccountCount } from '../journal/backup/table-rows.ts';
import { checkBackupFile, refuseExisting } from '../journal/backup/backup-file.ts';
import { backUp, restoreBackup } from '../journal/backup/backup.ts';
import { ACCOUNT_FILES, deletionsFileOf, keyFileOf, readConfig } from '../ops/config/config.ts';
import { createProgress } from '../ops/output.ts';
import { command } from './options.ts';

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
        `Accounts can not be used without the key file, which is not in the backup: keep a copy of ${keyFileOf(config)} (${accounts.keys.join(', ')}) in another place\n`,
      );
    return 0;
  },
});

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
      `${error.message}: no user could log in without it (put the file there, or restore --without-accounts); nothing was changed`,
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

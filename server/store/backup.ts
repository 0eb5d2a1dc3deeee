import type { TransactionSql } from 'postgres';
import { type BackupRecord, readBackupFile, writeBackupFile } from './backup-file.ts';
import type { Database } from './database.ts';
import { appendJournal, type JournalRow, lastNumber, messageOf, readJournal } from './journal.ts';

/** Entries that are written in one statement. */
const BATCH_ENTRIES = 2000;

async function* recordsOf(tx: TransactionSql, onEntry: (n: number) => void): AsyncGenerator<BackupRecord> {
  for (const { name, origin, created_at } of await tx<{ name: string; origin: string; created_at: Date }[]>`
    select name, origin, created_at from provider order by name`)
    yield { kind: 'provider', name, origin, createdAt: created_at.toISOString() };
  const keys = await tx<{ hash: string; provider: string; created_at: Date; revoked_at: Date | null }[]>`
    select encode(hash, 'hex') as hash, provider, created_at, revoked_at from provider_key order by created_at, hash`;
  for (const { hash, provider, created_at, revoked_at } of keys)
    yield { kind: 'key', hash, provider, createdAt: created_at.toISOString(), revokedAt: revoked_at?.toISOString() ?? null };
  for await (const row of readJournal(tx, 0)) {
    yield { kind: 'entry', ...row };
    onEntry(row.n);
  }
}

/** Writes journal, providers and the hashes of their keys to a file, as they stand at one moment; others may go on writing. How many entries. */
export async function backUp(db: Database, file: string, onEntry: (n: number, total: number) => void): Promise<number> {
  return db.begin('isolation level repeatable read read only', async (tx) => {
    const migrations = (await tx<{ name: string }[]>`select name from migration order by name`).map(({ name }) => name);
    const entries = await lastNumber(tx);
    await writeBackupFile(
      file,
      { migrations, createdAt: new Date().toISOString(), entries },
      recordsOf(tx, (n) => onEntry(n, entries)),
    );
    return entries;
  });
}

async function writeRecord(tx: TransactionSql, record: Exclude<BackupRecord, { kind: 'entry' }>): Promise<void> {
  if (record.kind === 'provider')
    await tx`insert into provider (name, origin, created_at) values (${record.name}, ${record.origin}, ${record.createdAt})`;
  else
    await tx`
      insert into provider_key (hash, provider, created_at, revoked_at)
      values (decode(${record.hash}, 'hex'), ${record.provider}, ${record.createdAt}, ${record.revokedAt})`;
}

function rowOf({ n, provider, receivedAtMs, text }: Extract<BackupRecord, { kind: 'entry' }>): JournalRow {
  const { key, seq } = messageOf(text);
  return { n, provider, key, seq, receivedAtMs, text };
}

/** Writes a checked backup into an empty store: all of it or nothing. */
export async function restoreBackup(db: Database, file: string, onEntry: (n: number) => void): Promise<void> {
  await db.begin(async (tx) => {
    let rows: JournalRow[] = [];
    const flush = async (): Promise<void> => {
      if (rows.length > 0) await appendJournal(tx, rows);
      rows = [];
    };
    for await (const record of readBackupFile(file)) {
      if (record.kind !== 'entry') {
        await writeRecord(tx, record);
        continue;
      }
      // Rows of one statement have consecutive numbers.
      if (rows.length >= BATCH_ENTRIES || (rows.length > 0 && rows.at(-1)!.n + 1 !== record.n)) await flush();
      rows.push(rowOf(record));
      onEntry(record.n);
    }
    await flush();
  });
}

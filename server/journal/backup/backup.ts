import type { Attribution } from '@stillingen/domain';
import type { TransactionSql } from 'postgres';
import {
  type AccountCount,
  countAccounts,
  readAccounts,
  readOdds,
  type TableRow,
  writeKeyNames,
  writeRows,
} from './table-rows.ts';
import { readWhole } from '../archive.ts';
import { type BackupRecord, readBackupFile, writeBackupFile } from './backup-file.ts';
import type { Database } from '../../database/database.ts';
import { createDay } from '../../database/offer-days.ts';
import { appendJournal, type JournalRow, lastNumber, messageOf } from '../journal.ts';

const BATCH = { records: 2000, characters: 8_000_000 };

async function* recordsOf(tx: TransactionSql, archive: string, onEntry: (n: number) => void): AsyncGenerator<BackupRecord> {
  const providers = await tx<{ name: string; origin: string; created_at: Date; attribution: Attribution | null }[]>`
    select name, origin, created_at, attribution from provider order by name`;
  for (const { name, origin, created_at, attribution } of providers)
    yield { kind: 'provider', name, origin, createdAt: created_at.toISOString(), ...(attribution !== null && { attribution }) };
  const keys = await tx<{ hash: string; provider: string; created_at: Date; revoked_at: Date | null }[]>`
    select encode(hash, 'hex') as hash, provider, created_at, revoked_at from provider_key order by created_at, hash`;
  for (const { hash, provider, created_at, revoked_at } of keys)
    yield { kind: 'key', hash, provider, createdAt: created_at.toISOString(), revokedAt: revoked_at?.toISOString() ?? null };
  for await (const row of readAccounts(tx)) yield { kind: 'account', ...row };
  for await (const row of readWhole(tx, archive, 0)) {
    yield { kind: 'entry', ...row };
    onEntry(row.n);
  }
  for await (const row of readOdds(tx)) yield { kind: 'odds', ...row };
}

/** In one read-only transaction. */
export async function backUp(
  db: Database,
  archive: string,
  file: string,
  onEntry: (n: number, total: number) => void,
): Promise<{ readonly entries: number; readonly accounts: AccountCount }> {
  return db.begin('isolation level repeatable read read only', async (tx) => {
    const migrations = (await tx<{ name: string }[]>`select name from migration order by name`).map(({ name }) => name);
    const entries = await lastNumber(tx);
    const accounts = await countAccounts(tx);
    await writeBackupFile(
      file,
      { migrations, createdAt: new Date().toISOString(), entries, accounts },
      recordsOf(tx, archive, (n) => onEntry(n, entries)),
    );
    return { entries, accounts };
  });
}

type EntryRecord = Extract<BackupRecord, { kind: 'entry' }>;
function rowOf({ n, provider, receivedAtMs, text }: EntryRecord): JournalRow {
  const { key, seq } = messageOf(text);
  return { n, provider, key, seq, receivedAtMs, text };
}

function fits(last: BackupRecord, next: BackupRecord): boolean {
  if (last.kind === 'entry') return next.kind === 'entry' && next.n === last.n + 1;
  return 'table' in last && 'table' in next && next.table === last.table;
}

async function writeOdds(tx: TransactionSql, rows: readonly TableRow[]): Promise<void> {
  const days = rows[0]!.table === 'offer_version' ? rows.map(({ text }) => (JSON.parse(text) as { day: string }).day) : [];
  for (const day of new Set(days)) await createDay(tx, day);
  await writeRows(tx, rows);
}

async function* batchesOf(records: AsyncIterable<BackupRecord>): AsyncGenerator<readonly BackupRecord[]> {
  let batch: BackupRecord[] = [];
  let characters = 0;
  for await (const record of records) {
    const last = batch.at(-1);
    if (last !== undefined && !(fits(last, record) && batch.length < BATCH.records && characters < BATCH.characters)) {
      yield batch;
      batch = [];
      characters = 0;
    }
    batch.push(record);
    characters += 'text' in record ? record.text.length : 0;
  }
  if (batch.length > 0) yield batch;
}

async function writeBatch(tx: TransactionSql, batch: readonly BackupRecord[], term: number): Promise<void> {
  const first = batch[0]!;
  if (first.kind === 'entry') return appendJournal(tx, (batch as readonly EntryRecord[]).map(rowOf), term);
  if (first.kind === 'account') return writeRows(tx, batch as readonly (typeof first)[]);
  if (first.kind === 'odds') return writeOdds(tx, batch as readonly (typeof first)[]);
  if (first.kind === 'provider') {
    const attribution = first.attribution === undefined ? null : JSON.stringify(first.attribution);
    await tx`
      insert into provider (name, origin, created_at, attribution)
      values (${first.name}, ${first.origin}, ${first.createdAt}, ${attribution}::text::json)`;
    return undefined;
  }
  await tx`
    insert into provider_key (hash, provider, created_at, revoked_at)
    values (decode(${first.hash}, 'hex'), ${first.provider}, ${first.createdAt}, ${first.revokedAt})`;
  return undefined;
}

export interface RestoreOptions {
  readonly term: number;
  readonly accounts: AccountCount | null;
  readonly onEntry: (n: number) => void;
  readonly signal: AbortSignal;
  readonly finish: (tx: TransactionSql) => Promise<void>;
}

export async function restoreBackup(
  db: Database,
  file: string,
  { term, accounts, onEntry, signal, finish }: RestoreOptions,
): Promise<void> {
  await db.begin(async (tx) => {
    await writeKeyNames(tx, accounts?.keys ?? []);
    for await (const batch of batchesOf(readBackupFile(file, signal))) {
      const last = batch.at(-1)!;
      if (last.kind === 'account' && accounts === null) continue;
      await writeBatch(tx, batch, term);
      if (last.kind === 'entry') onEntry(last.n);
    }
    await finish(tx);
  });
}

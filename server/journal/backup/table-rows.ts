import type { TransactionSql } from 'postgres';

/** A row as JSON of PostgreSQL, unchanged. */
export interface TableRow {
  readonly table: string;
  readonly text: string;
}
export interface AccountCount {
  readonly users: number;
  readonly keys: readonly string[];
}

/** A row refers only to earlier tables. Left out: secrets, and what expires within a day. */
const ACCOUNTS = {
  users: 'id',
  provider_links: 'provider, issuer, sub',
  user_docs: 'user_id, project, key',
  terms_documents: 'type, version, project, lang',
  terms_agreements: 'id',
  marketing_consents: 'id',
  odds_locks: 'user_id',
  consent_proofs: 'at, id',
  provider_revocations: 'id',
  audit: 'id',
  deletion_log: 'done_at, user_hash',
} as const;
const ODDS = { offer: 'id', offer_version: 'n', offer_history: 'offer' } as const;
const PAGE_ROWS = 500;

/** Without accounts and sealed values no key is needed. */
export async function countAccounts(tx: TransactionSql): Promise<AccountCount> {
  const [counted] = await tx<{ users: number; sealed: boolean }[]>`
    select count(*)::int as users, exists (select from provider_revocations) as sealed from users`;
  const { users, sealed } = counted!;
  if (users === 0 && !sealed) return { users, keys: [] };
  const keys = await tx<{ kid: string }[]>`select kid from pepper_keys order by kid`;
  return { users, keys: keys.map(({ kid }) => kid) };
}

/** All rows, table by table, without identity columns: their order is kept. */
async function* readTables(tx: TransactionSql, tables: Readonly<Record<string, string>>): AsyncGenerator<TableRow> {
  for (const [table, order] of Object.entries(tables)) {
    const columns = await tx<{ name: string }[]>`
      select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attidentity = '' order by attnum`;
    const rows = tx<{ text: string }[]>`
      select row_to_json(page)::text as text
      from (select ${tx(columns.map(({ name }) => name))} from ${tx(table)} order by ${tx.unsafe(order)}) as page`;
    for await (const page of rows.cursor(PAGE_ROWS)) for (const { text } of page) yield { table, text };
  }
}

export const readAccounts = (tx: TransactionSql): AsyncGenerator<TableRow> => readTables(tx, ACCOUNTS);
export const readOdds = (tx: TransactionSql): AsyncGenerator<TableRow> => readTables(tx, ODDS);

export async function writeKeyNames(tx: TransactionSql, keys: readonly string[]): Promise<void> {
  for (const kid of keys) await tx`insert into pepper_keys (kid) values (${kid})`;
}

/** Rows of one table. Columns that they lack get their default. */
export async function writeRows(tx: TransactionSql, [first, ...more]: readonly TableRow[]): Promise<void> {
  if (first === undefined) return;
  const { table, text } = first;
  const columns = Object.keys(JSON.parse(text) as object);
  const rows = `[${[text, ...more.map((each) => each.text)].join(',')}]`;
  await tx`
    insert into ${tx(table)} (${tx(columns)})
    select ${tx(columns)} from json_populate_recordset(null::${tx(table)}, ${rows}::text::json)`;
}

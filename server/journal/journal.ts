import type { Message } from '@stillingen/domain/messages';
import { type Provider, shareTexts } from '@stillingen/domain';
import type { Database, Statements } from '../database/database.ts';

export interface JournalRow {
  readonly n: number;
  readonly provider: string;
  readonly key: string;
  readonly seq: number;
  readonly receivedAtMs: number;
  /** The JSON text that was hashed, unchanged. */
  readonly text: string;
}

const PAGE_ROWS = 5000;

/** Another process leads: nothing was written. */
export class LeadershipLost extends Error {
  override readonly name = 'LeadershipLost';
}

/**
 * Rejects if another process wrote one of the numbers, or with LeadershipLost if its term is over.
 * Columns are sent as lines, a third of the cost of arrays; JSON escapes line ends.
 */
export async function appendJournal(db: Statements, rows: readonly JournalRow[], term: number): Promise<void> {
  const lines = (of: (row: JournalRow) => string | number): string => rows.map(of).join('\n');
  const { count } = await db`
    with fence as materialized (select from instance where term = ${term} for key share)
    insert into journal (n, provider, key, seq, received_at, message)
    select ${rows[0]!.n}::bigint + place - 1, provider, key, seq::bigint, to_timestamp(received_ms::float8 / 1000.0), message::json
    from fence, unnest(
      string_to_array(${lines((row) => row.provider)}, E'\n'), string_to_array(${lines((row) => row.key)}, E'\n'),
      string_to_array(${lines((row) => row.seq)}, E'\n'), string_to_array(${lines((row) => row.receivedAtMs)}, E'\n'),
      string_to_array(${lines((row) => row.text)}, E'\n')
    ) with ordinality as row (provider, key, seq, received_ms, message, place)`;
  if (count === 0) throw new LeadershipLost('another process leads');
}

export type JournalEntry = Pick<JournalRow, 'n' | 'provider' | 'receivedAtMs' | 'text'>;

export async function* readJournal(db: Statements, after: number): AsyncGenerator<JournalEntry> {
  for (let last = after; ; ) {
    const rows = await db<{ n: string; provider: string; received_ms: number; text: string }[]>`
      select n, provider, (extract(epoch from received_at) * 1000)::float8 as received_ms, message::text as text
      from journal where n > ${last} order by n limit ${PAGE_ROWS}`;
    for (const row of rows) yield { n: Number(row.n), provider: row.provider, receivedAtMs: row.received_ms, text: row.text };
    if (rows.length < PAGE_ROWS) return;
    last = Number(rows.at(-1)!.n);
  }
}

export async function lastNumber(db: Statements): Promise<number> {
  const [row] = await db<{ n: string | null }[]>`select max(n) as n from journal`;
  return Number(row!.n ?? 0);
}

/** The first entry after `after` received after a time (milliseconds); null without one. */
export async function firstSince(
  db: Statements,
  sinceMs: number,
  after: number,
): Promise<Pick<JournalEntry, 'n' | 'receivedAtMs'> | null> {
  const [row] = await db<{ n: string; received_ms: number }[]>`
    select n, (extract(epoch from received_at) * 1000)::float8 as received_ms
    from journal where n > ${after} and received_at > to_timestamp(${sinceMs}::float8 / 1000.0) order by n limit 1`;
  return row === undefined ? null : { n: Number(row.n), receivedAtMs: row.received_ms };
}

/** The message of a journal text, which was validated before it was written. */
export const messageOf = (text: string): Message => shareTexts(JSON.parse(text) as Message);

export async function readProviders(db: Database): Promise<Map<string, Provider>> {
  const rows = await db<Provider[]>`select name, origin from provider`;
  return new Map(rows.map((row) => [row.name, { name: row.name, origin: row.origin }]));
}

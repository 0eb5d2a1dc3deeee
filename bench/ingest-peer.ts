import postgres, { type Sql } from 'postgres';
import type { DatabaseAddress } from '../server/database/database.ts';

export interface Row {
  readonly n: string;
  readonly provider: string;
  readonly key: string;
  readonly seq: string;
  readonly received_ms: number;
  readonly message: string;
}

/** Rows of the product's journal, written into a table of the same shape in the same PostgreSQL. */
export interface BareJournal extends AsyncDisposable {
  lastNumber(): Promise<number>;
  rowsAfter(n: number): Promise<Row[]>;
  empty(): Promise<void>;
  insert(rows: readonly Row[]): Promise<void>;
}

/** With the driver's defaults, which support arrays. */
function connect(address: DatabaseAddress, max: number): Sql {
  const options = { max, onnotice: () => undefined };
  if ('url' in address) return postgres(address.url, options);
  const { socketFolder: host, username, password } = address;
  return postgres({ ...options, host, port: 5432, username, password, database: 'postgres' });
}

export async function openBareJournal(address: DatabaseAddress, connections: number): Promise<BareJournal> {
  const db = connect(address, connections);
  await db`create table bench_journal (like journal including all)`;
  return {
    async lastNumber() {
      const [row] = await db<{ n: string | null }[]>`select max(n) as n from journal`;
      return Number(row?.n ?? 0);
    },
    rowsAfter: (n) => db<Row[]>`
      select n, provider, key, seq, (extract(epoch from received_at) * 1000)::float8 as received_ms, message::text as message
      from journal where n > ${n} order by n`,
    async empty() {
      await db`truncate bench_journal`;
    },
    async insert(rows) {
      await db`
        insert into bench_journal (n, provider, key, seq, received_at, message)
        select n, provider, key, seq, to_timestamp(received_ms / 1000.0), message::json
        from unnest(
          ${rows.map((row) => row.n)}::bigint[], ${rows.map((row) => row.provider)}::text[], ${rows.map((row) => row.key)}::text[],
          ${rows.map((row) => row.seq)}::bigint[], ${rows.map((row) => row.received_ms)}::float8[], ${rows.map((row) => row.message)}::text[]
        ) as row (n, provider, key, seq, received_ms, message)`;
    },
    [Symbol.asyncDispose]: () => db.end(),
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import postgres, { type ISql, type Options, type Sql } from 'postgres';
import { watchedSockets } from './watched-socket.ts';

export type Database = Sql;
export type Statements = ISql;

/** A failure that the operator can mend, in one line. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

export const damaged = (reason: string): string =>
  `the files of the database are damaged: ${reason}; restore the last backup into a new DATA_DIR, and keep this one for a repair ("Backup and restore" in docs/operate.md)`;

export interface SocketAddress {
  readonly socketFolder: string;
  readonly username: string;
  readonly password: string;
}
export type DatabaseAddress = SocketAddress | { readonly url: string };

const READY_TIMEOUT_MS = 15_000;
const RETRY_MS = 50;

/** Idle connections close after this time: each is a process of PostgreSQL. */
const IDLE_S = 20;

function open(address: DatabaseAddress, more: Options<Record<string, never>>): Database {
  const options = {
    onnotice: () => undefined,
    connection: { application_name: 'stillingen' },
    connect_timeout: 10,
    backoff: () => RETRY_MS / 1000,
    // A query of the driver itself: if the connection ends meanwhile, its error reaches no caller.
    fetch_types: false,
    ...more,
  };
  if ('url' in address) return postgres(address.url, options);
  const { socketFolder: host, username, password } = address;
  return postgres({ ...options, host, port: 5432, username, password, database: 'postgres' });
}

export const connect = (address: DatabaseAddress, max = 4): Database =>
  open(address, { max, idle_timeout: IDLE_S, socket: watchedSockets() } as Options<Record<string, never>>);

export const connectOnce = (address: DatabaseAddress, onClose: () => void): Database =>
  open(address, { max: 1, idle_timeout: 0, max_lifetime: null, keep_alive: 5, onclose: onClose });

const END_S = 5;

/** Ends all connections. The timeout covers a driver that never reports a connection as closed. */
export const disconnect = (db: Database, timeoutS = END_S): Promise<void> => db.end({ timeout: timeoutS });

/** One parameter for `string_to_array(…, ' ')`: the driver has no array types. */
export const listed = (words: Iterable<string>): string => [...words].join(' ');

/** Codes of a server that stops, starts, recovers, moves, is full, or does not exist. */
const AWAY: ReadonlySet<string> = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'ENOENT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
]);

export const isUnavailable = (error: unknown): boolean => AWAY.has(String((error as { code?: unknown }).code));

/** SQLSTATE classes of damaged pages and rows, missing files and failed reads. */
const DAMAGE = /^(?:XX|58)[0-9A-Z]{3}$/;

export function damageIn(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, message, cause } = error as { code?: unknown; message: string; cause?: unknown };
  return error.name === 'PostgresError' && DAMAGE.test(String(code)) ? damaged(message) : damageIn(cause);
}

export interface RetryOptions {
  readonly timeoutMs: number;
  readonly onWait?: (why: string) => void;
  readonly signal?: AbortSignal;
}

/** Waits until the server answers. Throws StoreError after the timeout. */
export async function untilReady(
  db: Database,
  { timeoutMs, onWait, signal }: RetryOptions = { timeoutMs: READY_TIMEOUT_MS },
): Promise<void> {
  const startMs = performance.now();
  let isWaitReported = false;
  for (;;) {
    try {
      await db`select 1`;
      return;
    } catch (error) {
      const { code = '', message } = error as { code?: string; message: string };
      if (!isUnavailable(error))
        throw new StoreError(
          `the database refuses us: ${message}; where DATABASE_URL is set, it has to name a user, a password and a database of that server`,
        );
      const why = `the database can not be reached: ${message || code}`;
      if (signal?.aborted === true || performance.now() - startMs > timeoutMs) throw new StoreError(why);
      if (!isWaitReported) onWait?.(why);
      isWaitReported = true;
      await sleep(RETRY_MS);
    }
  }
}

/** A slower database counts as unavailable. */
const ANSWER_MS = 2000;

async function inTime<Answer>(query: Promise<Answer>): Promise<Answer | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, ANSWER_MS, null);
  const answer = await Promise.race([query.catch(() => null), late]);
  clearTimeout(timer);
  return answer;
}

/** Null if the database does not answer in time. */
export async function databaseHealth(db: Database): Promise<{ readonly active: number; readonly idle: number } | null> {
  const rows = await inTime(db<{ state: string; count: number }[]>`
    select state, count(*)::int as count from pg_stat_activity where application_name = 'stillingen' group by state`);
  if (rows === null) return null;
  const of = (wanted: string): number => rows.find(({ state }) => state === wanted)?.count ?? 0;
  return { active: of('active'), idle: of('idle') };
}

/** Age of the oldest and the newest journal entry (seconds); null without entries or answer. */
export async function journalAge(db: Database): Promise<{ readonly oldestS: number; readonly newestS: number } | null> {
  const rows = await inTime(db<{ oldest: number | null; newest: number | null }[]>`
    select extract(epoch from clock_timestamp() - (select received_at from journal order by n limit 1))::float8 as oldest,
      extract(epoch from clock_timestamp() - (select received_at from journal order by n desc limit 1))::float8 as newest`);
  const [row] = rows ?? [];
  return row?.oldest == null || row.newest === null ? null : { oldestS: row.oldest, newestS: row.newest };
}

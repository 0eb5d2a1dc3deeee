import { setTimeout as sleep } from 'node:timers/promises';
import postgres, { type ISql, type Options, type Sql } from 'postgres';
import { damaged, StoreError } from './store-error.ts';
import { watchedSockets } from './watched-socket.ts';

export type Database = Sql;
/** What statements are sent to: the database, or one transaction of it. */
export type Statements = ISql;

/** The private socket of the embedded server. */
export interface SocketAddress {
  readonly socketFolder: string;
  readonly username: string;
  readonly password: string;
}
/** The embedded server, or the one that DATABASE_URL names. */
export type DatabaseAddress = SocketAddress | { readonly url: string };

/** How long a server that starts or recovers is waited for. */
const READY_TIMEOUT_MS = 15_000;
const RETRY_MS = 50;

/** Connections that nothing was asked of for so long are given up: each is a process of the database. */
const IDLE_S = 20;

function open(address: DatabaseAddress, more: Options<Record<string, never>>): Database {
  const options = {
    onnotice: () => undefined,
    connection: { application_name: 'stillingen' },
    connect_timeout: 10,
    backoff: () => RETRY_MS / 1000,
    // Asked for behind the back of who asks first: where the connection ends meanwhile, the driver throws at nobody, or forgets what was asked.
    fetch_types: false,
    ...more,
  };
  if ('url' in address) return postgres(address.url, options);
  const { socketFolder: host, username, password } = address;
  return postgres({ ...options, host, port: 5432, username, password, database: 'postgres' });
}

/** A pool of connections. One whose server falls silent is ended, and what was asked over it rejects. */
export const connect = (address: DatabaseAddress, max = 4): Database =>
  open(address, { max, idle_timeout: IDLE_S, socket: watchedSockets() } as Options<Record<string, never>>);

/** One connection that stays, for what ends with it; `onClose` is told of its end. */
export const connectOnce = (address: DatabaseAddress, onClose: () => void): Database =>
  open(address, { max: 1, idle_timeout: 0, max_lifetime: null, keep_alive: 5, onclose: onClose });

/** What is under way gets so long when connections are ended. */
const END_S = 5;

/** Ends all connections. One whose server went at the wrong moment never says that it is closed: the driver waits no longer than this. */
export const disconnect = (db: Database, timeoutS = END_S): Promise<void> => db.end({ timeout: timeoutS });

/** Names and keys as one parameter, for `string_to_array(…, ' ')`: the driver knows no types of arrays. */
export const listed = (words: Iterable<string>): string => [...words].join(' ');

/** What is said where a server does not answer that may do so later: it ends, starts, recovers, moves, has no connection left, or is not there. */
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

/** Whether an error says that the database does not answer, and may do so later. */
export const isAway = (error: unknown): boolean => AWAY.has(String((error as { code?: unknown }).code));

/** Classes of what PostgreSQL reports of its own files: damaged pages and rows, files that are gone, reads that fail. */
const DAMAGE = /^(?:XX|58)[0-9A-Z]{3}$/;

/** What an operator can do about database files that are damaged, in one line; null where an error says nothing of them. */
export function damageIn(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, message, cause } = error as { code?: unknown; message: string; cause?: unknown };
  return error.name === 'PostgresError' && DAMAGE.test(String(code)) ? damaged(message) : damageIn(cause);
}

/** For how long a server that does not answer is waited for, and who is told once that it is. */
export interface Patience {
  readonly timeoutMs: number;
  readonly onWait?: (why: string) => void;
  readonly signal?: AbortSignal;
}

/** Waits until the server answers; it refuses connections for a moment while it recovers. Throws StoreError when it never does. */
export async function untilReady(
  db: Database,
  { timeoutMs, onWait, signal }: Patience = { timeoutMs: READY_TIMEOUT_MS },
): Promise<void> {
  for (const startMs = performance.now(), said = { once: false }; ; ) {
    try {
      await db`select 1`;
      return;
    } catch (error) {
      const { code = '', message } = error as { code?: string; message: string };
      if (!isAway(error))
        throw new StoreError(
          `the database refuses us: ${message}; where DATABASE_URL is set, it has to name a user, a password and a database of that server`,
        );
      const why = `the database can not be reached: ${message || code}`;
      if (signal?.aborted === true || performance.now() - startMs > timeoutMs) throw new StoreError(why);
      if (!said.once) onWait?.(why);
      said.once = true;
      await sleep(RETRY_MS);
    }
  }
}

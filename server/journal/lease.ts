import { connectOnce, type Database, type DatabaseAddress, disconnect, type Statements } from '../database/database.ts';

/** Any constant: the advisory lock of the leader. */
const LEASE = 7_345_512;
const HEARTBEAT_MS = 1000;
/** After this time without heartbeats a leader stops, and a standby ends its connection. */
const LOST_MS = 3000;
/** Limit of a take-over: the connection may die during the query. */
const TAKE_MS = 10_000;

export interface Holder {
  readonly pid: number;
  readonly url: string;
}

/** The right to write the journal, held by a connection. Appends name its term, which fences it. */
export interface Lease extends AsyncDisposable {
  readonly term: number;
  readonly lost: AbortSignal;
  /** Calls `listener` each second while the database confirms the lease. */
  onHeartbeat(listener: () => void): void;
  announce(url: string): Promise<void>;
}

const lockRow = (db: Statements) => db`
  locktype = 'advisory' and classid = 0 and objid = ${LEASE} and objsubid = 1 and granted
  and pg_locks.database = (select oid from pg_database where datname = current_database())`;

export async function holderOf(db: Statements): Promise<Holder | null> {
  const [lock] = await db<{ held: boolean; known: boolean }[]>`
    select exists (select from pg_locks where ${lockRow(db)}) as held, to_regclass('instance') is not null as known`;
  if (!lock!.held) return null;
  const [row] = lock!.known ? await db<Holder[]>`select pid, url from instance` : [];
  return row ?? { pid: 0, url: '' };
}

/** By the database's clock. A holder that began just now, or never sent heartbeats, stays. */
async function endStoppedHolder(db: Statements): Promise<void> {
  await db`
    select pg_terminate_backend(pg_locks.pid)
    from pg_locks join pg_stat_activity as activity on activity.pid = pg_locks.pid cross join instance
    where ${lockRow(db)} and greatest(beat_at, state_change) < clock_timestamp() - ${LOST_MS} * interval '1 ms'
      and beat_at is not null and state_change is not null`;
}

function startHeartbeat(db: Database, term: number, lose: () => void, listeners: readonly (() => void)[]): NodeJS.Timeout {
  let unanswered = 0;
  return setInterval(() => {
    // Counted, not timed: after a pause of this process the database gets its chance to answer.
    unanswered += 1;
    if (unanswered * HEARTBEAT_MS > LOST_MS) return lose();
    if (unanswered > 1) return;
    db`update instance set beat_at = clock_timestamp() where term = ${term}`.then(({ count }) => {
      unanswered = 0;
      if (count === 0) return lose();
      for (const listener of listeners) listener();
    }, lose);
  }, HEARTBEAT_MS);
}

/** A new term fences all earlier ones. Null if the lease is taken; rejects after the time limit. */
export async function takeLease(address: DatabaseAddress, url = '', withinMs = TAKE_MS): Promise<Lease | null> {
  const lost = new AbortController();
  const lose = (): void => lost.abort();
  await using stack = new AsyncDisposableStack();
  const db = connectOnce(address, lose);
  stack.defer(() => disconnect(db, 1));
  const late = setTimeout(() => void disconnect(db, 0), withinMs);
  stack.defer(() => clearTimeout(late));
  // One statement: a second one could use a new connection without the lock, and end the term of
  // its holder.
  const [row] = await db<{ term: string }[]>`
    update instance set term = term + 1, beat_at = clock_timestamp(), started_at = now(), url = ${url}, pid = ${process.pid}
    where (select pg_try_advisory_lock(${LEASE})) returning term`;
  clearTimeout(late);
  if (row === undefined) return null;
  const term = Number(row.term);
  const listeners: (() => void)[] = [];
  const timer = startHeartbeat(db, term, lose, listeners);
  lost.signal.addEventListener('abort', () => clearInterval(timer));
  stack.defer(lose);
  const disposal = stack.move();
  return {
    term,
    lost: lost.signal,
    onHeartbeat(listener) {
      listeners.push(listener);
    },
    async announce(where) {
      await db`update instance set url = ${where} where term = ${term}`;
    },
    [Symbol.asyncDispose]: () => disposal.disposeAsync(),
  };
}

export async function seekLease(db: Database, address: DatabaseAddress, url: string): Promise<Lease | null> {
  await endStoppedHolder(db);
  return (await holderOf(db)) === null ? takeLease(address, url) : null;
}

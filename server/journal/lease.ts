import { connectOnce, type Database, type DatabaseAddress, disconnect, type Statements } from '../database/database.ts';

/** Any constant: it names this program's lock among those of a database. */
const LEASE = 7_345_512;
const BEAT_MS = 1000;
/** A leader that has not been heard for so long leads no more: it stops by itself, and others end its connection. */
const LOST_MS = 3000;
/** To take the lease is given up after so long: the line may have died while it was asked. */
const TAKE_MS = 10_000;

/** A process that leads, and where it can be reached. */
export interface Holder {
  readonly pid: number;
  readonly url: string;
}

/**
 * The right to write the journal. It is held by a connection and ends with it; that nothing is written after its end is made
 * sure by its term, which each append names.
 */
export interface Lease extends AsyncDisposable {
  /** Grows with each take-over. */
  readonly term: number;
  /** Aborted when it is lost. */
  readonly lost: AbortSignal;
  /** Calls `listener` each second, as long as the database agrees that the lease is held. */
  onHeartbeat(listener: () => void): void;
  /** Says where the holder can be reached. */
  announce(url: string): Promise<void>;
}

/** Our lock among those of this database. */
const lockRow = (db: Statements) => db`
  locktype = 'advisory' and classid = 0 and objid = ${LEASE} and objsubid = 1 and granted
  and pg_locks.database = (select oid from pg_database where datname = current_database())`;

/** Who holds the lease; null where nobody does. */
export async function holderOf(db: Statements): Promise<Holder | null> {
  const [lock] = await db<{ held: boolean; known: boolean }[]>`
    select exists (select from pg_locks where ${lockRow(db)}) as held, to_regclass('instance') is not null as known`;
  if (!lock!.held) return null;
  const [row] = lock!.known ? await db<Holder[]>`select pid, url from instance` : [];
  return row ?? { pid: 0, url: '' };
}

/**
 * Ends the connection that holds the lease where its process has stopped, by the clock of the database; one that took the
 * lease a moment ago, and one that does not beat because it is of an older version, is left alone.
 */
async function endStoppedHolder(db: Statements): Promise<void> {
  await db`
    select pg_terminate_backend(pg_locks.pid)
    from pg_locks join pg_stat_activity as activity on activity.pid = pg_locks.pid cross join instance
    where ${lockRow(db)} and greatest(beat_at, state_change) < clock_timestamp() - ${LOST_MS} * interval '1 ms'
      and beat_at is not null and state_change is not null`;
}

/** The beats of a held lease: each asks the database whether the term still stands, and not to be answered is to lose it. */
function beat(db: Database, term: number, lose: () => void, listeners: readonly (() => void)[]): NodeJS.Timeout {
  let unanswered = 0;
  return setInterval(() => {
    // Counted, not timed: after a pause of this process the database gets its chance to answer.
    unanswered += 1;
    if (unanswered * BEAT_MS > LOST_MS) return lose();
    if (unanswered > 1) return;
    db`update instance set beat_at = clock_timestamp() where term = ${term}`.then(({ count }) => {
      unanswered = 0;
      if (count === 0) return lose();
      for (const listener of listeners) listener();
    }, lose);
  }, BEAT_MS);
}

/**
 * Takes the lease, under a new term, from when on nothing is written under an older one. Null where another process holds it; rejects
 * where the database does not say in time.
 */
export async function takeLease(address: DatabaseAddress, url = '', withinMs = TAKE_MS): Promise<Lease | null> {
  const lost = new AbortController();
  const lose = (): void => lost.abort();
  await using stack = new AsyncDisposableStack();
  const db = connectOnce(address, lose);
  stack.defer(() => disconnect(db, 1));
  const late = setTimeout(() => void disconnect(db, 0), withinMs);
  stack.defer(() => clearTimeout(late));
  // One statement: a second one could come over a new line, without the lock, and end the term of whoever holds it.
  const [row] = await db<{ term: string }[]>`
    update instance set term = term + 1, beat_at = clock_timestamp(), started_at = now(), url = ${url}, pid = ${process.pid}
    where (select pg_try_advisory_lock(${LEASE})) returning term`;
  clearTimeout(late);
  if (row === undefined) return null;
  const term = Number(row.term);
  const listeners: (() => void)[] = [];
  const timer = beat(db, term, lose, listeners);
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

/** What a standby does now and then: ends a holder that has stopped, and takes the lease where nobody has it. */
export async function seekLease(db: Database, address: DatabaseAddress, url: string): Promise<Lease | null> {
  await endStoppedHolder(db);
  return (await holderOf(db)) === null ? takeLease(address, url) : null;
}

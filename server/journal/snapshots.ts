import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import { type LiveState, readSnapshot, SNAPSHOT_VERSION, snapshotLines } from '@stillingen/domain';
import type { TransactionSql } from 'postgres';
import type { Database } from '../database/database.ts';

/** How long past states are kept: clients request at most 180 s, plus the time of a request. */
export const PAST_MS = 200_000;

/** The second at whose end a change is visible: past states are addressed by whole seconds. */
export const secondOf = (atMs: number): number => Math.ceil(atMs / 1000);

/** Size of a piece before compression. */
const PIECE_BYTES = 500_000;

const compress = promisify(gzip);

/** Separate, as the driver keeps the scope of a first query alive, which must not hold a state. */
async function writePiece(tx: TransactionSql, n: number, place: number, bytes: Uint8Array): Promise<void> {
  const body = await compress(bytes, { level: 1 });
  await tx`insert into snapshot_piece (n, place, body) values (${n}, ${place}, ${body})`;
}

/** Keeps the snapshots of the last minutes and the newest before them, where a start begins. */
async function beginSnapshot(tx: TransactionSql, n: number): Promise<void> {
  await tx`
    delete from snapshot where n = ${n}
    or n < (select max(n) from snapshot
      where version = ${SNAPSHOT_VERSION} and n < ${n} and created_at <= now() - ${PAST_MS} * interval '1 millisecond')`;
  await tx`insert into snapshot (n, version) values (${n}, ${SNAPSHOT_VERSION})`;
}

export async function forgetSnapshots(db: Database): Promise<void> {
  await db`delete from snapshot`;
}

/** Writes the state as of the call. `rest`: a pause after each line, which took so many ms to make. */
export async function writeSnapshot(
  db: Database,
  state: LiveState,
  rest: (lineMs: number) => Promise<unknown> = () => nextTurn(),
): Promise<void> {
  const { n } = state;
  const lines = snapshotLines(state);
  await db.begin(async (tx) => {
    await beginSnapshot(tx, n);
    // One buffer for all pieces: separate ones would be collected late.
    let buffer = Buffer.allocUnsafe(PIECE_BYTES);
    let [place, end] = [0, 0];
    let startMs = performance.now();
    for (const line of lines) {
      const lineMs = performance.now() - startMs;
      const bytes = Buffer.byteLength(line) + 1;
      if (end + bytes > buffer.length) {
        await writePiece(tx, n, place, buffer.subarray(0, end));
        [place, end] = [place + 1, 0];
        if (bytes > buffer.length) buffer = Buffer.allocUnsafe(bytes);
      }
      end += buffer.write(`${line}\n`, end);
      await rest(lineMs);
      startMs = performance.now();
    }
    await writePiece(tx, n, place, buffer.subarray(0, end));
  });
}

function* linesOf(pieces: readonly Buffer[]): Iterable<string> {
  for (const piece of pieces) yield* gunzipSync(piece).toString('utf8').split('\n').filter(Boolean);
}

async function readPieces(db: Database, n: number): Promise<LiveState> {
  const pieces: Buffer[] = [];
  const rows = db<{ body: Buffer }[]>`select body from snapshot_piece where n = ${n} order by place`.cursor(1);
  for await (const [row] of rows) pieces.push(row!.body);
  const state = readSnapshot(linesOf(pieces));
  // A newer snapshot may have replaced it since the query.
  if (state.n !== n) throw new Error(`snapshot ${n} holds entries up to ${state.n}`);
  return state;
}

export async function newestSnapshot(db: Database): Promise<number> {
  const [row] = await db<{ n: string | null }[]>`select max(n) as n from snapshot where version = ${SNAPSHOT_VERSION}`;
  return Number(row!.n ?? 0);
}

export async function latestSnapshot(db: Database, to: number, from = 0): Promise<LiveState | null> {
  const rows = await db<{ n: string }[]>`
    select n from snapshot where version = ${SNAPSHOT_VERSION} and n between ${from} and ${to} order by n desc`;
  for (const { n } of rows) {
    try {
      return await readPieces(db, Number(n));
    } catch {
      // An unreadable snapshot costs time only: the journal holds everything.
    }
  }
  return null;
}

/** Entries between snapshots: a start reads as many in about the time that one takes to write. */
const SNAPSHOT_ENTRIES = 5000;
const SNAPSHOT_CHECK_MS = 60_000;
const RESTS_PER_LINE = 4;

/** Writes snapshots while this process leads, and one at its end. Failed ones are retried. */
export async function keepSnapshots(
  db: Database,
  state: LiveState,
  isLeading: () => boolean,
  report: (error: unknown) => void,
): Promise<AsyncDisposable> {
  let written = await newestSnapshot(db);
  let writing: Promise<void> | null = null;
  let isClosing = false;
  const rest = (lineMs: number): Promise<unknown> => (isClosing ? nextTurn() : sleep(RESTS_PER_LINE * lineMs));
  async function write(): Promise<void> {
    const { n } = state;
    await writeSnapshot(db, state, rest).then(() => {
      written = n;
    }, report);
  }
  const timer = setInterval(() => {
    if (!isLeading() || state.n - written < SNAPSHOT_ENTRIES) return;
    writing ??= write().finally(() => {
      writing = null;
    });
  }, SNAPSHOT_CHECK_MS);
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      isClosing = true;
      await writing;
      if (isLeading() && state.n > written) await write();
    },
  };
}

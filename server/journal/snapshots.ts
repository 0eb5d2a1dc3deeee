import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import { type LiveState, readSnapshot, SNAPSHOT_VERSION, snapshotLines } from '@stillingen/domain';
import type { TransactionSql } from 'postgres';
import { PAST_MS } from './past.ts';
import type { Database } from '../database/database.ts';

/** A piece of a snapshot has about so many bytes before it is compressed. */
const PIECE_BYTES = 500_000;

const compress = promisify(gzip);

/** Apart from who calls it: the driver keeps what is in sight where a statement is first sent from, and a state must not be. */
async function writePiece(tx: TransactionSql, n: number, place: number, bytes: Uint8Array): Promise<void> {
  const body = await compress(bytes, { level: 1 });
  await tx`insert into snapshot_piece (n, place, body) values (${n}, ${place}, ${body})`;
}

/** Kept are the snapshots of the last minutes, and the newest from before: a start goes through these minutes again from there. */
async function beginSnapshot(tx: TransactionSql, n: number): Promise<void> {
  await tx`
    delete from snapshot where n = ${n}
    or n < (select max(n) from snapshot
      where version = ${SNAPSHOT_VERSION} and n < ${n} and created_at <= now() - ${PAST_MS} * interval '1 millisecond')`;
  await tx`insert into snapshot (n, version) values (${n}, ${SNAPSHOT_VERSION})`;
}

/** Lets go of all that are kept. */
export async function forgetSnapshots(db: Database): Promise<void> {
  await db`delete from snapshot`;
}

/** Writes the state as it stands at the call; other work goes on in between. */
export async function writeSnapshot(db: Database, state: LiveState): Promise<void> {
  const { n } = state;
  const lines = snapshotLines(state);
  await db.begin(async (tx) => {
    await beginSnapshot(tx, n);
    // One buffer for all pieces: each of its own would wait long to be collected.
    let buffer = Buffer.allocUnsafe(PIECE_BYTES);
    let [place, end] = [0, 0];
    for (const line of lines) {
      const bytes = Buffer.byteLength(line) + 1;
      if (end + bytes > buffer.length) {
        await writePiece(tx, n, place, buffer.subarray(0, end));
        [place, end] = [place + 1, 0];
        if (bytes > buffer.length) buffer = Buffer.allocUnsafe(bytes);
      }
      end += buffer.write(`${line}\n`, end);
      await nextTurn();
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
  // Newer ones may have been written since it was found, and it is gone.
  if (state.n !== n) throw new Error(`snapshot ${n} holds entries up to ${state.n}`);
  return state;
}

/** Number of the last entry in the newest snapshot of this version; 0 where there is none. */
export async function newestSnapshot(db: Database): Promise<number> {
  const [row] = await db<{ n: string | null }[]>`select max(n) as n from snapshot where version = ${SNAPSHOT_VERSION}`;
  return Number(row!.n ?? 0);
}

/** The newest readable snapshot of entries up to `to`, and from `from` on; null where there is none. */
export async function latestSnapshot(db: Database, to: number, from = 0): Promise<LiveState | null> {
  const rows = await db<{ n: string }[]>`
    select n from snapshot where version = ${SNAPSHOT_VERSION} and n between ${from} and ${to} order by n desc`;
  for (const { n } of rows) {
    try {
      return await readPieces(db, Number(n));
    } catch {
      // An unreadable snapshot costs time, not truth: the journal holds everything.
    }
  }
  return null;
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGzip, gunzipSync } from 'node:zlib';
import { type LiveState, readSnapshot, SNAPSHOT_VERSION, snapshotLines } from '@stillingen/domain';
import type { Database } from './database.ts';

/** How many snapshots are kept: one more than is needed, in case the newest is unreadable. */
const KEPT = 2;

/** Writes the state as it stands at the call; other work goes on in between. */
export async function writeSnapshot(db: Database, state: LiveState): Promise<void> {
  const { n } = state;
  const gzip = createGzip({ level: 1 });
  const chunks: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => gzip.once('end', resolve).once('error', reject));
  for (const line of snapshotLines(state)) {
    gzip.write(`${line}\n`);
    await nextTurn();
  }
  gzip.end();
  await ended;
  await db.begin(async (tx) => {
    await tx`
      insert into snapshot (n, version, body) values (${n}, ${SNAPSHOT_VERSION}, ${Buffer.concat(chunks)})
      on conflict (n) do update set version = excluded.version, body = excluded.body, created_at = now()`;
    await tx`delete from snapshot where n not in (select n from snapshot order by n desc limit ${KEPT})`;
  });
}

/** The newest readable snapshot that the journal covers, null where there is none. */
export async function latestSnapshot(db: Database, lastEntry: number): Promise<LiveState | null> {
  const rows = await db<{ body: Buffer }[]>`
    select body from snapshot where version = ${SNAPSHOT_VERSION} and n <= ${lastEntry} order by n desc limit ${KEPT}`;
  for (const { body } of rows) {
    try {
      return readSnapshot(gunzipSync(body).toString('utf8').trimEnd().split('\n'));
    } catch {
      // An unreadable snapshot costs time, not truth: the journal holds everything.
    }
  }
  return null;
}

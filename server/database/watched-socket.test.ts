import { setTimeout as sleep } from 'node:timers/promises';
import postgres, { type Options } from 'postgres';
import { expect, it } from 'vitest';
import { startPostgres } from '../testing/postgres.ts';
import { connect, untilReady } from './database.ts';
import { watchedSockets } from './watched-socket.ts';

/** Longer than a busy database takes to answer. */
const SILENT_MS = 3000;

it('replaces a connection that lets nothing through', async () => {
  await using server = await startPostgres();
  const first = connect({ url: server.url }, 1);
  await untilReady(first);
  await first.end();
  const db = postgres(server.url, { max: 1, socket: watchedSockets(SILENT_MS) } as Options<Record<string, never>>);
  expect(await db`select 1 as one`).toEqual([{ one: 1 }]);
  await sleep(SILENT_MS + 200);
  expect(await db`select 1 as one`).toEqual([{ one: 1 }]);
  server.line.stall();
  await expect(db`select 2 as two`).rejects.toThrow('CONNECTION_CLOSED');
  const next = db`select 3 as three`;
  server.line.join();
  expect(await next).toEqual([{ three: 3 }]);
  await db.end();
});

it('rejects queries when the connection is cut before and during the answer', async () => {
  await using server = await startPostgres();
  const db = connect({ url: server.url }, 1);
  await untilReady(db);
  const hanging = db`select pg_sleep(60)`;
  const next = db`select 1`;
  const settled = Promise.allSettled([hanging, next]);
  await sleep(200);
  server.line.cut();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(db`select 1`).rejects.toThrow(/connect|closed/i);
  server.line.join();
  await untilReady(db);
  expect(await db`select 1 as one`).toEqual([{ one: 1 }]);
  await db.end();
});

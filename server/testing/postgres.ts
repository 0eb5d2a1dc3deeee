import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareEmbedded } from '../database/embedded/embedded.ts';
import { StoreError } from '../database/database.ts';
import { layDatabase } from './database.ts';
import { createLine, type Line } from './line.ts';

const START_MS = 60_000;

export interface TestPostgres extends AsyncDisposable {
  readonly url: string;
  readonly line: Line;
  lineOfItsOwn(): Promise<Line & { readonly url: string }>;
  /** Kills the postmaster; its processes end by themselves. */
  kill(): void;
  start(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'st-pg-'));
  await layDatabase(folder);
  const prepared = await prepareEmbedded(folder);
  const { socketFolder, username, password } = prepared.address;
  const addressOf = ({ port }: Line): string => `postgres://${username}:${password}@127.0.0.1:${port}/postgres`;
  let server = prepared.start();
  await server.ready;
  const socket = path.join(socketFolder, '.s.PGSQL.5432');
  const line = await createLine(socket);
  return {
    url: addressOf(line),
    line,
    async lineOfItsOwn() {
      const own = await createLine(socket);
      return { ...own, url: addressOf(own) };
    },
    kill() {
      process.kill(Number(readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    },
    async start() {
      for (const startMs = Date.now(); ; await sleep(50)) {
        try {
          server = prepared.start();
          await server.ready;
          return;
        } catch (error) {
          // Its old processes hold shared memory until they end.
          if (!(error instanceof StoreError) || Date.now() - startMs > START_MS) throw error;
        }
      }
    },
    async [Symbol.asyncDispose]() {
      await line[Symbol.asyncDispose]();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

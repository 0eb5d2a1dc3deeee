import { expect, it } from 'vitest';
import { readConfig } from '../ops/config/config.ts';
import { openShared } from '../database/open.ts';
import { temporaryFolder } from '../testing/run.ts';
import { freePort } from '../testing/child.ts';
import { startPostgres } from '../testing/postgres.ts';
import { startStack } from './stack.ts';

const PATIENT = { interval: 10 };
const ANNOUNCING = 4711;

it('readyz reports ready once the URL of the server is announced to commands', async () => {
  using folder = temporaryFolder('readiness');
  await using postgres = await startPostgres();
  await using store = await openShared(postgres.url, { timeoutMs: 60_000 });
  const { db } = store;
  await db.unsafe(`
    create function await_test() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(${ANNOUNCING}); return new; end $$;
    create trigger await_test before update on instance for each row when (new.url <> '') execute function await_test()`);
  const held = await db.reserve();
  await held`select pg_advisory_lock(${ANNOUNCING})`;
  const PORT = String(await freePort());
  const config = readConfig({ PORT, DATA_DIR: folder.path, DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' });
  const starting = startStack(config, { withPages: false });
  const readiness = async (): Promise<string> => (await fetch(`http://127.0.0.1:${PORT}/readyz`)).text();
  await expect.poll(() => readiness().catch(() => ''), PATIENT).toBe('starting');
  await held`select pg_advisory_unlock(${ANNOUNCING})`;
  held.release();
  await using _stack = await starting;
  expect(await readiness()).toBe('ready');
});

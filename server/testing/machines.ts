import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Stack, startStack } from '../compose/stack.ts';
import { readConfig } from '../ops/config/config.ts';
import { startNats, type TestNats } from './nats.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** Servers of one site with roles of their own, on one database and broker, in this process. */
export interface TestMachines extends AsyncDisposable {
  readonly folder: string;
  readonly postgres: TestPostgres;
  readonly nats: TestNats;
  start(name: string, settings: Readonly<Record<string, string>>): Promise<Stack>;
}

export async function startTestMachines(): Promise<TestMachines> {
  await using stack = new AsyncDisposableStack();
  const folder = mkdtempSync(path.join(tmpdir(), 'stillingen-machines-'));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = stack.use(await startPostgres());
  const nats = stack.use(await startNats());
  const disposal = stack.move();
  return {
    folder,
    postgres,
    nats,
    async start(name, settings) {
      const own = { PORT: '0', DATA_DIR: path.join(folder, name), LOG_LEVEL: 'silent', COST_PER_ADDRESS: '1000' };
      const config = readConfig({ ...own, DATABASE_URL: postgres.url, NATS_URL: nats.url, ...settings });
      const started = await startStack(config, { withPages: false });
      let ended: Promise<void> | null = null;
      const end = (): Promise<void> => (ended ??= Promise.resolve(started[Symbol.asyncDispose]()));
      disposal.defer(end);
      return { ...started, [Symbol.asyncDispose]: end };
    },
    [Symbol.asyncDispose]: () => disposal.disposeAsync(),
  };
}

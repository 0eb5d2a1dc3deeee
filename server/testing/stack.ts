import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Origin } from '@stillingen/domain';
import type { Message, MessageResult } from '@stillingen/domain/messages';
import { startStack } from '../compose/stack.ts';
import { type Config, readConfig } from '../ops/config/config.ts';
import { issueKey } from '../journal/providers.ts';
import type { Database } from '../database/database.ts';
import { layDatabase } from './postgres.ts';

export interface TestStack extends AsyncDisposable {
  readonly url: string;
  readonly config: Config;
  readonly db: Database;
  keyOf(provider: string, origin?: Origin): Promise<string>;
  submit(key: string, messages: readonly Message[]): Promise<MessageResult[]>;
  feed(name: string, headers?: Record<string, string>): Promise<Response>;
  restart(): Promise<void>;
}

export async function startTestStack({
  withPages = false,
  settings = {},
}: {
  withPages?: boolean;
  settings?: Readonly<Record<string, string>>;
} = {}): Promise<TestStack> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stillingen-test-'));
  // A test requests more than a visitor from one address.
  const own = { PORT: '0', DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'silent', COST_PER_ADDRESS: '1000' };
  const config = readConfig({ ...own, ...settings });
  if (config.databaseUrl === '') await layDatabase(config.dataDir);
  let stack = await startStack(config, { withPages });
  return {
    get url() {
      return stack.url;
    },
    config,
    get db() {
      return stack.db;
    },
    keyOf: (provider, origin = 'real') => issueKey(stack.db, provider, origin),
    async submit(key, messages) {
      const response = await fetch(`${stack.url}/ingest/v1/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(messages),
      });
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      return ((await response.json()) as { results: MessageResult[] }).results;
    },
    feed: (name, headers = {}) => fetch(`${stack.url}/8/x/feed/${name}`, { headers: { 'x-fsign': 'stillingen', ...headers } }),
    async restart() {
      await stack[Symbol.asyncDispose]();
      stack = await startStack(config, { withPages });
    },
    async [Symbol.asyncDispose]() {
      await stack[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

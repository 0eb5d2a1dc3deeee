import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Message, MessageResult } from '@stillingen/domain/messages';
import { createIngestClient } from '@stillingen/sources';
import { SERVER, serverEnv } from '../scripts/setup/place.mjs';
import { SETTINGS } from '../server/ops/config/config.ts';
import { ROOT, type Started, startNode } from './processes.ts';

export interface Product extends AsyncDisposable {
  readonly url: string;
  readonly started: Started;
  newKey(provider: string): Promise<string>;
}

const NAMES: ReadonlySet<string> = new Set(Object.values(SETTINGS).map(({ name }) => name));

/** The settings of the shell, such as its database, belong to another server. */
export const withoutSettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => name === SETTINGS.webDir.name || !NAMES.has(name)));

export async function startProduct(
  folder: string,
  args: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const own = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: path.join(folder, 'data'),
    PUSH_PER_ADDRESS: '100000',
    COST_PER_ADDRESS: '1000',
  };
  const env = { ...withoutSettings(serverEnv()), ...own, ...settings };
  const started = await startNode([...SERVER, 'serve', ...args], /served at (http\S+)/, env);
  return {
    url: started.line.replace('localhost', '127.0.0.1'),
    started,
    async newKey(provider) {
      const { stdout } = await promisify(execFile)(process.execPath, [...SERVER, 'provider', 'add', provider], {
        cwd: ROOT,
        env,
      });
      return stdout.trim();
    },
    [Symbol.asyncDispose]: () => started[Symbol.asyncDispose](),
  };
}

export const JSON_TYPE = 'application/json';
export const NDJSON_TYPE = 'application/x-ndjson';

/** Throws if a message was not accepted: a refusal is cheap and would improve the figures. */
export async function post(url: string, key: string, body: string, type: string = JSON_TYPE): Promise<number> {
  const response = await fetch(`${url}/ingest/v1/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': type },
    body,
  });
  if (response.status !== 200) throw new Error(`the provider API answered ${response.status}: ${await response.text()}`);
  const { results } = (await response.json()) as { results: MessageResult[] };
  return acceptedOf(results);
}

function acceptedOf(results: readonly MessageResult[]): number {
  const refused = results.find(({ result }) => result !== 'accepted');
  if (refused !== undefined) throw new Error(`a message was not accepted: ${JSON.stringify(refused)}`);
  return results.length;
}

const BATCH_MESSAGES = 500;

/** In batches, in order. `url`: one address, or several separated by commas, of which one leads. */
export async function submit(url: string, key: string, messages: readonly Message[]): Promise<void> {
  const client = createIngestClient({ url, key });
  for (let at = 0; at < messages.length; at += BATCH_MESSAGES)
    acceptedOf(await client.deliver(messages.slice(at, at + BATCH_MESSAGES)));
}

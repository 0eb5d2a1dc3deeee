import path from 'node:path';
import type { Origin } from '@stillingen/domain';
import type { Message, MessageResult, OddsMessage } from '@stillingen/domain/messages';
import type { ConsentPurpose } from '@stillingen/wire';
import { NEEDED_BY } from '../compose/consent/needed-by.ts';
import { type Stack, startStack } from '../compose/stack.ts';
import type { Database } from '../database/database.ts';
import { issueKey } from '../journal/providers.ts';
import { type Config, readConfig } from '../ops/config/config.ts';
import { startNats, type TestNats } from './nats.ts';
import { layDatabase, startPostgres, type TestPostgres } from './postgres.ts';
import { temporaryFolder } from './run.ts';

export interface TestStack extends AsyncDisposable {
  readonly url: string;
  readonly config: Config;
  readonly db: Database;
  readonly state: Stack['state'];
  readonly odds: NonNullable<Stack['odds']>;
  readonly undocumented: readonly string[];
  keyOf(provider: string, origin?: Origin): Promise<string>;
  submit(key: string, messages: readonly Message[]): Promise<MessageResult[]>;
  submitOdds(key: string, messages: readonly OddsMessage[]): Promise<MessageResult[]>;
  feed(name: string, headers?: Record<string, string>): Promise<Response>;
  restart(): Promise<void>;
}

export async function startTestStack({
  withPages = false,
  settings = {},
  bookmakers = new Map(),
  needConsent = [],
}: {
  withPages?: boolean;
  settings?: Readonly<Record<string, string>>;
  bookmakers?: ReadonlyMap<number, string | null>;
  /** What the site needs consent for, beside what the settings turn on. */
  needConsent?: readonly ConsentPurpose[];
} = {}): Promise<TestStack> {
  const folder = temporaryFolder('test');
  // A test requests more than a visitor from one address.
  const own = { PORT: '0', DATA_DIR: path.join(folder.path, 'data'), LOG_LEVEL: 'silent', COST_PER_ADDRESS: '1000' };
  const config = readConfig({ ...own, ...settings });
  if (config.databaseUrl === '') await layDatabase(config.dataDir);
  const options = {
    ...{ withPages, bookmakers },
    needConsent: [...NEEDED_BY, ...needConsent.map((purpose) => ({ purpose, isOn: () => true }))],
  };
  let stack = await startStack(config, options);
  async function post(address: string, key: string, messages: readonly object[]): Promise<MessageResult[]> {
    const response = await fetch(`${stack.url}${address}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(messages),
    });
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return ((await response.json()) as { results: MessageResult[] }).results;
  }
  return {
    get url() {
      return stack.url;
    },
    config,
    get db() {
      return stack.db;
    },
    get state() {
      return stack.state;
    },
    get odds() {
      return stack.odds!;
    },
    get undocumented() {
      return stack.undocumented;
    },
    keyOf: (provider, origin = 'real') => issueKey(stack.db, provider, origin),
    submit: (key, messages) => post('/ingest/v1/messages', key, messages),
    submitOdds: (key, messages) => post('/ingest/v1/odds', key, messages),
    feed: (name, headers = {}) => fetch(`${stack.url}/8/x/feed/${name}`, { headers: { 'x-fsign': 'stillingen', ...headers } }),
    async restart() {
      await stack[Symbol.asyncDispose]();
      stack = await startStack(config, options);
    },
    async [Symbol.asyncDispose]() {
      await stack[Symbol.asyncDispose]();
      folder[Symbol.dispose]();
    },
  };
}

/** Servers of one site with roles of their own, on one database and broker, in this process. */
export interface TestMachines extends AsyncDisposable {
  readonly folder: string;
  readonly postgres: TestPostgres;
  readonly nats: TestNats;
  start(
    name: string,
    settings: Readonly<Record<string, string>>,
    bookmakers?: ReadonlyMap<number, string | null>,
  ): Promise<Stack>;
}

export async function startTestMachines(): Promise<TestMachines> {
  await using stack = new AsyncDisposableStack();
  const { path: folder } = stack.use(temporaryFolder('machines'));
  const postgres = stack.use(await startPostgres());
  const nats = stack.use(await startNats());
  const disposal = stack.move();
  return {
    folder,
    postgres,
    nats,
    async start(name, settings, bookmakers = new Map()) {
      const own = { PORT: '0', DATA_DIR: path.join(folder, name), LOG_LEVEL: 'silent', COST_PER_ADDRESS: '1000' };
      const config = readConfig({ ...own, DATABASE_URL: postgres.url, NATS_URL: nats.url, ...settings });
      const started = await startStack(config, { withPages: false, bookmakers });
      let ended: Promise<void> | null = null;
      const end = (): Promise<void> => (ended ??= Promise.resolve(started[Symbol.asyncDispose]()));
      disposal.defer(end);
      return { ...started, [Symbol.asyncDispose]: end };
    },
    [Symbol.asyncDispose]: () => disposal.disposeAsync(),
  };
}

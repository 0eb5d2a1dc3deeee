import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import type { ClientConfig } from '@stillingen/wire';
import type { FastifyInstance } from 'fastify';
import type { BannerConfig } from '../banners/config-file.ts';
import { type Bus, createInProcessBus } from '../bus/bus.ts';
import type { Database } from '../database/database.ts';
import type { PostgresLog } from '../database/embedded/postgres-log.ts';
import { openShared, openStore } from '../database/open.ts';
import type { Documentation } from '../http/documentation.ts';
import { waitOn } from '../http/listener.ts';
import { type Lease, seekLease } from '../journal/lease.ts';
import type { Follower } from '../leader/follower.ts';
import type { OddsConfig } from '../odds/audience/odds-config.ts';
import type { Config } from '../ops/config/config.ts';
import { ConfigError } from '../ops/config/setting.ts';
import type { Drain } from '../ops/plugin.ts';
import type { Metrics } from '../ops/metrics/metrics.ts';
import { stderrLog } from '../ops/output.ts';
import type { Tracing } from '../ops/tracing.ts';

export interface Infrastructure extends AsyncDisposable {
  readonly db: Database;
  readonly bus: Bus;
  /** The lease of a single process; null in a cluster. */
  readonly held: Lease | null;
  readonly seek: (url: string) => Promise<Lease | null>;
  /** Aborted with the reason when the embedded database has failed for too long. */
  readonly failed: AbortSignal;
}

/** Unique by the id of the database; the rest helps operators to read a list of streams. */
async function busName(db: Database, { pushNamespace, projectId }: Config): Promise<string> {
  const [instance] = await db<{ site: string }[]>`select site from instance`;
  return `stillingen-${pushNamespace || projectId}-${instance!.site}`;
}

async function connectSingleProcess(config: Config, log: PostgresLog): Promise<Infrastructure> {
  await using stack = new AsyncDisposableStack();
  const retryMs = config.databaseRetrySeconds * 1000;
  const { db, address, lease, failed } = stack.use(await openStore(config, { log, retryMs }));
  const bus = stack.use(createInProcessBus());
  return Object.assign(stack.move(), {
    db,
    bus,
    held: lease,
    seek: (url: string) => seekLease(db, address, url),
    failed,
  });
}

/** A shared database; until it answers, our port reports why the server waits. */
async function openDatabase(config: Config, signal: AbortSignal): ReturnType<typeof openShared> {
  let waiting: Promise<AsyncDisposable> | null = null;
  function onWait(why: string): void {
    stderrLog.warn(`${why}; waiting for it`);
    waiting = listen(config, () => waitOn(config, why));
    waiting.catch(() => undefined);
  }
  try {
    return await openShared(config.databaseUrl, { timeoutMs: Number.POSITIVE_INFINITY, signal, onWait });
  } finally {
    await (await (waiting as Promise<AsyncDisposable> | null))?.[Symbol.asyncDispose]();
  }
}

async function connectCluster(config: Config, signal: AbortSignal): Promise<Infrastructure> {
  await using stack = new AsyncDisposableStack();
  const { db, address } = stack.use(await openDatabase(config, signal));
  const { createNatsBus } = await import('../bus/nats.ts');
  const name = await busName(db, config);
  const bus = stack.use(await createNatsBus({ url: config.natsUrl, name, log: stderrLog }));
  return Object.assign(stack.move(), {
    db,
    bus,
    held: null,
    seek: (url: string) => seekLease(db, address, url),
    failed: new AbortController().signal,
  });
}

export const connectInfrastructure = (config: Config, signal: AbortSignal, log: PostgresLog): Promise<Infrastructure> =>
  config.natsUrl === '' ? connectSingleProcess(config, log) : connectCluster(config, signal);

export interface RoleContext {
  readonly config: Config;
  readonly app: FastifyInstance;
  readonly infrastructure: Infrastructure;
  readonly follower: Follower;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly drain: Drain;
  readonly documentation: Documentation;
  /** Null for a site without odds. */
  readonly odds: OddsConfig | null;
  readonly consent: Pick<ClientConfig, 'consentFor'>;
  /** Null for a site without adverts. */
  readonly banners: BannerConfig | null;
  readonly notice: (line: string) => void;
}

/** Listens at PORT and HOST. Throws ConfigError if that is not possible. */
export async function listen<Listening>(
  config: Pick<Config, 'port' | 'host'>,
  begin: () => Promise<Listening>,
): Promise<Listening> {
  try {
    return await begin();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new ConfigError(`PORT ${config.port} is taken by another program; set PORT to a free one`);
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
      throw new ConfigError(`PORT ${config.port} on HOST ${config.host} can not be used: ${code}`);
    throw error;
  }
}

const HERE: ReadonlySet<string> = new Set(['0.0.0.0', '::', '127.0.0.1', '::1']);

export function ownUrl({ host, port }: Pick<Config, 'host' | 'port'>, server: Pick<Server, 'address'>): string {
  const address = server.address();
  const listened = typeof address === 'object' && address !== null ? address.port : port;
  const name = HERE.has(host) ? 'localhost' : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${listened}`;
}

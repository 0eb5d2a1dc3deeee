import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { encodePublication } from '../../server/bus/publication-text.ts';
import { createNatsBus } from '../../server/bus/nats.ts';
import { SETTINGS } from '../../server/ops/config/config.ts';
import { connect, type Database, untilReady } from '../../server/database/database.ts';
import { startEmbedded } from '../../server/database/embedded/embedded.ts';
import { folderName, prepareFolder } from '../../server/database/embedded/postgres-folder.ts';
import { alterAlone } from '../../server/testing/postgres.ts';
import { temporaryFolder } from '../../server/testing/run.ts';
import { hasNats, startNats } from '../../server/testing/nats.ts';
import { print } from '../figures.ts';
import { type Product, startProduct } from '../product.ts';

const OWNER = 'stillingen';

/** A role for each process, so that its statements can be counted. */
const ACCESS = { file: 'bench_hba.conf', text: 'host all all 127.0.0.0/8 trust\nlocal all all scram-sha-256\n' } as const;

export interface Machines extends AsyncDisposable {
  readonly databaseUrl: string;
  /** A connection that belongs to no machine. */
  readonly db: Database;
  start(roles: string, user?: string): Promise<Product>;
  /** Counts entries and their bytes on the bus. Needs a running process. */
  listen(): Promise<{ readonly entries: number; readonly bytes: number }>;
  statementsOf(user: string): Promise<number>;
}

/** Likely unused: all listen on the default port. */
function someLoopback(): string {
  const part = (): number => 1 + Math.floor(Math.random() * 250);
  return `127.${part()}.${part()}.${part()}`;
}

/** Null, with a line on the console, without nats-server. */
export async function openMachines(): Promise<Machines | null> {
  if (!hasNats) {
    print('skipped', 'needs nats-server');
    return null;
  }
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(temporaryFolder('bench'));
  const host = someLoopback();
  await alterAlone(folder.path, `alter role ${OWNER} login`);
  const database = await prepareFolder(folder.path);
  writeFileSync(path.join(database.folder, ACCESS.file), ACCESS.text);
  stack.use(
    await startEmbedded(folder.path, {
      settings: {
        listen_addresses: host,
        // The account of the server can not read the folders above its own.
        hba_file: path.join(folderName(database.folder, database.account), ACCESS.file),
        max_connections: '100',
        shared_preload_libraries: 'pg_stat_statements',
      },
    }),
  );
  const urlFor = (user: string): string => `postgres://${user}@${host}:5432/postgres`;
  const databaseUrl = urlFor(OWNER);
  const db = connect({ url: databaseUrl }, 2);
  stack.defer(() => db.end({ timeout: 1 }));
  await untilReady(db);
  await db`create extension pg_stat_statements`;
  const nats = stack.use(await startNats());
  let started = 0;
  const disposal = stack.move();
  return {
    databaseUrl,
    db,
    async start(roles, user = OWNER) {
      const [known] = await db`select from pg_roles where rolname = ${user}`;
      if (known === undefined) await db`create role ${db(user)} superuser login`;
      started += 1;
      const own = path.join(folder.path, `machine-${started}`);
      mkdirSync(own);
      return disposal.use(
        await startProduct(own, [], {
          ROLES: roles,
          DATABASE_URL: urlFor(user),
          NATS_URL: nats.url,
          LOG_LEVEL: 'error',
        }),
      );
    },
    async listen() {
      const [instance] = await db<{ site: string }[]>`select site from instance`;
      const log = { info: () => undefined, warn: (line: string) => print('bus', line) };
      const name = `stillingen-${SETTINGS.projectId.fallback}-${instance!.site}`;
      const bus = disposal.use(await createNatsBus({ url: nats.url, name, log }));
      const published = { entries: 0, bytes: 0 };
      await bus.subscribe((batch) => {
        published.entries += batch.entries.length;
        if (batch.entries.length > 0)
          for (const { bytes } of encodePublication(batch, Number.POSITIVE_INFINITY)) published.bytes += bytes.length;
      });
      return published;
    },
    async statementsOf(user) {
      const [row] = await db<{ calls: string | null }[]>`
        select sum(calls) as calls from pg_stat_statements where userid = (select oid from pg_roles where rolname = ${user})`;
      return Number(row!.calls ?? 0);
    },
    [Symbol.asyncDispose]: () => disposal.disposeAsync(),
  };
}

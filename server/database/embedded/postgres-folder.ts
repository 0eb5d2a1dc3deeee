import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type SystemAccount, accountsOf, handOver, runAs, type UnprivilegedCommand } from './postgres-account.ts';
import { type Binaries, binariesFor } from './postgres-binaries.ts';
import { readErrors } from './postgres-log.ts';
import { StoreError } from '../database.ts';

export const ROLE = 'stillingen_app';
/** The role that initdb creates. It can not log in. */
const SUPERUSER = 'stillingen';
const DATABASE = 'postgres';

const ACCESS = '# Every connection proves that it knows the password of its role.\nlocal all all scram-sha-256\n';

const passwordFileOf = (folder: string): string => path.join(folder, 'stillingen.password');

/** The password of the role; null in a folder of an early version. */
export function passwordOf(folder: string): string | null {
  return existsSync(passwordFileOf(folder)) ? readFileSync(passwordFileOf(folder), 'utf8').trim() : null;
}

export const folderName = (folder: string, account: SystemAccount): string =>
  account !== null && process.platform === 'linux' ? '/proc/self/cwd' : folder;

/** Runs a program of PostgreSQL to its end. Throws StoreError with its reason. */
function run({ command, args, options }: UnprivilegedCommand, what: string, input = ''): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { ...options, input, encoding: 'utf8' });
  if (status === 0) return;
  const errors = readErrors(() => undefined);
  errors.write(`${error?.message ?? `${stdout}\n${stderr}`}\n`);
  throw new StoreError(`${what}: ${errors.reason}`);
}

/** Renames the new folder into place: a partial folder of initdb looks complete. */
function initialise({ initdb }: Binaries, folder: string, maker: SystemAccount): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Files without a version may be the rest of a database.
    if (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'ENOTDIR')
      throw new StoreError(`${folder} is no database, and not empty: ${message}; nothing was changed`);
    if (code !== 'ENOENT') throw error;
  }
  const part = `${folder}.part`;
  const options = ['-U', SUPERUSER, '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=da'];
  try {
    rmSync(part, { recursive: true, force: true });
    mkdirSync(part, { mode: 0o700 });
    handOver(part, maker);
    run(
      runAs(maker, part, initdb, ['-D', folderName(part, maker), ...options]),
      `the database folder ${folder} could not be made`,
    );
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
  renameSync(part, folder);
}

const roleStatement = (password: string): string =>
  `do $$
    declare each regclass;
    begin
      if not exists (select from pg_roles where rolname = '${ROLE}') then create role ${ROLE}; end if;
      alter role ${ROLE} login nosuperuser nocreatedb nocreaterole password '${password}';
      alter database ${DATABASE} owner to ${ROLE};
      for each in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      loop execute format('alter table %s owner to ${ROLE}', each); end loop;
      alter role ${SUPERUSER} nologin;
    end $$`;

export interface DatabaseFolder {
  readonly folder: string;
  readonly account: SystemAccount;
  readonly binaries: Binaries;
}

/** Runs as superuser while no server uses the folder, owned by `maker`. Throws StoreError. */
export function runAlone({ postgres }: Binaries, folder: string, maker: SystemAccount, statement: string): void {
  handOver(folder, maker);
  const args = ['--single', '-D', folderName(folder, maker), '-c', 'exit_on_error=on', '-c', 'log_checkpoints=off', DATABASE];
  // Each line is a statement.
  run(
    runAs(maker, folder, postgres, args),
    `the roles of the database in ${folder} could not be made`,
    `${statement.replaceAll('\n', ' ')}\n`,
  );
}

/** Adds a role with a password and requires it. The file that decides is written last. */
function secure(binaries: Binaries, folder: string, maker: SystemAccount): void {
  const access = path.join(folder, 'pg_hba.conf');
  if (existsSync(access) && readFileSync(access, 'utf8') === ACCESS && passwordOf(folder) !== null) return;
  const password = randomBytes(32).toString('base64url');
  runAlone(binaries, folder, maker, roleStatement(password));
  write(passwordFileOf(folder), `${password}\n`, maker);
  write(access, ACCESS, maker);
}

function write(file: string, text: string, owner: SystemAccount): void {
  const part = `${file}.part`;
  writeFileSync(part, text, { mode: 0o600 });
  if (owner !== null) chownSync(part, owner.uid, owner.gid);
  renameSync(part, file);
}

/** Creates or upgrades the database folder. No server may run on it. Throws StoreError. */
export async function prepareFolder(dataDir: string): Promise<DatabaseFolder> {
  const folder = path.join(dataDir, 'postgres');
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new StoreError(`DATA_DIR ${dataDir} can not be made: ${(error as Error).message}`);
  }
  const { server, maker } = accountsOf(folder);
  const binaries = await binariesFor(server !== null);
  try {
    if (!existsSync(path.join(folder, 'PG_VERSION'))) initialise(binaries, folder, maker);
    secure(binaries, folder, maker);
    chmodSync(folder, 0o700);
    handOver(folder, server);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`DATA_DIR ${dataDir} can not be written: ${(error as Error).message}`);
  }
  return { folder, account: server, binaries };
}

import { execFileSync } from 'node:child_process';
import { renameSync, rmdirSync, rmSync } from 'node:fs';
import { makePrivate, unprivileged } from './postgres-account.ts';
import { readErrors } from './postgres-log.ts';
import { StoreError } from './store-error.ts';

/** Makes the folder of a database. It has its name once it is whole: of one that is half made initdb leaves what looks like a database. */
export function initialise(initdbFile: string, folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Files without a version may be all that is left of a database.
    if (code !== 'ENOENT') throw new StoreError(`${folder} is no database, and not empty: ${message}; nothing was changed`);
  }
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  makePrivate(part);
  const initdb = unprivileged(initdbFile, [
    '-D',
    part,
    '-U',
    'stillingen',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--locale-provider=icu',
    '--icu-locale=da',
  ]);
  try {
    execFileSync(initdb.command, initdb.args, { ...initdb.options, stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    const errors = readErrors(() => undefined);
    errors.write(`${String((error as { stderr?: Buffer }).stderr ?? error)}\n`);
    rmSync(part, { recursive: true, force: true });
    throw new StoreError(`the database folder ${folder} could not be made: ${errors.reason}`);
  }
  renameSync(part, folder);
}

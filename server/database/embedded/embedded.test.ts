import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../testing/run.ts';
import { connect, disconnect } from '../database.ts';
import { openStore } from '../open.ts';
import { startEmbedded } from './embedded.ts';

const isRoot = process.getuid?.() === 0;
const PATIENT = { interval: 1 };
/** Elsewhere, as on macOS, any process with the number is assumed to be PostgreSQL. */
const SHOWS_PROCESSES = existsSync('/proc/self/stat');

let dataDir: string;
let folder: string;
beforeEach(() => {
  const temporary = temporaryFolder('embedded');
  onTestFinished(() => temporary[Symbol.dispose]());
  dataDir = temporary.path;
  folder = path.join(dataDir, 'postgres');
});
/** The owner of a folder, under which root starts a program. */
function ownerOf(place: string): { uid: number; gid: number } | undefined {
  if (!isRoot) return undefined;
  const { uid, gid } = statSync(place);
  return { uid, gid };
}
const open = () => openStore({ dataDir, databaseUrl: '' });

describe('embedded PostgreSQL of a data folder', () => {
  it.runIf(SHOWS_PROCESSES)('opens after a crash of the machine when another program has its process number', async () => {
    const pidFile = path.join(folder, 'postmaster.pid');
    let left = '';
    {
      await using _store = await open();
      left = readFileSync(pidFile, 'utf8');
    }
    const other = spawn('sleep', ['60'], { ...ownerOf(folder) });
    onTestFinished(() => void other.kill());
    await once(other, 'spawn');
    writeFileSync(pidFile, left.replace(/^\d+/, String(other.pid)));
    await using store = await open();
    expect(await store.db`select 1 as alive`).toEqual([{ alive: 1 }]);
    expect(other.exitCode ?? other.signalCode).toBeNull();
  });

  it.skipIf(!existsSync('/proc/self/stat'))(
    'opens when the last server was killed and its parent has not collected it',
    async () => {
      const pidFile = path.join(folder, 'postmaster.pid');
      let left = '';
      {
        await using _store = await open();
        left = readFileSync(pidFile, 'utf8');
      }
      const program = path.join(dataDir, 'postgres-of-before', 'postgres');
      mkdirSync(path.dirname(program));
      copyFileSync('/bin/sleep', program);
      const parent = spawn('sh', ['-c', '"$0" 0 & echo $!; exec sleep 60', program], { stdio: ['ignore', 'pipe', 'ignore'] });
      onTestFinished(() => void parent.kill());
      const [line] = (await once(parent.stdout, 'data')) as [Buffer];
      const pid = line.toString().trim();
      await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(`${pid} (postgres) Z`);
      writeFileSync(pidFile, left.replace(/^\d+/, pid));
      await using store = await open();
      expect(await store.db`select 1 as alive`).toEqual([{ alive: 1 }]);
    },
  );

  it('is created anew when all processes were killed during its creation', async () => {
    const script = `(await import(${JSON.stringify(path.join(import.meta.dirname, 'embedded.ts'))})).startEmbedded(${JSON.stringify(dataDir)})`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { detached: true, stdio: 'ignore' });
    const ended = once(child, 'exit');
    const isBegun = (): boolean => [folder, `${folder}.part`].some((each) => existsSync(path.join(each, 'PG_VERSION')));
    await expect.poll(isBegun, PATIENT).toBe(true);
    process.kill(-child.pid!, 'SIGKILL');
    await ended;
    await using store = await open();
    expect(await store.db`select 1 as alive`).toEqual([{ alive: 1 }]);
  });

  it('stops without a line in the log when a connection is still open', async () => {
    const lines: string[] = [];
    const log = { info: (line: string) => void lines.push(line), warn: (line: string) => void lines.push(line) };
    const embedded = await startEmbedded(dataDir, { log });
    const db = connect(embedded);
    onTestFinished(() => disconnect(db, 0));
    expect(await db`select 1 as alive`).toEqual([{ alive: 1 }]);
    await embedded[Symbol.asyncDispose]();
    expect(lines.filter((line) => !line.includes('LOG:'))).toEqual([]);
  });

  it('leaves files alone that are no database', async () => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'what-is-left'), 'data');
    await expect(open()).rejects.toThrow(/postgres is no database, and not empty: ENOTEMPTY.*; nothing was changed$/);
    expect(readFileSync(path.join(folder, 'what-is-left'), 'utf8')).toBe('data');
  });
});

import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database } from '../../../server/database/database.ts';
import { temporaryFolder } from '../../../server/testing/run.ts';
import { startPostgres, type TestPostgres } from '../../../server/testing/postgres.ts';
import { deliver, todaysMatches } from '../../harness/feed.ts';
import { createMatch } from '../../harness/match.ts';
import { runProgram, startProgram } from '../../harness/program.ts';

const MATCHES = 6;
const NAMES = Array.from({ length: MATCHES }, (_, index) => `Hold ${index}`);
const ENTRIES = 2 * MATCHES;
const FILE = `journal-000000000001-${String(ENTRIES - 1).padStart(12, '0')}.ndjson.gz`;

const { path: folder } = temporaryFolder('archive');
const dataDir = path.join(folder, 'data');
const archive = path.join(dataDir, 'archive');
let postgres: TestPostgres;
let db: Database;
let settings: Record<string, string>;

const inJournal = async (): Promise<number> => (await db`select from journal`).length;
const files = (): string[] => readdirSync(archive).filter((name) => !name.endsWith('.part'));
const homesAt = async (url: string): Promise<string[]> =>
  (await todaysMatches(url)).map(({ homeName }) => homeName ?? '').toSorted();
const verify = async (): Promise<string> => (await runProgram(['rebuild', '--verify'], settings)).stdout;

describe('an operator who keeps no more than thirty days in the database', () => {
  beforeAll(async () => {
    postgres = await startPostgres();
    settings = { DATABASE_URL: postgres.url, DATA_DIR: dataDir };
    await using program = startProgram(['serve'], settings);
    const url = await program.ready();
    db = connect({ url: postgres.url }, 2);
    const key = (await runProgram(['provider', 'add', 'avis'], settings)).stdout.trim();
    const messages = NAMES.flatMap((home, index) => createMatch({ key: `m${index}`, home, away: 'Gæst' }).kickedOff(5));
    await deliver(url, key, messages);
  });
  afterAll(async () => {
    await db.end();
    await postgres[Symbol.asyncDispose]();
  });

  it('the archive leaves younger entries in the journal', async () => {
    settings.JOURNAL_DAYS = '30';
    await using program = startProgram(['serve'], settings);
    await program.ready();
    expect(await inJournal()).toBe(ENTRIES);
    await db`update journal set received_at = received_at - interval '31 days'`;
  });

  it('no entry is lost when the server is killed between writing the archive and deleting rows', async () => {
    mkdirSync(archive, { recursive: true });
    writeFileSync(path.join(archive, `${FILE}.part`), 'torn');
    const held = await db.reserve();
    await held`begin`;
    await held`lock table journal in share mode`;
    const program = startProgram(['serve'], settings);
    await expect.poll(files).toEqual([FILE]);
    program.child.kill('SIGKILL');
    await program.ended;
    await held`rollback`;
    held.release();
    expect(await verify()).toMatch(/12 entries, 6 events: no difference\n$/);
  });

  it('old entries are in files, the last one in the journal, and both are read as one', async () => {
    await using program = startProgram(['serve'], settings);
    const url = await program.ready();
    await expect.poll(inJournal).toBe(1);
    expect(files()).toEqual([FILE]);
    expect(await homesAt(url)).toEqual(NAMES);
    expect(await verify()).toMatch(/12 entries, 6 events: no difference\n$/);
  });

  it('a start reads archive and journal when no snapshot can be read', async () => {
    await db`update snapshot_piece set body = '\\x00'`;
    await using program = startProgram(['serve'], settings);
    expect(await homesAt(await program.ready())).toEqual(NAMES);
  });

  it('rebuild reads archive and journal, and keeps the result as the only snapshot', async () => {
    await db`insert into snapshot (n, version) values (1, 0)`;
    expect((await runProgram(['rebuild'], settings)).code).toBe(0);
    expect(await db`select n::int from snapshot`).toEqual([{ n: ENTRIES }]);
  });

  it('a backup holds archive and journal', async () => {
    const file = path.join(folder, 'backup.gz');
    expect((await runProgram(['backup', file], settings)).stdout).toBe(`12 entries are in ${file}\n`);
    const restored = { DATA_DIR: path.join(folder, 'restored') };
    expect((await runProgram(['restore', file], restored)).stdout).toBe('12 entries are restored\n');
    expect((await runProgram(['rebuild', '--verify'], restored)).stdout).toMatch(/12 entries, 6 events: no difference\n$/);
  });

  it('a missing archive is reported in one line, and no more entries leave the journal', async () => {
    await db`delete from snapshot`;
    renameSync(archive, `${archive}-elsewhere`);
    for (const words of [['serve'], ['rebuild', '--verify']]) {
      const { code, stderr } = await runProgram(words, settings);
      expect(stderr).toBe(`entry 1 is neither in the journal nor in ${archive}: put the files of the archive there\n`);
      expect(code).toBe(2);
    }
    expect(await inJournal()).toBe(1);
    renameSync(`${archive}-elsewhere`, archive);
    expect(await verify()).toMatch(/12 entries, 6 events: no difference\n$/);
  });
});

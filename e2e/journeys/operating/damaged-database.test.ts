import { openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../../server/database/open.ts';
import { temporaryFolder } from '../../../server/testing/run.ts';
import { layDatabase } from '../../../server/testing/postgres.ts';
import { runProgram } from '../../harness/program.ts';

const LINE =
  /^the files of the database are damaged: [^\n]+; restore the last backup into a new DATA_DIR, and keep this one for a repair \("Backup and restore" in docs\/operate\.md\)\n$/;

/** A data folder with a journal, and the file of a table in it. */
async function laid(table: string): Promise<{ dataDir: string; file: string }> {
  const folder = temporaryFolder('damaged');
  onTestFinished(() => folder[Symbol.dispose]());
  const dataDir = path.join(folder.path, 'data');
  await layDatabase(dataDir);
  await using store = await openStore({ dataDir, databaseUrl: '' });
  const { db } = store;
  await db`insert into provider (name, origin) values ('test', 'real')`;
  await db`insert into journal (n, provider, key, seq, received_at, message) select n, 'test', 'k', n, now(), '{}' from generate_series(1, 500) n`;
  const [{ file }] = await db<[{ file: string }]>`select pg_relation_filepath(${table}) as file`;
  return { dataDir, file: path.join(dataDir, 'postgres', file) };
}

function spoil(file: string): void {
  writeSync(openSync(file, 'r+'), Buffer.alloc(statSync(file).size, 0xa5));
}

describe('an operator whose database files are damaged', () => {
  it.each(['journal', 'provider', 'instance'])(
    'the server names the repair in one line when table %s is damaged',
    async (table) => {
      const { dataDir, file } = await laid(table);
      spoil(file);
      for (const words of [['serve'], ['rebuild', '--verify'], ['backup', path.join(dataDir, 'never.gz')]]) {
        const { code, stderr } = await runProgram(words, { DATA_DIR: dataDir });
        expect(stderr, words.join(' ')).toMatch(LINE);
        expect(code).toBe(2);
      }
    },
  );

  it.each([
    ['the log', 'pg_wal'],
    ['the control file', 'global/pg_control'],
    ['the file of a table', 'base'],
  ])('the server names the repair in one line when %s is missing', async (_what, place) => {
    const { dataDir, file } = await laid('journal');
    const gone = place === 'base' ? file : path.join(dataDir, 'postgres', place);
    rmSync(gone, { recursive: true });
    const { code, stderr } = await runProgram(['serve'], { DATA_DIR: dataDir });
    expect(stderr).toMatch(LINE);
    expect(code).toBe(2);
    expect(readFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('18\n');
  });
});

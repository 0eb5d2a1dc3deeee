import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SourceFile } from '../files.ts';
import { BadRow } from '../report.ts';
import { readCsv } from './csv.ts';
import { readJson } from './json.ts';
import { readLines } from './lines.ts';
import { readListing } from './listing.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'readers-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, content: string | Uint8Array): Promise<SourceFile> {
  await writeFile(join(folder, name), content);
  return { path: join(folder, name), name };
}

describe('readLines', () => {
  it('numbers lines, whatever their ends, and drops the byte order mark', async () => {
    const lines = await Array.fromAsync(readLines(await file('a.txt', '\uFEFFone\r\n\r\nthree\nfour')));
    expect(lines).toEqual([
      { line: 1, text: 'one' },
      { line: 2, text: '' },
      { line: 3, text: 'three' },
      { line: 4, text: 'four' },
    ]);
  });

  it('puts letters together that a piece of the file cuts in two', async () => {
    const long = `${'x'.repeat(65_535)}ø${'y'.repeat(70_000)}`;
    const lines = await Array.fromAsync(readLines(await file('long.txt', `${long}\nlast\n`)));
    expect(lines).toEqual([
      { line: 1, text: long },
      { line: 2, text: 'last' },
    ]);
  });

  it('reads Windows-1250, and unpacks', async () => {
    const czech = await Array.fromAsync(readLines(await file('w.txt', Uint8Array.of(0x9a, 0xe8, 0xf8)), 'windows-1250'));
    expect(czech).toEqual([{ line: 1, text: 'ščř' }]);
    const packed = await Array.fromAsync(readLines(await file('p.txt.gz', gzipSync('a\nb\n'))));
    expect(packed.map(({ text }) => text)).toEqual(['a', 'b']);
    await expect(Array.fromAsync(readLines(await file('no.gz', 'not packed')))).rejects.toThrow(BadRow);
  });

  it('says that a file is not there as it says what is wrong with a row: those beside it are read', async () => {
    const missing = { path: join(folder, 'missing.txt'), name: 'missing.txt' };
    await expect(Array.fromAsync(readLines(missing))).rejects.toThrow(new BadRow('is not there'));
  });
});

describe('readCsv', () => {
  const read = async (text: string, format = {}) =>
    Array.fromAsync(readCsv(await file('t.csv', text), ['name', 'goals'], format));

  it('gives the wanted cells, trimmed, and refuses rows that have not every column', async () => {
    expect(await read('name,club,goals\n"Holm, Bo",AGF, 2 \nx,1\n\nBo,"a ""b""",3\n')).toEqual([
      { file: 't.csv', line: 2, cells: { name: 'Holm, Bo', goals: '2' } },
      { file: 't.csv', line: 3, why: '2 cells where the head has 3' },
      { file: 't.csv', line: 5, cells: { name: 'Bo', goals: '3' } },
    ]);
  });

  it('leaves cells of columns empty that a file may be without', async () => {
    expect(await read('name\nBo\n', { optional: ['goals'] })).toEqual([
      { file: 't.csv', line: 2, cells: { name: 'Bo', goals: '' } },
    ]);
  });

  it('refuses a table without a column, and reads one without a head', async () => {
    expect(await read('name,club\nBo,AGF\n')).toEqual([{ file: 't.csv', line: 1, why: 'no column goals' }]);
    expect(await read('2;Bo\n', { separator: ';', head: ['goals', 'name'] })).toEqual([
      { file: 't.csv', line: 1, cells: { name: 'Bo', goals: '2' } },
    ]);
  });
});

describe('readListing', () => {
  const read = async (text: string) => {
    const rows = readCsv(await file('list.csv', text), ['id', 'name']);
    return readListing(rows, ({ id, name }) => {
      if (name === '') throw new BadRow('no name');
      return [id, name];
    });
  };

  it('gives what is known by its key, and what could not be read beside it', async () => {
    const { known, refused } = await read('id,name\n1,Bo\n2,\n3\n4,Ib\n');
    expect([...known]).toEqual([
      ['1', 'Bo'],
      ['4', 'Ib'],
    ]);
    expect(refused).toEqual([
      { file: 'list.csv', line: 3, why: 'no name' },
      { file: 'list.csv', line: 4, why: '1 cells where the head has 2' },
    ]);
  });

  it('refuses a list of which nothing can be read', async () => {
    await expect(read('id\n1\n')).rejects.toThrow(new BadRow('list.csv line 1: no column name'));
    expect((await read('id,name\n')).known.size).toBe(0);
  });
});

describe('readJson', () => {
  it('says what is wrong in plain words', async () => {
    expect(await readJson(await file('a.json.gz', gzipSync('[1]')))).toEqual([1]);
    await expect(readJson(await file('b.json', '[1'))).rejects.toThrow(/^not JSON: /);
  });
});

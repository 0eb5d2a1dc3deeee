import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SourceFile } from '../import/files.ts';
import { BadRow } from '../import/data-set.ts';
import { readCsv, readListing } from './csv.ts';
import { readJson } from './json.ts';
import { readLines } from './text.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'readers-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(
  name: string,
  content: string | Uint8Array,
  legacyEncoding?: SourceFile['legacyEncoding'],
): Promise<SourceFile> {
  await writeFile(join(folder, name), content);
  return { path: join(folder, name), name, legacyEncoding };
}

const linesOf = async (...written: Parameters<typeof file>): Promise<string[]> =>
  (await Array.fromAsync(readLines(await file(...written)))).map(({ text }) => text);

async function readUntilRefused(items: AsyncIterable<unknown>) {
  const given: unknown[] = [];
  try {
    for await (const item of items) given.push(item);
  } catch (error) {
    if (error instanceof BadRow) return { given, refusal: error.refusalOf('', 0) };
    throw error;
  }
  return { given, refusal: null };
}

describe('readPieces', () => {
  const LATIN = Buffer.from('FC København\nBrøndby IF\n', 'latin1');

  it('readPieces reads UTF-8, and UTF-16 by its mark, in either order of bytes', async () => {
    const text = 'FC København\nBrøndby IF\n';
    const clubs = ['FC København', 'Brøndby IF'];
    expect(await linesOf('u8.txt', text)).toEqual(clubs);
    expect(await linesOf('u8-mark.txt', `\uFEFF${text}`)).toEqual(clubs);
    const little = Buffer.from(`\uFEFF${text}`, 'utf16le');
    expect(await linesOf('u16le.txt', little)).toEqual(clubs);
    expect(await linesOf('u16be.txt', Buffer.from(little).swap16())).toEqual(clubs);
  });

  it('readPieces reads the encoding of the publisher when a file is not UTF-8', async () => {
    expect(await linesOf('w1252.txt', LATIN, 'windows-1252')).toEqual(['FC København', 'Brøndby IF']);
    expect(await linesOf('w1250.txt', Buffer.of(0x9a, 0xe8, 0xf8, 10), 'windows-1250')).toEqual(['ščř']);
    expect(await linesOf('both-ways.txt', 'Málaga\n', 'windows-1252')).toEqual(['Málaga']);
  });

  it.each([
    ['Latin-1 where the publisher writes UTF-8', LATIN, undefined, 'is not UTF-8 (line 1)'],
    ['a letter of Latin-1 in line 3', Buffer.from('a\nb\nø\n', 'latin1'), undefined, 'is not UTF-8 (line 3)'],
    [
      'both encodings',
      Buffer.concat([Buffer.from('Åge\n'), LATIN]),
      'windows-1252',
      'is not UTF-8 (line 2); is partly UTF-8, partly windows-1252',
    ],
    ['a letter cut in two', Buffer.from('Åø').subarray(0, 3), 'windows-1252', 'ends in the middle of a letter'],
    ['UTF-16 cut in two', Buffer.from('\uFEFFab', 'utf16le').subarray(0, 5), undefined, 'ends in the middle of a letter'],
    ['a mark of UTF-8 before Latin-1', Buffer.concat([Buffer.from('\uFEFF'), LATIN]), 'windows-1252', 'is not UTF-8 (line 1)'],
    ['no text', Buffer.of(0, 1, 2, 0xff, 0xfd), 'windows-1252', 'is not UTF-8 (line 1); is not a text'],
    ['NUL', 'a\0b\n', undefined, 'is not a text'],
  ] as const)('readPieces refuses a whole file, none of it read: %s', async (_what, content, legacyEncoding, why) => {
    const written = await file('wrong.txt', content, legacyEncoding);
    expect(await readUntilRefused(readLines(written))).toEqual({ given: [], refusal: { file: 'wrong.txt', line: 0, why } });
  });

  it('readPieces refuses a file whose last letter is wrong before it gives the first of a hundred thousand lines', async () => {
    const written = await file('late.txt', Buffer.concat([Buffer.from('row\n'.repeat(100_000)), LATIN]));
    expect(await readUntilRefused(readLines(written))).toMatchObject({
      given: [],
      refusal: { why: 'is not UTF-8 (line 100001)' },
    });
  });

  it('readPieces ignores the marks by which old programs end a text', async () => {
    expect(await linesOf('dos.txt', 'a\r\n\x1a\0\0')).toEqual(['a']);
  });

  it('readPieces refuses truncated and invalid compressed files', async () => {
    const packed = gzipSync('a\nb\n'.repeat(1000));
    const cut = await readUntilRefused(readLines(await file('cut.gz', packed.subarray(0, -9))));
    expect(cut).toEqual({ given: [], refusal: { file: 'cut.gz', line: 0, why: 'cannot be unpacked: unexpected end of file' } });
    const never = await readUntilRefused(readLines(await file('no.gz', 'not packed')));
    expect(never).toMatchObject({ given: [], refusal: { why: 'cannot be unpacked: incorrect header check' } });
  });

  it('readPieces names a missing file, also when another one needs it', async () => {
    const missing = { path: join(folder, 'missing.txt'), name: 'missing.txt' };
    const refusal = { file: 'missing.txt', line: 0, why: 'does not exist' };
    expect(await readUntilRefused(readLines(missing))).toEqual({ given: [], refusal });
    expect(await readUntilRefused(readCsv(missing, ['a']))).toEqual({ given: [], refusal });
    const aFolder = { path: folder, name: 'folder' };
    expect(await readUntilRefused(readLines(aFolder))).toMatchObject({ refusal: { why: 'is a folder' } });
  });
});

describe('readLines', () => {
  it('readLines numbers lines with any line ends, and drops the byte order mark', async () => {
    const lines = await Array.fromAsync(readLines(await file('a.txt', '\uFEFFone\r\n\r\nthree\nfour\n')));
    expect(lines).toEqual([
      { line: 1, text: 'one' },
      { line: 2, text: '' },
      { line: 3, text: 'three' },
      { line: 4, text: 'four' },
    ]);
  });

  it('readLines joins letters that two pieces of the file share', async () => {
    const long = `${'x'.repeat(65_535)}ø${'y'.repeat(70_000)}`;
    const lines = await Array.fromAsync(readLines(await file('long.txt', `${long}\nlast\n`)));
    expect(lines).toEqual([
      { line: 1, text: long },
      { line: 2, text: 'last' },
    ]);
  });

  it('readLines decompresses', async () => {
    expect(await linesOf('p.txt.gz', gzipSync('a\nb\n'))).toEqual(['a', 'b']);
  });

  it('readLines refuses a truncated last line, unless the publisher leaves it open', async () => {
    const cut = await file('cut.txt', 'one\ntw');
    expect(await readUntilRefused(readLines(cut))).toEqual({
      given: [{ line: 1, text: 'one' }],
      refusal: { file: 'cut.txt', line: 2, why: 'the file ends in the middle of this line' },
    });
    const open = await readUntilRefused(readLines(cut, { lastIsOpen: true }));
    expect(open).toMatchObject({ given: [{ line: 1 }, { line: 2, text: 'tw' }], refusal: null });
  });
});

describe('readCsv', () => {
  const read = async (text: string, format = {}) =>
    Array.fromAsync(readCsv(await file('t.csv', text), ['name', 'goals'], format));

  it('readCsv gives the requested cells, trimmed, and refuses rows without every column', async () => {
    expect(await read('name,club,goals\n"Holm, Bo",AGF, 2 \nx,1\n\nBo,"a ""b""",3\n')).toEqual([
      { file: 't.csv', line: 2, cells: { name: 'Holm, Bo', goals: '2' } },
      { file: 't.csv', line: 3, why: '2 cells where the head has 3' },
      { file: 't.csv', line: 5, cells: { name: 'Bo', goals: '3' } },
    ]);
  });

  it('readCsv refuses the row in which the file ends, though it has all its cells', async () => {
    const [whole, cut] = [
      { file: 't.csv', line: 2, cells: { name: 'Bo', goals: '12' } },
      { file: 't.csv', line: 3, why: 'the file ends in the middle of this line' },
    ];
    expect(await read('name,goals\nBo,12\nIb,1')).toEqual([whole, cut]);
    expect(await read('name,goals\nBo,12\nI')).toEqual([whole, cut]);
    expect(await read('name,goals\nBo,12\nIb,13', { lastIsOpen: true })).toMatchObject([whole, { cells: { goals: '13' } }]);
  });

  it('readCsv refuses a quoted cell without an end by the line on which its row begins', async () => {
    const why = 'a quoted cell has no end: nothing behind it can be read';
    for (const rest of ['"Ib,13\nOle,14\n', '"Ib,13\nOle,1'])
      expect(await read(`name,goals\nBo,12\n${rest}`)).toEqual([
        { file: 't.csv', line: 2, cells: { name: 'Bo', goals: '12' } },
        { file: 't.csv', line: 3, why },
      ]);
  });

  it('readCsv leaves cells of columns empty that a file may be without', async () => {
    expect(await read('name\nBo\n', { optional: ['goals'] })).toEqual([
      { file: 't.csv', line: 2, cells: { name: 'Bo', goals: '' } },
    ]);
  });

  it('readCsv refuses a table without a column, and reads one without a head', async () => {
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

  it('readListing gives entries by key, and unreadable ones apart', async () => {
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

  it('readListing refuses a list without a readable entry', async () => {
    const error = await read('id\n1\n').catch((thrown: BadRow) => thrown);
    expect((error as BadRow).refusalOf('other.csv', 7)).toEqual({ file: 'list.csv', line: 1, why: 'no column name' });
    expect((await read('id,name\n')).known.size).toBe(0);
  });
});

describe('readJson', () => {
  it('readJson reports broken files in plain words', async () => {
    expect(await readJson(await file('a.json.gz', gzipSync('[1]')))).toEqual([1]);
    await expect(readJson(await file('b.json', '[1'))).rejects.toThrow(/^not JSON: /);
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, win32 } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BadRow, type DataSet } from './data-set.ts';
import { importSet } from './import-set.ts';
import { eventOf } from '../events/match-messages.ts';
import { readLines } from '../readers/text.ts';
import { writeFiles } from '../../../testing/write-files.ts';
import { createInMemoryIngest } from '../../../testing/in-memory-ingest.ts';
import { beside, nameBelow } from './files.ts';

const keys: DataSet = {
  name: 'keys',
  about: 'keys of matches',
  reads: (name) => name.endsWith('.keys'),
  async *events(file) {
    for await (const { line, text } of readLines(file)) {
      if (text === '?') throw new BadRow('broken');
      if (text === '!') yield { file: file.name, line, why: 'refused' };
      else
        yield eventOf({
          file: file.name,
          line,
          key: text,
          competition: { name: 'Cup', country: 'dk', season: '2025' },
          home: { name: 'AGF', country: 'dk' },
          away: { name: 'OB', country: 'dk' },
          start: `${1800 + line}-01-01`,
          round: '',
          tie: '',
          venue: '',
          outcome: null,
          goals: [],
        });
    }
  },
};

describe('importSet', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-'));
    await writeFile(
      join(folder, 'a.keys'),
      Array.from({ length: 250 }, (_, index) => `m${index}`)
        .join('\r\n')
        .concat('\r\n'),
    );
    await writeFile(join(folder, 'b.keys'), 'm7\n!\nm300\n?\nm301\n');
    await writeFile(join(folder, 'c.keys'), '');
    await writeFile(join(folder, 'notes.md'), 'm400');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('imports readable events, and reports the rest by file and line', async () => {
    expect(await importSet(keys, { path: folder, ingest: createInMemoryIngest() })).toEqual({
      read: 252,
      written: 251,
      unchanged: 0,
      refused: [
        { file: 'b.keys', line: 1, why: 'differs from the same event in a.keys line 8' },
        { file: 'b.keys', line: 2, why: 'refused' },
        { file: 'b.keys', line: 0, why: 'broken' },
      ],
      skipped: [
        { file: 'notes.md', why: 'no file of keys' },
        { file: 'c.keys', why: 'it contains no event' },
      ],
      competitions: [{ sport: 1, competition: { name: 'Cup', country: 'dk', season: '2025' } }],
    });
  });

  it('counts an event as unchanged when it stands in two files with equal facts, and refuses it when they differ', async () => {
    await using files = await writeFiles({ 'x.keys': ['m1', 'm2'], 'y.keys': ['m1', 'm3', 'm2'] });
    const ingest = createInMemoryIngest();
    const report = await importSet(keys, { path: files.path, ingest });
    expect(report).toMatchObject({
      read: 5,
      written: 3,
      unchanged: 1,
      refused: [{ file: 'y.keys', line: 3, why: 'differs from the same event in x.keys line 2' }],
    });
    expect(ingest.state.events.size).toBe(3);
  });

  it('reports progress, and ends when it is aborted', async () => {
    const progress: string[] = [];
    await importSet(keys, {
      path: folder,
      ingest: createInMemoryIngest(),
      onProgress: ({ events, file, fileNumber, fileCount }) => progress.push(`${events}: ${file}, ${fileNumber} of ${fileCount}`),
    });
    expect(progress).toEqual(['100: a.keys, 1 of 3', '200: a.keys, 1 of 3', '252: c.keys, 3 of 3']);
    const abort = new AbortController();
    const report = await importSet(keys, {
      path: folder,
      ingest: createInMemoryIngest(),
      signal: abort.signal,
      onProgress: () => abort.abort(),
    });
    expect(report.written).toBe(100);
  });

  it('refuses a path where nothing is', async () => {
    const { refused } = await importSet(keys, { path: join(folder, 'nowhere'), ingest: createInMemoryIngest() });
    expect(refused).toEqual([{ file: join(folder, 'nowhere'), line: 0, why: 'no such file or folder' }]);
  });
});

it('names a file below a folder with one kind of slash on every system', () => {
  expect(nameBelow('/data/f1', '/data/f1/2024/race.yml')).toBe('2024/race.yml');
  expect(nameBelow('C:\\data\\f1', 'C:\\data\\f1\\2024\\race.yml', win32)).toBe('2024/race.yml');
});

it('names a file beside another one from the same folder', () => {
  const file = { path: '/data/pbp/live_1.json', name: 'pbp/live_1.json' };
  expect(beside(file, '../details/1.json')).toEqual({ path: '/data/details/1.json', name: 'details/1.json' });
});

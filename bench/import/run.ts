import { createWriteStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DATA_SETS, type DataSet } from '@stillingen/sources/datasets';
import { dataSet } from '../../domain/testing/scores.ts';
import { SERVER } from '../../scripts/setup/place.mjs';
import { temporaryFolder } from '../../server/testing/run.ts';
import { median, print, printGoal, shown } from '../figures.ts';
import { startNode } from '../processes.ts';
import type { FirstImport, ImportTimes } from './measure.ts';

const BYTES_PER_MB = 1e6;
/** A table with one row per event and no other file, repeated to make a larger one. */
const GROWN = { format: 'afl', season: 'afl/matches_2023.csv', year: '2023', copies: 50 } as const;
const TIMES = 10;
const ROUNDS = 3;
const GOAL_GROWTH = 2;

async function measured<Measured>(what: 'first' | 'times', format: string, file: string): Promise<Measured> {
  const nodeOptions = SERVER.slice(0, -1);
  const args = [...nodeOptions, path.join('bench', 'import', 'measure.ts'), format, file];
  await using started = await startNode(args, new RegExp(`^\\{"${what}":(.*)\\}$`));
  return JSON.parse(started.line) as Measured;
}
const firstImport = (format: string, file: string): Promise<FirstImport> => measured('first', format, file);

const COLUMNS = ['MB', 'events', 'refused', 'peak +MB', 'events/s', 'MB/s', 'by rules/s', 'ms / only reading'];
const WIDTHS = [8, 8, 8, 10, 10, 8, 12, 24] as const;
const printColumns = (label: string, cells: readonly string[]): void =>
  print(label, cells.map((cell, i) => cell.padStart(WIDTHS[i]!)).join(''));

async function printFormat({ set: { name }, path: file, bytes }: LargestFile): Promise<void> {
  const { events, refused, peakMb } = await firstImport(name, file);
  const { aloneS, ruledS, readS } = await measured<ImportTimes>('times', name, file);
  const size = bytes / BYTES_PER_MB;
  const rates = [peakMb ?? Number.NaN, events / aloneS, size / aloneS, events / ruledS].map(shown);
  const ratio = `${shown(aloneS * 1000)} / ${shown(readS * 1000)} = ${shown(aloneS / readS)}`;
  printColumns(`${name}, ${path.basename(file)}`.slice(0, 46), [
    size.toFixed(3),
    String(events),
    String(refused),
    ...rates,
    ratio,
  ]);
}

async function printGrown(root: string, folder: string, copies: number): Promise<number> {
  const { format, season, year } = GROWN;
  const file = path.join(folder, path.basename(season));
  const bytes = await writeCopies(path.join(root, season), year, copies, file);
  const imports: FirstImport[] = [];
  for (let i = 0; i < ROUNDS; i += 1) imports.push(await firstImport(format, file));
  const peaks = imports.map(({ peakMb }) => peakMb ?? Number.NaN);
  const size = `${shown(bytes / BYTES_PER_MB)} MB, ${imports[0]!.events} events`;
  print(`${format}, ${copies} seasons in one file`, `${size}: peak +${peaks.map(shown).join('   +')} MB`);
  return median(peaks);
}

export async function runImport(): Promise<void> {
  const root = dataSet('');
  if (root === null) return;
  printColumns('format, its largest file', COLUMNS);
  for (const file of await largestFiles(root)) await printFormat(file);
  using folder = temporaryFolder('bench');
  const smallMb = await printGrown(root, folder.path, GROWN.copies);
  const largeMb = await printGrown(root, folder.path, GROWN.copies * TIMES);
  printGoal(
    `a file ${TIMES} times as large takes less than ${GOAL_GROWTH} times the memory`,
    `${shown(largeMb)} / ${shown(smallMb)} MB = ${shown(largeMb / smallMb)}`,
    largeMb < smallMb * GOAL_GROWTH,
  );
}

export interface LargestFile {
  readonly set: DataSet;
  readonly path: string;
  readonly bytes: number;
}

async function holdsEvents({ events, legacyEncoding }: DataSet, file: string): Promise<boolean> {
  for await (const item of events({ path: file, name: path.basename(file), legacyEncoding })) if ('messages' in item) return true;
  return false;
}

async function folderOf({ name }: DataSet, root: string): Promise<string | null> {
  const entries = await readdir(root, { withFileTypes: true });
  for (const entry of entries.filter((each) => each.isDirectory())) {
    if (entry.name.includes(name)) return path.join(root, entry.name);
    const inside = entry.name.startsWith('zz_') ? await readdir(path.join(root, entry.name)) : [];
    const found = inside.find((each) => each.includes(name));
    if (found !== undefined) return path.join(root, entry.name, found);
  }
  return null;
}

/** Null if no file below the folder gives events. */
async function largestOf(set: DataSet, root: string): Promise<LargestFile | null> {
  const folder = await folderOf(set, root);
  if (folder === null) return null;
  const names = await readdir(folder, { recursive: true });
  const files = await Promise.all(
    names
      .map((name) => path.join(folder, name))
      .filter((file) => set.reads(path.basename(file)))
      .map(async (file) => ({ set, path: file, bytes: (await stat(file)).size })),
  );
  for (const file of files.toSorted((a, b) => b.bytes - a.bytes)) if (await holdsEvents(set, file.path)) return file;
  return null;
}

export async function largestFiles(root: string): Promise<LargestFile[]> {
  const found = await Promise.all(DATA_SETS.map((set) => largestOf(set, root)));
  return found.filter((file) => file !== null);
}

/** Years of the copies, one of which is the file's own. */
const FIRST_YEAR = 1500;

/** Repeats a season with another year for each copy; returns the size in bytes. */
export async function writeCopies(season: string, year: string, copies: number, to: string): Promise<number> {
  const [head, ...rows] = (await readFile(season, 'utf8')).split(/(?<=\n)/);
  const texts = Array.from({ length: copies }, (_, copy) => rows.join('').replaceAll(year, String(FIRST_YEAR + copy)));
  await pipeline(Readable.from([head!, ...texts]), createWriteStream(to));
  return (await stat(to)).size;
}

import { createWriteStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type DataSet, DATA_SETS } from '@stillingen/sources/datasets';

/** The largest file of a format. */
export interface LargestFile {
  readonly set: DataSet;
  readonly path: string;
  readonly bytes: number;
}

async function holdsEvents({ events }: DataSet, file: string): Promise<boolean> {
  for await (const item of events({ path: file, name: path.basename(file) })) if ('messages' in item) return true;
  return false;
}

/** The folder of a format below the folder of all data sets: its name holds the format's. */
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

/** The largest file of a format from which events come by itself; null where there is none below the folder. */
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

/** The largest file of every format that has one below the folder of all data sets. */
export async function largestFiles(root: string): Promise<LargestFile[]> {
  const found = await Promise.all(DATA_SETS.map((set) => largestOf(set, root)));
  return found.filter((file) => file !== null);
}

/** Years that stand for the copies; the file's own year is one of them. */
const FIRST_YEAR = 1500;

/** Writes the rows of a season `times` times, each as another year, so that no event is repeated. Returns the size in bytes. */
export async function writeCopies(season: string, year: string, copies: number, to: string): Promise<number> {
  const [head, ...rows] = (await readFile(season, 'utf8')).split(/(?<=\n)/);
  const texts = Array.from({ length: copies }, (_, copy) => rows.join('').replaceAll(year, String(FIRST_YEAR + copy)));
  await pipeline(Readable.from([head!, ...texts]), createWriteStream(to));
  return (await stat(to)).size;
}

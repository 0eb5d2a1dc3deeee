import { readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Statements, StoreError } from '../database/database.ts';
import { type JournalEntry, LeadershipLost, readJournal } from './journal.ts';
import { linesOf, writeWhole } from './whole-file.ts';

const CHUNK_ENTRIES = 20_000;
const NAME = /^journal-(\d{12})-(\d{12})\.ndjson\.gz$/;
const numbered = (n: number): string => String(n).padStart(12, '0');

/** Entries of consecutive numbers as JSON lines, compressed by gzip. */
interface ArchiveFile {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

export const archiveFolder = (dataDir: string): string => path.join(dataDir, 'archive');

const PART = '.part';

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

const filesOf = (folder: string): readonly ArchiveFile[] =>
  namesIn(folder)
    .toSorted()
    .map((name) => NAME.exec(name))
    .filter((match) => match !== null)
    .map(([name, from, to]) => ({ file: path.join(folder, name), from: Number(from), to: Number(to) }));

function archivedTo(folder: string): number {
  let last = 0;
  for (const { from, to } of filesOf(folder)) if (from <= last + 1) last = Math.max(last, to);
  return last;
}

async function* entriesOf({ file }: ArchiveFile): AsyncGenerator<JournalEntry> {
  try {
    for await (const line of linesOf(file)) yield JSON.parse(line) as JournalEntry;
  } catch (error) {
    throw new StoreError(`${file} can not be read: ${(error as Error).message}; put a whole copy of it there`);
  }
}

async function* readArchive(folder: string, after: number): AsyncGenerator<JournalEntry> {
  let last = after;
  for (const file of filesOf(folder)) {
    if (file.to <= last || file.from > last + 1) continue;
    for await (const entry of entriesOf(file)) {
      if (entry.n <= last) continue;
      yield entry;
      last = entry.n;
    }
  }
}

/** Entries after `after`, which may move meanwhile. Throws StoreError if one is missing in both. */
export async function* readWhole(db: Statements, folder: string, after: number): AsyncGenerator<JournalEntry> {
  for (let last = after; ; ) {
    const from = last;
    let isWhole = true;
    for await (const entry of readJournal(db, last)) {
      isWhole = entry.n === last + 1;
      if (!isWhole) break;
      yield entry;
      last = entry.n;
    }
    if (isWhole) return;
    for await (const entry of readArchive(folder, last)) {
      yield entry;
      last = entry.n;
    }
    if (last === from)
      throw new StoreError(`entry ${last + 1} is neither in the journal nor in ${folder}: put the files of the archive there`);
  }
}

/** Throws LeadershipLost if an entry is missing: another leader has moved it. */
async function* textsOf(entries: AsyncIterable<JournalEntry>, from: number, to: number): AsyncGenerator<string> {
  let next = from;
  for await (const entry of entries) {
    if (entry.n !== next) break;
    yield `${JSON.stringify(entry)}\n`;
    if (entry.n === to) return;
    next += 1;
  }
  throw new LeadershipLost(`entry ${next} left the journal while it was read: another process leads`);
}

/** Each term has its own temporary name: a paused leader must not write into the next one's. */
async function writeFile(
  folder: string,
  from: number,
  to: number,
  term: number,
  entries: AsyncIterable<JournalEntry>,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of namesIn(folder)) if (name.endsWith(PART)) await rm(path.join(folder, name), { force: true });
  const file = path.join(folder, `journal-${numbered(from)}-${numbered(to)}.ndjson.gz`);
  await writeWhole(file, `${file}.${term}${PART}`, textsOf(entries, from, to));
}

async function forget(db: Statements, to: number, term: number): Promise<void> {
  const { count } = await db`
    with fence as materialized (select from instance where term = ${term} for key share)
    delete from journal using fence where n <= ${to}`;
  if (count === 0) throw new LeadershipLost('another process leads');
}

/** The first entries that are older than `days` and in every kept snapshot; null without any. */
async function movable(
  db: Statements,
  days: number,
  chunkEntries: number,
): Promise<{ readonly first: number; readonly last: number } | null> {
  const [row] = await db<{ first: string | null; last: string | null }[]>`
    with oldest as (select n, received_at from journal order by n limit ${chunkEntries})
    select min(n) as first, max(n) as last from oldest
    where n <= (select min(n) from snapshot) and n < (select max(n) from journal)
      and n < coalesce((select min(n) from oldest where received_at >= now() - ${days} * interval '1 day'), 9223372036854775807)`;
  return row?.first == null || row.last === null ? null : { first: Number(row.first), last: Number(row.last) };
}

/** Entries are on disk before they leave the journal. Throws StoreError if the archive has gaps. */
export async function archiveChunk(
  db: Statements,
  folder: string,
  { days, term, chunkEntries = CHUNK_ENTRIES }: { readonly days: number; readonly term: number; readonly chunkEntries?: number },
): Promise<boolean> {
  const old = await movable(db, days, chunkEntries);
  if (old === null) return false;
  const known = archivedTo(folder);
  if (old.first > known + 1)
    throw new StoreError(
      `the archive in ${folder} ends at entry ${known}, and the journal begins at ${old.first}: nothing is moved`,
    );
  if (known < old.first) await writeFile(folder, old.first, old.last, term, readJournal(db, old.first - 1));
  await forget(db, known < old.first ? old.last : Math.min(known, old.last), term);
  return true;
}

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Attribution } from '@stillingen/domain';
import type { AccountCount, TableRow } from './table-rows.ts';
import { StoreError } from '../../database/database.ts';
import { linesOf, writeWhole } from '../whole-file.ts';

const FORMAT = 'stillingen-backup';
/** Of the file format; the migrations in the header give the version of the content. */
const VERSION = 1;

export interface BackupHeader {
  readonly migrations: readonly string[];
  readonly createdAt: string;
  readonly entries: number;
  /** Absent in files of versions without accounts. */
  readonly accounts?: AccountCount;
}
export type BackupRecord =
  | {
      readonly kind: 'provider';
      readonly name: string;
      readonly origin: string;
      readonly createdAt: string;
      readonly attribution?: Attribution;
    }
  | {
      readonly kind: 'key';
      /** SHA-256 of the key, in hex. */
      readonly hash: string;
      readonly provider: string;
      readonly createdAt: string;
      readonly revokedAt: string | null;
    }
  | ({ readonly kind: 'account' } & TableRow)
  | ({ readonly kind: 'odds' } & TableRow)
  | {
      readonly kind: 'entry';
      readonly n: number;
      readonly provider: string;
      readonly receivedAtMs: number;
      readonly text: string;
    };

interface BackupEnd {
  readonly kind: 'end';
  readonly lines: number;
  readonly sha256: string;
}

async function* textOf(header: BackupHeader, records: AsyncIterable<BackupRecord>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let lines = 0;
  const line = (content: object): string => {
    const text = `${JSON.stringify(content)}\n`;
    hash.update(text);
    lines += 1;
    return text;
  };
  yield line({ format: FORMAT, version: VERSION, ...header });
  for await (const record of records) yield line(record);
  yield `${JSON.stringify({ kind: 'end', lines, sha256: hash.digest('hex') } satisfies BackupEnd)}\n`;
}

/** Throws StoreError if the file exists. */
export function refuseExisting(file: string): void {
  if (existsSync(file)) throw new StoreError(`${file} exists already: name a new file; nothing was changed`);
}

/** JSON lines, compressed by gzip, renamed into place when complete. Throws StoreError. */
export async function writeBackupFile(file: string, header: BackupHeader, records: AsyncIterable<BackupRecord>): Promise<void> {
  refuseExisting(file);
  try {
    await writeWhole(file, `${file}.part`, textOf(header, records));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES' || code === 'ENOSPC' || code === 'EISDIR')
      throw new StoreError(`${file} can not be written: ${message}`);
    throw error;
  }
}

const broken = (file: string, why: string): StoreError =>
  new StoreError(`${file} is no whole backup: ${why}; nothing was changed`);

async function* readLines(file: string, signal: AbortSignal): AsyncGenerator<string> {
  try {
    for await (const line of linesOf(file)) {
      if (signal.aborted) break;
      yield line;
    }
  } catch (error) {
    throw broken(file, (error as Error).message);
  }
  if (signal.aborted) throw new StoreError('interrupted; nothing was restored');
}

function headerOf(file: string, line: string, knownMigrations: readonly string[]): BackupHeader {
  let parsed: Partial<BackupHeader & { format: unknown; version: unknown }>;
  try {
    parsed = JSON.parse(line) as typeof parsed;
  } catch {
    throw broken(file, 'its first line is not the header of one');
  }
  if (parsed === null || parsed.format !== FORMAT || !Array.isArray(parsed.migrations))
    throw broken(file, 'its first line is not the header of one');
  const newer =
    parsed.version === VERSION
      ? parsed.migrations.find((name) => !knownMigrations.includes(name))
      : `form ${String(parsed.version)}`;
  if (newer !== undefined)
    throw new StoreError(
      `${file} is of a newer version of Stillingen (it has ${newer}): restore it with that version; nothing was changed`,
    );
  return parsed as BackupHeader;
}

/** Throws StoreError if the file is damaged, torn or of a newer version. */
export async function checkBackupFile(
  file: string,
  knownMigrations: readonly string[],
  signal: AbortSignal,
): Promise<BackupHeader> {
  const hash = createHash('sha256');
  let header: BackupHeader | null = null;
  let lines = 0;
  let last = '';
  for await (const line of readLines(file, signal)) {
    if (lines > 0) hash.update(`${last}\n`);
    header ??= headerOf(file, line, knownMigrations);
    last = line;
    lines += 1;
  }
  const end: BackupEnd = { kind: 'end', lines: lines - 1, sha256: hash.digest('hex') };
  if (header === null || last !== JSON.stringify(end)) throw broken(file, 'its checksum does not fit what it holds');
  return header;
}

export async function* readBackupFile(file: string, signal: AbortSignal): AsyncGenerator<BackupRecord> {
  let isHeader = true;
  for await (const line of readLines(file, signal)) {
    const record = isHeader ? null : (JSON.parse(line) as BackupRecord | BackupEnd);
    isHeader = false;
    if (record !== null && record.kind !== 'end') yield record;
  }
}

import type { CompetitionRef, Message, MessageResult, OfferMessage } from '@stillingen/domain/messages';
import type { LegacyEncoding, SourceFile } from './files.ts';
import type { IngestClient, OddsClient } from '../../../ports.ts';

export interface ImportedEvent {
  readonly file: string;
  /** 1 is the first line; 0 where the file has no lines. */
  readonly line: number;
  readonly messages: readonly Message[];
  /** Of its bookmakers. */
  readonly offers?: readonly OfferMessage[];
}

export type ImportedItem = ImportedEvent | RefusedRow;

export interface DataSet {
  /** Name on the command line, 'tennis-atp'. */
  readonly name: string;
  readonly about: string;
  readonly reads: (fileName: string) => boolean;
  /** For files that are not UTF-8; without it they are refused. */
  readonly legacyEncoding?: LegacyEncoding;
  /** Streams events; a refusal stands in the place of what cannot be read. */
  readonly events: (file: SourceFile) => AsyncIterable<ImportedItem>;
}

export function competitionsOf(messages: Iterable<Message>, known = new Map<string, ImportedCompetition>()) {
  for (const message of messages) {
    if (message.kind !== 'fixture' && message.kind !== 'race') continue;
    const { sport, competition } = message;
    const key = [sport, competition.country, competition.category, competition.name].join('|');
    if (!known.has(key)) known.set(key, { sport, competition });
  }
  return known;
}

/** A row that is not imported; line 1 is the first, 0 the file as a whole. */
export interface RefusedRow {
  readonly file: string;
  readonly line: number;
  readonly why: string;
}

/** Thrown while a row or a file is read, with its reason and place. */
export class BadRow extends Error {
  override readonly name = 'BadRow';
  readonly #place: Partial<Pick<RefusedRow, 'file' | 'line'>>;
  constructor(message: string, place: Partial<Pick<RefusedRow, 'file' | 'line'>> = {}) {
    super(message);
    this.#place = place;
  }

  refusalOf(file: string, line: number): RefusedRow {
    return { file, line: this.#place.file === undefined ? line : 0, why: this.message, ...this.#place };
  }
}

export function refuse(why: string): never {
  throw new BadRow(why);
}

/** Catches a BadRow as its refusal, and throws any other error. */
export const refusedAt =
  (file: string, line = 0) =>
  (error: unknown): RefusedRow => {
    if (!(error instanceof BadRow)) throw error;
    return error.refusalOf(file, line);
  };

export function rowOrRefusal<Row>(file: string, line: number, read: () => Row): Row | RefusedRow {
  try {
    return read();
  } catch (error) {
    return refusedAt(file, line)(error);
  }
}

export const reasonOf = ({ code, path, allowed }: MessageResult): string =>
  [code ?? 'refused', path, allowed === undefined ? undefined : `(allowed: ${allowed})`]
    .filter((word) => word !== undefined)
    .join(' ');

export interface ImportReport {
  readonly read: number;
  readonly written: number;
  readonly unchanged: number;
  readonly refused: readonly RefusedRow[];
  readonly skipped: readonly { readonly file: string; readonly why: string }[];
  readonly competitions: readonly ImportedCompetition[];
  readonly offers: OfferCounts;
}

export interface OfferCounts {
  /** That the server accepted, and those that it knew. */
  readonly written: number;
  readonly unchanged: number;
}

export interface ImportedCompetition {
  readonly sport: number;
  readonly competition: CompetitionRef;
}

export interface ImportProgress {
  readonly events: number;
  readonly file: string;
  readonly fileNumber: number;
  readonly fileCount: number;
}

export interface ImportInput {
  readonly path: string;
  readonly ingest: IngestClient;
  /** Where offers go; without it they are left out. */
  readonly odds?: OddsClient;
  /** Without it, estimated times may lie in the future. */
  readonly nowMs?: () => number;
  readonly onProgress?: (progress: ImportProgress) => void;
  readonly signal?: AbortSignal;
}

import type { CompetitionRef, MessageResult } from '@stillingen/domain/messages';
import type { IngestClient } from '../../../ports.ts';

/** A row that could not be taken over: where it stands (line 1 is the first, 0 the file as a whole), and what is wrong. */
export interface RefusedRow {
  readonly file: string;
  readonly line: number;
  readonly why: string;
}

/** Thrown while a row or a file is read, with what is wrong with it in plain words, and where it is known to be. */
export class BadRow extends Error {
  override readonly name = 'BadRow';
  readonly #place: Partial<Pick<RefusedRow, 'file' | 'line'>>;
  constructor(message: string, place: Partial<Pick<RefusedRow, 'file' | 'line'>> = {}) {
    super(message);
    this.#place = place;
  }

  /** The refusal of what was read there, or of the very file and line at fault where those are known. */
  refusalOf(file: string, line: number): RefusedRow {
    return { file, line: this.#place.file === undefined ? line : 0, why: this.message, ...this.#place };
  }
}

/** What `read` gives, or the refusal of the row where it throws BadRow. */
export function rowOrRefusal<Row>(file: string, line: number, read: () => Row): Row | RefusedRow {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadRow)) throw error;
    return error.refusalOf(file, line);
  }
}

/** Why the server refused a message, in one line. */
export const reasonOf = ({ code, path, allowed }: MessageResult): string =>
  [code ?? 'refused', path, allowed === undefined ? undefined : `(allowed: ${allowed})`]
    .filter((word) => word !== undefined)
    .join(' ');

/** What an import did, counted in events: matches and races. */
export interface ImportReport {
  /** Events that the files tell of in a way that could be read. */
  readonly read: number;
  /** Events of which something was new. */
  readonly written: number;
  /** Events that were known already, down to the last detail. */
  readonly unchanged: number;
  /** Everything that was left out: rows that could not be read, and events of which the server refused a message. */
  readonly refused: readonly RefusedRow[];
  /** Files that gave nothing. */
  readonly skipped: readonly { readonly file: string; readonly why: string }[];
  /** The competitions of the events that were taken over, in the order in which they first came. */
  readonly competitions: readonly ImportedCompetition[];
}

export interface ImportedCompetition {
  readonly sport: number;
  readonly competition: CompetitionRef;
}

/** How far an import has come. */
export interface ImportProgress {
  /** Events read so far: matches and races. */
  readonly events: number;
  /** The file that is being read, and which of how many it is. */
  readonly file: string;
  readonly fileNumber: number;
  readonly fileCount: number;
}

export interface ImportInput {
  /** A file, or a folder of which all files are read. */
  readonly path: string;
  readonly ingest: IngestClient;
  /** The clock; without one, times that are estimated may lie ahead of it. */
  readonly nowMs?: () => number;
  /** Called after every batch. */
  readonly onProgress?: (progress: ImportProgress) => void;
  readonly signal?: AbortSignal;
}

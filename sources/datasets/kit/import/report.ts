import type { CompetitionRef, MessageResult } from '@stillingen/domain/messages';
import type { IngestClient } from '../../../ports.ts';

/** A row that is not imported; line 1 is the first, 0 the file as a whole. */
export interface RefusedRow {
  readonly file: string;
  readonly line: number;
  readonly why: string;
}

/**
 * Thrown while a row or a file is read, with the reason in plain words and the place where it is
 * known.
 */
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

/** The result of `read`, or a refusal where it throws BadRow. */
export function rowOrRefusal<Row>(file: string, line: number, read: () => Row): Row | RefusedRow {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadRow)) throw error;
    return error.refusalOf(file, line);
  }
}

export const reasonOf = ({ code, path, allowed }: MessageResult): string =>
  [code ?? 'refused', path, allowed === undefined ? undefined : `(allowed: ${allowed})`]
    .filter((word) => word !== undefined)
    .join(' ');

/** Counted in events: matches and races. */
export interface ImportReport {
  readonly read: number;
  /** Events with something new. */
  readonly written: number;
  /** Events that were known down to the last detail. */
  readonly unchanged: number;
  /** Rows that could not be read, and events of which the server refused a message. */
  readonly refused: readonly RefusedRow[];
  /** Files without events. */
  readonly skipped: readonly { readonly file: string; readonly why: string }[];
  readonly competitions: readonly ImportedCompetition[];
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
  /** Without it, estimated times may lie in the future. */
  readonly nowMs?: () => number;
  readonly onProgress?: (progress: ImportProgress) => void;
  readonly signal?: AbortSignal;
}

import type { Door } from '../ports.ts';

/** A row that could not be taken over: where it stands (line 1 is the first, 0 the file as a whole), and what is wrong. */
export interface RefusedRow {
  readonly file: string;
  readonly line: number;
  readonly why: string;
}

/** What an import did, counted in matches. */
export interface ImportReport {
  /** Matches found in the files. */
  readonly read: number;
  /** Matches of which something was new. */
  readonly written: number;
  /** Matches that were known already, down to the last detail. */
  readonly unchanged: number;
  /** Everything that was left out, down to a single goal. */
  readonly refused: readonly RefusedRow[];
  /** Files that hold no matches. */
  readonly skipped: readonly { readonly file: string; readonly why: string }[];
}

/** Told after every batch: matches done, matches in all, and what is being worked on. */
export type Progress = (done: number, total: number, label: string) => void;

export interface ImportInput {
  /** A file, or a folder of which all files are read. */
  readonly path: string;
  readonly door: Door;
  readonly onProgress?: Progress;
  readonly signal?: AbortSignal;
}

/** The report of an import whose path leads nowhere. */
export const nothingAt = (path: string): ImportReport => ({
  read: 0,
  written: 0,
  unchanged: 0,
  refused: [{ file: path, line: 0, why: 'no such file or folder' }],
  skipped: [],
});

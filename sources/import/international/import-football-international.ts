import { basename, dirname, join } from 'node:path';
import { deliverMatches } from '../delivery.ts';
import { filesAt, readText } from '../files.ts';
import { type ImportInput, type ImportReport, nothingAt } from '../report.ts';
import { readTable, type Table } from './tables.ts';
import { GOAL_COLUMNS, RESULT_COLUMNS, SHOOTOUT_COLUMNS, toMatches } from './to-matches.ts';

const TABLES = ['results.csv', 'goalscorers.csv', 'shootouts.csv'];

async function tableIn<Column extends string>(folder: string, file: string, columns: readonly Column[]): Promise<Table<Column>> {
  const found = await filesAt(join(folder, file));
  if (found === null) return { rows: [], refused: [{ file, line: 0, why: 'no such file' }] };
  return readTable(file, await readText(join(folder, file)), columns);
}

/**
 * Imports the international results (results.csv, goalscorers.csv, shootouts.csv) from their folder, or from the folder of
 * the file that `path` names. Only days are known, so matches start without an hour. What cannot be read is reported by file
 * and line; a second import changes nothing. When `signal` is aborted it answers what was done until then.
 */
export async function importFootballInternational({ path, door, onProgress, signal }: ImportInput): Promise<ImportReport> {
  const files = await filesAt(path);
  if (files === null) return nothingAt(path);
  const folder = files.length === 1 && files[0]!.path === path ? dirname(path) : path;
  const results = await tableIn(folder, 'results.csv', RESULT_COLUMNS);
  const { matches, refused } = toMatches({
    results,
    goals: await tableIn(folder, 'goalscorers.csv', GOAL_COLUMNS),
    shootouts: await tableIn(folder, 'shootouts.csv', SHOOTOUT_COLUMNS),
  });
  const delivered = await deliverMatches({ matches, door, onProgress, signal });
  return {
    read: results.rows.length + results.refused.filter(({ line }) => line > 1).length,
    written: delivered.written,
    unchanged: delivered.unchanged,
    refused: [...refused, ...delivered.refused],
    skipped: files
      .map(({ name }) => basename(name))
      .filter((name) => !TABLES.includes(name))
      .map((file) => ({ file, why: file === 'former_names.csv' ? 'former names, for information' : 'not one of the tables' })),
  };
}

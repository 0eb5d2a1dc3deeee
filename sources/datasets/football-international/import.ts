import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { DataSet, ImportedItem } from '../kit/import/data-set.ts';
import { beside, type SourceFile } from '../kit/import/files.ts';
import { eventOf } from '../kit/events/match-messages.ts';
import { isRow, readCsv } from '../kit/readers/csv.ts';
import type { RefusedRow } from '../kit/import/report.ts';
import { GOAL_COLUMNS, RESULT_COLUMNS, SHOOTOUT_COLUMNS, type Table, toMatches } from './to-matches.ts';

async function tableOf<Column extends string>(file: SourceFile, columns: readonly Column[]): Promise<Table<Column>> {
  if (!existsSync(file.path)) return { rows: [], refused: [{ file: file.name, line: 0, why: 'no such file' }] };
  const items = await Array.fromAsync(readCsv(file, columns));
  return { rows: items.filter(isRow), refused: items.filter((item): item is RefusedRow => !isRow(item)) };
}

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  if (basename(file.path) !== 'results.csv') return;
  const { matches, refused } = toMatches({
    results: await tableOf(file, RESULT_COLUMNS),
    goals: await tableOf(beside(file, 'goalscorers.csv'), GOAL_COLUMNS),
    shootouts: await tableOf(beside(file, 'shootouts.csv'), SHOOTOUT_COLUMNS),
  });
  yield* refused;
  for (const match of matches) yield eventOf(match);
}

/** International results: results.csv, with goalscorers.csv and shootouts.csv beside it. Only days are known. */
export const footballInternational: DataSet = {
  name: 'football-international',
  about: 'football: national teams since 1872, with goals and shoot-outs (results.csv, goalscorers.csv, shootouts.csv)',
  reads: (name) => /(^|\/)(results|goalscorers|shootouts)\.csv$/.test(name),
  events,
};

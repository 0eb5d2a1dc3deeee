import type { DataSet } from '../kit/import/data-set.ts';
import { duelEvent } from '../kit/events/duel.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { type RefusedRow, rowOrRefusal } from '../kit/import/report.ts';
import { type Draw, drawOf } from './draw.ts';
import { duelOf } from './match.ts';
import { type BwfRow, bwfRows } from './rows.ts';

/** The five tables, by their discipline. */
export const isBwfTable = (name: string): boolean => /(^|\/)(ms|ws|md|wd|xd)\.csv$/.test(name);

/** The rows of a table, with what all of them together say of the draw. */
export async function* bwfTable(file: SourceFile): AsyncGenerator<{ row: BwfRow; draw: Draw } | RefusedRow> {
  const draw = drawOf();
  for await (const item of bwfRows(file)) if ('teams' in item) draw.add(item);
  for await (const item of bwfRows(file)) yield 'teams' in item ? { row: item, draw } : item;
}

/** Matches of the badminton world tour, one a row, one table per discipline. */
export const badmintonBwf: DataSet = {
  name: 'badminton-bwf',
  about: 'badminton: BWF World Tour with every game (ms.csv, ws.csv, md.csv, wd.csv, xd.csv)',
  reads: isBwfTable,
  async *events(file) {
    for await (const item of bwfTable(file))
      yield 'row' in item ? rowOrRefusal(file.name, item.row.line, () => duelEvent(duelOf(item.row, item.draw))) : item;
  },
};

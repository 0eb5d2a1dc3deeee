import path from 'node:path';
import { SERVER } from '../../scripts/setup/place.mjs';
import { dataSet } from '../../sources/import/data-sets.ts';
import { print, printGoal, shown } from '../figures.ts';
import { startNode } from '../processes.ts';
import { temporaryFolder } from '../product.ts';
import { type LargestFile, largestFiles, writeCopies } from './files.ts';
import type { ImportFigures } from './measure.ts';

const BYTES_PER_MB = 1e6;
const BYTES_PER_MIB = 2 ** 20;
/** A season of the table that is written again and again: a row an event, nothing beside it. */
const GROWN = { format: 'afl', season: 'afl/matches_2023.csv', year: '2023', copies: 50 } as const;
const TIMES = 10;
const GOAL_GROWTH = 2;

/** Imports a file in a process of its own, so that its memory is its own too, under Node as the product's commands run it. */
async function measured(format: string, file: string): Promise<ImportFigures> {
  const nodeOptions = SERVER.slice(0, -1);
  await using started = await startNode([...nodeOptions, path.join('bench', 'import', 'measure.ts'), format, file], /^(\{.*\})$/);
  return JSON.parse(started.said) as ImportFigures;
}

const WIDTHS = [9, 9, 10, 8, 12, 9, 24] as const;
const printColumns = (label: string, cells: readonly string[]): void =>
  print(label, cells.map((cell, i) => cell.padStart(WIDTHS[i]!)).join(''));
const COLUMNS = ['MB', 'events', 'events/s', 'MB/s', 'by rules/s', '+MB', 'ms / only reading'];

function report(label: string, bytes: number, { events, peakMb, aloneS, ruledS, readS }: ImportFigures): void {
  const size = bytes / BYTES_PER_MB;
  const [ms, readMs] = [aloneS * 1000, readS * 1000];
  const ratio = `${shown(ms)} / ${shown(readMs)} = ${shown(ms / readMs)}`;
  const rates = [events / aloneS, size / aloneS, events / ruledS, peakMb].map(shown);
  printColumns(label, [size.toFixed(3), String(events), ...rates, ratio]);
}

async function flatness(root: string): Promise<void> {
  using folder = temporaryFolder();
  const { format, season, year, copies } = GROWN;
  const figures: ImportFigures[] = [];
  for (const count of [copies, copies * TIMES]) {
    const file = path.join(folder.path, path.basename(season));
    const bytes = await writeCopies(path.join(root, season), year, count, file);
    const found = await measured(format, file);
    report(`${format}, ${count} seasons in one file`, bytes, found);
    figures.push(found);
  }
  const [small, large] = figures;
  const growth = large!.peakMb / small!.peakMb;
  const bytesPerEvent = ((large!.peakMb - small!.peakMb) * BYTES_PER_MIB) / (large!.events - small!.events);
  printGoal(
    `a file ${TIMES} times as large takes less than ${GOAL_GROWTH} times the memory`,
    `${shown(large!.peakMb)} / ${shown(small!.peakMb)} MB = ${shown(growth)}, ${shown(bytesPerEvent)} bytes more an event`,
    growth < GOAL_GROWTH,
  );
}

/** Events a second of every import format from its largest public file, and memory, against only reading the file. */
export async function runImport(): Promise<void> {
  const root = dataSet('', process.env['STILLINGEN_DATA']);
  if (root === null) {
    console.log('  skipped: no public data sets here; name their folder in STILLINGEN_DATA');
    return;
  }
  printColumns('format, its largest file', COLUMNS);
  const files: LargestFile[] = await largestFiles(root);
  for (const { set, path: file, bytes } of files)
    report(`${set.name}, ${path.basename(file)}`, bytes, await measured(set.name, file));
  await flatness(root);
}

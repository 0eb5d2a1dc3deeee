import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { SourceFile } from '../import/files.ts';
import { BadRow, type RefusedRow, rowOrRefusal } from '../import/data-set.ts';
import { CUT_LINE, type LineEnds, readPieces } from './text.ts';

export interface CsvRow<Column extends string> {
  readonly file: string;
  readonly line: number;
  readonly cells: Readonly<Record<Column, string>>;
}

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** 'date venue' as the columns date and venue. */
export const columnsOf = <Text extends string>(text: Text): readonly Words<Text>[] => text.split(' ') as Words<Text>[];

interface CsvFormat extends LineEnds {
  readonly separator?: string;
  readonly head?: readonly string[];
  /** Empty cells at the end of a row may be missing, or be more than the head has. */
  readonly ragged?: boolean;
  /** Wanted columns that a file may lack; their cells are empty. */
  readonly optional?: readonly string[];
}

interface ParsedLine {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

async function* wholeLines(pieces: AsyncIterable<string>, onRest: () => void): AsyncGenerator<string> {
  let open = '';
  for await (const piece of pieces) {
    const end = piece.lastIndexOf('\n') + 1;
    if (end > 0) yield open + piece.slice(0, end);
    open = end > 0 ? piece.slice(end) : open + piece;
  }
  if (open !== '') onRest();
}

export const isRow = <Column extends string>(item: CsvRow<Column> | RefusedRow): item is CsvRow<Column> => 'cells' in item;

/** Streams a table. Refuses rows of another length than the head, and a head without a column. */
export async function* readCsv<Column extends string>(
  file: SourceFile,
  columns: readonly Column[],
  { separator = ',', head: named, ragged = false, optional = [], lastIsOpen = false }: CsvFormat = {},
): AsyncGenerator<CsvRow<Column> | RefusedRow> {
  const refused: RefusedRow[] = [];
  let lastLine = 0;
  let quoteIsOpen = false;
  let endIsCut = false;
  const refusal = (line: number, why: string): RefusedRow => ({ file: file.name, line, why });
  const parser = parse({
    bom: true,
    delimiter: separator,
    info: true,
    // Some files end a line with two carriage returns before the line feed.
    record_delimiter: ['\r\r\n', '\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error?.code === 'CSV_QUOTE_NOT_CLOSED') quoteIsOpen = true;
      else refused.push(refusal(Number(error?.lines ?? 0), error?.message ?? 'not a line of a table'));
    },
  });
  const text = lastIsOpen ? readPieces(file) : wholeLines(readPieces(file), () => (endIsCut = true));
  const lines = Readable.from(text).compose(parser) as AsyncIterable<ParsedLine>;
  const placesIn = (names: readonly string[]) => columns.map((column) => [column, names.indexOf(column)] as const);
  let head = named;
  let places = placesIn(named ?? []);
  for await (const { record, info } of lines) {
    yield* refused.splice(0);
    lastLine = info.lines;
    if (head === undefined) {
      head = record.map((name) => name.trim());
      places = placesIn(head);
      const missing = places.flatMap(([column, place]) => (place < 0 && !optional.includes(column) ? [column] : []));
      if (missing.length === 0) continue;
      yield refusal(1, `no column ${missing.join(', ')}`);
      return;
    }
    const fits = ragged ? record.slice(head.length).every((cell) => cell.trim() === '') : record.length === head.length;
    if (!fits) {
      yield refusal(info.lines, `${record.length} cells where the head has ${head.length}`);
      continue;
    }
    const cells = Object.fromEntries(places.map(([column, place]) => [column, (record[place] ?? '').trim()]));
    yield { file: file.name, line: info.lines, cells: cells as Record<Column, string> };
  }
  yield* refused;
  if (quoteIsOpen) yield refusal(lastLine + 1, 'a quoted cell has no end: nothing behind it can be read');
  else if (endIsCut) yield refusal(parser.info.lines, CUT_LINE);
}

export async function* readRows<Column extends string, Fact>(
  file: SourceFile,
  columns: readonly Column[],
  read: (row: CsvRow<Column>) => Fact | RefusedRow,
  format?: CsvFormat,
): AsyncGenerator<Fact | RefusedRow> {
  for await (const item of readCsv(file, columns, format))
    yield isRow(item) ? rowOrRefusal(item.file, item.line, () => read(item)) : item;
}

export type RowGroup<Column extends string> = readonly [CsvRow<Column>, ...CsvRow<Column>[]];

/** Refusals, then a fact of each group; an unreadable row after a group makes it incomplete. */
export async function* readGroups<Column extends string, Fact>(
  items: AsyncIterable<CsvRow<Column> | RefusedRow>,
  keyOf: (cells: CsvRow<Column>['cells']) => string,
  read: (rows: RowGroup<Column>, isComplete: boolean) => Fact | RefusedRow,
): AsyncGenerator<Fact | RefusedRow> {
  const groups = new Map<string, [CsvRow<Column>, ...CsvRow<Column>[]]>();
  const incomplete = new Set<string>();
  let last: string | null = null;
  for await (const item of items) {
    if (!isRow(item)) {
      yield item;
      if (last !== null) incomplete.add(last);
      continue;
    }
    last = keyOf(item.cells);
    const group = groups.get(last);
    if (group === undefined) groups.set(last, [item]);
    else group.push(item);
  }
  for (const [key, rows] of groups) yield rowOrRefusal(rows[0].file, rows[0].line, () => read(rows, !incomplete.has(key)));
}

export interface Listing<Fact> {
  readonly known: ReadonlyMap<string, Fact>;
  readonly refused: readonly RefusedRow[];
}

/** `read` throws BadRow for a bad row. Throws BadRow where no row can be read. */
export async function readListing<Column extends string, Fact>(
  items: AsyncIterable<CsvRow<Column> | RefusedRow>,
  read: (cells: CsvRow<Column>['cells']) => readonly [key: string, fact: Fact],
): Promise<Listing<Fact>> {
  const known = new Map<string, Fact>();
  const refused: RefusedRow[] = [];
  for await (const item of items) {
    const entry = isRow(item) ? rowOrRefusal(item.file, item.line, () => read(item.cells)) : item;
    if ('why' in entry) refused.push(entry);
    else known.set(...entry);
  }
  const [first] = refused;
  if (first !== undefined && known.size === 0) throw new BadRow(first.why, first);
  return { known, refused };
}

import { sportByName } from '@stillingen/domain';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** Reads a cell; throws where it can not. */
export type CellReader<Value = unknown> = (cell: string) => Value;

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;
type Camel<Text extends string> = Text extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Text;
type Named<Column extends string> = Column extends `${infer Text}#${string}` ? Text : Column;
type Readers<Column extends string> = { readonly [Name in Named<Column>]?: CellReader };
type Usual<Column extends string> = Column extends `${string}#${string}` ? number : string;
type Cell<Column extends string, Own> = Own extends { readonly [Name in Named<Column>]: CellReader<infer Value> }
  ? Value
  : Usual<Column>;
type Row<Column extends string, Own> = {
  readonly [Name in Column as Camel<Named<Name>>]: Cell<Name, Own>;
} & {
  /** The file and the line of the row, 'leagues.csv line 4'. */
  readonly source: string;
};

function readAt<Value>(place: string, cell: string, read: CellReader<Value>): Value {
  try {
    return read(cell);
  } catch (error) {
    throw new RangeError(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/**
 * Reads a cell of a row by what is known after its table only; an error names its file, line and
 * column.
 */
export const readCell = <Name extends string, Value>(
  row: Readonly<Record<Name | 'source', string>>,
  name: Name,
  read: CellReader<Value>,
): Value => readAt(`${row.source}, ${name}`, row[name], read);

const quoted = (cell: string): string => `"${cell}"`;

export const numberOf: CellReader<number> = (cell) => {
  const number = Number(cell);
  if (cell.trim() === '' || !Number.isFinite(number)) throw new RangeError(`${quoted(cell)} is not a number`);
  return number;
};

const keysOf = (values: ReadonlyMap<string, unknown> | object): readonly string[] =>
  values instanceof Map ? [...values.keys()] : Object.keys(values);

/** What stands under a name in a record or a map. */
export const lookedUpIn =
  <Value>(values: ReadonlyMap<string, Value> | Readonly<Record<string, Value>>): CellReader<Value> =>
  (cell) => {
    const found = new Map<string, Value>(values instanceof Map ? values : Object.entries(values)).get(cell);
    if (found === undefined) throw new RangeError(`${quoted(cell)} is not one of ${keysOf(values).map(quoted).join(', ')}`);
    return found;
  };

/** One of these words. */
export const oneOf = <const Word extends string>(...words: readonly Word[]): CellReader<Word> =>
  lookedUpIn(new Map(words.map((word) => [word, word])));

/** The id of a sport by its name (SPORT-06): 'soccer', 'hockey' for ice hockey. */
export const sportNamed: CellReader<number> = (cell) => {
  const sport = sportByName(cell);
  if (sport === null) throw new RangeError(`${quoted(cell)} is the name of no sport`);
  return sport.id;
};

/** 'yes', or empty for no. */
export const isYes: CellReader<boolean> = lookedUpIn({ yes: true, '': false });

/** Cells between separators; none where the cell is empty. */
export const listOf =
  <Value>(read: CellReader<Value>, separator = ' '): CellReader<readonly Value[]> =>
  (cell) =>
    cell === '' ? [] : cell.split(separator).map(read);

const usualReader = (column: string): CellReader => {
  if (column.endsWith('#?')) return (cell) => (cell === '' ? 0 : numberOf(cell));
  return column.endsWith('#') ? numberOf : (cell) => cell;
};

/**
 * The rows of a CSV file of this folder; throws where it has other columns than these, 'name lap_s#
 * stops#?', or a cell that its reader refuses. Cells of columns with a # are numbers, with a #?
 * also empty for 0; `readers` are those of other columns, by name. Keys are the columns in camel
 * case, 'lapS'.
 */
export function readTable<Text extends string, Own extends Readers<Words<Text>> = object>(
  file: string,
  text: Text,
  readers?: Own,
): readonly Row<Words<Text>, Own>[] {
  const own = new Map<string, CellReader>(Object.entries({ ...readers }));
  const columns = text.split(' ').map((column) => {
    const name = column.replace(/#\??$/, '');
    const key = name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
    return { name, key, read: own.get(name) ?? usualReader(column) };
  });
  const names = columns.map(({ name }) => name).join(' ');
  const [head = [], ...rows]: string[][] = parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  if (head.join(' ') !== names) throw new RangeError(`${file} has the columns ${head.join(' ')}, not ${names}`);
  return rows.map((cells, index) => {
    const source = `${file} line ${index + 2}`;
    const entries = columns.map(({ name, key, read }, at) => [key, readAt(`${source}, ${name}`, cells[at]!, read)]);
    return Object.fromEntries([...entries, ['source', source]]) as Row<Words<Text>, Own>;
  });
}

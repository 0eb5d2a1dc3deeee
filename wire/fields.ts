import type { Results } from '@stillingen/domain';
import { ResultsReader, writeResults } from './results.ts';
import { type Cell, type Row, WireError } from './text.ts';

/**
 * A kind of row is a table of fields: which key carries which word, as what type, in which order it is written.
 * The same table writes and reads, so the two can not drift apart.
 */
type Kind = 'text' | 'int' | 'flag' | 'yes' | 'results';

export interface Field<Type> {
  readonly key: string;
  /** Keys that repeat the same value for older programs: written after `key`, never read. */
  readonly copies: readonly string[];
  readonly kind: Kind;
  readonly meaning: string;
  readonly __type?: Type;
}
/** A cell that every row of the kind carries with one value. */
export interface Constant {
  readonly key: string;
  readonly constant: string;
  readonly meaning: string;
}

const field =
  <Type>(kind: Kind) =>
  (key: string, meaning: string, ...copies: string[]): Field<Type> => ({ key, kind, meaning, copies });
/** Text; an empty value is written where `null` would otherwise be lost in an update. */
export const text = field<string>('text');
export const int = field<number>('int');
/** True is written 1, false is not written. */
export const flag = field<boolean>('flag');
/** True is y, false is n: the live marker and its like. */
export const yes = field<boolean>('yes');
/** The results of each side of a duel, or of the one competitor of a race (EVENT-43). */
export const results = field<readonly Results[]>('results');
export const constant = (key: string, value: string, meaning: string): Constant => ({ key, constant: value, meaning });

export type Fields = Readonly<Record<string, Field<unknown> | Constant>>;
/** The row as words: every field may be absent, which is `null`. */
export type Words<F extends Fields> = {
  readonly [Word in keyof F as F[Word] extends Constant ? never : Word]: F[Word] extends Field<infer Type> ? Type | null : never;
};

export interface RowCodec<F extends Fields> {
  readonly fields: F;
  /** The key of the first cell: it names the kind of row. */
  readonly head: string;
  /** The row with all its cells; absent words are left out. */
  write(words: Words<F>): Cell[];
  /** A row of the same kind that holds the first cell and, of all others, only what differs from `before`. Null where nothing does. */
  writeChanges(words: Words<F>, before: Words<F>): Cell[] | null;
  /** All words of a row; what the row does not carry is null. Unknown keys are passed over. Throws WireError on a number that is none. */
  read(row: Row): Words<F>;
  /** Only the words the row carries; an empty value is null. */
  readChanges(row: Row): Partial<Words<F>>;
}

function writeValue(spec: Field<unknown>, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (spec.kind === 'flag') return value === true ? '1' : null;
  if (spec.kind === 'yes') return value === true ? 'y' : 'n';
  return typeof value === 'number' ? String(value) : (value as string);
}

/** All cells of a field with this value. */
function cellsOf(spec: Field<unknown>, value: unknown): Cell[] {
  if (spec.kind === 'results') return value === null ? [] : writeResults(value as readonly Results[]);
  const written = writeValue(spec, value);
  return written === null ? [] : [[spec.key, written], ...spec.copies.map((copy): Cell => [copy, written])];
}

/** How a change says that a word is absent now. */
const emptyCells = (spec: Field<unknown>): Cell[] =>
  spec.kind === 'results' ? writeResults([]) : [spec.key, ...spec.copies].map((key): Cell => [key, '']);

const sameCells = (a: readonly Cell[], b: readonly Cell[]): boolean =>
  a.length === b.length && a.every(([key, value], at) => key === b[at]![0] && value === b[at]![1]);

function readValue(spec: Field<unknown>, value: string): unknown {
  if (spec.kind === 'text') return value;
  if (value === '') return null;
  if (spec.kind === 'flag') return value === '1';
  if (spec.kind === 'yes') return value === 'y';
  const number = Number(value);
  if (!Number.isFinite(number)) throw new WireError(`${spec.key} is not a number: ${value.slice(0, 40)}`);
  return number;
}

const isConstant = (spec: Field<unknown> | Constant): spec is Constant => 'constant' in spec;

/** The codec of one kind of row. The first field of the table is the row's head and must always have a value. */
export function rowCodec<F extends Fields>(fields: F): RowCodec<F> {
  const table = Object.entries(fields);
  const byKey = new Map<string, { word: string; spec: Field<unknown> }>();
  const absent: Record<string, null> = {};
  let resultsWord: string | null = null;
  for (const [word, spec] of table) {
    if (isConstant(spec)) continue;
    if (spec.kind === 'results') resultsWord = word;
    else byKey.set(spec.key, { word, spec });
    absent[word] = null;
  }
  const head = table[0]![1].key;

  function readChanges(row: Row): Partial<Words<F>> {
    const words: Record<string, unknown> = {};
    const reader = resultsWord === null ? null : new ResultsReader();
    for (const [key, value] of row) {
      const known = byKey.get(key);
      if (known === undefined) {
        reader?.take(key, value);
        continue;
      }
      // The first occurrence wins; a writer of this family never gives a second one another value.
      if (known.word in words) continue;
      words[known.word] = readValue(known.spec, value);
    }
    const read = reader?.value ?? null;
    if (resultsWord !== null && read !== null) words[resultsWord] = read;
    return words as Partial<Words<F>>;
  }

  return {
    fields,
    head,
    write(words) {
      const cells: Cell[] = [];
      for (const [word, spec] of table) {
        if (isConstant(spec)) cells.push([spec.key, spec.constant]);
        else cells.push(...cellsOf(spec, words[word as keyof Words<F>]));
      }
      return cells;
    },
    writeChanges(words, before) {
      const cells: Cell[] = [];
      for (const [word, spec] of table) {
        if (isConstant(spec)) continue;
        const [now, then] = [words[word as keyof Words<F>], before[word as keyof Words<F>]];
        const isHead = spec.key === head;
        // Most words are the very same value.
        if (!isHead && now === then) continue;
        const after = cellsOf(spec, now);
        if (isHead || !sameCells(after, cellsOf(spec, then))) cells.push(...(after.length > 0 ? after : emptyCells(spec)));
      }
      return cells.length > 1 ? cells : null;
    },
    read(row) {
      // A copy that is then filled is several times faster than one spread over the other.
      const words: Record<string, unknown> = { ...absent };
      const carried = readChanges(row) as Readonly<Record<string, unknown>>;
      for (const word in carried) words[word] = carried[word];
      return words as Words<F>;
    },
    readChanges,
  };
}

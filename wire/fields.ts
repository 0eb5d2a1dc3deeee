import { type Cell, type Row, WireError } from './text.ts';

/**
 * A kind of row is a table of fields: which key carries which word, as what type, in which order it is written.
 * The same table writes and reads, so the two can not drift apart.
 */
type Kind = 'text' | 'int' | 'flag' | 'yes';

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
  for (const [word, spec] of table) {
    if (isConstant(spec)) continue;
    byKey.set(spec.key, { word, spec });
    absent[word] = null;
  }
  const head = table[0]![1].key;

  function cellsOf(spec: Field<unknown>, value: string): Cell[] {
    return [[spec.key, value], ...spec.copies.map((copy): Cell => [copy, value])];
  }

  function readChanges(row: Row): Partial<Words<F>> {
    const words: Record<string, unknown> = {};
    for (const [key, value] of row) {
      const known = byKey.get(key);
      // The first occurrence wins; a writer of this family never gives a second one another value.
      if (known === undefined || known.word in words) continue;
      words[known.word] = readValue(known.spec, value);
    }
    return words as Partial<Words<F>>;
  }

  return {
    fields,
    head,
    write(words) {
      const cells: Cell[] = [];
      for (const [word, spec] of table) {
        if (isConstant(spec)) {
          cells.push([spec.key, spec.constant]);
          continue;
        }
        const value = writeValue(spec, words[word as keyof Words<F>]);
        if (value !== null) cells.push(...cellsOf(spec, value));
      }
      return cells;
    },
    writeChanges(words, before) {
      const cells: Cell[] = [];
      for (const [word, spec] of table) {
        if (isConstant(spec)) continue;
        const value = writeValue(spec, words[word as keyof Words<F>]);
        const isHead = spec.key === head;
        if (isHead || value !== writeValue(spec, before[word as keyof Words<F>])) cells.push(...cellsOf(spec, value ?? ''));
      }
      return cells.length > 1 ? cells : null;
    },
    read: (row) => ({ ...absent, ...readChanges(row) }) as Words<F>,
    readChanges,
  };
}

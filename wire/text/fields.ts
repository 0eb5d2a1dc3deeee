import type { Results } from '@stillingen/domain';
import { rowReader } from './row-reader.ts';
import { rowWriter } from './row-writer.ts';
import { type Cell, CELL_END, FeedCursor, INDEX, type Row, ROW_END } from './text.ts';
import type { Cells, Constant, Field, FieldKind, Fields } from './values.ts';

export type { Constant, Field, Fields } from './values.ts';

const field =
  <Type>(kind: FieldKind) =>
  (key: string, meaning: string, ...copies: string[]): Field<Type> => ({ key, kind, meaning, copies });
export const text = field<string>('text');
export const int = field<number>('int');
export const decimal = field<number>('decimal');
/** An id; 0 and undefined stand for none in this family of feeds (FEED-20). */
export const id = field<string>('id');
export const numericId = field<number>('numericId');
export const flag = field<boolean>('flag');
export const yes = field<boolean>('yes');
/** The results of each side of a duel, or of the one competitor of a race (EVENT-43). */
export const results = field<readonly Results[]>('results');
export const constant = (key: string, value: string, meaning: string): Constant => ({ key, constant: value, meaning });

export type Words<F extends Fields> = {
  readonly [Word in keyof F as F[Word] extends Constant ? never : Word]: F[Word] extends Field<infer Type> ? Type | null : never;
};

export interface RowCodec<F extends Fields> {
  readonly fields: F;
  readonly head: string;
  readonly cells: Cells<F>;
  /** Absent words are left out. Throws WireError if a value contains a delimiter. */
  writeText(words: Words<F>): string;
  /** Changed cells, absent words as empty ones; null if equal. Both rows were written by this codec. */
  changesBetween(row: string, before: string): string | null;
  changesText(words: Words<F>, before: Words<F>): string | null;
  /** Moves past the row. Absent words are null, unknown keys skipped. Throws WireError. */
  readNext(feed: FeedCursor): Words<F>;
  readNextChanges(feed: FeedCursor): Partial<Words<F>>;
  /** All rows of this kind, in order. Throws WireError. */
  readAll(body: string): Words<F>[];
  write(words: Words<F>): Cell[];
  read(row: Row): Words<F>;
}

const textOf = (row: Row): string => row.map(([key, value]) => key + INDEX + value + CELL_END).join('') + ROW_END;

export function rowCodec<F extends Fields>(fields: F): RowCodec<F> {
  const specs = Object.entries(fields).flatMap(([word, spec]) => ('constant' in spec ? [] : [{ word, ...spec }]));
  const readInto = rowReader(
    specs.flatMap(({ word, key, kind }) => (kind === 'results' ? [] : [{ word, key, kind }])),
    specs.find(({ kind }) => kind === 'results')?.word ?? null,
  );
  const absentRow: Readonly<Record<string, unknown>> = { ...Object.fromEntries(specs.map(({ word }) => [word, null])) };

  const codec: RowCodec<F> = {
    fields,
    head: Object.values(fields)[0]!.key,
    ...rowWriter(fields),
    readNext(feed) {
      const row = { ...absentRow };
      readInto(feed, row);
      return row as Words<F>;
    },
    readNextChanges(feed) {
      const row = {};
      readInto(feed, row);
      return row;
    },
    readAll(body) {
      const rows: Words<F>[] = [];
      const feed = new FeedCursor(body);
      for (let key = feed.nextHead(); key !== null; key = feed.nextHead()) {
        if (key === codec.head) rows.push(codec.readNext(feed));
        else feed.skipRow();
      }
      return rows;
    },
    read: (row) => codec.readNext(new FeedCursor(textOf(row))),
  };
  return codec;
}

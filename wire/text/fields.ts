import type { Results } from '@stillingen/domain';
import { rowReader } from './row-reader.ts';
import { rowWriter } from './row-writer.ts';
import { type Cell, CELL_END, FeedCursor, INDEX, type Row, ROW_END } from './text.ts';
import type { Cells, Constant, Field, FieldKind, Fields } from './values.ts';

export type { Constant, Field, Fields } from './values.ts';

const field =
  <Type>(kind: FieldKind) =>
  (key: string, meaning: string, ...copies: string[]): Field<Type> => ({ key, kind, meaning, copies });
/** Text; an empty value is written where `null` would otherwise be lost in an update. */
export const text = field<string>('text');
export const int = field<number>('int');
/** Points of which halves are given. */
export const decimal = field<number>('decimal');
/** What names a thing; 0 and undefined stand for none in this family of feeds (FEED-20). */
export const id = field<string>('id');
export const numericId = field<number>('numericId');
/** True is written 1, false is not written. */
export const flag = field<boolean>('flag');
/** True is y, false is n: the live marker and its like. */
export const yes = field<boolean>('yes');
/** The results of each side of a duel, or of the one competitor of a race (EVENT-43). */
export const results = field<readonly Results[]>('results');
export const constant = (key: string, value: string, meaning: string): Constant => ({ key, constant: value, meaning });

/** The row as words: every field may be absent, which is `null`. */
export type Words<F extends Fields> = {
  readonly [Word in keyof F as F[Word] extends Constant ? never : Word]: F[Word] extends Field<infer Type> ? Type | null : never;
};

export interface RowCodec<F extends Fields> {
  readonly fields: F;
  /** The key of the first cell: it names the kind of row. */
  readonly head: string;
  /**
   * Of which a row is put together, from the first to `closeRow`: faster than `writeText`, as no object of all words is made. Whoever
   * does keeps the order of the table and leaves no constant out.
   */
  readonly cells: Cells<F>;
  /** The row as feed text; absent words are left out. Throws WireError where a value holds a delimiter. */
  writeText(words: Words<F>): string;
  /**
   * The update that turns `before` into a row: its first cell and all cells that differ, those of
   * absent words empty; null where none differs. Both are texts that this codec wrote.
   */
  changesBetween(row: string, before: string): string | null;
  /** The same for words. */
  changesText(words: Words<F>, before: Words<F>): string | null;
  /**
   * All words of the row that a feed stands at, and steps over it. What the row does not carry is null, unknown keys are passed
   * over. Throws WireError where the text is not of the format.
   */
  readNext(feed: FeedCursor): Words<F>;
  /** The same of the words that the row carries alone; an empty value is null unless it is text. */
  readNextChanges(feed: FeedCursor): Partial<Words<F>>;
  /** All rows of this kind in a feed text, in order. Throws WireError where the text is not of the format. */
  readAll(body: string): Words<F>[];
  /** The cells of `writeText`, for feeds that put them elsewhere than in a row of their own. */
  write(words: Words<F>): Cell[];
  /** `readNext` of cells that were taken apart already. */
  read(row: Row): Words<F>;
}

/** A row that was read from a text as that text. */
const textOf = (row: Row): string => row.map(([key, value]) => key + INDEX + value + CELL_END).join('') + ROW_END;

/** The codec of one kind of row. The first field of the table is the row's head and must always have a value. */
export function rowCodec<F extends Fields>(fields: F): RowCodec<F> {
  const specs = Object.entries(fields).flatMap(([word, spec]) => ('constant' in spec ? [] : [{ word, ...spec }]));
  const readInto = rowReader(
    specs.flatMap(({ word, key, kind }) => (kind === 'results' ? [] : [{ word, key, kind }])),
    specs.find(({ kind }) => kind === 'results')?.word ?? null,
  );
  // V8 makes an object of entries a map, a hundred times slower to copy; a copy of it has its words in fixed places, up to some 160.
  const unsaid: Readonly<Record<string, unknown>> = { ...Object.fromEntries(specs.map(({ word }) => [word, null])) };

  const codec: RowCodec<F> = {
    fields,
    head: Object.values(fields)[0]!.key,
    ...rowWriter(fields),
    readNext(feed) {
      const row = { ...unsaid };
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

import type { Results } from '@stillingen/domain';
import type { Cells, Field, Fields, WordCell } from './values.ts';
import { RESULT_KEYS, writeResults } from '../event/results.ts';
import { type Cell, CELL_END, type CellText, cellText, closeRow, INDEX, readRows, ROW_END } from './text.ts';

type Words = Readonly<Record<string, unknown>>;

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

class TextCell implements WordCell<CellText> {
  private readonly start: string;
  constructor(start: string) {
    this.start = start;
  }
  of(value: CellText | null | undefined): string {
    return isAbsent(value) ? '' : this.start + value;
  }
}

class DecimalCell implements WordCell<number> {
  private readonly start: string;
  constructor(start: string) {
    this.start = start;
  }
  of(value: number | null | undefined): string {
    return isAbsent(value) ? '' : this.start + String(value);
  }
}

class FlagCell implements WordCell<boolean> {
  private readonly whole: string;
  constructor(start: string) {
    this.whole = `${start}1`;
  }
  of(value: boolean | null | undefined): string {
    return value === true ? this.whole : '';
  }
}

class YesCell implements WordCell<boolean> {
  private readonly start: string;
  constructor(start: string) {
    this.start = start;
  }
  of(value: boolean | null | undefined): string {
    return isAbsent(value) ? '' : this.start + (value ? 'y' : 'n');
  }
}

class ResultsCell implements WordCell<readonly Results[]> {
  of(value: readonly Results[] | null | undefined): string {
    return isAbsent(value) ? '' : CELL_END + writeResults(value).slice(0, -CELL_END.length);
  }
}

class CopiedCell<Type> implements WordCell<Type> {
  private readonly cell: WordCell<Type>;
  private readonly copy: WordCell<Type>;
  constructor(cell: WordCell<Type>, copy: WordCell<Type>) {
    this.cell = cell;
    this.copy = copy;
  }
  of(value: Type | null | undefined): string {
    return this.cell.of(value) + this.copy.of(value);
  }
}

const SMALL = 100;

class IntCell implements WordCell<number> {
  private readonly cell: WordCell<number>;
  private readonly small: string[] = [];
  constructor(cell: WordCell<number>) {
    this.cell = cell;
  }
  of(value: number | null | undefined): string {
    if (isAbsent(value)) return '';
    return value >= 0 && value < SMALL ? (this.small[value] ??= this.cell.of(value)) : this.cell.of(value);
  }
}

const KINDS = {
  text: TextCell,
  id: TextCell,
  int: DecimalCell,
  numericId: DecimalCell,
  decimal: DecimalCell,
  flag: FlagCell,
  yes: YesCell,
  results: ResultsCell,
} as const satisfies Readonly<Record<Field<unknown>['kind'], new (start: string) => WordCell<never>>>;

interface Piece {
  readonly word: string;
  readonly cell: WordCell<unknown>;
  /** The cell of an unchecked value. Throws WireError if it contains a delimiter. */
  readonly write: (value: unknown) => string;
}

const startOf = (key: string, isFirst: boolean): string => (isFirst ? '' : CELL_END) + key + INDEX;

function pieceOf(word: string, { kind, key, copies }: Field<unknown>, isFirst: boolean): Piece {
  const starts = [key, ...copies].map((name, at) => startOf(name, isFirst && at === 0));
  const whole = starts
    .map((start) => new KINDS[kind](start) as WordCell<unknown>)
    .reduce((before, copy) => new CopiedCell(before, copy));
  const cell = kind === 'int' || kind === 'numericId' ? (new IntCell(whole) as WordCell<unknown>) : whole;
  const isText = kind === 'text' || kind === 'id';
  return {
    word,
    cell,
    write: (value) => cell.of(isText && !isAbsent(value) ? cellText(value as string) : value),
  };
}

export interface RowWriter<F extends Fields> {
  readonly cells: Cells<F>;
  writeText(words: Words): string;
  changesText(words: Words, before: Words): string | null;
  changesBetween(row: string, before: string): string | null;
  write(words: Words): Cell[];
}

/** The place of a key in all rows of a codec: rows are written in the order of their fields. */
interface Place {
  /** Where its cell ends; `at` if another cell stands there. */
  readonly endIn: (row: string, at: number) => number;
  /** The cell of an update for a value that is gone. */
  readonly empty: string;
}

const placeOf = (key: string): Place => {
  const start = key + INDEX;
  return {
    endIn: (row, at) => (row.startsWith(start, at) ? row.indexOf(CELL_END, at) + 1 : at),
    empty: start + CELL_END,
  };
};

const RESULT_STARTS = RESULT_KEYS.map((key) => key + INDEX);
/** All cells of results are one: their keys repeat. */
const RESULTS: Place = {
  endIn(row, at) {
    let end = at;
    while (RESULT_STARTS.some((start) => row.startsWith(start, end))) end = row.indexOf(CELL_END, end) + 1;
    return end;
  },
  empty: writeResults([]),
};

function placesOf(spec: Fields[string]): readonly Place[] {
  if ('constant' in spec) return [placeOf(spec.key)];
  return spec.kind === 'results' ? [RESULTS] : [spec.key, ...spec.copies].map(placeOf);
}

/** Throws WireError if a value contains a delimiter. */
export function rowWriter<F extends Fields>(fields: F): RowWriter<F> {
  const parts = Object.entries(fields).map(([word, spec], at) =>
    'constant' in spec ? startOf(spec.key, at === 0) + cellText(spec.constant) : pieceOf(word, spec, at === 0),
  );
  const [head, ...places] = Object.values(fields).flatMap(placesOf);
  const wholes = parts.map((part) => (typeof part === 'string' ? part : part.cell));

  const writer: RowWriter<F> = {
    cells: { ...Object.fromEntries(Object.keys(fields).map((word, at) => [word, wholes[at]])) } as Cells<F>,
    writeText(words) {
      let row = '';
      for (const part of parts) row += typeof part === 'string' ? part : part.write(words[part.word]);
      return closeRow(row);
    },
    changesText: (words, before) => writer.changesBetween(writer.writeText(words), writer.writeText(before)),
    changesBetween(row, before) {
      const headEnd = head!.endIn(row, 0);
      let changes = '';
      let at = headEnd;
      let then = headEnd;
      for (const { endIn, empty } of places) {
        const end = endIn(row, at);
        const thenEnd = endIn(before, then);
        const cell = row.slice(at, end);
        if (cell !== before.slice(then, thenEnd)) changes += cell || empty;
        at = end;
        then = thenEnd;
      }
      return changes === '' ? null : row.slice(0, headEnd) + changes + ROW_END;
    },
    write: (words) => [...(readRows(writer.writeText(words))[0] ?? [])],
  };
  return writer;
}

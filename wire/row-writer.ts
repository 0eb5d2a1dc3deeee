import type { Results } from '@stillingen/domain';
import type { Constant, Field, Fields } from './fields.ts';
import { writeResults } from './results.ts';
import { type Cell, CELL_END, INDEX, readRows, ROW_END, writeCell } from './text.ts';
import { writeValue } from './values.ts';

type Words = Readonly<Record<string, unknown>>;

/** What is written of a row, in order: a word under the starts of its cells, or the cell of a constant. */
interface Piece {
  readonly word: string;
  readonly kind: Field<unknown>['kind'] | 'constant';
  /** 'AD÷', 'ADE÷': one for the key and each of its copies. */
  readonly starts: readonly string[];
  /** Of a constant; empty for words. */
  readonly cell: string;
}

const pieceOf = (word: string, spec: Field<unknown> | Constant): Piece =>
  'constant' in spec
    ? { word, kind: 'constant', starts: [], cell: writeCell(spec.key, spec.constant) }
    : { word, kind: spec.kind, starts: [spec.key, ...spec.copies].map((key) => key + INDEX), cell: '' };

/** The same value under a key and its copies. */
function cellsText(starts: readonly string[], value: string): string {
  let cells = starts[0]! + value + CELL_END;
  for (let at = 1; at < starts.length; at += 1) cells += starts[at]! + value + CELL_END;
  return cells;
}

/** The cells of a word; empty where it is absent. */
function wordText({ kind, starts, cell }: Piece, value: unknown): string {
  if (kind === 'constant') return cell;
  if (value === null || value === undefined) return '';
  if (kind === 'results') return writeResults(value as readonly Results[]);
  const written = writeValue(kind, value as string | number | boolean);
  return written === null ? '' : cellsText(starts, written);
}

/** How a change says that a word is absent now. */
const absentText = ({ kind, starts }: Piece): string => (kind === 'results' ? writeResults([]) : cellsText(starts, ''));

export interface RowWriter {
  writeText(words: Words): string;
  changesText(words: Words, before: Words): string | null;
  write(words: Words): Cell[];
}

/** Writes rows by their table of fields. Throws WireError where a value holds a delimiter. */
export function rowWriter(fields: Fields): RowWriter {
  const pieces = Object.entries(fields).map(([word, spec]) => pieceOf(word, spec));
  const [headPiece, ...rest] = pieces;
  const changing = rest.filter(({ kind }) => kind !== 'constant');
  const placeOf = new Map(pieces.map(({ word }, place) => [word, place]));
  /** Values by place, as a row without words has them; words of other tables are put in the last. */
  const constants: readonly unknown[] = [...pieces.map(({ cell }) => (cell === '' ? null : cell)), null];

  const writer: RowWriter = {
    writeText(words) {
      const values = constants.slice();
      // Of a hundred words a row has some twenty: going through what it has costs a tenth of asking for each word.
      for (const word in words) {
        const value = words[word];
        if (value !== null && value !== undefined) values[placeOf.get(word) ?? pieces.length] = value;
      }
      let row = '';
      for (let place = 0; place < pieces.length; place += 1)
        if (values[place] !== null) row += wordText(pieces[place]!, values[place]);
      return row + ROW_END;
    },
    changesText(words, before) {
      let cells = '';
      for (const piece of changing) {
        const [now, then] = [words[piece.word], before[piece.word]];
        // Most words are the very same value.
        if (now === then) continue;
        const after = wordText(piece, now);
        if (after !== wordText(piece, then)) cells += after === '' ? absentText(piece) : after;
      }
      return cells === '' ? null : wordText(headPiece!, words[headPiece!.word]) + cells + ROW_END;
    },
    write: (words) => [...(readRows(writer.writeText(words))[0] ?? [])],
  };
  return writer;
}

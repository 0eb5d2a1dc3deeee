import type { Results } from '@stillingen/domain';
import type { Constant, Field, Fields } from './fields.ts';
import { writeResults } from './results.ts';
import { type Cell, CELL_END, INDEX, readRows, ROW_END } from './text.ts';
import { writeValue } from './values.ts';

type Words = Readonly<Record<string, unknown>>;

/** What is written of a word: its value under the starts of its cells. Each brings the end of the cell before it, which spares a string. */
interface Piece {
  readonly word: string;
  readonly kind: Field<unknown>['kind'];
  /** '¬AD÷', '¬ADE÷': one for the key and each of its copies; the first of the row without an end. */
  readonly starts: readonly string[];
}

/** A cell that every row has, before the word of this place. */
interface FixedCell {
  readonly place: number;
  readonly cell: string;
}

const headOf = (fields: Fields): string => Object.values(fields)[0]!.key;

function tableOf(fields: Fields): { readonly pieces: readonly Piece[]; readonly fixedCells: readonly FixedCell[] } {
  const pieces: Piece[] = [];
  const fixedCells: FixedCell[] = [];
  const startOf = (key: string): string => (key === headOf(fields) ? '' : CELL_END) + key + INDEX;
  for (const [word, spec] of Object.entries<Field<unknown> | Constant>(fields)) {
    if ('constant' in spec) fixedCells.push({ place: pieces.length, cell: startOf(spec.key) + spec.constant });
    else pieces.push({ word, kind: spec.kind, starts: [spec.key, ...spec.copies].map(startOf) });
  }
  return { pieces, fixedCells };
}

/** The same value under a key and its copies. */
function cellsText(starts: readonly string[], value: string): string {
  let cells = starts[0]! + value;
  for (let at = 1; at < starts.length; at += 1) cells += starts[at]! + value;
  return cells;
}

const resultsText = (sides: readonly Results[]): string => CELL_END + writeResults(sides).slice(0, -CELL_END.length);

/** The cells of a word; empty where it is absent. */
function wordText({ kind, starts }: Piece, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'results') return resultsText(value as readonly Results[]);
  const written = writeValue(kind, value as string | number | boolean);
  return written === null ? '' : cellsText(starts, written);
}

/** How a change says that a word is absent now. */
const absentText = ({ kind, starts }: Piece): string => (kind === 'results' ? resultsText([]) : cellsText(starts, ''));

export interface RowWriter {
  writeText(words: Words): string;
  changesText(words: Words, before: Words): string | null;
  write(words: Words): Cell[];
}

/** Writes rows by their table of fields. Throws WireError where a value holds a delimiter. */
export function rowWriter(fields: Fields): RowWriter {
  const { pieces, fixedCells } = tableOf(fields);
  const fixedHead = fixedCells.find(({ place }) => place === 0)?.cell;
  const changing = fixedHead === undefined ? pieces.slice(1) : pieces;
  const inOrder = (words: Words): Words => Object.fromEntries(pieces.map(({ word }) => [word, words[word]]));

  const writer: RowWriter = {
    writeText(words) {
      let row = '';
      let place = 0;
      let fixed = 0;
      // A row made of a template has its words in the order of the table: going through it costs a sixth of asking for each word.
      for (const word in words) {
        const value = words[word];
        if (value !== null && value !== undefined) {
          const piece = pieces[place];
          if (piece?.word !== word) return writer.writeText(inOrder(words));
          while (fixed < fixedCells.length && fixedCells[fixed]!.place <= place) {
            row += fixedCells[fixed]!.cell;
            fixed += 1;
          }
          row += wordText(piece, value);
        }
        place += 1;
      }
      for (; fixed < fixedCells.length; fixed += 1) row += fixedCells[fixed]!.cell;
      return row + CELL_END + ROW_END;
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
      return cells === '' ? null : (fixedHead ?? wordText(pieces[0]!, words[pieces[0]!.word])) + cells + CELL_END + ROW_END;
    },
    write: (words) => [...(readRows(writer.writeText(words))[0] ?? [])],
  };
  return writer;
}

import type { Results } from '@stillingen/domain';
import type { Add, Field, Fields } from './fields.ts';
import { writeResults } from '../event/results.ts';
import { type Cell, CELL_END, checkedValue, closeRow, INDEX, readRows } from './text.ts';

type Words = Readonly<Record<string, unknown>>;
/** A row with the cells of one more word behind it; as it was where the word is absent. */
type AddWord = (row: string, value: unknown) => string;

interface Piece {
  readonly word: string;
  readonly add: AddWord;
  /** How a change says that it is absent now. */
  readonly absent: string;
  /** The cells of the constants behind it. */
  readonly constants: string;
}

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

/**
 * Text and ids as they are, numbers in decimals, a flag as 1 or not at all, yes as y or n. The row grows at its end only, and
 * each kind has a function of its own: so V8 keeps them short and makes one piece of the text soon.
 */
function addUnder(start: string, kind: Field<unknown>['kind']): AddWord {
  switch (kind) {
    case 'text':
    case 'id':
      return (row, value) => (isAbsent(value) ? row : row + start + checkedValue(value as string));
    case 'flag':
      return (row, value) => (value === true ? row + start + '1' : row);
    case 'yes':
      return (row, value) => (isAbsent(value) ? row : row + start + (value === true ? 'y' : 'n'));
    case 'results':
      // They bring their own keys, and the end of their last cell, which the next brings.
      return (row, value) =>
        isAbsent(value) ? row : row + CELL_END + writeResults(value as readonly Results[]).slice(0, -CELL_END.length);
    default:
      return (row, value) => (isAbsent(value) ? row : row + start + (value as number));
  }
}

/** Each after the other. */
const inTurn =
  (adds: readonly AddWord[]): AddWord =>
  (row, value) => {
    let longer = row;
    for (const add of adds) longer = add(longer, value);
    return longer;
  };

/** A cell begins with the end of the one before it, if there is one. */
function pieceOf(word: string, { kind, key, copies }: Field<unknown>, isFirst: boolean): Omit<Piece, 'constants'> {
  const starts = [key, ...copies].map((name, at) => (isFirst && at === 0 ? '' : CELL_END) + name + INDEX);
  const adds = starts.map((start) => addUnder(start, kind));
  const add = adds.length === 1 ? adds[0]! : inTurn(adds);
  return { word, add, absent: kind === 'results' ? add('', []) : starts.join('') };
}

/** The constants that begin the rows of a table, and its words in order, each with the constants behind it. */
function piecesOf(fields: Fields): { readonly lead: string; readonly pieces: readonly Piece[] } {
  const pieces: Piece[] = [];
  let constants = '';
  for (const [at, [word, spec]] of [...Object.entries(fields).entries()].reverse()) {
    if ('constant' in spec) constants = (at === 0 ? '' : CELL_END) + spec.key + INDEX + checkedValue(spec.constant) + constants;
    else {
      pieces.unshift({ ...pieceOf(word, spec, at === 0), constants });
      constants = '';
    }
  }
  return { lead: constants, pieces };
}

/** What adds a word to a row that is written whole: its constants come with it, also where it is absent. */
const addWhole = ({ add, constants }: Piece): AddWord => (constants === '' ? add : inTurn([add, (row) => row + constants]));

export interface RowWriter<F extends Fields> {
  readonly add: Add<F>;
  writeText(words: Words): string;
  changesText(words: Words, before: Words): string | null;
  write(words: Words): Cell[];
}

/** Writes rows by their table of fields. Throws WireError where a value holds a delimiter. */
export function rowWriter<F extends Fields>(fields: F): RowWriter<F> {
  const { lead, pieces } = piecesOf(fields);
  const [head, ...rest] = pieces as [Piece, ...Piece[]];
  const adds = pieces.map(addWhole);

  const writer: RowWriter<F> = {
    // V8 makes an object of entries a map; a copy of it has its words in fixed places.
    add: { ...Object.fromEntries(pieces.map(({ word }, at) => [word, adds[at]])) } as Add<F>,
    writeText: (words) => closeRow(pieces.reduce((row, { word }, at) => adds[at]!(row, words[word]), lead)),
    changesText(words, before) {
      let cells = '';
      for (const { word, add, absent } of rest) {
        const [now, then] = [words[word], before[word]];
        // Most words are the very same value.
        if (now === then) continue;
        const after = add('', now);
        if (after !== add('', then)) cells += after === '' ? absent : after;
      }
      return cells === '' ? null : closeRow(head.add('', words[head.word]) + cells);
    },
    write: (words) => [...(readRows(writer.writeText(words))[0] ?? [])],
  };
  return writer;
}

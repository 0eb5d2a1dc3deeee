/** Row end, cell end and index: the three delimiters of the feed text (FEED-17). Written nowhere else. */
export const ROW_END = '~';
export const CELL_END = '¬';
export const INDEX = '÷';

export type Cell = readonly [key: string, value: string];
/** An ordered list of cells: keys may repeat and their order matters. The first key names the kind of row. */
export type Row = readonly Cell[];

/** The only error that decoding throws: the text is not of this format. */
export class WireError extends Error {
  override readonly name = 'WireError';
}

const DELIMITERS = /[~¬÷]/;

/** One row as feed text: each cell `KEY÷VALUE¬`, then `~`. Throws WireError where a value holds a delimiter. */
export function writeRow(cells: Row): string {
  let text = '';
  for (const [key, value] of cells) {
    if (DELIMITERS.test(value)) throw new WireError(`the value of ${key} holds a delimiter`);
    text += key + INDEX + value + CELL_END;
  }
  return text + ROW_END;
}

/**
 * The rows of a feed text, in order. Empty rows and empty cells are passed over, as they occur in this family of feeds.
 * Throws WireError where a cell has no index or no key, or where the text does not end with a row end.
 */
export function readRows(text: string): Row[] {
  const rows: Row[] = [];
  let at = 0;
  while (at < text.length) {
    const end = text.indexOf(ROW_END, at);
    if (end === -1) throw new WireError(`no row end after position ${at}`);
    const cells: Cell[] = [];
    while (at < end) {
      let cellEnd = text.indexOf(CELL_END, at);
      if (cellEnd === -1 || cellEnd > end) cellEnd = end;
      if (cellEnd > at) {
        const index = text.indexOf(INDEX, at);
        if (index <= at || index > cellEnd) throw new WireError(`no key and index at position ${at}`);
        cells.push([text.slice(at, index), text.slice(index + 1, cellEnd)]);
      }
      at = cellEnd + 1;
    }
    if (cells.length > 0) rows.push(cells);
    at = end + 1;
  }
  return rows;
}

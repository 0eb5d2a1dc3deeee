/** Row end, cell end and index: the three delimiters of the feed text (FEED-17). Written nowhere else. */
export const ROW_END = '~';
export const CELL_END = '¬';
export const INDEX = '÷';
export const ROW_END_CODE = 0x7e;
export const CELL_END_CODE = 0xac;
export const INDEX_CODE = 0xf7;

export type Cell = readonly [key: string, value: string];
export type Row = readonly Cell[];

export class WireError extends Error {
  override readonly name = 'WireError';
}

export function nullIfInvalid<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof WireError) return null;
    throw error;
  }
}

export type CellText = string & ({ readonly __cell: true } | { readonly __id: string });

/** Throws WireError for a delimiter, which would inject cells. */
export function cellText(value: string): CellText {
  for (let at = 0; at < value.length; at += 1) {
    const code = value.charCodeAt(at);
    if (code >= ROW_END_CODE && (code === ROW_END_CODE || code === CELL_END_CODE || code === INDEX_CODE))
      throw new WireError(`the value ${JSON.stringify(value.slice(0, 40))} holds a delimiter`);
  }
  return value as CellText;
}

/** `KEY÷VALUE¬`. Throws WireError. */
export const writeCell = (key: string, value: string): string => key + INDEX + cellText(value) + CELL_END;

export const closeRow = (row: string): string => row + CELL_END + ROW_END;

/** Cells, then `~`. Throws WireError. */
export function writeRow(cells: Row): string {
  let text = '';
  for (const [key, value] of cells) text += writeCell(key, value);
  return text + ROW_END;
}

export function readRows(text: string): Row[] {
  const rows: Row[] = [];
  let at = 0;
  let nextCellEnd = -1;
  while (at < text.length) {
    const end = text.indexOf(ROW_END, at);
    if (end === -1) throw new WireError(`no row end after position ${at}`);
    const cells: Cell[] = [];
    while (at < end) {
      if (nextCellEnd < at) nextCellEnd = text.indexOf(CELL_END, at);
      if (nextCellEnd === -1) nextCellEnd = text.length;
      const cellEnd = Math.min(nextCellEnd, end);
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

export class FeedCursor {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** The first key of the next row, without reading it; null at the end. Throws WireError. */
  nextHead(): string | null {
    const { text } = this;
    let { at } = this;
    while (at < text.length && (text.charCodeAt(at) === ROW_END_CODE || text.charCodeAt(at) === CELL_END_CODE)) at += 1;
    this.at = at;
    if (at === text.length) {
      if (at > 0 && !text.endsWith(ROW_END)) throw new WireError('the text ends without a row end');
      return null;
    }
    for (let end = at; end < text.length; end += 1) {
      const code = text.charCodeAt(end);
      if (code === INDEX_CODE && end > at) return text.slice(at, end);
      if (code === INDEX_CODE || code === CELL_END_CODE || code === ROW_END_CODE) break;
    }
    throw new WireError(`no key and index at position ${at}`);
  }

  /** Steps over the row. Throws WireError where it has no end. */
  skipRow(): void {
    const end = this.text.indexOf(ROW_END, this.at);
    if (end === -1) throw new WireError(`no row end after position ${this.at}`);
    this.at = end + 1;
  }
}

import { eventRow } from './event-row.ts';
import { RESULT_KEYS } from './results.ts';
import { type Cell, readRows, type Row, writeRow } from '../text/text.ts';

const RESULTS: ReadonlySet<string> = new Set(RESULT_KEYS);
const isResult = ([key]: Cell): boolean => RESULTS.has(key);

/**
 * The cells of both rows, the newer ones where both have the key. The key of the kind of row stays in front. Results repeat their
 * keys and are stated as a whole, so newer ones take the place of all older ones.
 */
function mergeRow(older: Row, newer: Row): Cell[] {
  const stated = new Set(newer.map(([key]) => key));
  const hasResults = newer.some(isResult);
  const [head, ...rest] = newer;
  return [head!, ...older.filter((cell) => !stated.has(cell[0]) && !(hasResults && isResult(cell))), ...rest];
}

/**
 * One update text for several, oldest first: of each event one row, of each of its keys the newest value. Rows of other kinds are
 * told whole each time: only the newest text's are kept. Who reads the result ends where one ends who reads them all, as values are
 * absolute. Throws WireError where a text is none.
 */
export function mergeUpdates(texts: readonly string[]): string {
  const events = new Map<string, Row>();
  let others: readonly Row[] = [];
  for (const text of texts) {
    const found: Row[] = [];
    for (const row of readRows(text)) {
      const [key, id] = row[0]!;
      if (key !== eventRow.head) found.push(row);
      else {
        const known = events.get(id);
        events.set(id, known === undefined ? row : mergeRow(known, row));
      }
    }
    if (found.length > 0) others = found;
  }
  return [...events.values(), ...others].map(writeRow).join('');
}

/**
 * An update row with the values that a full row of the same event has under its keys, such as one in other words. A key that the
 * full row does not have keeps its value: it was taken back. Throws WireError where a text is none.
 */
export function restateUpdate(update: Row, full: string): string {
  const [known = []] = readRows(full);
  const values = new Map(known.filter((cell) => !isResult(cell)));
  const cells = update.map(([key, value]): Cell => [key, values.get(key) ?? value]);
  const results = known.filter(isResult);
  if (results.length === 0 || !cells.some(isResult)) return writeRow(cells);
  return writeRow([...cells.filter((cell) => !isResult(cell)), ...results]);
}

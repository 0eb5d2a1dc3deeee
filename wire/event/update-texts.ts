import { eventRow } from './event-row.ts';
import { RESULT_KEYS } from './results.ts';
import { type Cell, readRows, type Row, writeRow } from '../text/text.ts';

const RESULTS: ReadonlySet<string> = new Set(RESULT_KEYS);
const isResult = ([key]: Cell): boolean => RESULTS.has(key);

/** Newer cells first. Results repeat their keys, so newer ones replace all older ones. */
function mergeRow(older: Row, newer: Row): Cell[] {
  const stated = new Set(newer.map(([key]) => key));
  const hasResults = newer.some(isResult);
  const [head, ...rest] = newer;
  return [head!, ...older.filter((cell) => !stated.has(cell[0]) && !(hasResults && isResult(cell))), ...rest];
}

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

/** Takes values from a full row, e.g. in another language; absent keys stay. Throws WireError. */
export function restateUpdate(update: Row, full: string): string {
  const [known = []] = readRows(full);
  const values = new Map(known.filter((cell) => !isResult(cell)));
  const cells = update.map(([key, value]): Cell => [key, values.get(key) ?? value]);
  const results = known.filter(isResult);
  if (results.length === 0 || !cells.some(isResult)) return writeRow(cells);
  return writeRow([...cells.filter((cell) => !isResult(cell)), ...results]);
}

import { type Cell, readRows, type Row, writeRow } from '../text/text.ts';
import { RESULT_KEYS } from './results.ts';

const RESULTS: ReadonlySet<string> = new Set(RESULT_KEYS);
const isResult = ([key]: Cell): boolean => RESULTS.has(key);

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

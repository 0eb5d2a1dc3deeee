import type { StandingLine, StandingTableView } from '../../league/model/standings.ts';

/** Rows in a row of their table; a gap follows each part but the last. */
export type TablePart = readonly (readonly StandingLine[])[];

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** `count` rows around all ids, or half of them around each of two that are farther apart. */
export function tablePart(tables: readonly StandingTableView[], ids: readonly string[], count: number): TablePart {
  const table = tables.find(({ lines }) => lines.some(({ id }) => ids.includes(id)));
  if (table === undefined) return [];
  const { lines } = table;
  const places = lines.flatMap(({ id }, at) => (ids.includes(id) ? [at] : []));
  const [first, last] = [places[0]!, places.at(-1)!];
  const windowAt = (from: number, to: number, size: number): readonly StandingLine[] => {
    const start = clamp(Math.ceil((from + to + 1 - size) / 2), 0, Math.max(0, lines.length - size));
    return lines.slice(start, start + size);
  };
  if (last - first < count) return [windowAt(first, last, count)];
  const half = Math.floor(count / 2);
  const parts = [windowAt(first, first, half), windowAt(last, last, half)];
  const shown = new Set(parts.flat());
  // Windows that meet are one part.
  return shown.size < 2 * half || lines.indexOf(parts[1]![0]!) === lines.indexOf(parts[0]!.at(-1)!) + 1
    ? [lines.filter((line) => shown.has(line))]
    : parts;
}

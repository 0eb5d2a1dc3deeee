import type { RaceSplits } from '../event/entities.ts';

export interface SplitPlace<Line> {
  readonly line: Line;
  readonly rank: number;
  readonly value: number;
  /** On the best at the point: seconds, strokes or points. */
  readonly behind: number;
}

type Measured = { readonly values: readonly (number | null)[] };

/** The order at a point of a race, the best first; equal values share a rank. */
export function placesAt<Line extends Measured>(
  lines: readonly Line[],
  point: number,
  unit: RaceSplits['unit'],
): readonly SplitPlace<Line>[] {
  const sign = unit === 'points' ? -1 : 1;
  const measured = lines.flatMap((line) => {
    const value = line.values[point] ?? null;
    return value === null ? [] : [{ line, value }];
  });
  const inOrder = measured.toSorted((a, b) => sign * (a.value - b.value));
  const best = inOrder[0]?.value ?? 0;
  return inOrder.map(({ line, value }) => ({
    line,
    value,
    rank: 1 + inOrder.findIndex((other) => other.value === value),
    behind: Math.abs(value - best),
  }));
}

/** The last point that anyone has passed; -1 before the first. */
export const lastPoint = (lines: readonly Measured[]): number =>
  Math.max(-1, ...lines.map(({ values }) => values.findLastIndex((value) => value !== null)));

const pad = (units: number): string => String(units).padStart(2, '0');

/** '1:23:45,6', '52,1'. */
export function durationText(seconds: number, decimals: number): string {
  const scale = 10 ** decimals;
  const units = Math.round(seconds * scale);
  const whole = Math.floor(units / scale);
  const fraction = decimals === 0 ? '' : `,${String(units % scale).padStart(decimals, '0')}`;
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  if (hours > 0) return `${hours}:${pad(minutes)}:${pad(whole % 60)}${fraction}`;
  return minutes > 0 ? `${minutes}:${pad(whole % 60)}${fraction}` : `${whole}${fraction}`;
}

const HOLE_WORDS = ['eagle', 'birdie', 'par', 'bogey', 'dobbelt bogey'] as const;
export type HoleWord = (typeof HOLE_WORDS)[number];

/** What a hole is called by its strokes and its par, each a digit of a card; null where not played. */
export function holeOf(strokes: string, par: string): { readonly strokes: number; readonly word: HoleWord } | null {
  const count = Number.parseInt(strokes, 16);
  const over = count - Number.parseInt(par, 16);
  if (Number.isNaN(over)) return null;
  return { strokes: count, word: HOLE_WORDS[Math.max(0, Math.min(HOLE_WORDS.length - 1, over + 2))]! };
}

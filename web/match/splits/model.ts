import { decimalText, durationText, placesAt, type RaceSplits, type SplitPlace, toParText } from '@stillingen/domain';
import type { RaceCourse, SplitLine } from '@stillingen/wire';

const GRAPH_LINES = 10;

/** Decimals that the values have, up to thousandths. */
const decimalsOf = (lines: readonly SplitLine[]): number =>
  Math.max(0, ...lines.flatMap(({ values }) => values.map((value) => (String(value).split('.')[1] ?? '').length)));

const parUpTo = ({ pars = '' }: RaceSplits, point: number): number =>
  (point + 1) * [...pars].reduce((sum, par) => sum + Number.parseInt(par, 16), 0);

/** The splits of a race as they are written. */
export class SplitTable {
  readonly splits: RaceSplits;
  readonly lines: readonly SplitLine[];
  readonly #decimals: number;

  constructor({ splits, lines }: { readonly splits: RaceSplits; readonly lines: readonly SplitLine[] }) {
    this.splits = splits;
    this.lines = lines;
    this.#decimals = decimalsOf(lines);
  }

  placesAt(point: number): readonly SplitPlace<SplitLine>[] {
    return placesAt(this.lines, point, this.splits.unit);
  }

  /** '3.'; of golf '3' or 'T3' (NODUEL-10, 11). */
  rankText({ rank }: SplitPlace<SplitLine>, point: number): string {
    if (this.splits.unit !== 'strokes') return `${rank}.`;
    const isTied = this.placesAt(point).filter((place) => place.rank === rank).length > 1;
    return `${isTied ? 'T' : ''}${rank}`;
  }

  /** '14:32,1', '−6', '131,5'. */
  value({ value }: SplitPlace<SplitLine>, point: number): string {
    switch (this.splits.unit) {
      case 'seconds':
        return durationText(value, this.#decimals);
      case 'points':
        return decimalText(value.toFixed(1));
      case 'strokes':
        return toParText(String(value - parUpTo(this.splits, point)));
    }
  }

  /** On the best; empty for the best. */
  behind({ behind }: SplitPlace<SplitLine>): string {
    if (behind === 0) return '';
    switch (this.splits.unit) {
      case 'seconds':
        return `+${durationText(behind, this.#decimals)}`;
      case 'points':
        return `−${decimalText(behind.toFixed(1))}`;
      case 'strokes':
        return `+${behind}`;
    }
  }
}

export type GraphKind = 'places' | 'gaps';

export interface GraphLine {
  readonly line: SplitLine;
  /** Where it stands at the last point. */
  readonly rank: number;
  /** By point; `share` is 0 at the top of the graph and 1 at its foot. */
  readonly marks: readonly { readonly point: number; readonly share: number }[];
}

/** The best at the last point, with one more competitor that is to be seen. */
function drawn(places: readonly SplitPlace<SplitLine>[], also: string | null): readonly SplitPlace<SplitLine>[] {
  const first = places.slice(0, GRAPH_LINES);
  const beyond = places.find(({ line: { id } }) => id === also);
  return beyond === undefined || first.includes(beyond) ? first : [...first.slice(0, -1), beyond];
}

/** Places or gaps at the points up to the last; those outside of the scale are drawn at its edge. */
export function graphOf(table: SplitTable, last: number, kind: GraphKind, also: string | null): readonly GraphLine[] {
  const ends = drawn(table.placesAt(last), also);
  const points = Array.from({ length: last + 1 }, (_, point) => new Map(table.placesAt(point).map((each) => [each.line, each])));
  const worst = Math.max(...ends.map(({ behind }) => behind)) * 1.3 || 1;
  const shareOf = ({ rank, behind }: SplitPlace<SplitLine>): number =>
    Math.min(1, kind === 'gaps' ? behind / worst : (rank - 1) / Math.max(1, ends.length - 1));
  return ends.map(({ line, rank }) => ({
    line,
    rank,
    marks: points.flatMap((places, point) => {
      const place = places.get(line);
      return place === undefined ? [] : [{ point, share: shareOf(place) }];
    }),
  }));
}

export const tableOf = ({ splits, lines }: RaceCourse): SplitTable | null =>
  splits === null || splits.points.length === 0 ? null : new SplitTable({ splits, lines });

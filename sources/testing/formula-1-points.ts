import type { RoundKind } from '../../domain/standings/championship.ts';

interface PointsScale {
  readonly from: string;
  readonly race: readonly number[];
  readonly sprint: readonly number[];
  /** Added for the fastest lap of an entry within the first places. */
  readonly fastestLap: { readonly points: number; readonly within: number } | null;
}

const TOP_TEN = [25, 18, 15, 12, 10, 8, 6, 4, 2, 1];
const TOP_EIGHT = [8, 7, 6, 5, 4, 3, 2, 1];
const FASTEST_LAP = { points: 1, within: 10 };

/** Since results are no longer dropped; the latest first. */
const FORMULA_1_SCALES: readonly PointsScale[] = [
  { from: '2025-01-01', race: TOP_TEN, sprint: TOP_EIGHT, fastestLap: null },
  { from: '2022-01-01', race: TOP_TEN, sprint: TOP_EIGHT, fastestLap: FASTEST_LAP },
  { from: '2019-01-01', race: TOP_TEN, sprint: [3, 2, 1], fastestLap: FASTEST_LAP },
  { from: '2010-01-01', race: TOP_TEN, sprint: [], fastestLap: null },
  { from: '2003-01-01', race: [10, 8, 6, 5, 4, 3, 2, 1], sprint: [], fastestLap: null },
  { from: '', race: [10, 6, 4, 3, 2, 1], sprint: [], fastestLap: null },
];

export function pointsOfPlace(day: string, kind: RoundKind, place: number, fastestLap: boolean): number {
  const scale = FORMULA_1_SCALES.find(({ from }) => from <= day)!;
  const bonus = kind === 'race' && fastestLap ? scale.fastestLap : null;
  return (scale[kind][place - 1] ?? 0) + (bonus !== null && place <= bonus.within ? bonus.points : 0);
}

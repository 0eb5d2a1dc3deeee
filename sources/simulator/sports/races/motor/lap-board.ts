import type { RankedEntry } from '../../../../datasets/kit/events/race.ts';
import { entryOf } from '../../../engine/fields.ts';
import { type Driven, type DrivenRace, lapsAt } from './lap-race.ts';
import { gapText, timeText } from '../kit.ts';

/** The state of a competitor on a circuit, at one second or at the end. */
interface Standing {
  readonly driven: Driven;
  readonly laps: number;
  /** Seconds at which the last lap was completed; the place on the grid before that. */
  readonly sinceS: number;
  readonly out: boolean;
}

const OUT_AFTER_S = 20;

/** The order at a second, best first; retired competitors come last. */
function standings({ field }: DrivenRace, second: number): readonly Standing[] {
  return field
    .map((driven): Standing => {
      const laps = lapsAt(driven, second);
      const lastS = driven.crossings.at(-1) ?? 0;
      const out = driven.failure !== null && laps === driven.crossings.length && second > lastS + OUT_AFTER_S;
      return { driven, laps, sinceS: laps === 0 ? driven.grid : driven.crossings[laps - 1]!, out };
    })
    .sort((a, b) => Number(a.out) - Number(b.out) || b.laps - a.laps || a.sinceS - b.sinceS);
}

const lapS = ({ crossings }: Driven, lap: number): number => crossings[lap]! - (crossings[lap - 1] ?? 0);
const bestLapS = (driven: Driven, laps: number): number =>
  Array.from({ length: Math.max(0, laps - 1) }, (_, i) => lapS(driven, i + 1)).reduce((a, b) => Math.min(a, b), Infinity);

/** Places that are distinguished by points or laps. */
export interface BoardRules {
  /** Points by place, at the end only. */
  readonly points: readonly number[];
  /** The status of a competitor that did not finish. */
  readonly out: 'retired' | 'fell';
}

/** All competitors at a second of the race; with `points` the result. */
export function lapEntries(
  race: DrivenRace,
  second: number,
  { points, out }: BoardRules,
  isResult: boolean,
): readonly RankedEntry[] {
  const order = standings(race, second);
  const leader = order[0]!;
  return order.map(({ driven, laps, sinceS, out: isOut }, index): RankedEntry => {
    const { competitor, grid, stops, failure } = driven;
    const pitStops = stops.filter((lap) => lap <= laps).length;
    const bestS = isResult ? bestLapS(driven, laps) : Infinity;
    const results = {
      grid: String(grid),
      laps: String(laps),
      ...(pitStops === 0 ? {} : { pitStops: String(pitStops) }),
      ...(bestS === Infinity ? {} : { lapTime: timeText(bestS, 3) }),
    };
    const entry = entryOf(competitor);
    if (isOut) return { ...entry, status: out, results: { ...results, ...(isResult ? { stopReason: failure! } : {}) } };
    const behind = leader.laps - laps;
    const gained = isResult ? points[index] : undefined;
    // Gaps are taken at the end of the last lap that the competitor behind has completed.
    const gapS = laps === 0 ? 0 : sinceS - leader.driven.crossings[laps - 1]!;
    return {
      ...entry,
      rank: index + 1,
      results: {
        ...results,
        ...(index === 0 ? (laps === 0 ? {} : { time: timeText(sinceS, 3) }) : {}),
        ...(index > 0 && behind > (isResult ? 0 : 1) ? { lapDistance: String(behind) } : {}),
        ...(index > 0 && behind <= (isResult ? 0 : 1) && laps > 0 ? { gap: gapText(gapS, 3) } : {}),
        ...(gained === undefined ? {} : { points: String(gained) }),
      },
    };
  });
}

import type { Random } from '../../../../random.ts';
import type { Member } from '../../../engine/fields.ts';

export interface LapRules {
  readonly spread: number;
  readonly noiseS: number;
  readonly gridS: number;
  readonly stops: readonly [least: number, most: number];
  readonly stopS: number;
  readonly failure: number;
  readonly neutral: number;
  readonly reasons: readonly string[];
}

export interface Driven {
  readonly competitor: Member;
  /** Place on the grid, 1 for the first. */
  readonly grid: number;
  /** Seconds from the start to the end of each lap that was driven. */
  readonly crossings: readonly number[];
  readonly stops: readonly number[];
  /** Why it did not come in; null where it did. */
  readonly failure: string | null;
}

export interface DrivenRace {
  readonly field: readonly Driven[];
  /** Seconds during which overtaking is forbidden; null where there were none. */
  readonly neutral: readonly [fromS: number, toS: number] | null;
}

const NEUTRAL_LAPS = 4;
const MOST_STRENGTH = 9;

interface Driving {
  readonly competitor: Member;
  readonly grid: number;
  readonly crossings: number[];
  readonly stops: readonly number[];
  readonly failsAfter: number;
  readonly lapS: number;
  elapsedS: number;
}

function stopLaps(random: Random, laps: number, [least, most]: LapRules['stops']): readonly number[] {
  const count = random.int(least, most);
  return Array.from({ length: count }, (_, i) => Math.round((laps * (i + 0.7 + random.next() * 0.6)) / (count + 1)));
}

export function driveLaps(
  random: Random,
  grid: readonly Member[],
  { laps, lapS }: { laps: number; lapS: number },
  rules: LapRules,
): DrivenRace {
  const field = grid.map((competitor, place): Driving => {
    const pace = ((MOST_STRENGTH - competitor.strength) / MOST_STRENGTH) * rules.spread + random.normal() * rules.spread * 0.25;
    return {
      competitor,
      grid: place + 1,
      crossings: [],
      stops: stopLaps(random, laps, rules.stops),
      failsAfter: random.chance(rules.failure) ? random.int(0, laps - 1) : Infinity,
      lapS: lapS * (1 + pace),
      elapsedS: place * rules.gridS,
    };
  });
  const neutralFrom = random.chance(rules.neutral) ? random.int(2, Math.max(2, laps - 12)) : Infinity;
  let neutral: [number, number] | null = null;
  for (let lap = 1; lap <= laps; lap += 1) {
    const running = field.filter(({ failsAfter }) => lap <= failsAfter).sort((a, b) => a.elapsedS - b.elapsedS);
    const leaderS = running[0]?.elapsedS ?? 0;
    const isNeutral = lap >= neutralFrom && lap < neutralFrom + NEUTRAL_LAPS;
    let beforeS = -Infinity;
    for (const driver of running) {
      const freeS = driver.lapS + random.normal() * rules.noiseS + (driver.stops.includes(lap) ? rules.stopS : 0);
      // Behind the safety car the field closes up.
      driver.elapsedS = isNeutral
        ? Math.max(leaderS + lapS * 1.4, driver.elapsedS + lapS * 1.05, beforeS + 0.8)
        : driver.elapsedS + freeS;
      beforeS = driver.elapsedS;
      driver.crossings.push(driver.elapsedS);
    }
    if (isNeutral) neutral = [neutral?.[0] ?? leaderS, leaderS + lapS * 1.4];
  }
  return {
    neutral,
    field: field.map(({ competitor, grid: place, crossings, stops, failsAfter }) => ({
      competitor,
      grid: place,
      crossings,
      stops,
      failure: failsAfter === Infinity ? null : random.pick(rules.reasons),
    })),
  };
}

export function lapsAt({ crossings }: Driven, second: number): number {
  let [low, high] = [0, crossings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (crossings[middle]! <= second) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const winnerS = ({ field }: DrivenRace, laps: number): number =>
  Math.min(...field.map(({ crossings }) => crossings[laps - 1] ?? Infinity));

/**
 * The laps that count of each competitor: one behind the winner ends the race with the lap it is
 * on.
 */
export function flagged(race: DrivenRace, laps: number): DrivenRace {
  const endS = winnerS(race, laps);
  return {
    ...race,
    field: race.field.map((driven) => {
      const counted = Math.min(laps, lapsAt(driven, endS) + 1);
      // A competitor that retires after that has finished all the same.
      if (driven.crossings.length < counted) return driven;
      return { ...driven, crossings: driven.crossings.slice(0, counted), failure: null };
    }),
  };
}

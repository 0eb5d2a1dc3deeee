import type { Random } from '../../../../random.ts';
import { readTable } from '../../../data/table.ts';
import type { Member } from '../../../engine/fields.ts';

const COLUMNS = 'name spread# noise_s# grid_s# least_stops# most_stops# stop_s# failure# neutral# penalty# out reasons points';
/**
 * `spread` lies between the best and the worst pace, as a share of a lap; `failure`, `neutral` and `penalty` are the
 * chances of a failure, of a safety car, and of a penalty after the finish.
 */
const rulesByName = new Map(
  readTable('lap-rules.csv', COLUMNS).map((row) => [
    row.name,
    {
      ...row,
      /** The status of a competitor that did not finish. */
      out: row.out === 'fell' ? ('fell' as const) : ('retired' as const),
      reasons: row.reasons.split('|'),
      points: row.points.split(' ').map(Number),
    },
  ]),
);
export const lapRules = (name: string) => rulesByName.get(name)!;
export type LapRules = ReturnType<typeof lapRules>;

export interface Driven {
  readonly competitor: Member;
  readonly grid: number;
  readonly crossings: readonly number[];
  readonly stops: readonly number[];
  readonly failure: string | null;
}

export interface DrivenRace {
  readonly field: readonly Driven[];
  readonly neutral: readonly [fromS: number, toS: number] | null;
}

const NEUTRAL_LAPS = 4;
const MOST_STRENGTH = 9;

function stopLaps(random: Random, laps: number, { leastStops, mostStops }: LapRules): readonly number[] {
  const count = random.int(leastStops, mostStops);
  return Array.from({ length: count }, (_, i) => Math.round((laps * (i + 0.7 + random.next() * 0.6)) / (count + 1)));
}

export const paceOf = (random: Random, { strength }: Member, spread: number): number =>
  ((MOST_STRENGTH - strength) / MOST_STRENGTH) * spread + random.normal() * spread * 0.25;

export function driveLaps(
  random: Random,
  grid: readonly Member[],
  { laps, lapS }: { laps: number; lapS: number },
  rules: LapRules,
): DrivenRace {
  const field = grid.map((competitor, place) => {
    const pace = paceOf(random, competitor, rules.spread);
    return {
      competitor,
      grid: place + 1,
      crossings: [] as number[],
      stops: stopLaps(random, laps, rules),
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
  const next = crossings.findIndex((crossing) => crossing > second);
  return next === -1 ? crossings.length : next;
}

export const winnerS = ({ field }: DrivenRace, laps: number): number =>
  Math.min(...field.map(({ crossings }) => crossings[laps - 1] ?? Infinity));

/** The laps that count: a competitor behind the winner ends the race with the lap it is on. */
export function flagged(race: DrivenRace, laps: number): DrivenRace {
  const endS = winnerS(race, laps);
  return {
    ...race,
    field: race.field.map((driven) => {
      const counted = Math.min(laps, lapsAt(driven, endS) + 1);
      if (driven.crossings.length < counted) return driven;
      return { ...driven, crossings: driven.crossings.slice(0, counted), failure: null };
    }),
  };
}

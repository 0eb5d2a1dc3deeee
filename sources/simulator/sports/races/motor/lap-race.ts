import { type Results, Stage } from '@stillingen/domain';
import { createRandom, type Random } from '../../../../random.ts';
import { listOf, oneOf, readTable } from '../../../data/table.ts';
import { entryOf, type Member } from '../../../engine/fields.ts';
import {
  corrected,
  everySeconds,
  type Place,
  type Progress,
  type RaceTimeline,
  type RankedEntry,
  rankSplits,
  timeOrGap,
  timeText,
} from '../../../engine/race-timeline.ts';

const COLUMNS = 'name spread# noise_s# grid_s# least_stops# most_stops# stop_s# failure# neutral# penalty# out reasons points';

/**
 * `spread` lies between the best and the worst pace, as a share of a lap; `failure`, `neutral` and
 * `penalty` are the chances of a failure, of a safety car, and of a penalty after the finish.
 */
const RULES = readTable('lap-rules.csv', COLUMNS, {
  /** The status of a competitor that did not finish. */
  out: oneOf('fell', 'retired'),
  reasons: listOf(String, '|'),
  points: listOf(String),
});
export type LapRules = (typeof RULES)[number];
export const lapRules: ReadonlyMap<string, LapRules> = new Map(RULES.map((rules) => [rules.name, rules]));

const NEUTRAL_LAPS = 4;
const MOST_STRENGTH = 9;
const LOOK_S = 45;
const OUT_AFTER_S = 20;
const STEWARDS_MINUTES = [35, 110] as const;
const PENALTIES_S = [5, 5, 10];
const GRID_KNOWN_S = 2 * 3600;
const FORMATION_S = 120;
const SETTLED_S = 20;

/** What a competitor loses on the best, as a share of a lap. */
export const paceOf = (random: Random, { strength }: Member, spread: number): number =>
  ((MOST_STRENGTH - strength) / MOST_STRENGTH) * spread + random.normal() * spread * 0.25;

/** The laps that end with a pit stop. */
function stopLaps(random: Random, laps: number, { leastStops, mostStops }: LapRules): readonly number[] {
  const count = random.int(leastStops, mostStops);
  return Array.from({ length: count }, (_, i) => Math.round((laps * (i + 0.7 + random.next() * 0.6)) / (count + 1)));
}

function lapsAt(splits: readonly number[], second: number): number {
  const next = splits.findIndex((split) => split > second);
  return next === -1 ? splits.length : next;
}

function driveLaps(random: Random, grid: readonly Member[], laps: number, lapS: number, rules: LapRules) {
  const field = grid.map((competitor, place) => ({
    entry: entryOf(competitor),
    grid: place + 1,
    lapS: lapS * (1 + paceOf(random, competitor, rules.spread)),
    stops: stopLaps(random, laps, rules),
    failsAfter: random.chance(rules.failure) ? random.int(0, laps - 1) : Infinity,
    elapsedS: place * rules.gridS,
    splits: [] as number[],
  }));
  const neutralFrom = random.chance(rules.neutral) ? random.int(2, Math.max(2, laps - 12)) : Infinity;
  let neutral = { fromS: Infinity, untilS: -Infinity };
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
      driver.splits.push(driver.elapsedS);
    }
    if (isNeutral) neutral = { fromS: Math.min(neutral.fromS, leaderS), untilS: leaderS + lapS * 1.4 };
  }
  const endS = Math.min(...field.map(({ splits }) => splits[laps - 1] ?? Infinity));
  const drivers = field.map(({ entry, grid: place, stops, failsAfter, splits: driven }) => {
    const reason = failsAfter === Infinity ? null : random.pick(rules.reasons);
    // A competitor behind the winner ends the race with the lap it is on.
    const counted = Math.min(laps, lapsAt(driven, endS) + 1);
    const splits = driven.slice(0, counted);
    const failure = splits.length < counted ? reason : null;
    return { entry, grid: place, stops, splits, failure };
  });
  return { drivers, endS, neutral };
}

type Driver = ReturnType<typeof driveLaps>['drivers'][number];
type DriverRow = Driver & Progress;

const MOST_POINTS = 20;

/** The laps at which a race is measured: all of a short one, the last always. */
export function measuredLaps(laps: number): readonly number[] {
  const every = Math.ceil(laps / MOST_POINTS);
  return Array.from({ length: Math.ceil(laps / every) }, (_, index) => Math.min(laps, (index + 1) * every));
}

function rowAt(driver: Driver, second: number, out: LapRules['out'], published: readonly number[]): DriverRow {
  const { splits, failure } = driver;
  const passed = lapsAt(splits, second);
  const isOut = failure !== null && passed === splits.length && second > (splits.at(-1) ?? 0) + OUT_AFTER_S;
  return { ...driver, passed, published, ...(isOut ? { out } : {}) };
}

/** The ranking at a second of a race; that at Infinity is the result. */
function entriesAt(drivers: readonly Driver[], second: number, { points, out }: LapRules): readonly RankedEntry[] {
  const laps = Math.max(...drivers.map(({ splits }) => splits.length));
  const published = measuredLaps(laps).map((lap) => lap - 1);
  const isResult = second === Infinity;
  const common = ({ grid, stops, splits, passed }: DriverRow): Results => {
    const pitStops = stops.filter((lap) => lap <= passed).length;
    const bestS = isResult ? Math.min(...splits.slice(1).map((split, lap) => split - splits[lap]!)) : Infinity;
    return {
      grid: String(grid),
      laps: String(passed),
      ...(pitStops === 0 ? {} : { pitStops: String(pitStops) }),
      ...(bestS === Infinity ? {} : { lapTime: timeText(bestS, 3) }),
    };
  };
  const timeOf = (place: Place<DriverRow>): Results => {
    const { leader, row } = place;
    const lapped = leader.passed - row.passed;
    if (lapped > (isResult ? 0 : 1)) return { lapDistance: String(lapped) };
    return row.passed === 0 ? {} : timeOrGap(place, 3);
  };
  const gained = (index: number): Results => (isResult && points[index] !== undefined ? { points: points[index] } : {});
  return rankSplits(
    drivers.map((driver) => rowAt(driver, second, out, published)),
    (place) => ({ ...common(place.row), ...timeOf(place), ...gained(place.index) }),
    (row) => ({ ...common(row), ...(isResult ? { stopReason: row.failure! } : {}) }),
  );
}

export function raceTimeline(seed: string, grid: readonly Member[], laps: number, lapS: number, rules: LapRules): RaceTimeline {
  const random = createRandom(seed, 'laps');
  const { drivers, endS, neutral } = driveLaps(random, grid, laps, lapS, rules);
  const entries =
    (second: number, of = drivers) =>
    () =>
      entriesAt(of, second, rules);
  const lastS = Math.max(...drivers.map(({ splits }) => splits.at(-1) ?? 0));
  const everyS = lapS > LOOK_S ? lapS / 2 : lapS * Math.ceil(LOOK_S / lapS / 1.5);
  const noticeAt = (second: number): string => {
    if (second >= endS) return 'Ternet flag';
    return neutral.fromS <= second && second <= neutral.untilS ? 'Safety car' : '';
  };
  const underWay = everySeconds([FORMATION_S + lapS * 0.7, FORMATION_S + lastS, everyS], (atS) => {
    const second = atS - FORMATION_S;
    const done = Math.max(...drivers.map(({ splits }) => lapsAt(splits, second))) + (second < endS ? 1 : 0);
    return { stage: Stage.live, done: Math.min(laps, done), notice: noticeAt(second), entries: entries(second) };
  });
  const onGrid = () => drivers.map((driver) => ({ ...driver.entry, results: { grid: String(driver.grid) } }));
  const timeline: RaceTimeline = [
    { atS: -GRID_KNOWN_S, stage: Stage.scheduled, done: 0, entries: onGrid },
    { atS: FORMATION_S, stage: Stage.live, done: 0, entries: entries(0) },
    ...underWay,
    { atS: FORMATION_S + lastS + SETTLED_S, stage: Stage.finished, done: laps, entries: entries(Infinity) },
  ];
  const finishers = drivers.filter(({ splits, failure }) => failure === null && splits.length === laps);
  if (finishers.length <= 3 || !random.chance(rules.penalty)) return timeline;
  const [driver, seconds] = [random.pick(finishers), random.pick(PENALTIES_S)];
  const penalised = { ...driver, splits: driver.splits.with(-1, driver.splits.at(-1)! + seconds) };
  const ranking = entries(Infinity, drivers.with(drivers.indexOf(driver), penalised));
  const notice = `Tidsstraf: ${driver.entry.participant.name} +${seconds} sek.`;
  return corrected(timeline, random.int(...STEWARDS_MINUTES) * 60, notice, ranking);
}

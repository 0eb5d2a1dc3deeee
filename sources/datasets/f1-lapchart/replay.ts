import { Stage } from '@stillingen/domain';
import { basename, dirname, join } from 'node:path';
import type { RankedEntry } from '../kit/events/race.ts';
import { recordedRace, type RecordedRanking, type RecordingSet } from '../kit/replay/recorded-event.ts';
import { type Driver, type LapChart, type RaceDay, raceDay, readChart, withoutDoubles } from './read.ts';
import { BadRow } from '../kit/import/data-set.ts';

const DEFAULT_LAP_S = 95;
const STEWARDS_S = 3600;

const isClassified = ({ entry }: Driver): boolean => typeof entry.rank === 'number';
const isLateLoss = ({ entry, timeMs }: Driver): boolean => entry.status === 'disqualified' && timeMs !== null;

function entryAfter({ car: _car, entry, laps, stops }: Driver, lap: number): RankedEntry {
  const { participant, team, results = {} } = entry;
  const { grid } = results;
  const stopped = stops.filter((stop) => stop <= lap).length;
  return {
    participant,
    ...(team === undefined ? {} : { team }),
    rank: null,
    results: {
      ...(grid === undefined ? {} : { grid }),
      laps: String(Math.min(laps, lap)),
      ...(stopped > 0 ? { pitStops: String(stopped) } : {}),
    },
  };
}

function afterLap(drivers: ReadonlyMap<string, Driver>, order: readonly string[], before: readonly string[], lap: number) {
  const listed = new Set(order);
  // A lapped car has no row at the end; it keeps its place behind the others.
  const lapped = before.filter((car) => !listed.has(car) && (isClassified(drivers.get(car)!) || drivers.get(car)!.laps >= lap));
  const running = [...order, ...lapped];
  const out = [...drivers.values()].filter(({ car }) => !running.includes(car));
  const entries = [
    ...running.map((car, index) => ({ ...entryAfter(drivers.get(car)!, lap), rank: index + 1 })),
    ...out.map((driver): RankedEntry => {
      const { status = 'ok', results: { stopReason } = {} } = driver.entry;
      const entry = entryAfter(driver, lap);
      if (driver.laps >= lap && status !== 'not-started') return entry;
      return { ...entry, status, results: { ...entry.results, ...(stopReason === undefined ? {} : { stopReason }) } };
    }),
  ];
  return { running, entries };
}

/** The result on track: disqualified drivers keep their place, without points. */
function onTrack(drivers: readonly Driver[]): RankedEntry[] {
  const arrived = drivers
    .filter((driver) => isClassified(driver) || isLateLoss(driver))
    .sort((a, b) => b.laps - a.laps || (a.timeMs ?? Number.POSITIVE_INFINITY) - (b.timeMs ?? Number.POSITIVE_INFINITY));
  return drivers.map(({ entry, ...driver }) => {
    const place = arrived.findIndex(({ car }) => car === driver.car);
    const { gap: _gap, points: _points, stopReason, ...results } = entry.results ?? {};
    if (place < 0) return { ...entry, results: { ...results, ...(stopReason === undefined ? {} : { stopReason }) } };
    return { ...entry, rank: place + 1, status: 'ok', results };
  });
}

/** Laps take equal time: the chart has only their order. */
export function raceRankings({ facts, drivers }: RaceDay, chart: LapChart): RecordedRanking[] {
  const byCar = new Map(drivers.map((driver) => [driver.car, driver]));
  const fastestMs = Math.min(...drivers.flatMap(({ timeMs }) => (timeMs === null ? [] : [timeMs])));
  const last = chart.laps.length;
  const lapS = Number.isFinite(fastestMs) ? fastestMs / 1000 / last : DEFAULT_LAP_S;

  let { running, entries } = afterLap(byCar, chart.grid, [], 0);
  const states: RecordedRanking[] = [{ second: 0, stage: Stage.live, done: 0, entries }];
  for (const [index, order] of chart.laps.slice(0, -1).entries()) {
    const lap = index + 1;
    ({ running, entries } = afterLap(byCar, order, running, lap));
    states.push({ second: lap * lapS, done: lap, entries });
  }
  const official = drivers.map(({ entry }) => entry);
  const late = drivers.some(isLateLoss);
  const finish = { second: last * lapS, stage: Stage.finished, done: facts.length };
  states.push({ ...finish, entries: late ? onTrack(drivers) : official });
  return late ? [...states, { second: finish.second + STEWARDS_S, entries: official }] : states;
}

export const startersOf = ({ drivers }: RaceDay): RankedEntry[] => drivers.map((driver) => entryAfter(driver, 0));

const NAME = /^(\d{4})_(.+_grand_prix)\.csv$/;

export const lapchart: RecordingSet = {
  name: 'f1-lapchart',
  about: 'Formula 1: every lap of a Grand Prix, beside F1DB',
  reads: (name) => NAME.test(basename(name)),
  async recordings(file) {
    const [, year, grandPrix] = NAME.exec(basename(file.name))!;
    const day = await raceDay(join(dirname(file.path), '..', 'f1-f1db'), year!, grandPrix!);
    const cars = day.drivers.map(({ car }) => car);
    const chart = withoutDoubles(await readChart(file), cars);
    const stranger = [chart.grid, ...chart.laps].flat().find((car) => !cars.includes(car));
    if (stranger !== undefined) throw new BadRow(`no driver had the car ${stranger} in this race`);
    return [
      recordedRace({
        id: day.id,
        file: file.name,
        what: 'løbet',
        playedMs: day.drivenMs,
        facts: day.facts,
        starters: startersOf(day),
        rankings: raceRankings(day, chart),
      }),
    ];
  },
};

import { basename, dirname, join } from 'node:path';
import { BadRow } from '../kit/import/report.ts';
import { recordedRace } from '../kit/replay/recorded-race.ts';
import type { RecordingSet } from '../kit/replay/recording-set.ts';
import { readChart, withoutDoubles } from './chart.ts';
import { raceDay } from './race-day.ts';
import { raceMoments, startersOf } from './script.ts';

const NAME = /^(\d{4})_(.+_grand_prix)\.csv$/;

/** Lap charts of Formula 1: the place of every car after every lap. Who drives the cars stands in the F1DB beside them. */
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
    if (stranger !== undefined) throw new BadRow(`nobody drove a car ${stranger} in this race`);
    return [
      recordedRace({
        id: day.id,
        file: file.name,
        what: 'løbet',
        playedMs: day.drivenMs,
        facts: day.facts,
        starters: startersOf(day),
        rankings: raceMoments(day, chart),
      }),
    ];
  },
};

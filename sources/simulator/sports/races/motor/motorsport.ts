import type { CreateSport } from '../../../engine/event-plan.ts';
import { aroundTheClock, yearlySport } from '../calendar.ts';
import { bikeCircuits, carCircuits } from './circuits.ts';
import { rallies } from './rally.ts';
import { speedway } from './speedway.ts';

export const autoRacing: CreateSport = (seed) => {
  const [circuits, rally] = [carCircuits(seed), rallies(seed)];
  return yearlySport(
    32,
    (year) => [...circuits.year(year), ...rally.year(year)],
    (day) => [
      ...aroundTheClock(`cars-${seed}`, day, 60, circuits.kinds),
      ...aroundTheClock(`rally-${seed}`, day, 12 * 60, rally.kinds),
    ],
  );
};

export const motoRacing: CreateSport = (seed) => {
  const [circuits, nights] = [bikeCircuits(seed), speedway(seed)];
  return yearlySport(
    33,
    (year) => [...circuits.year(year), ...nights.year(year)],
    (day) => [
      ...aroundTheClock(`bikes-${seed}`, day, 40, circuits.kinds),
      ...aroundTheClock(`speedway-${seed}`, day, 4 * 60, nights.kinds),
    ],
  );
};

import type { CreateSport } from '../../engine/event-plan.ts';
import { alpineSkiing } from './winter/alpine.ts';
import { biathlon } from './winter/biathlon.ts';
import { crossCountry } from './winter/cross-country.ts';
import { cycling } from './cycling/cycling.ts';
import { golf } from './golf/golf.ts';
import { horseRacing } from './horses/horse-racing.ts';
import { autoRacing, motoRacing } from './motor/motorsport.ts';
import { skiJumping } from './winter/ski-jumping.ts';

/** The sports of races. Their groups, motorsport and winter sports, have no events of their own. */
export const RACE_SPORTS: readonly CreateSport[] = [
  cycling,
  autoRacing,
  motoRacing,
  golf,
  horseRacing,
  skiJumping,
  alpineSkiing,
  crossCountry,
  biathlon,
];

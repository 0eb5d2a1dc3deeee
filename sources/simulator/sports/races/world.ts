import type { CreateSport } from '../../engine/event-plan.ts';
import { alpineSkiing } from './alpine.ts';
import { biathlon } from './biathlon.ts';
import { crossCountry } from './cross-country.ts';
import { cycling } from './cycling.ts';
import { golf } from './golf.ts';
import { horseRacing } from './horse-racing.ts';
import { autoRacing, motoRacing } from './motorsport.ts';
import { skiJumping } from './ski-jumping.ts';

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

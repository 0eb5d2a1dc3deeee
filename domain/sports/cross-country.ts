import { GAP, TIME, winterSport, WORLD_CUP } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';

export const crossCountry = winterSport(SPORT.crossCountry, { board: [TIME, GAP], progress: 'km', championship: WORLD_CUP });

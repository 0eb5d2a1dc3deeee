import { GAP, TIME } from '../sport/board.ts';
import { WORLD_CUP, winterSport } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';

export const crossCountry = winterSport(SPORT.crossCountry, { board: [TIME, GAP], progress: 'km', championship: WORLD_CUP });

import { GAP, TIME } from './board.ts';
import { WORLD_CUP, winterSport } from './define.ts';

export const crossCountry = winterSport(40, { board: [TIME, GAP], progress: 'km', championship: WORLD_CUP });

import { GAP, TIME } from '../sport/board.ts';
import { WORLD_CUP, winterSport } from '../sport/define.ts';

export const crossCountry = winterSport(40, { board: [TIME, GAP], progress: 'km', championship: WORLD_CUP });

import { GAP, TIME } from './board.ts';
import { winterSport } from './define.ts';

export const crossCountry = winterSport(40, { board: [TIME, GAP], progress: 'km' });

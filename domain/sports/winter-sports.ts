import { GAP, POINTS, TIME } from '../sport/board.ts';
import { winterSport } from '../sport/define.ts';

/** Groups the sports of snow (SPORT-04). */
export const winterSports = winterSport(37, { board: [TIME, GAP, POINTS], progress: null, event: 'konkurrence' });

import { GAP, POINTS, TIME, winterSport } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';

export const winterSports = winterSport(SPORT.winterSports, { board: [TIME, GAP, POINTS], progress: null, event: 'konkurrence' });

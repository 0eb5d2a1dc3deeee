import { ENGINE_BOARD, engineSport } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';

export const motorsport = engineSport(SPORT.motorsport, { board: ENGINE_BOARD, progress: 'laps' });

import { ENGINE_BOARD } from '../sport/board.ts';
import { engineSport } from '../sport/define.ts';

/** Groups car and motorcycle racing (SPORT-03). */
export const motorsport = engineSport(31, { board: ENGINE_BOARD, progress: 'laps' });
